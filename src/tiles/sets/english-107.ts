import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The English tiles for the nine-tile game played in Hong Kong: 103 letters worth 228 points, and four blanks. It is
 * the standard set plus one extra tile each for J, K, Q, X and Z, and two extra blanks.
 */
export const english107: TileSet = /* @__PURE__ */ frozen({
  id: "english107",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 9],
    ["B", 3, 2],
    ["C", 3, 2],
    ["D", 2, 4],
    ["E", 1, 12],
    ["F", 4, 2],
    ["G", 2, 3],
    ["H", 4, 2],
    ["I", 1, 9],
    ["J", 8, 2],
    ["K", 5, 2],
    ["L", 1, 4],
    ["M", 3, 2],
    ["N", 1, 6],
    ["O", 1, 8],
    ["P", 3, 2],
    ["Q", 10, 2],
    ["R", 1, 6],
    ["S", 1, 4],
    ["T", 1, 6],
    ["U", 1, 4],
    ["V", 4, 2],
    ["W", 4, 2],
    ["X", 8, 2],
    ["Y", 4, 2],
    ["Z", 10, 2],
  ),
  blanks: { count: 4, points: 0 },
});
