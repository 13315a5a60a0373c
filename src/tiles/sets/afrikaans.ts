import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Afrikaans tiles: 100 letters worth 179 points, and two blanks.
 *
 * The set has no C, Q, X or Z; accents are dropped. Source: two independent published distributions that agree.
 */
export const afrikaans: TileSet = /* @__PURE__ */ frozen({
  id: "afrikaans",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 9],
    ["B", 8, 1],
    ["D", 1, 6],
    ["E", 1, 16],
    ["F", 8, 1],
    ["G", 2, 4],
    ["H", 2, 3],
    ["I", 1, 8],
    ["J", 10, 1],
    ["K", 3, 3],
    ["L", 2, 3],
    ["M", 4, 2],
    ["N", 1, 8],
    ["O", 1, 6],
    ["P", 5, 2],
    ["R", 1, 6],
    ["S", 1, 6],
    ["T", 1, 6],
    ["U", 4, 2],
    ["V", 5, 2],
    ["W", 3, 3],
    ["Y", 4, 2],
  ),
  blanks: { count: 2, points: 0 },
});
