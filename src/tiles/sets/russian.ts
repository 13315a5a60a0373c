import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Russian tiles: 102 letters worth 224 points, and two blanks.
 *
 * Ё is a separate letter. Source: two independent published distributions that agree.
 */
export const russian: TileSet = /* @__PURE__ */ frozen({
  id: "russian",
  letters: /* @__PURE__ */ letterLines(
    ["А", 1, 8],
    ["Б", 3, 2],
    ["В", 1, 4],
    ["Г", 3, 2],
    ["Д", 2, 4],
    ["Е", 1, 8],
    ["Ё", 3, 1],
    ["Ж", 5, 1],
    ["З", 5, 2],
    ["И", 1, 5],
    ["Й", 4, 1],
    ["К", 2, 4],
    ["Л", 2, 4],
    ["М", 2, 3],
    ["Н", 1, 5],
    ["О", 1, 10],
    ["П", 2, 4],
    ["Р", 1, 5],
    ["С", 1, 5],
    ["Т", 1, 5],
    ["У", 2, 4],
    ["Ф", 10, 1],
    ["Х", 5, 1],
    ["Ц", 5, 1],
    ["Ч", 5, 1],
    ["Ш", 8, 1],
    ["Щ", 10, 1],
    ["Ъ", 10, 1],
    ["Ы", 4, 2],
    ["Ь", 3, 2],
    ["Э", 8, 1],
    ["Ю", 8, 1],
    ["Я", 3, 2],
  ),
  blanks: { count: 2, points: 0 },
});
