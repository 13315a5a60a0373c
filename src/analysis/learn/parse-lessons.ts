import type { Parsed } from "../../checked.ts";
import { parse } from "../../read/parse.ts";
import type { Lessons } from "./lessons.ts";
import { readLessons } from "./read-lessons.ts";

/**
 * Reads lessons: a string with JSON, or the value it stands for, as a worker or a file has it. You get every
 * problem with its place: games that overlap or are out of order, lists that do not fit the tiles or each other, racks
 * that hold a tile more often than there were racks. Never throws, and takes time in proportion to the input.
 *
 * Nobody can see whether the sums are right: play the games again where that matters.
 *
 * @param input - A text in JSON, or the value it stands for.
 */
export function parseLessons(input: unknown): Parsed<{ readonly lessons: Lessons }> {
  return parse(input, (reader, value) => {
    const lessons = readLessons(reader, value, "");
    return lessons === null ? null : { lessons };
  });
}
