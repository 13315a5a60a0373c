import type { Parsed } from "../../checked.ts";
import { attempt } from "../../read/attempt.ts";
import { isList } from "../../read/is-object.ts";
import { failure } from "../../read/parse.ts";
import type { Problem } from "../../read/problem.ts";
import { createReader } from "../../read/reader.ts";
import { requireThat } from "../../read/refuse.ts";
import type { Lessons } from "./lessons.ts";
import { readLessons, requireLessonsParts } from "./read-lessons.ts";

/**
 * Merges lessons from parts of one seed's games, played with the same rules, words and table. The order does not
 * matter. If parts do not match, or contain the same game twice, nothing is merged: every such part is returned as a
 * `part` problem with the field that differs. Anything that `parseLessons` rejects, and sums above 2^53 - 1, are
 * returned as problems with their paths.
 *
 * @param parts - The lessons to merge, at least one.
 *
 * @throws TypeError if `parts` is not a non-empty list of lessons.
 */
export function mergeLessons(parts: readonly Lessons[]): Parsed<{ readonly lessons: Lessons }> {
  requireThat(isList(parts) && parts.length > 0, "parts", "a list of lessons", parts);
  // From here on a hole is an entry that is not there.
  const given = [...parts];
  for (const [i, part] of given.entries()) requireLessonsParts(part, `parts[${i}]`);
  const [first] = given as [Lessons, ...Lessons[]];
  const differing = given.flatMap((part, i) => {
    const differs = identity.find((key) => jsonOf(part[key]) !== jsonOf(first[key]));
    return otherPart(i, differs ?? (part.sums.length === first.sums.length ? undefined : "sums"));
  });
  if (differing.length > 0) return failure(differing);
  const reader = createReader();
  for (const [i, part] of given.entries()) readLessons(reader, part, `parts[${i}]`);
  if (reader.failures > 0) return failure(reader.problems);
  const twice = partsWithGamesOfOthers(given);
  if (twice.size > 0) return failure(given.flatMap((_, i) => otherPart(i, twice.has(i) ? "games" : undefined)));

  /** Adds up one number of all parts. It may be beyond what is counted exactly. */
  const sumOf = (path: string, numberOf: (part: Lessons) => number): number => {
    const sum = given.reduce((all, part) => all + BigInt(numberOf(part)), 0n);
    if (!Number.isSafeInteger(Number(sum))) reader.fail("range", path, safe, Number(sum));
    return Number(sum);
  };
  const lists = (key: "counts" | "sums"): readonly (readonly number[])[] =>
    first[key].map((list, k) => list.map((_, i) => sumOf(`${key}[${k}][${i}]`, (part) => part[key][k]![i]!)));
  const racks = (key: keyof Lessons["racks"]): number => sumOf(`racks.${key}`, (part) => part.racks[key]);
  const lessons: Lessons = {
    ...first,
    games: joined(given.flatMap(({ games }) => games)),
    racks: { count: racks("count"), sum: racks("sum"), squares: racks("squares") },
    counts: lists("counts"),
    sums: lists("sums"),
  };
  return reader.failures > 0 ? failure(reader.problems) : { ok: true, lessons };
}

/** A value as JSON; `undefined` for what JSON cannot hold, which is a problem by itself. */
const jsonOf = (value: unknown): string | undefined => attempt(() => JSON.stringify(value), undefined);

/** What is counted exactly. */
const safe = { min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER } as const;

/** The problem of a part that does not belong to the first one, or has games of another; none if it may be merged. */
function otherPart(index: number, id: string | undefined): readonly Problem[] {
  return id === undefined ? [] : [{ code: "part", path: `parts[${index}]`, id, found: "lessons" }];
}

/** What must be the same in all parts. */
const identity = ["ruleset", "variants", "words", "seed", "before", "tiles"] as const;

/** The parts, by index, that have games which a part before them has, or have them twice. */
function partsWithGamesOfOthers(parts: readonly Lessons[]): ReadonlySet<number> {
  const ranges = parts.flatMap(({ games }, part) => games.map(([from, to]) => ({ from, to, part })));
  ranges.sort((a, b) => a.from - b.from || a.part - b.part);
  const found = new Set<number>();
  let last = { to: 0, part: 0 };
  for (const range of ranges) {
    if (range.from < last.to) found.add(Math.max(range.part, last.part));
    if (range.to > last.to) last = range;
  }
  return found;
}

/** Games in ascending order, with those together that follow one another. */
function joined(games: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const sorted = [...games].sort((a, b) => a[0] - b[0]);
  const all: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = all.at(-1);
    if (last?.[1] === from) last[1] = to;
    else all.push([from, to]);
  }
  return all;
}
