import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Hebrew tiles: 102 letters worth 229 points, and two blanks.
 *
 * Final forms are spelled with the ordinary letters, and vowel points are dropped. Source: two independent published
 * distributions that agree; a third gives ב four points. Other editions have different counts.
 */
export const hebrew: TileSet = /* @__PURE__ */ frozen({
  id: "hebrew",
  letters: /* @__PURE__ */ letterLines(
    ["א", 2, 6],
    ["ב", 3, 4],
    ["ג", 5, 2],
    ["ד", 3, 4],
    ["ה", 1, 8],
    ["ו", 1, 12],
    ["ז", 8, 1],
    ["ח", 4, 3],
    ["ט", 8, 1],
    ["י", 1, 10],
    ["כ", 5, 2],
    ["ל", 2, 6],
    ["מ", 2, 6],
    ["נ", 3, 4],
    ["ס", 8, 1],
    ["ע", 5, 2],
    ["פ", 4, 3],
    ["צ", 8, 1],
    ["ק", 4, 3],
    ["ר", 1, 8],
    ["ש", 2, 6],
    ["ת", 1, 9],
  ),
  blanks: { count: 2, points: 0 },
});
