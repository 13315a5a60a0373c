import type { PlayerIndex } from "../../../game/model/event.ts";
import type { Cause } from "../../reason.ts";
import type { EventLine } from "../lines/gcg-line.ts";
import type { Reading } from "./reading.ts";

/** What a line is worth by the rules. */
export interface ExpectedPoints {
  /** `null` where the rules do not settle it: then the file is believed. */
  readonly points: number | null;
  /** How many of these points the game has already. */
  readonly booked: number;
  /** How many points of later lines the game has already. */
  readonly bookedAhead?: number;
  /**
   * A second score that is also right: some files write 0 for a withdrawn phony, because they never added its points.
   */
  readonly alternative?: number;
  readonly code: "wrong-score" | "wrong-settlement";
  /** Whether another score needs no remark of its own: one on the play says that it does not agree. */
  readonly isSaid?: boolean;
  /** Why somebody may have written down these points instead; `null` if nothing explains them exactly. */
  readonly cause?: (found: number) => Cause | null;
}

/** The next line of the same player that records a total. It shows whether a wrong total was carried on. */
export type NextTotal = { readonly score: number; readonly total: number } | null;

/**
 * Compares the score and the total of a line with the rules and with the lines before, remarks on what deviates, and
 * books the difference. Afterwards the game has the points with which the file goes on.
 *
 * If a score and a total contradict each other, the total is believed where it agrees with the rules. The next total
 * shows whether a wrong one was a slip of the pen. Returns the points of the line itself.
 */
export function bookPoints(
  reading: Reading,
  { line, score, total }: EventLine,
  player: PlayerIndex,
  { points: byRules, booked, bookedAhead = 0, alternative, code, isSaid = false, cause }: ExpectedPoints,
  next: NextTotal,
): number {
  const before = reading.now().players[player]!.score - booked - bookedAhead;
  const points = byRules ?? score?.value ?? 0;
  let counted = points;
  if (score !== null && score.value !== points && score.value !== alternative) {
    const why = cause?.(score.value) ?? null;
    if (!isSaid)
      reading.remark(line, score, code, { code: "points", expected: points, found: score.value, cause: why });
    const slip = total !== null && total.value === before + points;
    if (!slip) counted = score.value;
  }
  let carried = 0;
  if (total !== null) {
    const expected = before + counted;
    reading.count("totals");
    if (total.value === expected) reading.count("totalsAgreed");
    else {
      const cause = counted !== 0 && total.value === before ? ({ code: "not-added" } as const) : null;
      reading.remark(line, total, "wrong-total", { code: "points", expected, found: total.value, cause });
      const slip = next !== null && next.total !== total.value + next.score && next.total === expected + next.score;
      if (!slip) carried = total.value - expected;
    }
  }
  reading.bookAsRecorded(line, player, counted + carried - booked);
  return counted;
}

/** What a line says that its play scores; `null` if it does not say, or its score and its total differ. */
export function pointsSaid({ score, total }: EventLine, before: number): number | null {
  if (total === null) return score?.value ?? null;
  const added = total.value - before;
  return score === null || score.value === added ? added : null;
}
