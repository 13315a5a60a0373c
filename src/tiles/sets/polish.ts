import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Polish tiles: 98 letters worth 190 points, and two blanks.
 *
 * The nine letters with diacritics are separate letters. The set has no Q, V or X. Source: three independent published
 * distributions that agree.
 */
export const polish: TileSet = /* @__PURE__ */ frozen({
  id: "polish",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 9],
    ["Ą", 5, 1],
    ["B", 3, 2],
    ["C", 2, 3],
    ["Ć", 6, 1],
    ["D", 2, 3],
    ["E", 1, 7],
    ["Ę", 5, 1],
    ["F", 5, 1],
    ["G", 3, 2],
    ["H", 3, 2],
    ["I", 1, 8],
    ["J", 3, 2],
    ["K", 2, 3],
    ["L", 2, 3],
    ["Ł", 3, 2],
    ["M", 2, 3],
    ["N", 1, 5],
    ["Ń", 7, 1],
    ["O", 1, 6],
    ["Ó", 5, 1],
    ["P", 2, 3],
    ["R", 1, 4],
    ["S", 1, 4],
    ["Ś", 5, 1],
    ["T", 2, 3],
    ["U", 3, 2],
    ["W", 1, 4],
    ["Y", 2, 4],
    ["Z", 1, 5],
    ["Ź", 9, 1],
    ["Ż", 5, 1],
  ),
  blanks: { count: 2, points: 0 },
});
