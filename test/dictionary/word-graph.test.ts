import { readFileSync } from "node:fs";
import fc from "fast-check";
import { buildWordGraph, parseWordGraph, trustedWordGraph, type WordGraph, wordList } from "tilewright/dictionary";
import { english, spanish } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { alphabetOf } from "../../src/dictionary/graph/alphabet.ts";
import { buildNodes } from "../../src/dictionary/graph/build-nodes.ts";
import { nodeFormat } from "../../src/dictionary/graph/node-format.ts";
import { packWords } from "../../src/dictionary/graph/packed-words.ts";
import { fixture } from "../fixtures/read.ts";
import { fewestNodes, gaddagTexts, readNodes, textsFrom, writeNodes, writeTree } from "../oracle/dictionary/kwg.ts";
import { ordered } from "../oracle/dictionary/study.ts";
import { smallLexicons, tileSetOf } from "./arbitrary.ts";
import { inventedWords, nearMisses } from "./lexicon.ts";

const bits = [22, 24] as const;
const sorted = (texts: readonly (readonly number[])[]): readonly string[] => texts.map((text) => text.join(" ")).sort();

// You can name a list that is not part of the project: LEXICON=words.txt NEAR_MISSES=1000000.
const lexicon = process.env["LEXICON"];
const words =
  lexicon === undefined
    ? inventedWords()
    : [...wordList(readFileSync(lexicon, "utf8"), { tileSet: english }).words()].filter((word) => word.length < 16);
const howMany = Number(process.env["NEAR_MISSES"] ?? "60000");

test("a Set, a word list, graphs and graphs read from bytes agree on every word and on near misses", () => {
  const set = new Set(words);
  const list = wordList(words, { tileSet: english });
  const graph = buildWordGraph(list, { tileSet: english, gaddag: true });
  const wide = buildWordGraph(list, { tileSet: english, nodeBits: 24 });
  const parsed = parseWordGraph(wide.bytes, { tileSet: english, nodeBits: 24 });
  const graphs = [graph, wide, trustedWordGraph(graph.bytes, { tileSet: english }), parsed.ok ? parsed.graph : graph];
  expect(parsed.problems).toBeUndefined();

  for (const each of graphs) {
    expect(each.size).toBe(set.size);
    expect([...each.words()]).toEqual([...set].sort());
  }
  const disagrees = (word: string): boolean =>
    list.has(word) !== set.has(word) || graphs.some((each) => each.has(word) !== set.has(word));
  expect(words.filter(disagrees)).toEqual([]);
  let hits = 0;
  for (const word of nearMisses(
    words,
    english.letters.map((entry) => entry.letter),
    howMany,
  )) {
    if (disagrees(word)) expect.fail(`they disagree on ${JSON.stringify(word)}`);
    if (set.has(word)) hits++;
  }
  expect(hits).toBeGreaterThan(howMany / 100);
  expect(hits).toBeLessThan(howMany / 2);
});

test("a graph of any alphabet of 1 to 63 letters has the words it was given, in order, and no others", () => {
  fc.assert(
    fc.property(
      smallLexicons,
      fc.boolean(),
      fc.constantFrom(...bits),
      ({ tileSet, alphabet, words }, gaddag, nodeBits) => {
        const texts = words.map((word) => word.join(""));
        const graph = buildWordGraph(wordList(texts, { tileSet }), { tileSet, gaddag, nodeBits });
        expect([...graph.words()]).toEqual(ordered(words, alphabet).map((word) => word.join("")));
        expect(graph.size).toBe(words.length);
        for (const word of words) {
          expect(graph.has(word.join(""))).toBe(true);
          expect(graph.has(word.join(""), word)).toBe(true);
        }
        for (const miss of nearMisses(texts.length === 0 ? [alphabet[0]!] : texts, alphabet, 30)) {
          expect(graph.has(miss), miss).toBe(texts.includes(miss));
        }
      },
    ),
  );
});

test("the DAWG spells the words, and the GADDAG every way to spell them, by the description of the layout", () => {
  fc.assert(
    fc.property(
      smallLexicons,
      fc.boolean(),
      fc.constantFrom(...bits),
      ({ tileSet, alphabet, words }, gaddag, nodeBits) => {
        const graph = buildWordGraph(
          words.map((word) => word.join("")),
          { tileSet, gaddag, nodeBits },
        );
        const nodes = readNodes(graph.bytes, nodeBits);
        const numbers = words.map((word) => word.map((letter) => alphabet.indexOf(letter) + 1));
        const gaddagWords = numbers.flatMap(gaddagTexts);
        expect(nodes[0]).toEqual({ tile: 0, accepts: false, end: true, arc: nodes[0]!.arc });
        expect(sorted(textsFrom(nodes, nodes[0]!.arc))).toEqual(sorted(numbers));
        if (gaddag) {
          expect(nodes[1]).toEqual({ tile: 0, accepts: false, end: true, arc: nodes[1]!.arc });
          expect(sorted(textsFrom(nodes, nodes[1]!.arc))).toEqual(sorted(gaddagWords));
        }
        expect(nodes.length).toBe(fewestNodes(gaddag ? [numbers, gaddagWords] : [numbers]));
      },
    ),
  );
});

test("a file of another program, with gaps and no shared lists, is read", () => {
  fc.assert(
    fc.property(
      smallLexicons,
      fc.boolean(),
      fc.constantFrom(...bits),
      ({ tileSet, alphabet, words }, gaddag, nodeBits) => {
        const numbers = words.map((word) => word.map((letter) => alphabet.indexOf(letter) + 1));
        const bytes = writeTree(numbers, gaddag, nodeBits);
        const expected = ordered(words, alphabet).map((word) => word.join(""));
        expect([...trustedWordGraph(bytes, { tileSet, nodeBits }).words()]).toEqual(expected);
        const parsed = parseWordGraph(bytes, { tileSet, nodeBits });
        expect(parsed.problems).toBeUndefined();
        expect([...parsed.graph!.words()]).toEqual(expected);
        expect(parsed.graph!.size).toBe(expected.length);
      },
    ),
  );
});

test("a word of digraphs is found by its letters: CH A RR O, never C H A R R O", () => {
  const graph = buildWordGraph(["CHARRO", "LLAMA", "PERRO", "PERO"], { tileSet: spanish });
  expect([...graph.words()]).toEqual(["CHARRO", "LLAMA", "PERO", "PERRO"]);
  expect(graph.has("CHARRO")).toBe(true);
  expect(graph.has("CHARRO", ["CH", "A", "RR", "O"])).toBe(true);
  expect(graph.has("CHARRO", ["C", "H", "A", "R", "R", "O"])).toBe(false);
  expect(graph.has("CHARRO", ["CH", "A", "RR", "O", "?"])).toBe(false);
  expect(graph.has("PERR")).toBe(false);
  expect(graph.has("PERÚ")).toBe(false);
});

test("changing the bytes of a graph, or those it was read from, does not change the graph", () => {
  const graph = buildWordGraph(["CAT", "CATS"], { tileSet: english });
  expect(graph.bytes).toBe(graph.bytes);
  const sent = graph.bytes;
  const received = structuredClone(sent, { transfer: [sent] });
  expect(sent.byteLength).toBe(0);
  expect(graph.has("CATS")).toBe(true);
  expect(graph.bytes.byteLength).toBe(received.byteLength);

  const copy = trustedWordGraph(received, { tileSet: english });
  new Uint32Array(received).fill(0);
  expect([...copy.words()]).toEqual(["CAT", "CATS"]);
  expect(() => structuredClone(graph)).toThrow();
});

test("a graph is read from part of a larger buffer, at any place", () => {
  const { bytes } = buildWordGraph(["CAT", "CATS"], { tileSet: english, gaddag: true });
  const larger = new Uint8Array(bytes.byteLength + 7).fill(0xff);
  larger.set(new Uint8Array(bytes), 3);
  const part = larger.subarray(3, 3 + bytes.byteLength);
  expect([...trustedWordGraph(part, { tileSet: english }).words()]).toEqual(["CAT", "CATS"]);
  expect(parseWordGraph(part, { tileSet: english }).ok).toBe(true);
});

test("a graph without words answers every question with no words", () => {
  for (const gaddag of [false, true]) {
    const graph = buildWordGraph("", { tileSet: english, gaddag });
    const copies = [
      graph,
      trustedWordGraph(graph.bytes, { tileSet: english }),
      parseWordGraph(graph.bytes, { tileSet: english }).graph!,
    ];
    for (const each of copies) {
      expect(each.size).toBe(0);
      expect([...each.words()]).toEqual([]);
      expect(each.has("")).toBe(false);
      expect(each.has("A")).toBe(false);
    }
  }
});

test("a graph can hold one word of the last of 63 letters", () => {
  const alphabet = Array.from({ length: 63 }, (_, i) => String.fromCharCode(0x4e00 + i));
  const last = alphabet.at(-1)!;
  for (const nodeBits of bits) {
    const graph = buildWordGraph([last + last], { tileSet: tileSetOf(alphabet), gaddag: true, nodeBits });
    expect([...graph.words()]).toEqual([last + last]);
    expect([...trustedWordGraph(graph.bytes, { tileSet: tileSetOf(alphabet), nodeBits }).words()]).toEqual([
      last + last,
    ]);
  }
});

test("words that are not a word list yet are read as wordList reads them", () => {
  const graph = buildWordGraph("tea\r\nTEN\n# no word\nTea\n", { tileSet: english });
  expect([...graph.words()]).toEqual(["TEA", "TEN"]);
  expect([...buildWordGraph(new Set(["ten", "tea"]), { tileSet: english }).words()]).toEqual(["TEA", "TEN"]);
});

test("W1 [all] a graph leaves out words whose labels no edition allows", () => {
  const list = wordList("cat\nchina\nChina\tproper\nParis\tproper\ncan't\tapostrophe\nradar\tacronym", {
    tileSet: english,
  });
  expect([...buildWordGraph(list, { tileSet: english }).words()]).toEqual(["CAT", "CHINA", "RADAR"]);
});

test("a graph is frozen, and lists its letters in the tile set's order", () => {
  const graph: WordGraph = buildWordGraph(["CAT"], { tileSet: spanish });
  expect(Object.isFrozen(graph)).toBe(true);
  expect(graph.letters).toEqual(spanish.letters.map((entry) => entry.letter));
});

test("more nodes than an arc reaches are refused with their number", () => {
  // A graph of four million nodes takes seconds; the limit is lowered instead.
  const build = (nodeBits: 22 | 24, mostNodes: number): Uint32Array => {
    const words = packWords(["CAT", "DOG"], alphabetOf(english));
    return buildNodes(words, 26, false, { ...nodeFormat(nodeBits), mostNodes });
  };
  expect(build(22, 7)).toHaveLength(7);
  expect(() => build(22, 6)).toThrow(
    new RangeError(
      "words: expected a graph of at most 6 nodes with nodeBits: 22, found 7 (nodeBits: 24 allows four times as many)",
    ),
  );
  expect(() => build(24, 6)).toThrow(
    new RangeError("words: expected a graph of at most 6 nodes with nodeBits: 24, found 7"),
  );
  expect([22, 24].map((nodeBits) => nodeFormat(nodeBits as 22).mostNodes)).toEqual([4_194_304, 16_777_216]);
});

test("a list that is too large is refused before the whole graph has been built", () => {
  // There is room for 32,768 states at first. When it is used up, it is seen that the format has less.
  let state = 1;
  const letter = (): string => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return String.fromCharCode(65 + Math.floor((state / 2 ** 32) * 26));
  };
  const texts = Array.from({ length: 1000 }, () => Array.from({ length: 15 }, letter).join(""));
  const build = (mostNodes: number): Uint32Array =>
    buildNodes(packWords(texts, alphabetOf(english)), 26, true, { ...nodeFormat(22), mostNodes });
  const found = (mostNodes: number): string => {
    try {
      return `${build(mostNodes).length} nodes`;
    } catch (error) {
      return (error as Error).message.replace(/.*found /, "found ");
    }
  };
  expect(found(1_000)).toBe("found more (nodeBits: 24 allows four times as many)");
  const nodes = build(4_000_000).length;
  expect(found(nodes)).toBe(`${nodes} nodes`);
  expect(found(nodes - 1)).toBe(`found ${nodes.toLocaleString("en")} (nodeBits: 24 allows four times as many)`);
});

test("a tile set that was left out is named, whatever needs it", () => {
  const expected = /^options\.tileSet: expected a tile set(?: such as english)?, found undefined$/;
  for (const options of [{}, { gaddag: true }] as never[]) {
    expect(() => buildWordGraph(["HORN"], options)).toThrow(expected);
    expect(() => trustedWordGraph(new ArrayBuffer(8), options)).toThrow(expected);
    expect(() => wordList(["HORN"], options)).toThrow(expected);
  }
});

test("options and bytes that cannot be used are refused with what was expected and found", () => {
  const alphabet = Array.from({ length: 64 }, (_, i) => String.fromCharCode(0x4e00 + i));
  expect(() => buildWordGraph([], { tileSet: tileSetOf(alphabet) })).toThrow(
    new RangeError("tileSet: expected at most 63 letters, found 64 in test"),
  );
  expect(() => buildWordGraph(["HORN"], undefined as never)).toThrow(
    new TypeError("options.tileSet: expected a tile set such as english, found undefined"),
  );
  expect(() => buildWordGraph([], { tileSet: english, nodeBits: 23 as 22 })).toThrow(
    new RangeError("nodeBits: expected 22 or 24, found 23"),
  );
  expect(() => trustedWordGraph(new ArrayBuffer(0), { tileSet: english })).toThrow(
    new RangeError("bytes: expected a multiple of 4 bytes, found 0"),
  );
  expect(() => trustedWordGraph(new ArrayBuffer(6), { tileSet: english })).toThrow(
    new RangeError("bytes: expected a multiple of 4 bytes, found 6"),
  );
  const circle = fixture("bad-graphs.json").find(({ problem }) => problem.code === "cycle")!;
  expect(() => trustedWordGraph(writeNodes(circle.nodes, 22), { tileSet: english })).toThrow(
    new RangeError("bytes: the arcs of this word graph never end after node 1"),
  );
});
