// A game as the referee keeps it: everything there is to remember, with nothing hidden and nothing derived.
import type { BoardTile, DecisionReason, EndReason, LaidTile, PlayRules, Rules, Score, Tile } from "../shapes.ts";

/** What a player has: the rack, the score, and what the rules count. */
export interface Seat {
  score: number;
  /** What the player's plays have scored; the score may have been adjusted besides. */
  scored: number;
  rack: Tile[];
  turnsToMiss: number;
  exchanges: number;
  resigned: boolean;
}

/**
 * A turn that somebody has had. What the rules count is counted from the list of these, each time anew: see counts.ts.
 * An exchange of no tiles is a pass. A play that comes off is not a play any more.
 */
export interface Turn {
  readonly by: number;
  kind: "play" | "taken-off" | "exchange" | "pass" | "missed";
  /** What the play scored. */
  readonly points: number;
  /** The words that the play formed. */
  readonly words: readonly string[];
}

/** The play that may still be challenged. */
export interface OpenPlay {
  readonly by: number;
  readonly laid: readonly LaidTile[];
  readonly score: Score;
  readonly drawn: readonly Tile[];
  /** The words ruled on so far, as indices into the words of the score. */
  readonly judged: number[];
  /** Where its turn stands in the list of turns. */
  readonly turn: number;
}

/** Where the game stands. */
export type Status =
  | { readonly kind: "playing"; readonly turn: number }
  | { readonly kind: "last-challenge"; waitingFor: readonly number[]; readonly reason: EndReason; readonly by: number }
  | {
      readonly kind: "over";
      readonly reason: EndReason | DecisionReason;
      readonly winners: readonly number[];
      /** Only of a game that was decided: by how much it counts as won; null where the scores count. */
      readonly spreads?: readonly number[] | null;
    };

/** The whole game. Racks and bag are kept sorted. */
export interface Game {
  readonly rules: Rules;
  readonly seats: Seat[];
  readonly board: (BoardTile | null)[];
  bag: Tile[];
  status: Status;
  /** All turns so far, the first one first. */
  turns: Turn[];
  /** How many turns there had been when the bag was last emptied; null while it holds tiles. */
  emptySince: number | null;
  /** Who made the challenges that failed, the first one first. */
  failedBy: number[];
  openPlay: OpenPlay | null;
  /** The scores before the settlement, once the game is over. */
  scoresBefore: readonly number[];
  /** Who has lost the game by a challenge. */
  loser: number | null;
  /** Who went out. */
  finisher: number | null;
  /** Who has won by reaching a target, whatever the scores are. */
  reached: number | null;
  /** Tiles are drawn by hand, so that a rack may hold too many (T6, D16). */
  readonly drawnByHand: boolean;
}

/** What a game starts from. Nothing is left to chance. */
export interface Start {
  readonly rules: Rules;
  readonly racks: readonly (readonly Tile[])[];
  readonly bag: readonly Tile[];
  readonly first: number;
  readonly drawnByHand?: boolean;
}

/** A game with an empty board. */
export function startGame({ rules, racks, bag, first, drawnByHand = false }: Start): Game {
  return {
    rules,
    seats: racks.map((rack) => ({
      score: 0,
      scored: 0,
      rack: [...rack].sort(),
      turnsToMiss: 0,
      exchanges: 0,
      resigned: false,
    })),
    board: Array.from({ length: rules.layout.rows * rules.layout.cols }, () => null),
    bag: [...bag].sort(),
    status: { kind: "playing", turn: first },
    turns: [],
    emptySince: bag.length === 0 ? 0 : null,
    failedBy: [],
    openPlay: null,
    scoresBefore: [],
    loser: null,
    finisher: null,
    reached: null,
    drawnByHand,
  };
}

/** A second game like the first, sharing no part that changes. */
export function copyOf(game: Game): Game {
  return {
    ...game,
    seats: game.seats.map((seat) => ({ ...seat, rack: [...seat.rack] })),
    board: [...game.board],
    turns: game.turns.map((turn) => ({ ...turn })),
    failedBy: [...game.failedBy],
    bag: [...game.bag],
    status: game.status.kind === "last-challenge" ? { ...game.status } : game.status,
    openPlay: game.openPlay === null ? null : { ...game.openPlay, judged: [...game.openPlay.judged] },
  };
}

/** The seat of a player. */
export function seatOf(game: Game, player: number): Seat {
  return game.seats[player] as Seat;
}

/** The players who have not resigned, in seat order. */
export function stillIn(game: Game): number[] {
  return game.seats.flatMap((seat, index) => (seat.resigned ? [] : [index]));
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

/** Takes tiles out of the bag; if it is empty then, the last turns begin. */
export function takeFromBag(game: Game, tiles: readonly Tile[]): void {
  take(game.bag, tiles);
  if (game.bag.length === 0) game.emptySince ??= game.turns.length;
}

/** Puts tiles into the bag. Last turns that had been counted are none if it was empty. */
export function putIntoBag(game: Game, tiles: readonly Tile[]): void {
  put(game.bag, tiles);
  if (game.bag.length > 0) game.emptySince = null;
}

/** The kinds of tiles of which more are wanted than the heap holds. */
export function lacking(heap: readonly Tile[], wanted: readonly Tile[]): Tile[] {
  const count = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((other) => other === tile).length;
  return [...new Set(wanted)].filter((tile) => count(wanted, tile) > count(heap, tile));
}

/** What a tile counts on the rack. */
export function tileValue({ tileSet }: PlayRules, tile: Tile): number {
  if (tile === "?") return tileSet.blanks.points;
  return tileSet.letters.find((entry) => entry.letter === tile)?.points ?? 0;
}
