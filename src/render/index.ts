/**
 * Boards as pictures, as text, and in sentences. Scores and violations in words are in the core: `explainScore`,
 * `describeViolation`.
 *
 * @module tilewright/render
 * @packageDocumentation
 */
export { renderBoard } from "./board.ts";
export { type BoardMessages, englishBoardMessages } from "./board-messages.ts";
export { describeBoard } from "./describe-board.ts";
export type { SvgColors, SvgTheme } from "./svg/colors.ts";
export { svgThemes } from "./svg/colors.ts";
export type { PremiumMarks } from "./svg/draw-square.ts";
export { renderSvg, type SvgOptions } from "./svg/render-svg.ts";
