import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Catalan tiles: 98 letters worth 189 points, and two blanks.
 *
 * Accents are dropped; Ç is a separate letter. L·L, NY and QU each have their own tile: Q and Y occur only on the QU
 * and NY tiles. The set has no K or W. Source: two independent published distributions that agree.
 */
export const catalan: TileSet = /* @__PURE__ */ frozen({
  id: "catalan",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 12],
    ["B", 3, 2],
    ["C", 2, 3],
    ["Ç", 10, 1],
    ["D", 2, 3],
    ["E", 1, 13],
    ["F", 4, 1],
    ["G", 3, 2],
    ["H", 8, 1],
    ["I", 1, 8],
    ["J", 8, 1],
    ["L", 1, 4],
    ["L·L", 10, 1],
    ["M", 2, 3],
    ["N", 1, 6],
    ["NY", 10, 1],
    ["O", 1, 5],
    ["P", 3, 2],
    ["QU", 8, 1],
    ["R", 1, 8],
    ["S", 1, 8],
    ["T", 1, 5],
    ["U", 1, 4],
    ["V", 4, 1],
    ["X", 10, 1],
    ["Z", 8, 1],
  ),
  blanks: { count: 2, points: 0 },
});
