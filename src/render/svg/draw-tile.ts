import { type IndexedRules, letterValue } from "../../play/indexed-rules.ts";
import { BLANK } from "../../tiles/tile.ts";
import type { FrameKind, SquareData } from "../squares.ts";
import type { SvgColors } from "./colors.ts";
import type { Drawn, Parts } from "./drawn.ts";
import { circle, drawText, rounded } from "./shapes.ts";

/**
 * Draws a tile. A blank has a ring around its letter, and shows `?` as long as it has none. Blanks
 * that are worth nothing have no points on them.
 */
export function drawTile(
  { letter, blank }: Omit<NonNullable<SquareData["tile"]>, "laid">,
  rules: IndexedRules,
  colors: SvgColors,
): Parts {
  const text = letter ?? BLANK;
  const points = blank ? rules.blankPoints || undefined : letterValue(rules, text);
  const size = Math.min(blank ? 18 : 22, (blank ? 26 : 34) / [...text].length);
  const { square, tile, tileText } = colors;
  return [
    // The line keeps tiles apart that lie side by side, where the ground has their colour.
    rounded("tile", 2, { fill: tile, stroke: square }),
    edge,
    blank && circle("blank", 20, 18.5, 13.5, { fill: "none", stroke: tileText }),
    drawText("tile-text", text, blank ? 20 : 18, 18.5 + size * 0.36, size, tileText),
    " ", // the letter and the points are two words for whoever reads the text
    points !== undefined && drawText("tile-text", points, 34.5 - 2.5 * `${points}`.length, 33, 9, tileText),
  ];
}

/** What one sees of the thickness of a tile. */
const edge: Drawn = [
  "path",
  {
    class: "edge",
    d: "M6 35.5h28",
    stroke: "#000",
    "stroke-opacity": ".2",
    "stroke-width": 3,
    "stroke-linecap": "round",
  },
];

/** The frame around a square. */
export function drawFrame(kind: FrameKind, colors: SvgColors): Parts {
  const dashes = kind === "laid" && { "stroke-dasharray": "6 3" };
  const wrong = kind === "wrong";
  return [
    rounded(kind, 2, { fill: "none", stroke: colors[kind], "stroke-width": 3.5, ...dashes }),
    wrong && circle("badge", 33, 7, 7, { fill: colors.wrong }),
    wrong && drawText("badge-text", "!", 33, 11, 12, colors.ground),
  ];
}
