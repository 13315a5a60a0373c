/**
 * Boards as text. Scores and violations in words are in the core: `explainScore`, `describeViolation`.
 *
 * @packageDocumentation
 */
export { renderBoard } from "./board.ts";
