import type { GameState } from "../../game/model/state.ts";

/** A recorded game: the game itself, and what a GCG holds besides. */
export interface GcgGame {
  /** A game on a real table: racks as far as the record tells them. It can be stepped, continued, amended, audited. */
  readonly state: GameState;
  readonly title: string | null;
  readonly lexicon: string | null;
  /** The players' full names by seat; the nickname, which is the player's name in the game, where none is given. */
  readonly names: readonly string[];
  /** All other pragmas as they stand, in order, known or not: `#id x 7` is `{ name: "id", text: "x 7" }`. */
  readonly pragmas: readonly { readonly name: string; readonly text: string }[];
  /** For each event of the game's history the line of the file that tells it, from 1; `null` if none does. */
  readonly lines: readonly (number | null)[];
  /** What is remarked on events, by index into the history. Notes before the first event are pragmas. */
  readonly notes: readonly { readonly event: number; readonly text: string }[];
}

/** How much of a record there is, and how much of it the rules confirm. */
export interface GcgCounts {
  /** Lines that tell an event. */
  readonly events: number;
  /** Plays, also those that came off again. */
  readonly plays: number;
  /** Plays whose recorded score is the one the rules give. */
  readonly scoresAgreed: number;
  /** Lines that record a running total. */
  readonly totals: number;
  /** Totals that are the sum of the points before them. */
  readonly totalsAgreed: number;
}
