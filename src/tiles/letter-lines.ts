import type { Letter } from "./tile.ts";
import type { TileSet } from "./tile-set.ts";

/** One line of a tile set: a letter, its points, and how many tiles carry it. */
export type LetterLine = readonly [letter: Letter, points: number, count: number];

/** Returns the letters of a tile set, from a table with one line for each letter. */
export function letterLines(...lines: readonly LetterLine[]): TileSet["letters"] {
  return lines.map(([letter, points, count]) => ({ letter, points, count }));
}
