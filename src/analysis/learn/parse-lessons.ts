import type { Parsed } from "../../checked.ts";
import { parse } from "../../read/parse.ts";
import { readObject, type Shape } from "../../read/shape.ts";
import { checkLengths, mostLists, mostNumbers, roundsField, tilesField } from "../leaves/parse-leaves.ts";
import type { Lessons } from "./lessons.ts";

/**
 * Reads lessons: a string with JSON, or the value it stands for, as a worker or a file hands it over. You get every
 * problem with its place. Never throws, and takes time in proportion to the input.
 *
 * Nobody can see whether the sums are right: play the games again where that matters.
 *
 * @param input - A text in JSON, or the value it stands for.
 */
export function parseLessons(input: unknown): Parsed<{ readonly lessons: Lessons }> {
  return parse(input, (reader, value) => {
    const lessons = readObject({ reader }, value, "", lessonsShape);
    if (lessons === null) return null;
    checkLengths(reader, lessons.tiles.length, lessons.counts, "counts");
    checkLengths(reader, lessons.tiles.length, lessons.sums, "sums");
    const { length } = lessons.counts;
    if (lessons.sums.length !== length)
      reader.fail("range", "sums.length", { min: length, max: length }, lessons.sums.length);
    lessons.games.forEach((range, i) => {
      if (range.length !== 2) reader.fail("range", `games[${i}].length`, { min: 2, max: 2 }, range.length);
      else if (range[0] > range[1]) reader.fail("range", `games[${i}][1]`, { min: range[0], max: null }, range[1]);
    });
    return { lessons };
  });
}

/** How lessons are read. */
const lessonsShape: Shape<Lessons> = /* @__PURE__ */ (() => {
  const text = { text: 1000 } as const;
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
    before: roundsField,
    games: { list: 100_000, of: { list: 2, of: count } } as never,
    tiles: tilesField,
    racks: { object: { count, sum, squares: count } },
    counts: lists(count),
    sums: lists(sum),
  };
})();
