import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Bulgarian tiles: 100 letters worth 227 points, and two blanks.
 *
 * Each of the 30 letters has its own tile; accents are dropped. Source: two independent published distributions that
 * agree.
 */
export const bulgarian: TileSet = /* @__PURE__ */ frozen({
  id: "bulgarian",
  letters: /* @__PURE__ */ letterLines(
    ["А", 1, 9],
    ["Б", 2, 3],
    ["В", 2, 4],
    ["Г", 3, 3],
    ["Д", 2, 4],
    ["Е", 1, 8],
    ["Ж", 4, 2],
    ["З", 4, 2],
    ["И", 1, 8],
    ["Й", 5, 1],
    ["К", 2, 3],
    ["Л", 2, 3],
    ["М", 2, 4],
    ["Н", 1, 4],
    ["О", 1, 9],
    ["П", 1, 4],
    ["Р", 1, 4],
    ["С", 1, 4],
    ["Т", 1, 5],
    ["У", 5, 3],
    ["Ф", 10, 1],
    ["Х", 5, 1],
    ["Ц", 8, 1],
    ["Ч", 5, 2],
    ["Ш", 8, 1],
    ["Щ", 10, 1],
    ["Ъ", 3, 2],
    ["Ь", 10, 1],
    ["Ю", 8, 1],
    ["Я", 5, 2],
  ),
  blanks: { count: 2, points: 0 },
});
