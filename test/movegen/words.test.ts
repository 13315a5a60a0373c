import { countPlays, generatePlays } from "tilewright/movegen";
import { englishWordGraph } from "tilewright/words";
import { expect, test } from "vitest";
import { drawn, fiveWords } from "./drawn.ts";
import { expectedPlays, rackedPosition, textOf } from "./expected.ts";

// The whole shipped list, compared with an oracle that tries every word of it everywhere.

const graph = englishWordGraph();
const words = [...graph.words()].map((word) => [...word]);
const withBlanks = fiveWords.map((line) => line.replace("R", "r").replace("B", "b"));

test.each([
  ["the empty board", drawn("RETINAS")],
  ["five words", drawn("DGILSUV", fiveWords)],
  ["five words, a blank on the rack", drawn("KNOZ?", fiveWords)],
  ["blanks on the board", drawn("EEFHTUX", withBlanks)],
])("with the shipped words generatePlays finds every play: %s", (_name, situation) => {
  const expected = expectedPlays(situation, words);
  const plays = generatePlays(rackedPosition(situation), graph);
  expect(plays.map(textOf)).toEqual(expected.map(textOf));
  expect(countPlays(rackedPosition(situation), graph)).toBe(expected.length);
  expect(expected.length).toBeGreaterThan(50);
});
