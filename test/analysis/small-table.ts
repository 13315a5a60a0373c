import type { LeaveTable } from "tilewright/analysis";

/** A, B and the blank; values that add up to another sum for each leave. */
export const table: LeaveTable = {
  kind: "leaves",
  version: 1,
  tiles: ["A", "?", "B"],
  values: [
    [100, 200, 400], // A, ?, B
    [1000, 2000, 4000, 8000, 16_000, 32_000], // AA, A?, AB, ??, ?B, BB
  ],
  made: null,
};
