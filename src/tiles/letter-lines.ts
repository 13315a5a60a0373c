import type { Letter } from "./tile.ts";
import type { TileSet } from "./tile-set.ts";

/** One letter of a tile set: its points, and how many tiles carry it. */
export type LetterLine = readonly [letter: Letter, points: number, count: number];

/** The letters of a tile set from a table of one line a letter. */
export function letterLines(...lines: readonly LetterLine[]): TileSet["letters"] {
  return lines.map(([letter, points, count]) => ({ letter, points, count }));
}
