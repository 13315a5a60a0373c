import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Danish tiles: 98 letters worth 247 points, and two blanks.
 *
 * The set has no Q or W. Source: two independent published distributions that agree.
 */
export const danish: TileSet = /* @__PURE__ */ frozen({
  id: "danish",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 7],
    ["B", 3, 4],
    ["C", 8, 2],
    ["D", 2, 5],
    ["E", 1, 9],
    ["F", 3, 3],
    ["G", 3, 3],
    ["H", 4, 2],
    ["I", 3, 4],
    ["J", 4, 2],
    ["K", 3, 4],
    ["L", 2, 5],
    ["M", 3, 3],
    ["N", 1, 6],
    ["O", 2, 5],
    ["P", 4, 2],
    ["R", 1, 6],
    ["S", 2, 5],
    ["T", 2, 5],
    ["U", 3, 3],
    ["V", 3, 3],
    ["X", 8, 1],
    ["Y", 4, 2],
    ["Z", 8, 1],
    ["Æ", 4, 2],
    ["Ø", 4, 2],
    ["Å", 4, 2],
  ),
  blanks: { count: 2, points: 0 },
});
