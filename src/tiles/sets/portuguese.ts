import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Portuguese tiles: 117 letters worth 204 points, and three blanks.
 *
 * Accents are dropped; Ç is a separate letter. The set has no K, W or Y. Source: two independent published
 * distributions that agree.
 */
export const portuguese: TileSet = /* @__PURE__ */ frozen({
  id: "portuguese",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 14],
    ["B", 3, 3],
    ["C", 2, 4],
    ["Ç", 3, 2],
    ["D", 2, 5],
    ["E", 1, 11],
    ["F", 4, 2],
    ["G", 4, 2],
    ["H", 4, 2],
    ["I", 1, 10],
    ["J", 5, 2],
    ["L", 2, 5],
    ["M", 1, 6],
    ["N", 3, 4],
    ["O", 1, 10],
    ["P", 2, 4],
    ["Q", 6, 1],
    ["R", 1, 6],
    ["S", 1, 8],
    ["T", 1, 5],
    ["U", 1, 7],
    ["V", 4, 2],
    ["X", 8, 1],
    ["Z", 8, 1],
  ),
  blanks: { count: 3, points: 0 },
});
