import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Latin tiles: 98 letters worth 179 points, and two blanks.
 *
 * The set has no J, K, W, Y or Z; macrons and other length marks are dropped. Source: two independent published
 * distributions that agree. The set is not sold commercially. Players know of two sets; this is the one that two
 * sources give.
 */
export const latin: TileSet = /* @__PURE__ */ frozen({
  id: "latin",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 9],
    ["B", 5, 2],
    ["C", 2, 4],
    ["D", 3, 3],
    ["E", 1, 11],
    ["F", 6, 1],
    ["G", 6, 1],
    ["H", 10, 1],
    ["I", 1, 11],
    ["L", 4, 2],
    ["M", 2, 5],
    ["N", 1, 6],
    ["O", 2, 5],
    ["P", 4, 2],
    ["Q", 10, 1],
    ["R", 1, 9],
    ["S", 1, 8],
    ["T", 1, 7],
    ["U", 1, 7],
    ["V", 5, 2],
    ["X", 6, 1],
  ),
  blanks: { count: 2, points: 0 },
});
