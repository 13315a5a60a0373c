import fc from "fast-check";
import { defineTileSet } from "tilewright";
import {
  ambiguousWords,
  buildWordGraph,
  hunspellWords,
  packWordList,
  trustedWordGraph,
  unpackWordList,
  wordList,
  wordsBeginning,
  wordsMatching,
  wordsOfLength,
} from "tilewright/dictionary";
import { bestPlay } from "tilewright/movegen";
import { us2021 } from "tilewright/rulesets";
import { catalan, english, hungarian, spanish, welsh } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { casesOf } from "../seed.ts";
import { expectProportional } from "../support/cpu-time.ts";

const ng = ["LL", "O", "NG", "Y", "F", "A", "R", "CH"];
const apart = ["LL", "O", "N", "G", "Y", "F", "A", "R", "CH"];

describe.each([
  ["brackets round both letters", "LLO[N][G]YFARCH"],
  ["brackets round the first", "LLO[N]GYFARCH"],
  ["small letters", "llo[n][g]yfarch"],
])("a Welsh word in which N and G are two letters, written with %s", (_, text) => {
  const list = wordList([text], { tileSet: welsh });

  test("is that word and no other, in a list, in a graph and in a packed list", () => {
    const graph = buildWordGraph(list, { tileSet: welsh, gaddag: true });
    const again = trustedWordGraph(graph.bytes, { tileSet: welsh });
    const unpacked = unpackWordList(packWordList(list, { tileSet: welsh }), { tileSet: welsh });
    for (const words of [list, graph, again, unpacked]) {
      expect(words.has("LLONGYFARCH", apart)).toBe(true);
      expect(words.has("LLONGYFARCH", ng)).toBe(false);
      // Without letters it is the word that parseLetters reads.
      expect(words.has("LLO[N][G]YFARCH")).toBe(true);
      expect(words.has("LLO[N]GYFARCH")).toBe(true);
      expect(words.has("LLONGYFARCH")).toBe(false);
      expect([...words.words()]).toEqual(["LLO[N]GYFARCH"]);
    }
    expect(unpacked.labels("LLO[N]GYFARCH")).toEqual([[]]);
    expect(ambiguousWords([text], { tileSet: welsh })).toEqual([]);
  });
});

test("a graph plays the split that is a word, and not the other", () => {
  const graph = buildWordGraph(["O[N]G"], { tileSet: welsh, gaddag: true });
  const ruleset = { ...us2021, tileSet: welsh };
  const play = bestPlay({ ruleset, rack: ["O", "N", "G"] }, graph);
  expect(play?.placements.map(({ letter }) => letter)).toEqual(["O", "N", "G"]);
  expect(bestPlay({ ruleset, rack: ["O", "NG"] }, graph)).toBeNull();
});

test("both splits of a text are words where the list has both, and each has its labels", () => {
  const source = new Map([
    ["PÁCSÓ", [["slang"]]],
    ["PÁ[C][S]Ó", [["archaic"]]],
    ["ÓLAK", [[]]],
  ]);
  const list = wordList(source, { tileSet: hungarian });
  expect([...list.words()]).toEqual(["PÁCSÓ", "PÁ[C]SÓ", "ÓLAK"]);
  expect(list.labels("PÁCSÓ", ["P", "Á", "CS", "Ó"])).toEqual([["slang"]]);
  expect(list.labels("PÁCSÓ", ["P", "Á", "C", "S", "Ó"])).toEqual([["archaic"]]);
  expect(list.labels("PÁCSÓ")).toEqual([["slang"]]);
  expect(list.labels("PÁ[C][S]Ó")).toEqual([["archaic"]]);
  const graph = buildWordGraph(list, { tileSet: hungarian });
  expect(graph.size).toBe(3);
  expect(graph.has("PÁCSÓ", ["P", "Á", "CS", "Ó"])).toBe(true);
  expect(graph.has("PÁCSÓ", ["P", "Á", "C", "S", "Ó"])).toBe(true);
  expect([...wordsOfLength(graph, 5)]).toEqual(["PÁ[C]SÓ"]);
  expect([...wordsBeginning(graph, "PÁ")].sort()).toEqual(["PÁCSÓ", "PÁ[C]SÓ"].sort());
  expect([...wordsMatching(graph, "*[C][S]*")]).toEqual(["PÁ[C]SÓ"]);
  const unpacked = unpackWordList(packWordList(list, { tileSet: hungarian }), { tileSet: hungarian });
  expect([unpacked.labels("PÁCSÓ"), unpacked.labels("PÁ[C]SÓ")]).toEqual([[["slang"]], [["archaic"]]]);
});

describe("an ambiguous list says so, word by word", () => {
  test.each([
    ["pácsó", hungarian, [{ word: "PÁCSÓ", together: "PÁ[CS]Ó", apart: "PÁ[C]SÓ" }]],
    ["llongyfarch", welsh, [{ word: "LLONGYFARCH", together: "[LL]O[NG]YFAR[CH]", apart: "[L]LO[N]GYFAR[C]H" }]],
    ["pá[cs]ó\nól", hungarian, []],
    ["pácsó\npá[c][s]ó", hungarian, []],
    ["ól\nvíz", hungarian, []],
    ["coche", spanish, [{ word: "COCHE", together: "CO[CH]E", apart: "CO[C]HE" }]],
    ["col·legi\nquè", catalan, []],
    ["chess", english, []],
  ] as const)("%j", (text, tileSet, expected) => {
    expect(ambiguousWords(text, { tileSet })).toEqual(expected);
  });

  test("a list that writes what it is offered is no longer ambiguous", () => {
    const chosen = ambiguousWords("pácsó\nkilincs", { tileSet: hungarian }).map(({ word, together, apart: other }) =>
      word === "PÁCSÓ" ? other : together,
    );
    const right = wordList(chosen, { tileSet: hungarian });
    expect(ambiguousWords(chosen, { tileSet: hungarian })).toEqual([]);
    expect(right.has("PÁCSÓ", ["P", "Á", "CS", "Ó"])).toBe(false);
    expect(right.has("KILINCS", ["K", "I", "L", "I", "N", "CS"])).toBe(true);
  });

  test("in time that follows the length of the word, however often it could be split", () => {
    const word = "CS".repeat(32);
    expect(ambiguousWords(new Set([word]), { tileSet: hungarian })).toHaveLength(1);
    const graph = buildWordGraph([word, "[C][S]".repeat(32)], { tileSet: hungarian });
    expect(graph.size).toBe(2);
    expect([graph.has(word), graph.has(`${word}C`)]).toEqual([true, false]);
  });
});

test("a list is asked for a word of any number of letters in time that follows their number", () => {
  const list = wordList("charro", { tileSet: spanish });
  const lettersOf = (size: number): readonly string[] => Array.from({ length: size }, (_, i) => (i % 2 ? "H" : "C"));
  expect(list.has("CHARRO", lettersOf(10))).toBe(false);
  expectProportional(10_000, lettersOf, (letters) => list.has("CHARRO", letters));
});

test("letters of any length are read back as they were: list, graph and packed list", () => {
  // Nothing begins like BCA and is shorter, but for B.
  const letters = ["A", "B", "AB", "BA", "ABB", "C", "CA", "BCA"];
  const tileSet = defineTileSet({
    id: "long",
    letters: letters.map((letter) => [letter, 1, 1]),
    blanks: { count: 0, points: 0 },
  });
  const word = fc.array(fc.constantFrom(...letters), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const list = wordList(
        words.map((each) => each.map((letter) => `[${letter}]`).join("")),
        { tileSet },
      );
      const graph = buildWordGraph(list, { tileSet });
      const unpacked = unpackWordList(packWordList(list, { tileSet }), { tileSet });
      const again = wordList(list.words(), { tileSet });
      const plain = words.map((each) => `${each.join("")}BB`); // no single letter
      const plainList = wordList(plain, { tileSet });
      const plainGraph = buildWordGraph(plain, { tileSet });
      for (const text of plain) expect([plainList.has(text), plainGraph.has(text)]).toEqual([true, true]);
      for (const each of words)
        for (const known of [list, graph, unpacked, again]) {
          expect(known.has(each.join(""), each)).toBe(true);
          expect(known.has(each.map((letter) => `[${letter}]`).join(""))).toBe(true);
        }
      expect([...graph.words()].sort()).toEqual([...list.words()].sort());
      expect([...unpacked.words()].sort()).toEqual([...list.words()].sort());
      expect(again.size).toBe(list.size);
    }),
    { numRuns: casesOf(300) },
  );
});

describe("a .dic of Hunspell", () => {
  const text = "5\r\nwalk/DGS po:verb\r\nParis/M\r\nand\\/or/X\r\nwell po:adverb\r\n\r\nhorn\tpo:noun";

  test("is read without the forms that its affixes would make, and says how many entries have some", () => {
    const { words, affixes } = hunspellWords(text);
    expect(words).toEqual(["walk", "Paris", "and/or", "well", "horn"]);
    expect(affixes).toEqual({ count: 3, examples: ["walk/DGS", "Paris/M", "and\\/or/X"], places: [2, 3, 4] });
    expect([...wordList(words, { tileSet: english }).words()]).toEqual(["WALK", "WELL", "HORN"]);
  });

  test("may lack the number of its words, and shows five of its entries with affixes", () => {
    const { words, affixes } = hunspellWords("a/A\nb/A\nc/A\nd/A\ne/A\nf/A\n7");
    expect(words).toEqual([..."abcdef", "7"]);
    expect(affixes).toEqual({ count: 6, examples: ["a/A", "b/A", "c/A", "d/A", "e/A"], places: [1, 2, 3, 4, 5] });
  });

  test.each([
    ["data behind many spaces", "walk   po:verb"],
    ["data behind spaces and a tab", "walk  \tpo:verb"],
    ["nothing behind many spaces", "walk   "],
  ])("may have %s", (_, line) => {
    expect(hunspellWords(line).words).toEqual(["walk"]);
  });

  test("is read in time that follows its size, however many spaces a line has", () => {
    expectProportional(2000, (size) => `a${" ".repeat(size)}b`, hunspellWords);
  });
});
