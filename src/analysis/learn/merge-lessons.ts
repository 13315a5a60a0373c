import type { Parsed } from "../../checked.ts";
import type { Problem } from "../../read/problem.ts";
import { requireThat } from "../../read/refuse.ts";
import { type Lessons, requireLessons } from "./lessons.ts";

/**
 * Puts lessons together: of parts of the games of one seed, played by the same rules, words and table. The order does
 * not matter. What does not belong together, or has a game twice, is not merged: you get every such part as a problem
 * `part`, with the field that differs.
 *
 * @param parts - At least one.
 *
 * @throws TypeError if `parts` is not a list of lessons with at least one.
 */
export function mergeLessons(parts: readonly Lessons[]): Parsed<{ readonly lessons: Lessons }> {
  requireThat(Array.isArray(parts) && parts.length > 0, "parts", "a list of lessons", parts);
  parts.forEach((part, i) => {
    requireLessons(part, `parts[${i}]`);
  });
  const [first] = parts as [Lessons, ...Lessons[]];
  const twice = partsWithGamesOfOthers(parts);
  const problems: Problem[] = [];
  parts.forEach((part, i) => {
    const differs = identity.find((key) => JSON.stringify(part[key]) !== JSON.stringify(first[key]));
    const size = part.sums.length === first.sums.length ? undefined : "sums";
    const id = differs ?? size ?? (twice.has(i) ? "games" : undefined);
    if (id !== undefined) problems.push({ code: "part", path: `parts[${i}]`, id, found: "lessons" });
  });
  const [problem, ...more] = problems;
  if (problem !== undefined) return { ok: false, problems: [problem, ...more] };
  const added = (lists: (part: Lessons) => readonly (readonly number[])[]): readonly (readonly number[])[] =>
    lists(first).map((list, k) => list.map((_, i) => parts.reduce((sum, part) => sum + lists(part)[k]![i]!, 0)));
  const racks = (key: keyof Lessons["racks"]): number => parts.reduce((sum, part) => sum + part.racks[key], 0);
  return {
    ok: true,
    lessons: {
      ...first,
      games: joined(parts.flatMap(({ games }) => games)),
      racks: { count: racks("count"), sum: racks("sum"), squares: racks("squares") },
      counts: added(({ counts }) => counts),
      sums: added(({ sums }) => sums),
    },
  };
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
