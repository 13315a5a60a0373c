import type { PlayerIndex } from "../../game/model/event.ts";
import type { EventLine } from "./line.ts";
import type { Reading } from "./reading.ts";

/** What the rules say a line is worth; `null` where they cannot tell, so that the file's word is taken. */
export interface Worth {
  readonly points: number | null;
  /** What is already booked of it. */
  readonly booked: number;
  /** What is already booked of later lines. */
  readonly ahead?: number;
  /** Another way to write the same points: 0 for a phony whose total has been put back at once. */
  readonly orElse?: number;
  readonly code: "wrong-score" | "wrong-settlement";
}

/** The next line of the same player that records a total: what shows whether a wrong total was carried on. */
export type NextTotal = { readonly score: number; readonly total: number } | null;

/**
 * Compares the score and the total of a line with what the rules and the lines before say, remarks on what deviates, and
 * books the difference: afterwards the game has the points that the file goes on with.
 *
 * Of a score and a total that contradict each other, the total is believed where it is what the rules say; of a wrong
 * total, the next one tells whether it was a slip of the pen or counted. Gives the points of the line itself.
 */
export function bookPoints(
  reading: Reading,
  line: EventLine,
  player: PlayerIndex,
  worth: Worth,
  next: NextTotal,
): number {
  const { score, total } = line;
  const before = (reading.now().players[player]?.score ?? 0) - worth.booked - (worth.ahead ?? 0);
  const points = worth.points ?? score?.value ?? 0;
  let counted = points;
  if (score !== null && score.value !== points && score.value !== worth.orElse) {
    const found = `${score.value}`;
    reading.remark({ ...score, line: line.line }, { code: worth.code, found, expected: `${points}` });
    const slip = total !== null && total.value === before + points;
    if (!slip) counted = score.value;
  }
  let carried = 0;
  if (total !== null) {
    const expected = before + counted;
    reading.count("totals");
    if (total.value === expected) reading.count("totalsAgreed");
    else {
      const found = `${total.value}`;
      reading.remark({ ...total, line: line.line }, { code: "wrong-total", found, expected: `${expected}` });
      const slip = next !== null && next.total !== total.value + next.score && next.total === expected + next.score;
      if (!slip) carried = total.value - expected;
    }
  }
  reading.bookAsRecorded(line.line, player, counted + carried - worth.booked);
  return counted;
}
