import { type Found, foundOf } from "./found.ts";

/**
 * What is wrong with a value from outside, and where: a code, with it what there is to know, and what was found. Text
 * formats report line and column instead: see `Remark` in `tilewright/notation`. `describeProblem` in
 * `tilewright/messages` says it in a line.
 */
export type Problem = {
  readonly [C in keyof ProblemValues]: {
    readonly code: C;
    /** Where it is, from the outermost value: `players[1].rack.tiles[0]`. Empty for that value itself. */
    readonly path: string;
  } & ProblemValues[C] & {
      /** What is there. A number where a count or a length is wrong; `null` where the code says what is there. */
      readonly found: Found;
    };
}[keyof ProblemValues];

/** The problems of one code. */
export type ProblemOf<C extends Problem["code"]> = Extract<Problem, { readonly code: C }>;

/** The codes of {@link Problem}, each with what it says. The list of all: module comment of `tilewright/json`. */
export interface ProblemValues {
  /** Another kind of value than expected, or no value. */
  readonly type: { readonly type: "object" | "list" | "text" | "number" | "integer" | "boolean" | "null" | "bytes" };
  /** An object or a list that throws when it is read. */
  readonly unreadable: { readonly type: "object" | "list" };
  /** A number that is too small or too large. `null`: no bound on that side. */
  readonly range: { readonly min: number | null; readonly max: number | null };
  /** Too few or too many of something; `found` says how many. */
  readonly count: {
    readonly of: "rows" | "squares" | "players" | "spreads" | "targets" | "commitments";
    readonly min: number;
    readonly max: number;
  };
  /** None of what there must be one of. */
  readonly empty: { readonly of: "starts" | "letters" | "prices" | "targets" | "winners" };
  /** A value that is not one of the possible ones. */
  readonly choice: { readonly choices: readonly (string | number | boolean)[] };
  /** A property that has no place there. `newer`: a newer version may know it. */
  readonly "unknown-key": { readonly keys: readonly string[]; readonly newer: boolean };
  /**
   * More than the limit. `values`: entries and properties in all; `set`: the tiles of a tile set; `after`: so many
   * events come before those that are there; `nodeBits`: for the nodes of a word graph.
   */
  readonly "too-large": {
    readonly of: "characters" | "entries" | "values" | "tiles" | "set" | "words" | "events" | "nodes" | "beginnings";
    readonly most: number;
    readonly after?: number;
    readonly nodeBits?: 22 | 24;
  };
  /** Something twice that may be there once. */
  readonly repeated: { readonly of: "seat" | "start" | "letter" | "bonus" | "part" };
  /**
   * A value that would be right by itself, but not beside others. `limit`: what they ask for, if it is a number. From
   * `first-play` on nobody could play by these rules, or a game would never end.
   */
  readonly conflict: {
    readonly why:
      | "players"
      | "max-tiles"
      | "multiplies"
      | "turns-after-bag"
      | "letters-and-points"
      | "first-play"
      | "no-neighbour"
      | "few-tiles"
      | "no-end";
    readonly limit: number | null;
  };
  /** A letter that is not in the tile set. `empty`: how an empty square is written there, if it may be. */
  readonly "unknown-letter": { readonly tileSet: string; readonly empty: "null" | "." | null };
  /** A letter that a tile set may not have. */
  readonly letter: object;
  /** A character that a layout may not use: as a key of the legend, or for a square. */
  readonly legend: { readonly of: "key" | "square" };
  /** A tile, or a start square, on a hole of the board. `empty`: how an empty square is written there. */
  readonly hole: { readonly empty: "null" | "." | null };
  /** A hidden tile in a game with a seed, which knows all its tiles. */
  readonly hidden: object;
  /** A game saved by an unknown version. */
  readonly version: { readonly version: number };
  /** A string that is not JSON; `found` is the message of the JavaScript engine. */
  readonly json: { readonly of: "text" | "placements" };
  /**
   * An event, a word, a player or a turn owed that does not exist, or cannot be meant there. `over`: fewer than two
   * players are left, and the game goes on.
   */
  readonly reference:
    | { readonly to: "event"; readonly type: string }
    | { readonly to: "word"; readonly words: number }
    | { readonly to: "playing" | "left" | "turn-owed" | "over" }
    | { readonly to: "turns-owed"; readonly most: number };
  /** The rack of a view is not the one of its viewer. `tiles` is that one; `null`: there is no viewer. */
  readonly rack: { readonly tiles: readonly string[] | null };
  /** A word graph does not begin with pointers to its lists. `reversed`: its bytes are in reverse order. */
  readonly root: { readonly reversed: boolean };
  /** A way through a word graph leads back to a node: `found`. */
  readonly cycle: object;
  /** A word graph ends in the middle of a list, or of a node of 4 bytes. */
  readonly truncated: { readonly of: "list" | "node" };
  /** An arc of a word graph leads out of its nodes. */
  readonly arc: { readonly nodes: number };
  /** The number of a letter of a word graph is beyond the tile set. */
  readonly "letter-number": { readonly letters: number };
  /** A separator of a word graph: a second one in a word, one at the end of a word, or one in the DAWG. */
  readonly separator: { readonly of: "second" | "end" | "dawg" };
  /** A letter of a word graph after which no word ends. */
  readonly "dead-end": object;
  /** Letters of a word graph are out of order: not after letter `after`. */
  readonly order: { readonly after: number };
  /** A text that is not 256 bits as 64 hexadecimal digits in lower case. */
  readonly hex: object;
  /** A secret whose hash is not the one that was published before. */
  readonly commitment: { readonly commitment: string };
  /** A word graph of anagrams: `found` words, each with its letters in alphabetical order. */
  readonly anagrams: object;
  /** Two reports have other records, or other figures, in parts with the same id. */
  readonly part: { readonly id: string };
}

/** A text that is longer is reported by its beginning: an answer must not be larger than what it answers. */
const longest = 1000;

/** Reports a value of unknown kind as data of bounded size. Never throws. */
export function shortFoundOf(value: unknown): Found {
  if (typeof value !== "string" || value.length <= longest) return foundOf(value);
  return { is: "long-text", of: value.slice(0, longest) };
}
