import type { EndReason } from "../../game/model/event.ts";
import type { Remaining } from "./ranked-move.ts";

// Values are compared in whole hundredths of a point, and become points again when a move is returned.

/** Points in hundredths. */
export function hundredths(points: number): number {
  return Math.round(points * 100);
}

/** A list of points in hundredths. */
export function hundredthsOf(points: ArrayLike<number>): Int32Array {
  const all = new Int32Array(points.length);
  for (let i = 0; i < all.length; i++) all[i] = hundredths(points[i]!);
  return all;
}

/** What remains after a choice, of so many hundredths of a point. */
export function remainingFrom(count: number, how: Remaining["how"], ends: EndReason | null): Remaining {
  return Object.freeze({ points: count / 100 + 0, how, ends }); // no -0
}
