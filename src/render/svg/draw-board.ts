import { indexOfSquare, type Layout } from "../../board/layout.ts";
import type { Square } from "../../board/square.ts";
import { lastPlayOf } from "../../game/table/last-play.ts";
import { columnName } from "../../notation/coordinate.ts";
import { letterValue } from "../../play/indexed-rules.ts";
import type { AnyPosition } from "../../play/position.ts";
import { resolveBoard } from "../../play/resolve.ts";
import { tileAt } from "../../play/tile-at.ts";
import { readsFromRight } from "../../tiles/direction.ts";
import type { SvgColors } from "./colors.ts";
import { type DrawMark, drawSquare } from "./draw-square.ts";
import { drawFrame, drawTile } from "./draw-tile.ts";
import { measure } from "./geometry.ts";
import { drawText } from "./shapes.ts";
import type { SvgOptions } from "./svg-options.ts";

/**
 * Draws a board as a picture, with the options of `renderSvg`. What that adds (themes, titles, marks in words) is not
 * in a bundle that has this alone. `head` is the title and the description, as they stand in the picture.
 */
export function drawBoard(
  position: AnyPosition,
  options: Pick<SvgOptions, "placements" | "violations" | "lastPlay" | "coordinates" | "rightToLeft">,
  colors: SvgColors,
  mark: DrawMark,
  head: string,
): string {
  const { rules, board, ruleset } = resolveBoard(position);
  const { layout, tileSet } = ruleset;
  const { rows, cols } = layout;
  const { placements = [], violations = [], lastPlay = true, coordinates = true } = options;
  const { rightToLeft = readsFromRight(tileSet) } = options;
  const { width, height, left, top } = measure(layout, coordinates, rightToLeft);

  const laid = new Map(placements.map((tile) => [indexOfSquare(layout, tile), tile]));
  const wrong = indices(
    layout,
    violations.flatMap(({ squares }) => squares),
  );
  const last = lastPlay && position.kind !== undefined ? lastPlayOf(position) : null;
  const played = indices(layout, last?.event.placements ?? []);

  /** What lies on a square, or what the square is. */
  const inside = (index: number): string => {
    const tile = laid.get(index) ?? tileAt(rules, board, index);
    const premium = rules.premiums[index];
    if (tile !== null) {
      const { letter } = tile;
      const blank = tile.blank === true || letter === null;
      const points = blank ? rules.blankPoints || null : letterValue(rules, letter);
      const sign = premium?.sticks ? mark(premium, colors, true) : "";
      // Below the letter, across from the points.
      const below = sign && `<g transform="translate(-1 23) scale(.45)">${drawSquare(false, sign, colors)}</g>`;
      return drawTile(letter, blank, points ?? null, colors) + below;
    }
    if (rules.holes[index]) return "";
    return drawSquare(rules.starts.includes(index), premium ? mark(premium, colors, false) : "", colors);
  };
  const squares = board.map((_, index) => {
    const frame = wrong.has(index) ? "wrong" : laid.has(index) ? "laid" : played.has(index) ? "last" : null;
    const framed = frame === null ? "" : drawFrame(frame, colors);
    const place = `${left(index % cols)} ${top(Math.floor(index / cols))}`;
    return `<g transform="translate(${place})">${inside(index)}${framed}</g>`;
  });
  const label = (text: string | number, x: number, y: number): string =>
    drawText("coordinate", text, x, y, 13, colors.coordinate);
  const labels = coordinates
    ? [
        ...range(cols).map((col) => label(columnName(col), left(col) + 20, 17)),
        ...range(rows).map((row) => label(row + 1, rightToLeft ? width - 12 : 12, top(row) + 25)),
      ]
    : [];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
      'role="img" font-family="system-ui, sans-serif" font-weight="600" text-anchor="middle" stroke-width="2">',
    head,
    `<rect class="ground" width="${width}" height="${height}" rx="8" fill="${colors.ground}"/>`,
    ...labels,
    ...squares,
    "</svg>",
  ].join("\n");
}

function indices(layout: Layout, squares: readonly Square[]): ReadonlySet<number> {
  return new Set(squares.map((square) => indexOfSquare(layout, square)));
}

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, i) => i);
}
