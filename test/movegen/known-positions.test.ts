import { bestPlay, canPlay, countPlays, generatePlays, playAt, rawPlays } from "tilewright/movegen";
import { expect, test } from "vitest";
import { fixture } from "../fixtures/read.ts";
import { graphOf, rackedPosition, textOf } from "./expected.ts";
import { answersOf, situationOf, sizes } from "./known-positions.ts";
import { rulesFor } from "./large-rules.ts";

const known = fixture("movegen/large-alphabets.json");

test("positions in 33, 40 and 63 letters are known, with racks of up to three blanks", () => {
  expect([...new Set(known.map(({ letters }) => letters))]).toEqual(sizes);
  const blanks = known.map(({ rack }) => rack.filter((tile) => tile === "?").length);
  expect([...new Set(blanks)].sort()).toEqual([0, 1, 2, 3]);
  const high = known.filter(({ words, letters }) => {
    const last = rulesFor(letters, 7)
      .tileSet.letters.slice(32)
      .map(({ letter }) => letter);
    return words.flat().some((letter) => last.includes(letter));
  });
  expect(high.length).toBeGreaterThan(known.length / 3);
});

test.each(known.map((one, i) => [one.letters, i, one] as const))(
  "a position in %i letters has the plays that the oracle counted (position %i)",
  (_letters, _i, one) => {
    const situation = situationOf(one);
    const position = rackedPosition(situation);
    const graph = graphOf(situation, one.words);
    const plays = generatePlays(position, graph);
    expect(answersOf(plays)).toEqual(one.answers);
    expect(textOf(bestPlay(position, graph)!)).toBe(one.answers.best);
    expect(countPlays(position, graph)).toBe(one.answers.plays);
    expect(canPlay(position, graph)).toBe(true);
    const table = rawPlays(position, graph);
    const raw = Array.from({ length: table.count }, (_, i) => textOf(playAt(position, table, i)));
    expect(raw.sort()).toEqual(plays.map(textOf).sort());
  },
);
