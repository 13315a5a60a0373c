/**
 * The texts of the field: coordinates and plays.
 *
 * @packageDocumentation
 */
export { formatSquare, parseSquare } from "../board/coordinate.ts";
export { formatPlay, parsePlay } from "./play-text.ts";
export type { Remark, RemarkCode } from "./remark.ts";
