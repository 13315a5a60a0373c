import { isInside, requireSquare } from "../../board/layout.ts";
import type { Square } from "../../board/square.ts";
import type { AnyPosition } from "../../play/position.ts";
import { resolveBoard } from "../../play/resolve.ts";
import { requireOptions, requireThat } from "../../read/refuse.ts";
import type { Drawing, Drawn } from "./drawn.ts";
import { measureBoard } from "./geometry.ts";
import { circle, drawText, path, rounded } from "./shapes.ts";
import { colorsOf, type SvgOptions } from "./svg-options.ts";

/** A ring on a square. */
export interface SquareMark extends Square {
  /** The text in a corner of the square: at most a few characters, such as a number. Defaults to none. */
  readonly text?: string | undefined;
  /** A CSS colour: `#1f6f5c`. Defaults to the colour of tiles being laid. */
  readonly color?: string | undefined;
}

/** An arrow from the centre of one square to the centre of another. */
export interface ArrowMark {
  readonly from: Square;
  readonly to: Square;
  /** A CSS colour. Defaults to the colour of tiles being laid. */
  readonly color?: string | undefined;
}

/** The heat of a square, for instance based on how many plays cover it. */
export interface HeatMark extends Square {
  /** A number from 0 (nothing is drawn) to 1. */
  readonly heat: number;
}

/** The marks that an application puts on a board. */
export interface BoardMarks {
  readonly squares?: readonly SquareMark[] | undefined;
  readonly arrows?: readonly ArrowMark[] | undefined;
  readonly heat?: readonly HeatMark[] | undefined;
}

/**
 * Draws marks, arrows and a heat map as an overlay for a position's board. Pass the result to `renderSvg` as `drawing`.
 * Anything outside the board is omitted.
 *
 * @param options - How the board is drawn, as for `renderSvg`: `coordinates`, `rightToLeft`, `theme`, `colors`.
 *
 * @throws TypeError if `position` is not a position, `marks` or `options` has an unknown key, or a mark has no square.
 * @throws RangeError if the theme is unknown, or `heat` is not a number from 0 to 1.
 *
 * @example
 * ```ts
 * import { drawMarks, renderSvg } from "tilewright/render";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const drawing = drawMarks({ ruleset }, { squares: [{ row: 7, col: 7, text: "1" }] });
 * renderSvg({ ruleset }, { drawing }).includes('class="mark"'); // => true
 * ```
 */
export function drawMarks(
  position: AnyPosition,
  marks: BoardMarks,
  options: Pick<SvgOptions, "coordinates" | "rightToLeft" | "theme" | "colors"> = {},
): Drawing {
  requireOptions(options, ["coordinates", "rightToLeft", "theme", "colors"]);
  requireOptions(marks, ["squares", "arrows", "heat"], "marks");
  const { ruleset } = resolveBoard(position);
  const { left, top } = measureBoard(ruleset, options);
  const { laid: color, ground, coordinate, word } = colorsOf(options);
  const list = <M>(name: keyof BoardMarks, found: readonly M[] = []): readonly M[] => {
    requireThat(Array.isArray(found), `marks.${name}`, "a list", found);
    return found;
  };
  const isOn = (square: Square, name: string): boolean => {
    requireSquare(square, `marks.${name}`);
    return isInside(ruleset.layout, square);
  };
  const at = ({ row, col }: Square, parts: readonly (Drawn | false)[]): Drawn => [
    "g",
    { transform: `translate(${left(col)} ${top(row)})` },
    parts,
  ];
  const middle = ({ row, col }: Square): readonly [x: number, y: number] => [left(col) + 20, top(row) + 20];

  const heat = list("heat", marks.heat).flatMap((mark): Drawing => {
    if (!isOn(mark, "heat")) return [];
    const { heat: warmth } = mark;
    if (!(warmth >= 0 && warmth <= 1)) throw new RangeError(`marks.heat: expected 0 to 1, found ${String(warmth)}`);
    return [at(mark, [rounded("heat", 1, { fill: word, "fill-opacity": warmth * 0.6 })])];
  });
  const arrows = list("arrows", marks.arrows).flatMap(({ from, to, color: stroke = color }): Drawing => {
    if (!isOn(from, "arrows.from") || !isOn(to, "arrows.to")) return [];
    return [["g", { class: "arrow", opacity: 0.8 }, drawArrow(middle(from), middle(to), stroke)]];
  });
  const squares = list("squares", marks.squares).flatMap((mark): Drawing => {
    if (!isOn(mark, "squares")) return [];
    const { text, color: stroke = color } = mark;
    const ring = circle("mark", 20, 20, 17, { fill: "none", stroke, "stroke-width": 4 });
    return [at(mark, [ring, text !== undefined && drawLabel(text, 38, 4, ground, coordinate, stroke)])];
  });
  return [...heat, ...squares, ...arrows];
}

/** A short text on a label that is as wide as it needs to be, around a point. */
export function drawLabel(text: string, x: number, y: number, fill: string, color: string, stroke: string): Drawn {
  const width = 10 + 7 * [...text].length;
  const label: Drawn = ["rect", { class: "label", x: x - width / 2, y: y - 9, width, height: 18, rx: 9, fill, stroke }];
  return ["g", {}, [label, drawText("label-text", text, x, y + 4.5, 13, color)]];
}

type Point = readonly [x: number, y: number];

/** A line to a point, and its head. Without a way to go it is a dot. */
function drawArrow([x1, y1]: Point, [x2, y2]: Point, stroke: string): readonly Drawn[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return [circle("arrow-line", x1, y1, 5, { fill: stroke })];
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  /** A point so far before the end, and so far beside the line. */
  const point = (back: number, beside: number): string =>
    [x2 - back * dx - beside * dy, y2 - back * dy + beside * dx]
      .map((value) => Math.round(value * 100) / 100)
      .join(" ");
  const [tag, attributes] = path("arrow-line", `M${x1} ${y1}L${point(12, 0)}`, stroke);
  return [
    [tag, { ...attributes, "stroke-width": 6, "stroke-linecap": "round" }],
    path("arrow-head", `M${point(0, 0)}L${point(16, 9)}L${point(16, -9)}z`, "none", stroke),
  ];
}
