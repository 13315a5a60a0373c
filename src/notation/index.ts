/**
 * Parsers and formatters for the standard notations: coordinates, plays, racks, recorded games as GCG or JSON, and
 * positions as CGP.
 *
 * @module tilewright/notation
 * @packageDocumentation
 */

export type { Cgp } from "./cgp/cgp.ts";
export { formatCgp } from "./cgp/format-cgp.ts";
export { parseCgp } from "./cgp/parse-cgp.ts";
export { formatSquare, parseSquare } from "./coordinate.ts";
export { decodeText } from "./decode-text.ts";
export { formatGcg } from "./gcg/format-gcg.ts";
export type { GcgCounts, GcgGame, Misfit } from "./gcg/gcg-game.ts";
export { parseGcg } from "./gcg/parse-gcg.ts";
export { formatGameHistory } from "./history/format-history.ts";
export { parseGameHistory } from "./history/parse-history.ts";
export { formatPlay, parsePlay } from "./play-text.ts";
export { positionBefore } from "./position-before.ts";
export { formatRack, parseRack } from "./rack-text.ts";
export type { RemarkReason } from "./reason.ts";
export type { RecordProblem, Remark, RemarkCode } from "./remark.ts";
