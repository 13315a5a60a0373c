/**
 * Boards as pictures, as text and in sentences, and a function that makes any string safe to print. To put scores and
 * violations into words, use `explainScore` and `describeViolation` from the core.
 *
 * @module tilewright/render
 * @packageDocumentation
 */
export { printable } from "../read/printable.ts";
export { type DrawnSquare, renderBoard } from "./board.ts";
export { describeBoard } from "./describe-board.ts";
export type { SvgColors, SvgTheme } from "./svg/colors.ts";
export { svgThemes } from "./svg/colors.ts";
export { type ArrowMark, type BoardMarks, drawMarks, type HeatMark, type SquareMark } from "./svg/draw-marks.ts";
export type { Drawing } from "./svg/drawn.ts";
export { renderSvg } from "./svg/render-svg.ts";
export type { SvgOptions } from "./svg/svg-options.ts";
