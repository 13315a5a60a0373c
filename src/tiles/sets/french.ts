import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The French tiles: 100 letters worth 197 points, and two blanks.
 *
 * Accents and cedillas are dropped: the E tile stands for E with any accent. Source: three independent published
 * distributions that agree.
 */
export const french: TileSet = /* @__PURE__ */ frozen({
  id: "french",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 9],
    ["B", 3, 2],
    ["C", 3, 2],
    ["D", 2, 3],
    ["E", 1, 15],
    ["F", 4, 2],
    ["G", 2, 2],
    ["H", 4, 2],
    ["I", 1, 8],
    ["J", 8, 1],
    ["K", 10, 1],
    ["L", 1, 5],
    ["M", 2, 3],
    ["N", 1, 6],
    ["O", 1, 6],
    ["P", 3, 2],
    ["Q", 8, 1],
    ["R", 1, 6],
    ["S", 1, 6],
    ["T", 1, 6],
    ["U", 1, 6],
    ["V", 4, 2],
    ["W", 10, 1],
    ["X", 10, 1],
    ["Y", 10, 1],
    ["Z", 10, 1],
  ),
  blanks: { count: 2, points: 0 },
});
