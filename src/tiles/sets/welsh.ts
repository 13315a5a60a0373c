import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Welsh tiles: 103 letters worth 194 points, and two blanks.
 *
 * CH, DD, FF, LL, NG, RH and TH each have their own tile; PH does not. Accents are dropped. The set has no K, Q, V, X
 * or Z. Source: two independent published distributions that agree.
 */
export const welsh: TileSet = /* @__PURE__ */ frozen({
  id: "welsh",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 10],
    ["B", 3, 2],
    ["C", 4, 2],
    ["CH", 5, 1],
    ["D", 1, 6],
    ["DD", 1, 4],
    ["E", 1, 8],
    ["F", 2, 3],
    ["FF", 4, 2],
    ["G", 2, 3],
    ["NG", 10, 1],
    ["H", 4, 2],
    ["I", 1, 7],
    ["J", 8, 1],
    ["L", 2, 3],
    ["LL", 5, 1],
    ["M", 3, 2],
    ["N", 1, 8],
    ["O", 1, 6],
    ["P", 5, 1],
    ["R", 1, 7],
    ["RH", 10, 1],
    ["S", 3, 3],
    ["T", 3, 2],
    ["TH", 4, 2],
    ["U", 2, 3],
    ["W", 1, 5],
    ["Y", 1, 7],
  ),
  blanks: { count: 2, points: 0 },
});
