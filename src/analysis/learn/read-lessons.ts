import { join } from "../../read/describe.ts";
import { createReader, type Reader } from "../../read/reader.ts";
import { refuse, requireParts } from "../../read/refuse.ts";
import { readObject, type Shape } from "../../read/shape.ts";
import { mostLists, mostRounds, mostText } from "../leaves/leave-table.ts";
import { checkLengths, mostNumbers, roundsField, tilesField } from "../leaves/parse-leaves.ts";
import type { Lessons } from "./lessons.ts";

/** Reads lessons of unknown shape. Whoever has the reader looks whether it noted problems. */
export function readLessons(reader: Reader, value: unknown, path: string): Lessons | null {
  const lessons = readObject({ reader }, value, path, lessonsShape);
  if (lessons === null) return null;
  const { tiles, racks, counts, sums, games } = lessons;
  checkLengths(reader, tiles.length, counts, join(path, "counts"));
  checkLengths(reader, tiles.length, sums, join(path, "sums"));
  const { length } = counts;
  if (sums.length !== length)
    reader.fail("range", join(path, "sums.length"), { min: length, max: length }, sums.length);
  counts.forEach((list, k) => {
    list.forEach((count, i) => {
      const at = join(path, `counts[${k}][${i}]`);
      if (count > racks.count) reader.fail("range", at, { min: 0, max: racks.count }, count);
    });
  });
  let last = 0;
  for (const [i, range] of games.entries()) {
    const at = join(path, `games[${i}]`);
    const [from, to] = range;
    if (range.length !== 2) reader.fail("range", `${at}.length`, { min: 2, max: 2 }, range.length);
    else if (from < last) reader.fail("range", `${at}[0]`, { min: last, max: null }, from);
    else if (to < from) reader.fail("range", `${at}[1]`, { min: from, max: null }, to);
    else last = to;
  }
  return lessons;
}

/**
 * Throws a `TypeError` unless a value is what `learnLeaves` returns, and a `RangeError` with everything in it that
 * `parseLessons` would reject.
 */
export function requireLessons(lessons: Lessons, name = "lessons"): void {
  requireLessonsParts(lessons, name);
  const reader = createReader();
  readLessons(reader, lessons, "");
  refuse(name, reader.problems);
}

/** Throws a `TypeError` for a value that cannot be lessons. */
export function requireLessonsParts(lessons: unknown, name: string): void {
  requireParts(lessons, name, "lessons (from learnLeaves)", ["games", "tiles", "counts", "sums"], ["racks"]);
}

/** How lessons are read. */
const lessonsShape: Shape<Lessons> = /* @__PURE__ */ (() => {
  const text = { text: mostText } as const;
  const count = { integer: [0, Number.MAX_SAFE_INTEGER] } as const;
  const sum = { integer: [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] } as const;
  const lists = <T>(of: T): { readonly list: number; readonly of: { readonly list: number; readonly of: T } } => ({
    list: mostLists,
    of: { list: mostNumbers, of },
  });
  return {
    kind: { oneOf: ["lessons"] },
    version: { oneOf: [1] },
    ruleset: text,
    variants: { list: 100, of: text },
    words: count,
    seed: text,
    // The table that is made of them has one round more.
    before: { ...roundsField, list: mostRounds - 1 },
    games: { list: 100_000, of: { list: 2, of: count } } as never,
    tiles: tilesField,
    racks: { object: { count, sum, squares: count } },
    counts: lists(count),
    sums: lists(sum),
  };
})();
