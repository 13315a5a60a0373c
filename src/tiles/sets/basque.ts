import { frozen } from "../../frozen.ts";
import { letterLines } from "../letter-lines.ts";
import type { TileSet } from "../tile-set.ts";

/**
 * The Basque tiles: 98 letters worth 233 points, and two blanks.
 *
 * RR, TS, TX and TZ each have their own tile. The set has no C, Ñ, Q, V, W or Y. Source: two independent published
 * distributions that agree.
 */
export const basque: TileSet = /* @__PURE__ */ frozen({
  id: "basque",
  letters: /* @__PURE__ */ letterLines(
    ["A", 1, 14],
    ["B", 4, 3],
    ["D", 3, 4],
    ["E", 1, 12],
    ["F", 10, 1],
    ["G", 5, 2],
    ["H", 5, 2],
    ["I", 1, 9],
    ["J", 8, 1],
    ["K", 2, 5],
    ["L", 5, 2],
    ["M", 8, 1],
    ["N", 1, 8],
    ["O", 1, 6],
    ["P", 8, 1],
    ["R", 2, 5],
    ["RR", 8, 1],
    ["S", 5, 2],
    ["T", 1, 6],
    ["TS", 8, 1],
    ["TX", 8, 1],
    ["TZ", 8, 1],
    ["U", 1, 6],
    ["X", 10, 1],
    ["Z", 4, 3],
  ),
  blanks: { count: 2, points: 0 },
});
