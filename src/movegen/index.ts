/**
 * Move generation: finds every legal play of a position with a word graph.
 *
 * @module tilewright/movegen
 * @packageDocumentation
 */
export { bestPlay } from "./best-play.ts";
export { canPlay, canPlayWith } from "./can-play.ts";
export { countPlays } from "./count-plays.ts";
export type { RawPlays } from "./engine/play-collector.ts";
export { type Anchor, findAnchors } from "./find-anchors.ts";
export { type GenerateOptions, generatePlays } from "./generate-plays.ts";
export type { GeneratedPlay, RackedPosition } from "./generated-play.ts";
export { type PlayFilterOptions, playFilter } from "./play-filter.ts";
export { type PlayRank, rankPlay } from "./rank-play.ts";
export { playAt, rawPlays } from "./raw-plays.ts";
export type { ValueOptions } from "./value.ts";
export type { WhereOptions } from "./where.ts";
export { type PlayWithWords, withWords } from "./with-words.ts";
