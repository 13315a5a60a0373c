import type { Checked } from "../checked.ts";
import { requireCanPlay } from "../play/look-up.ts";
import { malformed } from "../play/malformed.ts";
import { requireOptions } from "../read/refuse.ts";
import { pileSize, sortTiles } from "../tiles/pile.ts";
import type { Tile } from "../tiles/tile.ts";
import { applyEvents } from "./fold/apply-event.ts";
import { notAllowed } from "./judging/authority.ts";
import { type Applied, refusal } from "./judging/refusal.ts";
import { isTexts, moreThanSet, unknownTiles } from "./judging/tiles-told.ts";
import type { EndReason, GameEvent } from "./model/event.ts";
import type { MoveOptions } from "./model/move.ts";
import type { GameState } from "./model/state.ts";
import type { Violation } from "./model/violation.ts";
import { anybodyCanPlay } from "./table/can-play.ts";
import { isSettled, reasonForRacks, reasonToWait } from "./table/ending.ts";
import { unknownRacks } from "./table/players.ts";
import { requireGame } from "./table/require-game.ts";
import { endEvents } from "./table/settlement.ts";

/** Options of `endGame`: why the table ends the game, and what is known at that point. */
export interface EndOptions {
  /**
   * While the game is in progress: `agreed`, `time` or `no-plays`. Omit the reason while the game is waiting for a last
   * challenge or for racks: it then ends for the reason already pending. Anything else is rejected as `not-allowed`.
   */
  readonly reason?: EndReason | undefined;
  /**
   * The final racks, by seat. A game at a real table needs every rack that is not yet known. A game with a seed already
   * knows its racks.
   */
  readonly racks?: readonly (readonly Tile[])[] | undefined;
  /** Used to verify `no-plays`: see `MoveOptions`. */
  readonly canPlay?: MoveOptions["canPlay"];
}

/**
 * Ends a game that its moves have not ended, or that the table does not want to wait for any longer. The settlement is
 * applied and the winners are determined.
 *
 * With `agreed` and `time`, players lose the points of their unplayed tiles as the ruleset requires, but nobody gains
 * any. `no-plays` requires a ruleset with `end.noPlays` and an empty bag; if `canPlay` finds a play, the call is
 * rejected as `plays-remain`, without revealing whose play it is. If an unknown rack is needed, the call is rejected as
 * `rack-unknown`.
 *
 * @throws TypeError if `state` is not a game (for instance a view), or `options` is not an object or has an unknown
 * key. Errors thrown by `canPlay` are rethrown.
 */
export function endGame(state: GameState, options: EndOptions): Checked<Applied> {
  // D30, D33
  requireGame(state);
  requireOptions(options, ["reason", "racks", "canPlay"]);
  const { racks, canPlay } = options;
  requireCanPlay(canPlay);
  if (state.status.kind === "over") return refusal({ code: "game-over", squares: [] });
  const reason = reasonGiven(state, options.reason);
  if (reason === null) return refusal(notAllowed("end"));
  const { told, violations } = readRacks(state, racks);
  if (violations !== undefined) return refusal(...violations);
  const known = applyEvents(state, told);
  const unknown = unknownRacks(known);
  if (isSettled(known, reason) && unknown.length > 0)
    return refusal({ code: "rack-unknown", squares: [], players: unknown });
  if (
    state.status.kind === "playing" &&
    reason === "no-plays" &&
    canPlay !== undefined &&
    unknown.length === 0 &&
    anybodyCanPlay(known, canPlay)
  )
    return refusal({ code: "plays-remain", squares: [] });
  const ending = endEvents(known, reason);
  return { ok: true, state: applyEvents(known, ending), events: [...told, ...ending] };
}

/** The reason for which the game ends, if the table may end it now. While it waits, that is the one it waits with. */
function reasonGiven(state: GameState, reason: EndOptions["reason"]): EndReason | null {
  const { status, ruleset, bag } = state;
  if (status.kind === "playing") {
    const declared = reason === "no-plays" && ruleset.end.noPlays && pileSize(bag) === 0;
    return declared || reason === "agreed" || reason === "time" ? reason : null;
  }
  const waits = status.kind === "last-challenge" ? reasonToWait(state, status.play) : reasonForRacks(state);
  return reason === undefined || reason === waits ? waits : null;
}

/** The events that report the racks which are not known yet. A rack that is known already must be the same. */
function readRacks(state: GameState, racks: unknown): Checked<{ readonly told: readonly GameEvent[] }> {
  if (racks === undefined) return { ok: true, told: [] };
  const { players, ruleset } = state;
  if (!Array.isArray(racks) || racks.length !== players.length)
    return refusal(malformed("racks", `a list of ${players.length} racks, one for each player`, racks));
  const violations: Violation[] = [];
  const told: GameEvent[] = [];
  players.forEach(({ rack }, player) => {
    const path = `racks[${player}]`;
    const said: unknown = racks[player];
    if (!isTexts(said)) {
      violations.push(malformed(path, "a list of tiles", said));
      return;
    }
    const tiles = sortTiles(ruleset.tileSet, said);
    violations.push(...unknownTiles(ruleset.tileSet, tiles));
    const tooMany = moreThanSet(ruleset.tileSet, tiles.length, path);
    if (tooMany !== null) violations.push(tooMany);
    if (rack.hidden > 0) told.push({ player, type: "rack-told", rack: { tiles, hidden: 0 } });
    else if (tiles.join(" ") !== rack.tiles.join(" "))
      violations.push(malformed(path, `the known rack, ${rack.tiles.join(" ") || "which is empty"}`, tiles.join(" ")));
  });
  return violations.length > 0 ? refusal(...violations) : { ok: true, told };
}
