// The law of move generation: what is generated are all legal plays, each once, with their points, best first.
import { validatePlacement } from "tilewright";
import { bestPlay, canPlay, canPlayWith, countPlays, generatePlays, playAt, rawPlays } from "tilewright/movegen";
import { expect } from "vitest";
import type { Task } from "../oracle/movegen/tasks.ts";
import { expectedPlays, graphOf, rackedPosition, textOf } from "./expected.ts";

/** Fails unless every function of the generator agrees with the oracle, which tries everything. Gives the number of plays. */
export function expectAllPlays({ position: situation, words }: Task, form: "position" | "view" = "position"): number {
  const position = rackedPosition(situation, form);
  const graph = graphOf(situation, words);
  const expected = expectedPlays(situation, words);
  const plays = generatePlays(position, graph);
  expect(plays.map(textOf)).toEqual(expected.map(textOf));
  expect(plays.slice(0, 3)).toEqual(expected.slice(0, 3));

  expect(bestPlay(position, graph)).toEqual(expected[0] ?? null);
  expect(countPlays(position, graph)).toBe(expected.length);
  expect(canPlay(position, graph)).toBe(expected.length > 0);
  expect(canPlayWith(graph)(rackedPosition(situation) as Parameters<ReturnType<typeof canPlayWith>>[0])).toBe(
    expected.length > 0,
  );

  const table = rawPlays(position, graph);
  expect(table.count).toBe(expected.length);
  const raw = Array.from({ length: table.count }, (_, i) => playAt(position, table, i));
  expect(raw.map(textOf).sort()).toEqual(expected.map(textOf).sort());

  for (const { placements, points } of plays.slice(0, 20)) {
    const judged = validatePlacement(position, placements, { dictionary: graph });
    expect(judged.score?.total).toBe(points);
  }
  return expected.length;
}
