import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Romanian tiles: 98 letters worth 211 points, and two blanks.
 *
 * Diacritics are dropped: the S tile also stands for Ș. The set has no K, Q, W or Y. Source: two independent published
 * distributions that agree.
 */
export const romanian: TileSet = /* @__PURE__ */ frozen({
  id: "romanian",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 11],
    ["B", 9, 2],
    ["C", 1, 5],
    ["D", 2, 4],
    ["E", 1, 9],
    ["F", 8, 2],
    ["G", 9, 2],
    ["H", 10, 1],
    ["I", 1, 10],
    ["J", 10, 1],
    ["L", 1, 4],
    ["M", 4, 3],
    ["N", 1, 6],
    ["O", 1, 5],
    ["P", 2, 4],
    ["R", 1, 7],
    ["S", 1, 5],
    ["T", 1, 7],
    ["U", 1, 6],
    ["V", 8, 2],
    ["X", 10, 1],
    ["Z", 10, 1],
  ),
  blanks: { count: 2, points: 0 },
});
