// A game lying on a table: everything the referee remembers, with nothing hidden and nothing derived.
import type { Cell, EndReason, Laid, Rules, Tile } from "./shapes.ts";

/** One player's place at the table. */
export interface Seat {
  score: number;
  rack: Tile[];
  turnsToMiss: number;
  passesInRow: number;
  exchanges: number;
  resigned: boolean;
}

/** The play that may still be challenged. */
export interface OpenPlay {
  readonly by: number;
  readonly laid: readonly Laid[];
  readonly words: readonly { readonly text: string; readonly letters: readonly string[] }[];
  readonly points: number;
  readonly drawn: readonly Tile[];
  /** The words ruled on so far, as indices into words. */
  readonly judged: number[];
  /** How many scoreless turns there were before it. */
  readonly scorelessBefore: number;
}

/** Where the game stands. */
export type Status =
  | { readonly kind: "playing"; readonly turn: number }
  | { readonly kind: "last-challenge"; waitingFor: readonly number[]; readonly reason: EndReason; readonly by: number }
  | { readonly kind: "over"; readonly reason: EndReason; readonly winners: readonly number[] };

/** The whole game. Racks and bag are kept sorted. */
export interface Table {
  readonly rules: Rules;
  readonly seats: Seat[];
  readonly board: (Cell | null)[];
  bag: Tile[];
  status: Status;
  scorelessTurns: number;
  openPlay: OpenPlay | null;
  /** The scores before the settlement, once the game is over. */
  scoresBefore: readonly number[];
  /** Who has lost the game by a challenge. */
  loser: number | null;
  /** Who has won by reaching a target, whatever the scores are. */
  reached: number | null;
  /** Tiles are drawn by hand, so that a rack may hold too many (T6, D16). */
  readonly drawnByHand: boolean;
}

/** What a game starts from: nothing is left to chance. */
export interface Setup {
  readonly rules: Rules;
  readonly racks: readonly (readonly Tile[])[];
  readonly bag: readonly Tile[];
  readonly first: number;
  readonly drawnByHand?: boolean;
}

/** Lays out a game with an empty board. */
export function start(setup: Setup): Table {
  const { layout } = setup.rules;
  return {
    rules: setup.rules,
    seats: setup.racks.map((rack) => ({
      score: 0,
      rack: [...rack].sort(),
      turnsToMiss: 0,
      passesInRow: 0,
      exchanges: 0,
      resigned: false,
    })),
    board: Array.from({ length: layout.rows * layout.cols }, () => null),
    bag: [...setup.bag].sort(),
    status: { kind: "playing", turn: setup.first },
    scorelessTurns: 0,
    openPlay: null,
    scoresBefore: [],
    loser: null,
    reached: null,
    drawnByHand: setup.drawnByHand ?? false,
  };
}

/** A second table like the first, sharing no part that changes. */
export function copyOf(table: Table): Table {
  return {
    ...table,
    seats: table.seats.map((seat) => ({ ...seat, rack: [...seat.rack] })),
    board: [...table.board],
    bag: [...table.bag],
    status: table.status.kind === "last-challenge" ? { ...table.status } : table.status,
    openPlay: table.openPlay === null ? null : { ...table.openPlay, judged: [...table.openPlay.judged] },
  };
}

/** The seat of a player. */
export function seatOf(table: Table, player: number): Seat {
  return table.seats[player] as Seat;
}

/** The players who have not resigned, in seat order. */
export function stillIn(table: Table): number[] {
  return table.seats.flatMap((seat, index) => (seat.resigned ? [] : [index]));
}

/** Takes tiles out of a heap, one by one. A tile that is not there is a bug of whoever asks. */
export function take(heap: Tile[], tiles: readonly Tile[]): void {
  for (const tile of tiles) {
    const index = heap.indexOf(tile);
    if (index < 0) throw new Error(`there is no ${tile} among ${heap.join("")}`);
    heap.splice(index, 1);
  }
}

/** Puts tiles into a heap and sorts it. */
export function put(heap: Tile[], tiles: readonly Tile[]): void {
  heap.push(...tiles);
  heap.sort();
}

/** How many tiles of a kind are wanted beyond what the heap holds: the kinds that lack. */
export function lacking(heap: readonly Tile[], wanted: readonly Tile[]): Tile[] {
  const count = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((other) => other === tile).length;
  return [...new Set(wanted)].filter((tile) => count(wanted, tile) > count(heap, tile));
}

/** What a tile counts in the hand. */
export function tileValue(rules: Rules, tile: Tile): number {
  if (tile === "?") return rules.tileSet.blanks.points;
  return rules.tileSet.letters.find((entry) => entry.letter === tile)?.points ?? 0;
}
