import fc from "fast-check";
import { defineTileSet } from "tilewright";
import {
  buildWordGraph,
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
      expect(words.has("LLONGYFARCH")).toBe(true);
      expect([...words.words()]).toEqual(["LLO[N]GYFARCH"]);
    }
    expect(unpacked.labels("LLONGYFARCH")).toEqual([[]]);
    expect([...list.ambiguous()]).toEqual([]);
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
  expect(list.labels("PÁCSÓ")).toEqual([["slang"], ["archaic"]]);
  const graph = buildWordGraph(list, { tileSet: hungarian });
  expect(graph.size).toBe(3);
  expect(graph.has("PÁCSÓ", ["P", "Á", "CS", "Ó"])).toBe(true);
  expect(graph.has("PÁCSÓ", ["P", "Á", "C", "S", "Ó"])).toBe(true);
  expect([...wordsOfLength(graph, 5)]).toEqual(["PÁ[C]SÓ"]);
  expect([...wordsBeginning(graph, "PÁ")].sort()).toEqual(["PÁCSÓ", "PÁ[C]SÓ"].sort());
  expect([...wordsMatching(graph, "*[C][S]*")]).toEqual(["PÁ[C]SÓ"]);
  const unpacked = unpackWordList(packWordList(list, { tileSet: hungarian }), { tileSet: hungarian });
  expect(unpacked.labels("PÁCSÓ")).toHaveLength(2);
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
    expect([...wordList(text, { tileSet }).ambiguous()]).toEqual(expected);
  });

  test("and what it offers makes it right", () => {
    const list = wordList("pácsó\nkilincs", { tileSet: hungarian });
    const chosen = [...list.ambiguous()].map(({ word, together, apart: other }) =>
      word === "PÁCSÓ" ? other : together,
    );
    const right = wordList(chosen, { tileSet: hungarian });
    expect([...right.ambiguous()]).toEqual([]);
    expect(right.has("PÁCSÓ", ["P", "Á", "CS", "Ó"])).toBe(false);
    expect(right.has("KILINCS", ["K", "I", "L", "I", "N", "CS"])).toBe(true);
  });

  test("in time that follows the length of the word, however often it could be split", () => {
    const word = "CS".repeat(32);
    expect([...wordList([word], { tileSet: hungarian }).ambiguous()]).toHaveLength(1);
    const graph = buildWordGraph([word, "[C][S]".repeat(32)], { tileSet: hungarian });
    expect(graph.has(word)).toBe(true);
    expect(graph.has(`${word}C`)).toBe(false);
  });
});

test("letters of any length are read back as they were: list, graph and packed list", () => {
  const letters = ["A", "B", "AB", "BA", "ABB", "C", "CA"];
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
      for (const each of words)
        for (const known of [list, graph, unpacked, again]) {
          expect(known.has(each.join(""), each)).toBe(true);
          expect(known.has(each.join(""))).toBe(true);
        }
      expect([...graph.words()].sort()).toEqual([...list.words()].sort());
      expect([...unpacked.words()].sort()).toEqual([...list.words()].sort());
      expect(again.size).toBe(list.size);
    }),
    { numRuns: casesOf(300) },
  );
});

describe("a .dic of Hunspell", () => {
  const text = "5\nwalk/DGS po:verb\nParis/M\nand\\/or/X\nwell po:adverb\nwalk/Z\n";
  const list = wordList(text, { tileSet: english });

  test("is read without the forms that its affixes would make, and says how many entries have some", () => {
    expect([...list.words()]).toEqual(["WALK", "WELL"]);
    expect(list.leftOut).toEqual([
      { reason: "affixes", count: 2, examples: ["walk/DGS", "walk/Z"], places: [2, 6] },
      { reason: "capitalised", count: 1, examples: ["Paris"], places: [3] },
      { reason: "unknown-letter", count: 1, examples: ["and/or"], places: [4] },
      { reason: "duplicate", count: 1, examples: ["walk"], places: [6] },
    ]);
  });

  test("is known by the number at its beginning: elsewhere a slash is no letter", () => {
    expect(wordList("walk/DGS", { tileSet: english }).leftOut[0]?.reason).toBe("unknown-letter");
  });
});
