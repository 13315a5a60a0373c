import { buildWordGraph } from "tilewright/dictionary";
import { english } from "tilewright/tile-sets";
import { englishWordGraph } from "tilewright/words";
import { expect, test } from "vitest";
import { filterFor, hasSum, type WordFilter } from "../../src/movegen/engine/word-filter.ts";

// The filter may take letters for a word that make none, now and then. It must never miss one.

const letters = english.letters.map(({ letter }) => letter);
const sumOf = ({ randoms }: WordFilter, tiles: string): number =>
  [...tiles].reduce((sum, tile) => sum + randoms[letters.indexOf(tile) + 1]!, 0); // -1 for a blank

/** Whether the filter takes these tiles for those of a word; a blank is `?`. */
function passes(tiles: string, graph = englishWordGraph()): boolean {
  const blanks = tiles.split("?").length - 1;
  const filter = filterFor(graph, blanks)!;
  return hasSum(filter, sumOf(filter, tiles));
}

test("the filter lets the letters of every word through in any order, with no blank and with one", () => {
  const missed: string[] = [];
  let i = 0;
  for (const word of englishWordGraph().words()) {
    if (++i % 50 !== 0) continue;
    const tiles = [...word].reverse();
    for (const blanks of [0, 1]) {
      const rack = tiles.map((tile, at) => (at < blanks ? "?" : tile)).join("");
      if (!passes(rack)) missed.push(rack);
    }
  }
  expect(missed).toEqual([]);
});

test("the filter keeps nearly all letters out that make no word", () => {
  const consonants = [..."BCDFGHJKLMNPQRSTVWXZ"];
  const racks = consonants.flatMap((one) => consonants.map((other) => `Q${one}${other}XJVKZ`));
  expect(racks.filter((rack) => passes(rack)).length).toBeLessThan(racks.length / 8);
  expect(racks.filter((rack) => passes(`${rack.slice(1)}?`)).length).toBeLessThan(racks.length / 4);
});

test("the filter of a graph without words lets nothing through, and that of a single word lets that word through", () => {
  const none = buildWordGraph([], { tileSet: english, gaddag: true });
  expect(passes("AB", none)).toBe(false);
  const one = buildWordGraph(["AB"], { tileSet: english, gaddag: true });
  expect([passes("BA", one), passes("?A", one), passes("B?", one), passes("AA", one)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("there is no filter for two blanks, nor for more than a million words", () => {
  const graph = buildWordGraph(["AB"], { tileSet: english, gaddag: true });
  const many = Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(graph),
      size: { value: 2_000_000 },
    },
  ) as typeof graph;
  expect([filterFor(graph, 0) === null, filterFor(graph, 2), filterFor(many, 0)]).toEqual([false, null, null]);
});
