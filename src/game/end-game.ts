import type { Checked } from "../checked.ts";
import type { Violation } from "../play/violation.ts";
import { pileSize, sortTiles } from "../tiles/pile.ts";
import type { Tile } from "../tiles/tile.ts";
import { notAllowed } from "./authority.ts";
import { whoCanPlay } from "./can-play.ts";
import { reasonForRacks } from "./conclude.ts";
import { isSettled, reasonToWait } from "./ending.ts";
import type { EndReason, GameEvent } from "./event.ts";
import { applyEvents } from "./fold.ts";
import type { MoveOptions } from "./move.ts";
import { notTiles } from "./not-held.ts";
import { unknownRacks } from "./players.ts";
import { malformed } from "./read-move.ts";
import { endEvents } from "./settle.ts";
import type { GameState, Player } from "./state.ts";
import { refusal, type Step } from "./step.ts";

/** Why a table ends a game, and what it knows by then. */
export interface EndOptions {
  /**
   * `agreed`, `time` or `no-plays` while the game goes on; while it waits (for the last challenge, for racks) the reason
   * it waits with. Anything else is `not-allowed`.
   */
  readonly reason: EndReason;
  /** The final racks by seat. A game on a real table needs them where they are not known; a dealt game knows its own. */
  readonly racks?: readonly (readonly Tile[])[] | undefined;
  /** Asked to verify `no-plays`. */
  readonly canPlay?: MoveOptions["canPlay"];
}

/**
 * Ends a game that its moves do not end, or that the table does not want to wait for: settlement and winners follow.
 *
 * An agreed end settles unplayed tiles, and nobody gains (decision D33). No plays left (decision D30) needs a ruleset
 * with clause E3 and an empty bag, and is verified if `canPlay` is given (`plays-remain`). Racks still unknown are
 * asked for (`rack-unknown`).
 */
export function endGame(state: GameState, options: EndOptions): Checked<Step> {
  const { reason, racks, canPlay }: Partial<EndOptions> = options ?? {};
  if (state.status.kind === "over") return refusal({ code: "game-over", squares: [] });
  if (!mayEnd(state, reason)) return refusal(notAllowed("end"));
  const { told, violations } = readRacks(state, racks);
  if (violations !== undefined) return refusal(...violations);
  const known = applyEvents(state, told);
  const unknown = unknownRacks(known);
  if (isSettled(known, reason) && unknown.length > 0)
    return refusal({ code: "rack-unknown", squares: [], players: unknown });
  if (
    state.status.kind === "playing" &&
    reason === "no-plays" &&
    typeof canPlay === "function" &&
    unknown.length === 0
  ) {
    const players = whoCanPlay(known, canPlay);
    if (players.length > 0) return refusal({ code: "plays-remain", squares: [], players });
  }
  const ending = endEvents(known, reason);
  return { ok: true, state: applyEvents(known, ending), events: [...told, ...ending] };
}

/** Whether the table may end a game for this reason as things stand. */
function mayEnd(state: GameState, reason: unknown): reason is EndReason {
  const { status, ruleset, bag } = state;
  if (status.kind === "last-challenge") return reason === reasonToWait(state, status.play);
  if (status.kind === "racks-needed") return reason === reasonForRacks(state);
  if (reason === "no-plays") return ruleset.end.noPlays && pileSize(bag) === 0;
  return reason === "agreed" || reason === "time";
}

/** The events that tell the racks which are not known yet. A rack told again must be the one known. */
function readRacks(state: GameState, racks: unknown): Checked<{ readonly told: readonly GameEvent[] }> {
  if (racks === undefined) return { ok: true, told: [] };
  const { players, ruleset } = state;
  if (!Array.isArray(racks) || racks.length !== players.length)
    return refusal(...malformed("racks", `${players.length} racks, one a player`, racks));
  const violations: Violation[] = [];
  const told: GameEvent[] = [];
  players.forEach(({ rack }, player) => {
    const path = `racks[${player}]`;
    const said: unknown = racks[player];
    if (!Array.isArray(said) || said.length > 1000 || said.some((tile) => typeof tile !== "string")) {
      violations.push(...malformed(path, "a list of tiles", said));
      return;
    }
    const tiles = sortTiles(ruleset.tileSet, said);
    violations.push(...notTiles(ruleset.tileSet, tiles));
    if (rack.hidden > 0) told.push({ player, type: "rack-told", rack: { tiles, hidden: 0 } });
    else if (tiles.join(" ") !== rack.tiles.join(" "))
      violations.push(
        ...malformed(path, `the rack known: ${(players[player] as Player).rack.tiles.join(" ")}`, tiles.join(" ")),
      );
  });
  return violations.length > 0 ? refusal(...violations) : { ok: true, told };
}
