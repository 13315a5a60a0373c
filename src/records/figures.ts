import { isList } from "../read/is-object.ts";
import { requireParts, requireThat } from "../read/refuse.ts";
import { addCounts } from "./add-counts.ts";
import type { GradedPlays, HighGame, HighPlay, RecordFigures, RemarkCount } from "./report.ts";

/** The figures of no record. */
export const noFigures: RecordFigures = {
  records: 0,
  games: 0,
  failures: 0,
  failed: [],
  events: 0,
  plays: 0,
  scoresAgreed: 0,
  totals: 0,
  totalsAgreed: 0,
  scores: 0,
  points: 0,
  remarks: [],
  highGames: [],
  highPlays: [],
  graded: null,
};

/** The most entries that are kept in each list of the highest, or of the first. */
const most = 10;

const lists = ["failed", "remarks", "highGames", "highPlays"];

/**
 * Returns the sum of several figures, for single records or groups of records, in any order. The sum of an empty list
 * is the figures of no records.
 *
 * @param figures - Figures returned by `recordFiguresOf`, `figuresOf` or `addFigures`.
 *
 * @throws TypeError if `figures` is not a list of figures.
 */
export function addFigures(figures: readonly RecordFigures[]): RecordFigures {
  requireThat(isList(figures), "figures", "a list of figures (from figuresOf)", figures);
  [...figures].forEach((lot, i) => {
    requireParts(lot, `figures[${i}]`, "figures (from figuresOf)", lists);
  });
  return figures.reduce(addTwo, noFigures);
}

function addTwo(some: RecordFigures, more: RecordFigures): RecordFigures {
  return {
    ...some, // all names in their order, so that the same figures are the same JSON
    ...addCounts(countsOf(some), countsOf(more)),
    failed: firstOf([...some.failed, ...more.failed], (a, b) => byText(a.record, b.record)),
    remarks: addRemarks([...some.remarks, ...more.remarks]),
    highGames: firstOf([...some.highGames, ...more.highGames], byScore),
    highPlays: firstOf([...some.highPlays, ...more.highPlays], byPoints),
    graded: addGraded(some.graded, more.graded),
  };
}

/** What is only counted. */
function countsOf({ failed, remarks, highGames, highPlays, graded, ...counts }: RecordFigures): Counted {
  return counts;
}

type Counted = Omit<RecordFigures, "failed" | "remarks" | "highGames" | "highPlays" | "graded">;

function addRemarks(remarks: readonly RemarkCount[]): readonly RemarkCount[] {
  const counts = new Map<string, RemarkCount>();
  for (const remark of remarks) {
    const key = JSON.stringify([remark.code, remark.reason, remark.cause]);
    counts.set(key, { ...remark, count: remark.count + (counts.get(key)?.count ?? 0) });
  }
  return [...counts].sort(([a], [b]) => byText(a, b)).map(([, remark]) => remark);
}

function addGraded(some: GradedPlays | null, more: GradedPlays | null): GradedPlays | null {
  return some === null || more === null ? (some ?? more) : addCounts(some, more);
}

function firstOf<Entry>(entries: readonly Entry[], order: (a: Entry, b: Entry) => number): readonly Entry[] {
  return [...entries].sort(order).slice(0, most);
}

// Equals are ordered by all that they hold, so that the same ones are kept wherever they come from.

function byScore(a: HighGame, b: HighGame): number {
  return b.score - a.score || byText(a.record, b.record) || byText(a.player, b.player);
}

function byPoints(a: HighPlay, b: HighPlay): number {
  return b.points - a.points || byText(a.record, b.record) || a.event - b.event;
}

/** The order of UTF-16 code units, which is the same on every machine. */
export function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
