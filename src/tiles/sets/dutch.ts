import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Dutch tiles: 100 letters worth 230 points, and two blanks.
 *
 * IJ is spelled with two tiles. Source: three independent published distributions that agree.
 */
export const dutch: TileSet = /* @__PURE__ */ frozen({
  id: "dutch",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 6],
    ["B", 3, 2],
    ["C", 5, 2],
    ["D", 2, 5],
    ["E", 1, 18],
    ["F", 4, 2],
    ["G", 3, 3],
    ["H", 4, 2],
    ["I", 1, 4],
    ["J", 4, 2],
    ["K", 3, 3],
    ["L", 3, 3],
    ["M", 3, 3],
    ["N", 1, 10],
    ["O", 1, 6],
    ["P", 3, 2],
    ["Q", 10, 1],
    ["R", 2, 5],
    ["S", 2, 5],
    ["T", 2, 5],
    ["U", 4, 3],
    ["V", 4, 2],
    ["W", 5, 2],
    ["X", 8, 1],
    ["Y", 8, 1],
    ["Z", 4, 2],
  ),
  blanks: { count: 2, points: 0 },
});
