import { buildWordGraph } from "tilewright/dictionary";
import { english } from "tilewright/tile-sets";
import { englishWordGraph } from "tilewright/words";
import { expect, test } from "vitest";
import { blankLetters } from "../../src/movegen/engine/blank-letters.ts";
import { hasSum, type WordFilter, wordFilterOf } from "../../src/movegen/engine/word-filter.ts";

// The filter may take letters for a word that make none, now and then. It must never miss one.

const letters = english.letters.map(({ letter }) => letter);
const sumOf = ({ randoms }: WordFilter, tiles: string): number =>
  [...tiles].reduce((sum, tile) => sum + randoms[letters.indexOf(tile) + 1]!, 0); // a blank counts 0

/** What the filter says blanks can stand for if these tiles make a word; a blank is `?`. */
function standsFor(tiles: string, graph = englishWordGraph()): ReturnType<typeof blankLetters> {
  const filter = wordFilterOf(graph);
  return blankLetters(filter, tiles.split("?").length - 1, sumOf(filter, tiles));
}

/** Whether the filter takes these tiles for those of a word. */
function passes(tiles: string, graph = englishWordGraph()): boolean {
  return standsFor(tiles, graph)[0] !== 0;
}

test("the filter lets the letters of every word through in any order, with no blank, with one and with two", () => {
  const missed: string[] = [];
  let i = 0;
  for (const word of englishWordGraph().words()) {
    if (++i % 50 !== 0) continue;
    const tiles = [...word].reverse();
    const number = (at: number): number => letters.indexOf(tiles[at]!) + 1;
    for (const blanks of [0, 1, 2]) {
      const rack = tiles.map((tile, at) => (at < blanks ? "?" : tile)).join("");
      const found = standsFor(rack);
      const one = blanks === 0 ? found[0] !== 0 : (found[0]! >> (number(0) - 1)) & 1;
      const other = blanks < 2 || (found[number(0)]! >> (number(1) - 1)) & 1;
      if (!one || !other) missed.push(rack);
    }
  }
  expect(missed).toEqual([]);
});

test("the filter keeps nearly all letters out that make no word", () => {
  const consonants = [..."BCDFGHJKLMNPQRSTVWXZ"];
  const racks = consonants.flatMap((one) => consonants.map((other) => `Q${one}${other}XJVKZ`));
  expect(racks.filter((rack) => passes(rack)).length).toBeLessThan(racks.length / 8);
  const bits = racks.map((rack) => [...(standsFor(`${rack.slice(1)}?`)[0]! & 0x3ffffff).toString(2)]);
  const allowed = bits.flat().filter((bit) => bit === "1").length;
  expect(allowed).toBeLessThan((racks.length * letters.length) / 8);
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

test("three blanks may stand for anything, and the filter of more than a million words lets everything through", () => {
  const graph = buildWordGraph(["AB"], { tileSet: english, gaddag: true });
  const many = Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(graph),
      size: { value: 2_000_000 },
    },
  ) as typeof graph;
  expect(standsFor("???", graph).every((found) => found === -1)).toBe(true);
  expect(hasSum(wordFilterOf(many), 0)).toBe(true);
});
