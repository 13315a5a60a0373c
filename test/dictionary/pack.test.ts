import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { buildWordGraph, packWordList, unpackWordList, type WordList, wordList } from "tilewright/dictionary";
import { english, spanish } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { alphabetOf } from "../../src/dictionary/graph/alphabet.ts";
import { packWords } from "../../src/dictionary/graph/packed-words.ts";
import { frontCode } from "../../src/dictionary/pack/front-code.ts";
import { ordered } from "../oracle/dictionary/study.ts";
import { hostileInputs, timeFor } from "../seed.ts";
import { lettersOf, smallLexicons } from "./arbitrary.ts";
import { inventedWords, nearMisses } from "./lexicon.ts";

const entriesOf = (list: WordList): ReadonlyMap<string, unknown> => new Map(list.entries());

test("a graph of an unpacked list is that of its words, in the letters of any tile set", () => {
  const texts = ["CAT", "CATS", "COT", "TACO", "ZOO", "A"];
  const shuffled = { ...english, id: "reversed", letters: [...english.letters].reverse() };
  for (const tileSet of [english, spanish]) {
    const list = unpackWordList(packWordList(wordList(texts, { tileSet }), { tileSet }), { tileSet });
    for (const other of [english, spanish, shuffled])
      for (const gaddag of [false, true]) {
        const graph = buildWordGraph(list, { tileSet: other, gaddag });
        const expected = buildWordGraph(wordList(texts, { tileSet: other }), { tileSet: other, gaddag });
        expect(new Uint8Array(graph.bytes)).toEqual(new Uint8Array(expected.bytes));
        expect(graph.size).toBe(expected.size);
      }
  }
});

test("packed words are unpacked in the order of their alphabet, whatever it is", () => {
  fc.assert(
    fc.property(smallLexicons, ({ tileSet, alphabet, words }) => {
      const list = wordList(
        words.map((word) => word.join("")),
        { tileSet },
      );
      const unpacked = unpackWordList(packWordList(list, { tileSet }), { tileSet });
      expect([...unpacked.words()]).toEqual(ordered(words, alphabet).map((word) => word.join("")));
      expect(unpacked.size).toBe(list.size);
      for (const word of words) expect(unpacked.has(word.join(""), word)).toBe(true);
    }),
  );
});

test("words of 64 letters are packed, whether they share all letters or none", () => {
  const long = ["A".repeat(64), `${"A".repeat(63)}B`, "B".repeat(64), "BB", "C".repeat(30), "D".repeat(64)];
  const list = wordList(long, { tileSet: english });
  expect([...unpackWordList(packWordList(list, { tileSet: english }), { tileSet: english }).words()]).toEqual([
    "A".repeat(64),
    `${"A".repeat(63)}B`,
    "BB",
    "B".repeat(64),
    "C".repeat(30),
    "D".repeat(64),
  ]);
});

test("D26 [all] packed labels are unpacked, one list for each entry", () => {
  const text =
    "china\nChina\tproper\nParis\tproper\ncat\tanimal\ndog\ndog\tanimal,old\nemu\tanimal\nNATO\tacronym\ncan't\tapostrophe";
  const list = wordList(text, { tileSet: english });
  const unpacked = unpackWordList(packWordList(list, { tileSet: english }), { tileSet: english });
  expect(entriesOf(unpacked)).toEqual(entriesOf(list));
  expect(unpacked.labels("CHINA")).toEqual([[], ["proper"]]);
  expect(unpacked.labels("DOG")).toEqual([[], ["animal", "old"]]);
  expect(unpacked.labels("EMU", ["E", "M", "U"])).toEqual([["animal"]]);
  expect(unpacked.labels("FOX")).toEqual([]);
  expect(["PARIS", "CANT", "EMU", "FOX", "paris"].map((word) => unpacked.has(word))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect([unpacked.size, ...unpacked.words()]).toEqual([list.size, "CAT", "CHINA", "DOG", "EMU", "NATO"]);
  expect([...wordList(new Map(list.entries()), { tileSet: english }).entries()]).toEqual([...list.entries()]);
});

test("an empty list can be packed", () => {
  const list = unpackWordList(packWordList(wordList("", { tileSet: english }), { tileSet: english }), {
    tileSet: english,
  });
  expect([list.size, [...list.words()], [...list.entries()], list.has("AA"), list.leftOut]).toEqual([
    0,
    [],
    [],
    false,
    [],
  ]);
});

test("a packed lexicon compresses to less than 1.3 bytes a word and answers as a Set does", () => {
  const words = inventedWords();
  const set = new Set(words);
  const packed = packWordList(wordList(words, { tileSet: english }), { tileSet: english });
  expect(gzipSync(packed.words, { level: 9 }).length / words.length).toBeLessThan(1.3);
  const list = unpackWordList(packed, { tileSet: english });
  expect([...list.words()]).toEqual(words);
  const alphabet = english.letters.map((entry) => entry.letter);
  for (const word of nearMisses(words, alphabet, 20_000)) expect(list.has(word)).toBe(set.has(word));
});

test("a text that was cut short is refused when it is unpacked", () => {
  const { words } = packWordList(wordList("cat\ncot\nscot", { tileSet: english }), { tileSet: english });
  for (let length = 0; length < words.length; length++) {
    const list = unpackWordList({ words: words.slice(0, length), labelled: [] }, { tileSet: english });
    expect(() => list.size).toThrow(RangeError);
  }
});

/** What a hostile text does when it is unpacked: how many words it has, or what is said about it. */
function unpacked(words: string): number | string {
  const list = unpackWordList({ words, labelled: [] }, { tileSet: english });
  try {
    return [...list.words()].length;
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return (error as RangeError).message;
  }
}

test.each([
  ["one character again and again", "A".repeat(1000)],
  ["the last digit again and again", "_".repeat(1000)],
  ["a character that packed words do not have", "T9P!0A"],
  ["a character that no keyboard has", "T9P\u{1F600}0A"],
  ["nothing", ""],
])("a text of a stranger is refused when it is unpacked: %s", (_what, text) => {
  expect(unpacked(text)).toMatch(/^packed words: this text is damaged: /);
});

const inputs = Math.max(15, hostileInputs(300));

test(
  "any text is unpacked to words in order, or refused with a RangeError, and takes no longer than its length allows",
  () => {
    const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const { words: good } = packWordList(wordList(inventedWords().slice(0, 300), { tileSet: english }), {
      tileSet: english,
    });
    const changed = fc
      .array(fc.tuple(fc.nat(good.length - 1), fc.constantFrom(...digits)), { minLength: 1, maxLength: 3 })
      .map((changes) => changes.reduce((text, [at, digit]) => text.slice(0, at) + digit + text.slice(at + 1), good));
    const texts = fc.oneof(
      changed,
      fc.array(fc.constantFrom(...digits), { maxLength: 60 }).map((all) => all.join("")),
    );
    let refused = 0;
    fc.assert(
      fc.property(texts, (words) => {
        const found = unpacked(words);
        if (typeof found === "string") refused++;
        else {
          const all = [...unpackWordList({ words, labelled: [] }, { tileSet: english }).words()];
          expect(all).toEqual([...new Set(all)].sort());
          expect(all.every((word) => word.length > 0 && word.length <= 64)).toBe(true);
        }
      }),
      { numRuns: inputs },
    );
    expect(refused).toBeGreaterThan(10);
  },
  timeFor(10 * inputs),
);

test("what is not a packed list is refused at once, with the place", () => {
  const unpack = (packed: unknown) => () => unpackWordList(packed as never, { tileSet: english });
  expect(unpack(null)).toThrow(new TypeError("packed.words: expected a string, found undefined"));
  expect(unpack({ words: 7, labelled: [] })).toThrow(new TypeError("packed.words: expected a string, found 7"));
  expect(unpack({ words: "" })).toThrow(new TypeError("packed.labelled: expected a list, found undefined"));
  for (const entry of [null, { words: "", labels: "proper" }, { words: "", labels: [1] }, { labels: [] }])
    expect(unpack({ words: "", labelled: [entry] })).toThrow(
      /^packed\.labelled\[0\]: expected \{ labels, words \}, found /,
    );
});

test("a short text that holds millions of letters is refused, and no such text is made", () => {
  const letters = english.letters.map(({ letter }) => letter).slice(0, 17);
  let words: readonly string[] = ["A".repeat(60)];
  for (let more = 0; more < 4; more++) words = words.flatMap((word) => letters.map((letter) => word + letter));
  const list = { words: () => words, entries: () => [] } as unknown as WordList;
  expect(() => packWordList(list, { tileSet: english })).toThrow(
    new RangeError("list: these 83,521 words follow too simple a pattern to be packed"),
  );
  const text = frontCode(packWords(words, alphabetOf(english)), 26);
  expect(text.length).toBeLessThan(20_000);
  expect(unpacked(text)).toBe("packed words: this text is damaged: it has too many words");
});

test("digraphs are found by their letters", () => {
  const list = unpackWordList(packWordList(wordList("charro\nperro", { tileSet: spanish }), { tileSet: spanish }), {
    tileSet: spanish,
  });
  expect(list.has("CHARRO", lettersOf(spanish, "CHARRO"))).toBe(true);
  expect(list.has("CHARRO", [..."CHARRO"])).toBe(false);
  expect([...list.words()]).toEqual(["CHARRO", "PERRO"]);
});

test("the packed text of a list never changes, so old texts can always be unpacked", () => {
  const pack = (text: string, tileSet = english): string =>
    packWordList(wordList(text, { tileSet }), { tileSet }).words;
  expect([
    pack(""),
    pack("aa"),
    pack("cat\ncats\ncot\ndog\ndogs\ndoggy\nscot\nscots"),
    pack("zzz\nzzzz\nzz\nza"),
    pack("charro\nperro\npero\nllama\nllamar\nallá", spanish),
  ]).toEqual([
    "_T9P0A",
    "S7eobhUA",
    "S8A3uzJgnLWYnQt5qn47i29nyFngfA",
    "TBdbb8pr-RZM",
    "T4RaMUFxYrD7nCcTGX7QJN1nbTe7cEA",
  ]);
  const many = pack(inventedWords().slice(0, 3000).join("\n"));
  expect([many.length, createHash("sha256").update(many).digest("hex")]).toEqual([
    1438,
    "0edd95679d8e1dff805dee4a9fb5adb985cac6551b41407169bce4d08aa7eeed",
  ]);
});
