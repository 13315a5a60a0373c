import { stepsOf } from "../game/history/replay.ts";
import type { EventOf, GameEvent, PlayerIndex } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import { isSettlement, isTurnTaken } from "../game/table/turns.ts";
import type { GcgGame, Misfit } from "../notation/gcg/gcg-game.ts";
import { formatRack, parseTiles } from "../notation/rack-text.ts";
import { sortTiles } from "../tiles/pile.ts";
import { playText } from "./play-text.ts";
import { playsInDoubt, playsTakenOff } from "./plays.ts";
import { recordFor } from "./record-for.ts";

/** A turn of a game, as listed in an archive or a table. */
export interface GameTurn {
  /** The number of the turn, counted from 1. */
  readonly turn: number;
  /** The index of its event in the history; for a play that does not fit, the index of the event that represents it. */
  readonly event: number;
  readonly player: PlayerIndex;
  /** The kind of turn. `does-not-fit` is a recorded play whose tiles do not fit where the record places them. */
  readonly type: "played" | "exchanged" | "passed" | "resigned" | "does-not-fit";
  /** The known tiles on the rack before the turn, in the tile set's order, blanks last: `AEHINOR`. */
  readonly rack: string;
  /** A play such as `8F HORN`, the tiles exchanged or their number, or an empty string. */
  readonly play: string;
  /** The words that the play formed, main word first. Empty for a play that does not fit. */
  readonly words: readonly string[];
  /** The play's score under the rules, or the recorded points of a play that does not fit. */
  readonly points: number;
  /** Whether the play was later removed from the board. */
  readonly takenOff: boolean;
  /**
   * Whether the play is in doubt: it is an unexplained slip in the record, or does not agree with the board after
   * one.
   */
  readonly inDoubt: boolean;
  /**
   * The points credited or debited to the player, in addition to `points`, until their next turn: points for a
   * challenge, a penalty, and, as a negative number, the points of a play that was removed. For the first turn, this
   * includes any earlier points.
   */
  readonly adjusted: number;
  /**
   * The total after the turn: the total after the player's previous turn, plus `points` and `adjusted`. It does not
   * include the settlement: the final score is the last total plus the player's `settlement` in `sheetOf`.
   */
  readonly total: number;
}

/**
 * Returns the turns of a game: plays, exchanges, passes and resignations. A recorded play that does not fit is also a
 * turn, in its place. `tilewright positions` and `FILE@17` number turns in the same way.
 *
 * @param game - A game, a view of a game, or a recorded game returned by `parseGcg`. Anything hidden in a view stays
 * unknown.
 *
 * @throws TypeError if `game` is not one of these.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { turnsOf } from "tilewright/replay";
 * import { parseGcg } from "tilewright/notation";
 *
 * const { game } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +14 14\n>Ben: 1M FARM +9 9"));
 * turnsOf(game).map(({ turn, type, play, total }) => [turn, type, play, total]);
 * // => [[1, "played", "8F HORN", 14], [2, "does-not-fit", "1M FARM", 9]]
 * ```
 */
export function turnsOf(game: GcgGame | GameState | GameView): readonly GameTurn[] {
  const record = recordFor(game);
  const { state } = record;
  const off = playsTakenOff(state.history);
  const isInDoubt = playsInDoubt(record);
  const places = placesOfTurns(record);
  const taken: { readonly event: number; readonly place: PlaceOfTurn; readonly before: GameState }[] = [];
  const totals: number[] = [];
  const lastTurns = new Map<PlayerIndex, number>();
  const settled = state.players.map(() => 0);
  for (const { index, event, before, after } of stepsOf(state)) {
    const place = places.get(index);
    if (place !== undefined) {
      lastTurns.set(place.player, taken.length);
      taken.push({ event: index, place, before });
    }
    if (isSettlement(event)) settled[event.player] = (settled[event.player] ?? 0) + event.points;
    // Whatever is booked for a player belongs to their last turn.
    const player = place?.player ?? event.player ?? -1;
    const last = lastTurns.get(player);
    if (last !== undefined) totals[last] = (after.players[player]?.score ?? 0) - (settled[player] ?? 0);
  }
  const totalsBefore = state.players.map(() => 0);
  return taken.map(({ event, place, before }, i) => {
    // Field by field: spreading this many is slow.
    const { turn, player, type, rack, play, words, points } = turnAt(place, before);
    const takenOff = place.misfit?.takenOff ?? off.has(event);
    const inDoubt = isInDoubt(event);
    const total = totals[i] ?? 0;
    const adjusted = total - (totalsBefore[player] ?? 0) - points;
    totalsBefore[player] = total;
    return { turn, player, type, rack, play, words, points, event, takenOff, inDoubt, adjusted, total };
  });
}

function turnAt(
  { turn, player, event, misfit }: PlaceOfTurn,
  before: GameState,
): Pick<GameTurn, "turn" | "player" | "type" | "rack" | "play" | "words" | "points"> {
  const known = rackText(before, player);
  if (misfit !== null) {
    const rack = rackAsWritten(misfit, before) || known;
    return { turn, player, type: "does-not-fit", rack, play: playOf(misfit), words: [], points: misfit.points };
  }
  const { words, points } = event.type === "played" ? event : { words: [], points: 0 };
  return { turn, player, type: event.type, rack: known, play: moveText(event, before), words, points };
}

type TurnEvent = EventOf<"played" | "exchanged" | "passed" | "resigned">;

/** Where a turn stands: either its event, or the play that does not fit. */
export type PlaceOfTurn = { readonly turn: number; readonly player: PlayerIndex } & (
  | { readonly event: TurnEvent; readonly misfit: null }
  | { readonly event: null; readonly misfit: Misfit }
);

/** The turns of a game by the indexes of their events: the one way in which turns are numbered. */
export function placesOfTurns(record: GcgGame): ReadonlyMap<number, PlaceOfTurn> {
  const fitsNot = misfitsByEvent(record);
  const places = new Map<number, PlaceOfTurn>();
  for (const [index, event] of record.state.history.entries()) {
    const misfit = fitsNot.get(index);
    const turn = places.size + 1;
    if (misfit !== undefined) places.set(index, { turn, player: misfit.player, event: null, misfit });
    else if (isTurn(event)) places.set(index, { turn, player: event.player, event, misfit: null });
  }
  return places;
}

/** Plays that do not fit, by the events that stand for them. */
export function misfitsByEvent({ state, misfits = [] }: GcgGame): ReadonlyMap<number, Misfit> {
  // Somebody may have gone back and played on in another way: then another event stands there.
  const there = misfits.filter(({ event }) => state.history[event]?.type === "turn-set");
  return new Map(there.map((misfit) => [misfit.event, misfit]));
}

/** A play that does not fit, as it is written. */
export function playOf({ at, word }: Misfit): string {
  return `${at} ${word}`;
}

function isTurn(event: GameEvent): event is TurnEvent {
  return isTurnTaken(event.type) || event.type === "resigned";
}

function rackText({ players, ruleset }: GameState, player: PlayerIndex): string {
  return formatRack(players[player]?.rack.tiles ?? [], ruleset.tileSet);
}

/** The rack of a play that does not fit, in the order of the other racks; as it is written, if it cannot be read. */
function rackAsWritten({ rack }: Misfit, { ruleset: { tileSet } }: GameState): string {
  const { tiles, problems } = parseTiles({ text: rack, column: 1 }, tileSet);
  return problems.length > 0 ? rack : formatRack(sortTiles(tileSet, tiles), tileSet);
}

/** A move as records write it. */
function moveText(event: TurnEvent, before: GameState): string {
  if (event.type === "played") return playText(event.placements, before);
  if (event.type !== "exchanged") return "";
  const { tiles, hidden } = event.returned;
  return hidden > 0 ? `${tiles.length + hidden}` : formatRack(tiles, before.ruleset.tileSet);
}
