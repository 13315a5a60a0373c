import type { Parsed } from "../../checked.ts";
import { parse } from "../../read/parse.ts";
import type { Lessons } from "./lessons.ts";
import { readLessons } from "./read-lessons.ts";

/**
 * Parses lessons from a worker or a file: a JSON string, or the value it encodes. Every problem is returned with its
 * path: games that overlap or are out of order, lists that do not match the tiles or each other, or more racks
 * containing a tile than there were racks. Never throws, and takes time proportional to the size of the input.
 *
 * It cannot check whether the sums are correct: if that matters, play the games again.
 *
 * @param input - A JSON string, or the value it encodes.
 */
export function parseLessons(input: unknown): Parsed<{ readonly lessons: Lessons }> {
  return parse(input, (reader, value) => {
    const lessons = readLessons(reader, value, "");
    return lessons === null ? null : { lessons };
  });
}
