import { stepsOf } from "../game/history/replay.ts";
import type { EventOf, GameEvent, PlayerIndex } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import type { GcgGame, Misfit } from "../notation/gcg/gcg-game.ts";
import { recordOf } from "../notation/gcg/record-of.ts";
import { formatRack } from "../notation/rack-text.ts";
import { playText } from "./play-text.ts";
import { playsTakenOff } from "./plays.ts";

/** A turn of a game, as an archive or a table has it. */
export interface GameTurn {
  /** Its number, counted from 1. */
  readonly turn: number;
  /** The index of its event in the history; of a play that does not fit, of the event that stands for it. */
  readonly event: number;
  readonly player: PlayerIndex;
  /** `does-not-fit`: a play of a record whose tiles cannot lie where the record says. */
  readonly type: "played" | "exchanged" | "passed" | "resigned" | "does-not-fit";
  /** The tiles before the turn, as far as they are known: `AEHINOR`. */
  readonly rack: string;
  /** A play as `8F HORN`, the tiles of an exchange or how many, or an empty text. */
  readonly play: string;
  /** The words that a play formed, main word first. Empty for a play that does not fit. */
  readonly words: readonly string[];
  /** What a play scored by the rules; what the record says of a play that does not fit. */
  readonly points: number;
  /** Whether the play came off again. */
  readonly takenOff: boolean;
  /**
   * The player's score after the turn, with what was booked until somebody's next turn: after the last turn of a game
   * that is over, the settlement, too.
   */
  readonly total: number;
}

/**
 * Returns the turns of a game: plays, exchanges, passes and resignations. A play of a record that does not fit is a
 * turn where it stands. `tilewright positions` and `FILE@17` number turns in the same way.
 *
 * @param game - A game, or a recorded game as `parseGcg` gives it.
 *
 * @throws TypeError if `game` is neither (for instance a view).
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { turnsOf } from "tilewright/accounts";
 * import { parseGcg } from "tilewright/notation";
 *
 * const { game } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +14 14\n>Ben: 1A FARM +9 9"));
 * turnsOf(game).map(({ turn, type, play, total }) => [turn, type, play, total]);
 * // => [[1, "played", "8F HORN", 14], [2, "does-not-fit", "1A FARM", 9]]
 * ```
 */
export function turnsOf(game: GcgGame | GameState): readonly GameTurn[] {
  const record = recordOf(game);
  const { state } = record;
  const off = playsTakenOff(state.history);
  const places = placesOfTurns(record);
  const turns: GameTurn[] = [];
  let open: Omit<GameTurn, "total"> | null = null;
  const close = ({ players }: GameState): void => {
    if (open !== null) turns.push({ ...open, total: players[open.player]?.score ?? 0 });
  };
  for (const { index, before } of stepsOf(state)) {
    const place = places.get(index);
    if (place === undefined) continue;
    close(before);
    const { turn, player, event, misfit } = place;
    open = {
      turn,
      event: index,
      player,
      type: event?.type ?? "does-not-fit",
      rack: misfit?.rack || rackOf(before, player),
      play: misfit === null ? moveText(event, before) : playOf(misfit),
      words: event?.type === "played" ? event.words : [],
      points: misfit?.points ?? (event?.type === "played" ? event.points : 0),
      takenOff: off.has(index),
    };
  }
  close(state);
  return turns;
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
  const { type } = event;
  return type === "played" || type === "exchanged" || type === "passed" || type === "resigned";
}

function rackOf({ players, ruleset }: GameState, player: PlayerIndex): string {
  return formatRack(players[player]?.rack.tiles ?? [], ruleset.tileSet);
}

/** A move as records write it. */
function moveText(event: TurnEvent, before: GameState): string {
  if (event.type === "played") return playText(event.placements, before);
  if (event.type !== "exchanged") return "";
  const { tiles, hidden } = event.returned;
  return hidden > 0 ? `${tiles.length + hidden}` : formatRack(tiles, before.ruleset.tileSet);
}
