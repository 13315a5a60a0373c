import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The German tiles for seven-tile racks, sold since about 1990: 100 letters worth 202 points, and two blanks.
 *
 * Umlauts are separate letters and are never spelled AE, OE or UE. The set has no sharp s (ß), which is spelled SS.
 * Source: three independent published distributions that agree.
 */
export const german: TileSet = /* @__PURE__ */ frozen({
  id: "german",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 5],
    ["Ä", 6, 1],
    ["B", 3, 2],
    ["C", 4, 2],
    ["D", 1, 4],
    ["E", 1, 15],
    ["F", 4, 2],
    ["G", 2, 3],
    ["H", 2, 4],
    ["I", 1, 6],
    ["J", 6, 1],
    ["K", 4, 2],
    ["L", 2, 3],
    ["M", 3, 4],
    ["N", 1, 9],
    ["O", 2, 3],
    ["Ö", 8, 1],
    ["P", 4, 1],
    ["Q", 10, 1],
    ["R", 1, 6],
    ["S", 1, 7],
    ["T", 1, 6],
    ["U", 1, 6],
    ["Ü", 6, 1],
    ["V", 6, 1],
    ["W", 3, 1],
    ["X", 8, 1],
    ["Y", 10, 1],
    ["Z", 3, 1],
  ),
  blanks: { count: 2, points: 0 },
});
