/**
 * Evaluation of moves: leaves and equity under any rules. Provisional: see docs/stability.md.
 *
 * @module tilewright/analysis
 * @packageDocumentation
 */

export type { RackLattice } from "../tiles/rack-lattice.ts";
export { formatKlv } from "./klv/format-klv.ts";
export { parseKlv } from "./klv/parse-klv.ts";
export { type LearnOptions, learnLeaves } from "./learn/learn-leaves.ts";
export { leaveTableOf } from "./learn/leave-table-of.ts";
export type { Lessons } from "./learn/lessons.ts";
export { mergeLessons } from "./learn/merge-lessons.ts";
export { parseLessons } from "./learn/parse-lessons.ts";
export type { LearnedRound, LeaveTable } from "./leaves/leave-table.ts";
export { type Leaves, leavesOf } from "./leaves/leaves.ts";
export { parseLeaves } from "./leaves/parse-leaves.ts";
export { type EquitySentences, explainMove } from "./moves/explain-move.ts";
export { generateByLeaves, type RankOptions } from "./moves/generate-by-leaves.ts";
export { rankMoves } from "./moves/rank-moves.ts";
export type { RankedMove, RankedPlay, Remaining, Valuation } from "./moves/ranked-move.ts";
