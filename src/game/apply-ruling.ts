import type { Checked } from "../checked.ts";
import { malformed, unreadable } from "../play/malformed.ts";
import { choicesText } from "../read/describe.ts";
import { conclude } from "./conclude.ts";
import { endGame } from "./end-game.ts";
import { eventByEvent } from "./fold/apply-event.ts";
import { countable, historyFull } from "./judging/limits.ts";
import { type Applied, type Judged, refusal } from "./judging/refusal.ts";
import type { Ruling } from "./model/ruling.ts";
import type { GameState } from "./model/state.ts";
import { judgePlayerRuling, playerRulings } from "./player-ruling.ts";
import { readDecision } from "./read-decision.ts";
import { requireGame } from "./table/require-game.ts";

/**
 * Applies a ruling that only the table, the director or the server may make. Returns the new state, or the reasons why
 * the ruling is rejected. Never throws for an invalid `ruling`.
 *
 * - `adjust` changes a score at any time. After the game is over, this may change the winner.
 * - `tell-rack` and `return-excess` are for games at a real table. In a game with a seed, racks are known and never too
 *   full. Reported tiles are trusted, even if the tile set does not have that many: `auditGame` detects this.
 * - `set-turn` is for games in which a player is on turn.
 * - `end` does the same as `endGame`, using the known racks.
 * - `decide` ends a game at any point, or changes the result of a finished game. Scores do not change, and unplayed
 *   tiles are not settled.
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
  const types = [...playerRulings(), "end", "decide"];
  if (!types.includes(type)) return refusal(malformed("type", choicesText(types), type));
  const isOver = state.status.kind === "over";
  if (isOver && type !== "adjust" && type !== "decide") return refusal({ code: "game-over", squares: [] });
  if (type === "end") return judgeEnd(state, ruling);
  const full = historyFull(state);
  if (full !== null && (isOver || type !== "decide")) return refusal(full); // every game can be ended
  return type === "decide" ? judgeDecision(state, ruling) : judgePlayerRuling(state, ruling);
}

type Said<Type extends Ruling["type"]> = Extract<Ruling, { readonly type: Type }>;

/** The ends that a table declares, as `endGame` judges them. */
function judgeEnd(state: GameState, { reason }: Said<"end">): Judged {
  if (reason !== "agreed" && reason !== "time") return refusal(malformed("reason", "agreed or time", reason));
  return endGame(state, { reason });
}

/** Whoever rules says who has won and by how much. Scores are not asked. */
function judgeDecision({ players }: GameState, ruling: Said<"decide">): Judged {
  const { decision, violations } = readDecision(players.length, ruling);
  if (violations !== undefined) return refusal(...violations);
  return { ok: true, events: [{ player: null, type: "decided", ...decision }] };
}
