import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Spanish tiles sold outside North America: 98 letters (including CH, LL and RR) and two blanks.
 *
 * The set has no K or W. CH is always spelled with the CH tile, never with separate C and H tiles.
 */
export const spanish: TileSet = /* @__PURE__ */ frozen({
  id: "spanish",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 12],
    ["B", 3, 2],
    ["C", 3, 4],
    ["CH", 5, 1],
    ["D", 2, 5],
    ["E", 1, 12],
    ["F", 4, 1],
    ["G", 2, 2],
    ["H", 4, 2],
    ["I", 1, 6],
    ["J", 8, 1],
    ["L", 1, 4],
    ["LL", 8, 1],
    ["M", 3, 2],
    ["N", 1, 5],
    ["Ñ", 8, 1],
    ["O", 1, 9],
    ["P", 3, 2],
    ["Q", 5, 1],
    ["R", 1, 5],
    ["RR", 8, 1],
    ["S", 1, 6],
    ["T", 1, 4],
    ["U", 1, 5],
    ["V", 4, 1],
    ["X", 8, 1],
    ["Y", 4, 1],
    ["Z", 10, 1],
  ),
  blanks: { count: 2, points: 0 },
});
