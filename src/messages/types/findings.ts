import type { FindingReasons } from "../../game/audit/finding.ts";
import type { Tile } from "../../tiles/tile.ts";
import type { Sentence } from "./sentence.ts";

/**
 * What findings of an audit say. `reasons`: for the code of each reason what is wrong, without the place before it.
 * Players, events, piles of tiles and violations among the values are in words already.
 */
export interface FindingSentences {
  readonly reasons: {
    readonly [C in keyof FindingReasons]: Sentence<C extends keyof InWords ? InWords[C] : FindingReasons[C], "ends">;
  };
  readonly words: FindingWords;
}

/** What stands in these sentences for a value that has no text of its own. */
export interface FindingWords {
  /** A player whose name is not known. `number` counts from 1. */
  readonly player: Sentence<{ readonly number: number }>;
  /** The server, in the place of a player. */
  readonly server: string;
  /** In the place of a value that is missing, and of a pile without tiles. */
  readonly nothing: string;
  /** How many tiles of a pile nobody knows. */
  readonly hidden: Sentence<{ readonly hidden: number }>;
  /** Between the tiles of a pile that are known and those that nobody knows. */
  readonly and: string;
}

/** The values of reasons that have been put into words before a sentence gets them. */
export interface InWords {
  readonly differs: { readonly expected: string; readonly found: string };
  readonly missing: { readonly due: string; readonly instead: string | null };
  readonly "not-by-itself": { readonly what: string };
  readonly "not-on-turn": { readonly turn: string | null; readonly player: string };
  readonly refused: { readonly what: string; readonly violations: string };
  readonly settlement: { readonly player: string; readonly expected: number; readonly found: number };
  readonly "not-in-bag": { readonly drawn: string; readonly tiles: readonly Tile[] };
  readonly "other-secret": { readonly owner: string };
  readonly "early-ruling": { readonly what: string };
}
