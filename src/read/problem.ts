import { type Found, foundOf } from "./found.ts";
import type { Tagged } from "./tagged.ts";

/**
 * A problem in an external value. It consists of a code with its details, the path to the value, and what was found
 * there. Text formats report a line and a column instead: see `Remark` in `tilewright/notation`. `describeProblem` in
 * `tilewright/messages` describes a problem in one line.
 */
export type Problem = Tagged<ProblemValues> & {
  /** The path from the outermost value, such as `players[1].rack.tiles[0]`. Empty for the outermost value itself. */
  readonly path: string;
  /**
   * The value that was found. If a count or a length is wrong, this is a number; if the code already describes the
   * value, it is `null`.
   */
  readonly found: Found;
};

/** The problems with one code. */
export type ProblemOf<C extends Problem["code"]> = Extract<Problem, { readonly code: C }>;

/** The codes of {@link Problem}, each with its details. The module comment of `tilewright/json` lists them all. */
export interface ProblemValues {
  /** A value of an unexpected type, or no value. */
  readonly type: { readonly type: "object" | "list" | "text" | "number" | "integer" | "boolean" | "null" | "bytes" };
  /** An object or a list that throws when it is read. */
  readonly unreadable: { readonly type: "object" | "list" };
  /** A number that is too small or too large. A bound of `null` means that there is no limit on that side. */
  readonly range: { readonly min: number | null; readonly max: number | null };
  /** Too few or too many of something; `found` is the number found. */
  readonly count: {
    readonly of: "rows" | "squares" | "players" | "spreads" | "targets" | "commitments";
    readonly min: number;
    readonly max: number;
  };
  /** A required list has no entries. */
  readonly empty: { readonly of: "starts" | "letters" | "prices" | "targets" | "winners" };
  /** A value that is not one of the allowed choices. */
  readonly choice: { readonly choices: readonly (string | number | boolean)[] };
  /** A property that is not allowed there. `newer`: whether a newer version may support it. */
  readonly "unknown-key": { readonly keys: readonly string[]; readonly newer: boolean };
  /**
   * A size or number above the limit. `values`: the total number of entries and properties; `set`: the tiles of a tile
   * set; `after`: the number of events before those in the value; `nodeBits`: for the nodes of a word graph.
   */
  readonly "too-large": {
    readonly of: "characters" | "entries" | "values" | "tiles" | "set" | "words" | "events" | "nodes" | "beginnings";
    readonly most: number;
    readonly after?: number;
    readonly nodeBits?: 22 | 24;
  };
  /** Something that occurs twice but may occur only once. */
  readonly repeated: { readonly of: "seat" | "start" | "letter" | "bonus" | "part" };
  /**
   * A value that is valid by itself, but conflicts with others. `limit`: the limit that the others impose, if it is a
   * number. From `first-play` on, the reasons mean that the rules are unplayable or that a game would never end.
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
  /**
   * A letter that is not in the tile set. `empty`: the notation for an empty square, if empty squares are allowed
   * there.
   */
  readonly "unknown-letter": { readonly tileSet: string; readonly empty: "null" | "." | null };
  /** A letter that is not allowed in a tile set. */
  readonly letter: object;
  /** A character that is not allowed in a layout, either as a legend key or for a square. */
  readonly legend: { readonly of: "key" | "square" };
  /** A tile, or a start square, on a hole in the board. `empty`: the notation for an empty square there. */
  readonly hole: { readonly empty: "null" | "." | null };
  /** A hidden tile in a game with a seed, where all tiles are known. */
  readonly hidden: object;
  /** A game saved by an unknown version. */
  readonly version: { readonly version: number };
  /** A string that is not JSON; `found` is the JavaScript engine's error message. */
  readonly json: { readonly of: "text" | "placements" };
  /**
   * A reference to an event, a word, a player or a turn owed that does not exist, or that is not possible there.
   * `over`: fewer than two players are left, but the game continues.
   */
  readonly reference:
    | { readonly to: "event"; readonly type: string }
    | { readonly to: "word"; readonly words: number }
    | { readonly to: "playing" | "left" | "turn-owed" | "over" }
    | { readonly to: "turns-owed"; readonly most: number };
  /** The rack of a view is not its viewer's rack. `tiles` is the viewer's rack, or `null` if there is no viewer. */
  readonly rack: { readonly tiles: readonly string[] | null };
  /** A word graph does not begin with pointers to its lists. `reversed`: its bytes are in reverse order. */
  readonly root: { readonly reversed: boolean };
  /** A path through a word graph leads back to the node `found`. */
  readonly cycle: object;
  /** A word graph ends in the middle of a list or of a 4-byte node. */
  readonly truncated: { readonly of: "list" | "node" };
  /** An arc of a word graph points beyond its nodes. */
  readonly arc: { readonly nodes: number };
  /** A letter number in a word graph is beyond the end of the tile set. */
  readonly "letter-number": { readonly letters: number };
  /** A misplaced separator in a word graph: a second one in a word, one at the end of a word, or one in the DAWG. */
  readonly separator: { readonly of: "second" | "end" | "dawg" };
  /** A letter in a word graph that does not lead to the end of any word. */
  readonly "dead-end": object;
  /** The letters of a word graph are out of order: a letter does not come after letter `after`. */
  readonly order: { readonly after: number };
  /** A string that is not 256 bits written as 64 lower-case hexadecimal digits. */
  readonly hex: object;
  /** A secret whose hash differs from the published one. */
  readonly commitment: { readonly commitment: string };
  /** A word graph of anagrams: `found` words, each with its letters in alphabetical order. */
  readonly anagrams: object;
  /** Two reports have different records, or different figures, in parts with the same id. */
  readonly part: { readonly id: string };
}

/** A text that is longer is reported by its beginning: an answer must not be larger than what it answers. */
const longest = 1000;

/** Reports a value of unknown kind as data of bounded size. Never throws. */
export function shortFoundOf(value: unknown): Found {
  if (typeof value !== "string" || value.length <= longest) return foundOf(value);
  return { is: "long-text", of: value.slice(0, longest) };
}
