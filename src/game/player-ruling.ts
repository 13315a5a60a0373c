import { malformed } from "../play/malformed.ts";
import { choicesText } from "../read/describe.ts";
import { pileSize } from "../tiles/pile.ts";
import { notAllowed } from "./judging/authority.ts";
import { type Judged, refusal } from "./judging/refusal.ts";
import { notHeld, readPile } from "./judging/tiles-told.ts";
import { ruledReasons } from "./model/event.ts";
import type { Ruling } from "./model/ruling.ts";
import type { GameState, Player } from "./model/state.ts";
import type { Violation } from "./model/violation.ts";
import { checkNote, integers, isPoints } from "./read-decision.ts";
import { isPlayer } from "./table/players.ts";

/** A ruling about one player. */
export type PlayerRuling = Extract<Ruling, { readonly player: unknown }>;

type Said<Type extends PlayerRuling["type"]> = Extract<PlayerRuling, { readonly type: Type }>;

/** Judges a ruling about one player, whose type is known to be right. Whether the game is over has been asked. */
export function judgePlayerRuling(state: GameState, ruling: PlayerRuling): Judged {
  const { player } = ruling;
  if (!isPlayer(state, player))
    return refusal(malformed("player", `a seat from 0 to ${state.players.length - 1}`, player));
  return (judges[ruling.type] as Judge<PlayerRuling>)(state, ruling);
}

type Judge<R extends PlayerRuling> = (state: GameState, ruling: R) => Judged;

const judges: { readonly [T in PlayerRuling["type"]]: Judge<Said<T>> } = {
  adjust: judgeAdjustment,
  "tell-rack": judgeTold,
  "return-excess": judgeExcess,
  "set-turn": judgeTurn,
};

/** Returns the types of these rulings. */
export function playerRulings(): readonly string[] {
  return Object.keys(judges);
}

function judgeTurn({ status, players }: GameState, { player }: Said<"set-turn">): Judged {
  const stays = status.kind === "playing" && !(players[player] as Player).resigned;
  return stays ? { ok: true, events: [{ player, type: "turn-set" }] } : refusal(notAllowed("set-turn"));
}

function judgeAdjustment(_: GameState, { player, points, reason, note }: Said<"adjust">): Judged {
  const violations: Violation[] = [];
  if (!isPoints(points)) violations.push(malformed("points", `an integer ${integers}`, points));
  if (!ruledReasons.includes(reason)) violations.push(malformed("reason", choicesText(ruledReasons), reason));
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
    return refusal(malformed("tiles", `the ${excess} tiles that do not fit on a full rack`, pileSize(pile)));
  const missing = notHeld(state.ruleset.tileSet, pile.tiles, rack);
  if (missing.length > 0) return refusal(...missing);
  return { ok: true, events: [{ player, type: "excess-returned", tiles: pile }] };
}
