import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/** The English tiles for a 21×21 board: 196 letters worth 381 points, and four blanks. */
export const english200: TileSet = /* @__PURE__ */ frozen({
  id: "english200",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 16],
    ["B", 3, 4],
    ["C", 3, 6],
    ["D", 2, 8],
    ["E", 1, 24],
    ["F", 4, 4],
    ["G", 2, 5],
    ["H", 4, 5],
    ["I", 1, 13],
    ["J", 8, 2],
    ["K", 5, 2],
    ["L", 1, 7],
    ["M", 3, 6],
    ["N", 1, 13],
    ["O", 1, 15],
    ["P", 3, 4],
    ["Q", 10, 2],
    ["R", 1, 13],
    ["S", 1, 10],
    ["T", 1, 15],
    ["U", 1, 7],
    ["V", 4, 3],
    ["W", 4, 4],
    ["X", 8, 2],
    ["Y", 4, 4],
    ["Z", 10, 2],
  ),
  blanks: { count: 4, points: 0 },
});
