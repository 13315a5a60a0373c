import { columnName } from "../../notation/coordinate.ts";
import type { IndexedRules } from "../../play/indexed-rules.ts";
import type { AnyPosition } from "../../play/position.ts";
import { resolveBoard } from "../../play/resolve.ts";
import { type DrawnSquare, squaresOf } from "../squares.ts";
import type { SvgColors } from "./colors.ts";
import { type DrawMark, drawFree } from "./draw-square.ts";
import { drawFrame, drawTile } from "./draw-tile.ts";
import type { Attributes, Drawn, Parts } from "./drawn.ts";
import { type Arrangement, measureBoard } from "./geometry.ts";
import { drawText } from "./shapes.ts";
import type { SvgOptions } from "./svg-options.ts";

/** How a board is drawn. */
export interface Look {
  readonly colors: SvgColors;
  readonly mark: DrawMark;
}

/** Draws a square: a tile, or the square itself, and the frame around it. */
export function drawSquare(
  { tile, premium, start, hole, frame }: DrawnSquare,
  rules: IndexedRules,
  { colors, mark }: Look,
): Parts {
  const sign = premium ? mark(premium, tile !== null) : [];
  // Below the letter, across from the points.
  const small: Drawn = ["g", { transform: "translate(-1 23) scale(.45)" }, drawFree(false, sign, colors)];
  return [
    ...(tile ? drawTile(tile, rules, colors) : hole ? [] : drawFree(start, sign, colors)),
    tile !== null && premium?.sticks === true && sign.length > 0 && small,
    ...(frame ? drawFrame(frame, colors) : []),
  ];
}

/** Draws a board: the ground, row numbers and column letters if it has them, and then each square in its place. */
export function drawBoard(
  position: AnyPosition,
  options: Arrangement & Pick<SvgOptions, "placements" | "violations" | "lastPlay">,
  look: Look,
): readonly [tag: string, attributes: Attributes, inside: Parts] {
  const { ruleset, rules } = resolveBoard(position);
  const { width, height, left, top, mirrored } = measureBoard(ruleset, options);
  const { coordinates = true } = options;
  const label = (text: string | number, x: number, y: number): Drawn =>
    drawText("coordinate", text, x, y, 13, look.colors.coordinate);
  const squares = squaresOf(position, options);
  return [
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "font-family": "system-ui, sans-serif",
      "font-weight": 600,
      "text-anchor": "middle",
      "stroke-width": 2,
    },
    [
      ["rect", { class: "ground", width, height, rx: 8, fill: look.colors.ground }],
      ...[...Array(coordinates ? rules.cols : 0)].map((_, col) => label(columnName(col), left(col) + 20, 17)),
      ...[...Array(coordinates ? rules.rows : 0)].map((_, row) =>
        label(row + 1, mirrored ? width - 12 : 12, top(row) + 25),
      ),
      ...squares.map((drawn): Drawn => {
        const { row, col } = drawn.square;
        return ["g", { transform: `translate(${left(col)} ${top(row)})` }, drawSquare(drawn, rules, look)];
      }),
    ],
  ];
}
