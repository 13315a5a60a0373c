import type { Checked } from "../checked.ts";
import { malformed, unreadable } from "../play/malformed.ts";
import { pileSize } from "../tiles/pile.ts";
import { conclude } from "./conclude.ts";
import { endGame } from "./end-game.ts";
import { eventByEvent } from "./fold/apply-event.ts";
import { notAllowed } from "./judging/authority.ts";
import { countable, historyFull } from "./judging/limits.ts";
import { type Applied, type Judged, refusal } from "./judging/refusal.ts";
import { notHeld, readPile } from "./judging/tiles-told.ts";
import type { Ruling } from "./model/ruling.ts";
import type { GameState, Player } from "./model/state.ts";
import type { Violation } from "./model/violation.ts";
import { checkNote, integers, isPoints, readDecision } from "./read-decision.ts";
import { isPlayer } from "./table/players.ts";
import { requireGame } from "./table/require-game.ts";

/**
 * Applies what only the table, the director or the server may say. Returns the new state, or why the ruling makes no
 * sense. Never throws for a bad `ruling`.
 *
 * - `adjust` changes a score at any time. After the end it may change who has won.
 * - `tell-rack` and `return-excess` are for games at a real table. In a game with a seed, racks are known and never too
 *   full. What is reported is believed, even if the tile set has fewer such tiles: `auditGame` finds that.
 * - `set-turn` is for games in which somebody is on turn.
 * - `end` does what `endGame` does, with the racks that are known.
 * - `decide` ends a game wherever it stands, and changes the result of one that is over. Scores stay as they are, and
 *   unplayed tiles are not settled.
 *
 * @throws TypeError if `state` is not a game (for instance a view).
 *
 * @example
 * ```ts
 * import { applyRuling, createTableGame, unwrap } from "tilewright";
 *
 * const game = createTableGame({ players: 2 });
 * const { state } = unwrap(applyRuling(game, { type: "adjust", player: 1, points: -10, reason: "time" }));
 * state.players[1]?.score; // => -10
 * ```
 */
export function applyRuling(state: GameState, ruling: Ruling): Checked<Applied> {
  // D16
  requireGame(state);
  const judged = countable(state, judgeRuling(state, ruling));
  const [add] = eventByEvent(state);
  return judged.ok ? conclude(state, add, judged.events) : judged;
}

/** Judges a ruling of unknown shape. */
export function judgeRuling(state: GameState, ruling: Ruling): Judged {
  try {
    if (typeof ruling !== "object" || ruling === null) return refusal(malformed("", "a ruling", ruling));
    return judge(state, { ...ruling });
  } catch {
    return refusal(unreadable("", "a ruling"));
  }
}

function judge(state: GameState, ruling: Ruling): Judged {
  const { type } = ruling;
  if (!types.includes(type)) return refusal(malformed("type", types.join(", "), type));
  const isOver = state.status.kind === "over";
  if (isOver && type !== "adjust" && type !== "decide") return refusal({ code: "game-over", squares: [] });
  if (type === "end") return judgeEnd(state, ruling);
  const full = historyFull(state);
  if (full !== null && (isOver || type !== "decide")) return refusal(full); // every game can be ended
  if (type === "decide") return judgeDecision(state, ruling);
  const { player } = ruling;
  if (!isPlayer(state, player)) return refusal(malformed("player", `0 to ${state.players.length - 1}`, player));
  switch (ruling.type) {
    case "adjust":
      return judgeAdjustment(ruling);
    case "tell-rack":
      return judgeTold(state, ruling);
    case "return-excess":
      return judgeExcess(state, ruling);
    case "set-turn": {
      const stays = state.status.kind === "playing" && !(state.players[player] as Player).resigned;
      return stays ? { ok: true, events: [{ player, type: "turn-set" }] } : refusal(notAllowed("set-turn"));
    }
  }
}

type Said<Type extends Ruling["type"]> = Extract<Ruling, { readonly type: Type }>;

const types: readonly Ruling["type"][] = ["adjust", "tell-rack", "return-excess", "set-turn", "end", "decide"];
const reasons: readonly Said<"adjust">["reason"][] = ["time", "penalty", "correction", "as-recorded"];

/** The ends that a table declares, as `endGame` judges them. */
function judgeEnd(state: GameState, { reason }: Said<"end">): Judged {
  if (reason !== "agreed" && reason !== "time") return refusal(malformed("reason", "agreed, time", reason));
  return endGame(state, { reason });
}

/** Whoever rules says who has won and by how much. Scores are not asked. */
function judgeDecision({ players }: GameState, ruling: Said<"decide">): Judged {
  const { decision, violations } = readDecision(players.length, ruling);
  if (violations !== undefined) return refusal(...violations);
  return { ok: true, events: [{ player: null, type: "decided", ...decision }] };
}

function judgeAdjustment({ player, points, reason, note }: Said<"adjust">): Judged {
  const violations: Violation[] = [];
  if (!isPoints(points)) violations.push(malformed("points", `an integer ${integers}`, points));
  if (!reasons.includes(reason)) violations.push(malformed("reason", reasons.join(", "), reason));
  violations.push(...checkNote(note));
  if (violations.length > 0) return refusal(...violations);
  return { ok: true, events: [{ player, type: "adjusted", reason, points: points + 0, note: note ?? null }] };
}

/** While a game waits for its racks they must be reported completely: the settlement needs every tile. */
function judgeTold(state: GameState, { player, rack }: Said<"tell-rack">): Judged {
  const { status } = state;
  if (state.seed !== null) return refusal(notAllowed("tell-rack"));
  const { pile, violations } = readPile(state.ruleset.tileSet, rack, "rack");
  if (violations !== undefined) return refusal(...violations);
  if (status.kind === "racks-needed") {
    if (!status.waitingFor.includes(player)) return refusal(notAllowed("tell-rack"));
    if (pile.hidden > 0) return refusal({ code: "rack-unknown", squares: [], players: [player] });
  }
  return { ok: true, events: [{ player, type: "rack-told", rack: pile }] };
}

/** Exactly the tiles beyond a full rack go back (T6). They are known as far as the table has seen them. */
function judgeExcess(state: GameState, { player, tiles }: Said<"return-excess">): Judged {
  const { rack } = state.players[player] as Player;
  const excess = pileSize(rack) - state.ruleset.rackSize;
  if (state.seed !== null || state.status.kind === "racks-needed" || excess <= 0)
    return refusal(notAllowed("return-excess"));
  const { pile, violations } = readPile(state.ruleset.tileSet, tiles, "tiles");
  if (violations !== undefined) return refusal(...violations);
  if (pileSize(pile) !== excess)
    return refusal(malformed("tiles", `${excess} tiles, those beyond a full rack`, pileSize(pile)));
  const missing = notHeld(state.ruleset.tileSet, pile.tiles, rack);
  if (missing.length > 0) return refusal(...missing);
  return { ok: true, events: [{ player, type: "excess-returned", tiles: pile }] };
}
