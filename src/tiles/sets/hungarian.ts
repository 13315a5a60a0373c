import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Hungarian tiles: 98 letters worth 235 points, and two blanks.
 *
 * CS, GY, LY, NY, SZ, TY and ZS each have their own tile. DZ and DZS have none. The set has no Q, W, X or Y. Source:
 * two independent published distributions that agree.
 */
export const hungarian: TileSet = /* @__PURE__ */ frozen({
  id: "hungarian",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 6],
    ["Á", 1, 4],
    ["B", 2, 3],
    ["C", 5, 1],
    ["CS", 7, 1],
    ["D", 2, 3],
    ["E", 1, 6],
    ["É", 3, 3],
    ["F", 4, 2],
    ["G", 2, 3],
    ["GY", 4, 2],
    ["H", 3, 2],
    ["I", 1, 3],
    ["Í", 5, 1],
    ["J", 4, 2],
    ["K", 1, 6],
    ["L", 1, 4],
    ["LY", 8, 1],
    ["M", 1, 3],
    ["N", 1, 4],
    ["NY", 5, 1],
    ["O", 1, 3],
    ["Ó", 2, 3],
    ["Ö", 4, 2],
    ["Ő", 7, 1],
    ["P", 4, 2],
    ["R", 1, 4],
    ["S", 1, 3],
    ["SZ", 3, 2],
    ["T", 1, 5],
    ["TY", 10, 1],
    ["U", 4, 2],
    ["Ú", 7, 1],
    ["Ü", 4, 2],
    ["Ű", 7, 1],
    ["V", 3, 2],
    ["Z", 4, 2],
    ["ZS", 8, 1],
  ),
  blanks: { count: 2, points: 0 },
});
