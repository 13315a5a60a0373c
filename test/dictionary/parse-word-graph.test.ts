import fc from "fast-check";
import {
  anagramsOf,
  buildWordGraph,
  extensionsOf,
  hooksOf,
  parseWordGraph,
  trustedWordGraph,
  type WordGraph,
  wordsBeginning,
  wordsEnding,
  wordsFrom,
  wordsMatching,
  wordsOfLength,
  wordsWith,
} from "tilewright/dictionary";
import { describeProblem } from "tilewright/messages";
import { english } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { fixture } from "../fixtures/read.ts";
import { type Node, readNodes, textsFrom, writeNodes } from "../oracle/dictionary/kwg.ts";
import { hostileInputs, timeFor } from "../seed.ts";
import { cpuTime } from "../support/cpu-time.ts";
import { smallLexicons } from "./arbitrary.ts";
import { changedGraphs, abc as tileSet } from "./changed-graphs.ts";
import { last, pointer, sibling } from "./nodes.ts";

const inputs = hostileInputs(2000);

/** What is wrong with nodes, shortened to `code path: expected, found`. */
function problemsOf(nodes: readonly Node[], nodeBits: 22 | 24 = 22): readonly string[] {
  const { problems = [] } = parseWordGraph(writeNodes(nodes, nodeBits), { tileSet, nodeBits });
  return problems.map(
    (problem) => `${problem.code} ${describeProblem(problem).replace("expected ", "").replace(", found ", ", ")}`,
  );
}

// AB, AC and B, and the GADDAG's AB, B+.. as far as the cases need them.
const cases: readonly (readonly [what: string, nodes: readonly Node[], problems: readonly string[]])[] = [
  ["nothing wrong", [pointer(1), sibling(1, 3), last(2), sibling(2), last(3)], []],
  [
    "a letter that neither ends a word nor leads on",
    [pointer(1), { tile: 1, accepts: false, end: true, arc: 0 }],
    ["dead-end nodes[1]: no word ends at or after this letter"],
  ],
  [
    "such letters in the GADDAG and behind a sibling",
    [pointer(2), pointer(4), sibling(1), last(2), sibling(1), { tile: 2, accepts: false, end: true, arc: 0 }],
    ["dead-end nodes[5]: no word ends at or after this letter"],
  ],
  ["nodes that no way leads to", [pointer(2), sibling(9, 99), last(1)], []],
  ["no pointer, but a letter", [last(1)], ["root nodes[0]: a pointer to the first list, 0x01c00000"]],
  [
    "a pointer that accepts",
    [{ ...pointer(1), accepts: true }, last(1)],
    ["root nodes[0]: a pointer to the first list, 0x00c00001"],
  ],
  [
    "a pointer in a list",
    [{ ...pointer(1), end: false }, last(1)],
    ["root nodes[0]: a pointer to the first list, 0x00000001"],
  ],
  ["a pointer out of the file", [pointer(7), last(1)], ["arc nodes[0]: an arc to a node in a list, below 2, 7"]],
  [
    "a second pointer that accepts",
    [pointer(2), { ...pointer(2), accepts: true }, last(1)],
    ["root nodes[1]: a pointer to the first list, 0x00c00002"],
  ],
  [
    "an arc to the second pointer",
    [pointer(2), pointer(2), last(1, 1)],
    ["arc nodes[2]: an arc to a node in a list, below 3, 1"],
  ],
  [
    "a circle through a sibling",
    [pointer(1), sibling(1), last(2, 1)],
    ["cycle nodes[2]: this arc leads back to node 1"],
  ],
  [
    "a circle of three",
    [pointer(1), last(1, 2), last(2, 3), last(3, 1)],
    ["cycle nodes[3]: this arc leads back to node 1"],
  ],
  ["a letter twice", [pointer(1), sibling(2), last(2)], ["order nodes[2]: a letter after 2, 2"]],
  [
    "a separator in the DAWG",
    [pointer(2), last(9), sibling(0, 4), last(1), last(2)],
    ["separator nodes[0]: a DAWG must have no separators"],
  ],
  [
    "a separator at the end of a word",
    [pointer(2), pointer(3), last(1), last(2, 4), { tile: 0, accepts: true, end: true, arc: 2 }],
    ["separator nodes[4]: a word ends with this separator"],
  ],
  [
    "a separator and then nothing",
    [pointer(2), pointer(3), last(1), last(2, 4), { tile: 0, accepts: false, end: true, arc: 0 }],
    ["separator nodes[4]: a word ends with this separator"],
  ],
  [
    "a second separator",
    [pointer(2), pointer(3), last(1), last(2, 4), last(0, 5), last(1, 6), last(0, 2)],
    ["separator nodes[4]: this is a second separator in one word"],
  ],
  [
    "two things at once",
    [pointer(1), sibling(7, 9), last(2)],
    [
      "arc nodes[1]: an arc to a node in a list, below 3, 9",
      "letter-number nodes[1]: a letter from 1 to 3, 7",
      "order nodes[2]: a letter after 7, 2",
    ],
  ],
];

describe.each([22, 24] as const)("with %i bits", (bits) => {
  const accepted = cases.filter(([, , problems]) => problems.length === 0);
  test.each(accepted)("a file with %s is accepted", (_, nodes) => {
    expect(problemsOf(nodes, bits)).toEqual([]);
  });

  const refused = cases.filter(([, , problems]) => problems.length > 0);
  test.each(refused)("a file with %s is refused", (_, nodes, problems) => {
    // What a pointer looks like in 32 bits depends on the layout; that text is checked once.
    const told = problemsOf(nodes, bits).map((problem) => (bits === 24 ? problem.replace(/0x.*/, "0x") : problem));
    expect(told).toEqual(bits === 24 ? problems.map((problem) => problem.replace(/0x.*/, "0x")) : problems);
  });

  test.each(fixture("bad-graphs.json").map((row) => [row.what, row] as const))(
    "a file with %s is refused",
    (_, { nodes, problem, said }) => {
      const { problems = [] } = parseWordGraph(writeNodes(nodes, bits), { tileSet, nodeBits: bits });
      expect(problems).toEqual([problem]);
      expect(problems.map((one) => describeProblem(one))).toEqual([said]);
    },
  );
});

test("bytes that cannot be nodes are refused as a whole", () => {
  const told = (bytes: unknown): unknown => parseWordGraph(bytes as ArrayBuffer, { tileSet: english }).problems;
  expect(told(new ArrayBuffer(0))).toEqual([{ code: "truncated", path: "", of: "node", found: 0 }]);
  expect(told(new Uint8Array(7))).toEqual([{ code: "truncated", path: "", of: "node", found: 7 }]);
  expect(told("QUFB")).toEqual([{ code: "type", path: "", type: "bytes", found: "QUFB" }]);
  expect(told(null)).toEqual([{ code: "type", path: "", type: "bytes", found: null }]);
  expect(told(undefined)).toEqual([{ code: "type", path: "", type: "bytes", found: { is: "undefined" } }]);
  expect(told(new Uint8Array(4 * (2 ** 22 + 1)))).toEqual([
    { code: "too-large", path: "", of: "nodes", most: 4_194_304, nodeBits: 22, found: 4_194_305 },
  ]);
});

test("bytes in the other order are recognised", () => {
  for (const nodeBits of [22, 24] as const) {
    const swapped = new Uint8Array(buildWordGraph(["CAT", "DOG"], { tileSet: english, gaddag: true, nodeBits }).bytes);
    for (let i = 0; i < swapped.length; i += 4) swapped.subarray(i, i + 4).reverse();
    const { problems } = parseWordGraph(swapped, { tileSet: english, nodeBits });
    expect(problems![0]).toMatchObject({ code: "root", path: "nodes[0]", reversed: true });
  }
});

test("a file of the other layout is refused", () => {
  const { bytes } = buildWordGraph(["CAT", "DOG"], { tileSet: english, gaddag: true });
  expect(parseWordGraph(bytes, { tileSet: english, nodeBits: 24 }).ok).toBe(false);
  const wide = buildWordGraph(["CAT", "DOG"], { tileSet: english, gaddag: true, nodeBits: 24 });
  expect(parseWordGraph(wide.bytes, { tileSet: english }).ok).toBe(false);
});

test("of many problems the first 100 are listed", () => {
  const nodes = [pointer(1), ...Array.from({ length: 500 }, (_, i) => sibling(200 + (i % 2), 0)), last(1)];
  expect(problemsOf(nodes)).toHaveLength(100);
});

test("a graph that spells more words than there can be is refused, however few its nodes", () => {
  // Each of 2,000 lists has two letters that both lead to the next: 2 to the power of 2,000 words.
  const lists = Array.from({ length: 2000 }, (_, i) => [sibling(1, 3 + 2 * i), last(2, 3 + 2 * i)]).flat();
  const told = problemsOf([pointer(1), ...lists, last(1)]);
  expect(told).toEqual(["too-large at most 10,000,000 beginnings of words, Infinity"]);
});

test("a word of a million letters is checked and walked without exhausting the stack", () => {
  const length = 1_000_000;
  const nodes = new Uint32Array(length + 1);
  for (let i = 0; i < length; i++) nodes[i] = (i === 0 ? 0 : 1 << 24) | 0x400000 | (i + 1);
  nodes[length] = 0x1c00000;
  const { graph } = parseWordGraph(nodes.buffer, { tileSet: english });
  expect(graph!.size).toBe(1);
  expect(graph!.has("A".repeat(length))).toBe(true);
  expect([...graph!.words()].map((word) => word.length)).toEqual([length]);
  expect(trustedWordGraph(nodes.buffer, { tileSet: english }).size).toBe(1);
});

test(
  "any bytes get an answer, and a graph that passes spells what its nodes say",
  () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      // Good bytes with some of them changed.
      fc
        .tuple(smallLexicons, fc.boolean(), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }), fc.nat(12))
        .map(([{ words }, gaddag, changes, missing]) => {
          const letters = words.map((word) => word.map((letter) => "ABC"[letter.codePointAt(0)! % 3]).join(""));
          const found = new Uint8Array(buildWordGraph(letters, { tileSet, gaddag }).bytes).slice();
          for (const [at, value] of changes) found[at % found.length] = value;
          return found.slice(0, Math.max(0, found.length - (missing > 8 ? missing - 8 : 0)));
        }),
    );
    fc.assert(
      fc.property(bytes, (found) => {
        const { ok, graph, problems } = parseWordGraph(found, { tileSet });
        if (!ok) {
          expect(problems.length).toBeGreaterThan(0);
          return;
        }
        const nodes = readNodes(found.slice().buffer, 22);
        const spelled = textsFrom(nodes, nodes[0]!.arc).map((text) => text.map((tile) => "?ABC"[tile]).join(""));
        expect([...graph.words()].sort()).toEqual([...spelled].sort());
        expect(graph.size).toBe(spelled.length);
        for (const word of spelled) expect(graph.has(word)).toBe(true);
      }),
      { numRuns: inputs },
    );
  },
  timeFor(inputs),
);

test("a file of the most nodes that there can be is checked", () => {
  const { problems } = parseWordGraph(new Uint8Array(4 * 2 ** 22), { tileSet: english });
  expect(problems).toEqual([
    { code: "root", path: "nodes[0]", reversed: false, found: 0 },
    { code: "root", path: "nodes[1]", reversed: false, found: 0 },
  ]);
});

/** Lists of letters, each leading to the next: as many words as there are ways, if words end on the last one. */
function levels(depth: number, letters: number, from: number, ends: boolean): readonly Node[] {
  return Array.from({ length: depth * letters }, (_, i): Node => {
    const [level, letter] = [Math.floor(i / letters), i % letters];
    const arc = level === depth - 1 ? 0 : from + letters * (level + 1);
    return { tile: 1 + letter, accepts: ends && arc === 0, end: letter === letters - 1, arc };
  });
}

test.each([4, 5, 6, 20])("a graph of %i letters without a word is refused at once: a walk would not end", (depth) => {
  const nodes = [pointer(1), ...levels(depth, 26, 1, false)];
  const { problems } = parseWordGraph(writeNodes(nodes, 22), { tileSet: english });
  expect(problems).toHaveLength(26);
  expect(problems?.[0]).toEqual({
    code: "dead-end",
    path: `nodes[${26 * depth}]`,
    found: null,
  });
});

test("a graph of ten million beginnings of words is accepted, one more is refused", () => {
  // Nine first letters lead to six letters that are each one of ten; the others are words themselves.
  const graphWith = (letters: number): ReturnType<typeof parseWordGraph> => {
    const root = Array.from({ length: letters }, (_, i): Node => {
      const arc = i < 9 ? 1 + letters : 0;
      return { tile: 1 + i, accepts: arc === 0, end: i === letters - 1, arc };
    });
    const nodes = [pointer(1), ...root, ...levels(6, 10, 1 + letters, true)];
    return parseWordGraph(writeNodes(nodes, 22), { tileSet: english });
  };
  expect(graphWith(10).graph?.size).toBe(9_000_001);
  expect(graphWith(11).problems).toEqual([
    { code: "too-large", path: "", of: "beginnings", most: 10_000_000, found: 10_000_001 },
  ]);
});

test("a larger file may have more beginnings, ten million for each million bytes begun", () => {
  const nodes = [pointer(1), ...levels(7, 10, 1, true)]; // eleven million
  const gap = Array.from({ length: 250_000 }, (): Node => pointer(0));
  expect(parseWordGraph(writeNodes(nodes, 22), { tileSet: english }).ok).toBe(false);
  expect(parseWordGraph(writeNodes([...nodes, ...gap], 22), { tileSet: english }).graph?.size).toBe(10 ** 7);
});

describe("a graph of anagrams, whose words all have their letters in alphabetical order,", () => {
  const letters = english.letters.map(({ letter }) => letter);
  const sorted = (length: number, from = 0): readonly string[] =>
    length === 0
      ? [""]
      : letters.slice(from).flatMap((letter, i) => sorted(length - 1, from + i).map((rest) => letter + rest));
  const anagrams = sorted(4);
  const bytesOf = (words: readonly string[], gaddag = false): ArrayBuffer =>
    buildWordGraph(words, { tileSet: english, gaddag }).bytes;

  test.each([false, true])("is refused from 10,000 words on, with a GADDAG or without (%s)", (gaddag) => {
    const { problems } = parseWordGraph(bytesOf(anagrams.slice(0, 10_000), gaddag), { tileSet: english });
    expect(problems).toEqual([{ code: "anagrams", path: "", found: 10_000 }]);
    expect(problems?.map((problem) => describeProblem(problem))).toEqual([
      "the graph contains anagrams instead of words: 10000 entries with their letters in alphabetical order",
    ]);
  });

  test("is taken for words if it is shorter, as a list of such words may be", () => {
    expect(parseWordGraph(bytesOf(anagrams.slice(0, 9999)), { tileSet: english }).graph?.size).toBe(9999);
  });

  test("is one of words if one of them has two letters in another order", () => {
    const { graph } = parseWordGraph(bytesOf([...anagrams, "TEA"], true), { tileSet: english });
    expect(graph?.has("TEA")).toBe(true);
  });
});

/** Everything that can be asked of a graph's words, each answered to its end, with what it may cost: see below. */
const questions: Readonly<Record<string, (graph: WordGraph) => Iterable<unknown>>> = {
  words: (graph) => graph.words(),
  "words with an ending": (graph) => wordsEnding(graph, "CAB"),
  "words with a beginning": (graph) => wordsBeginning(graph, "A"),
  "words that match": (graph) => wordsMatching(graph, "*A?B*"),
  "words of a length": (graph) => wordsOfLength(graph, 5),
  "words with a letter and without another": (graph) => wordsWith(graph, { letters: "A", without: "B" }),
  "words from a rack": (graph) => wordsFrom(graph, "ABC????"),
  anagrams: (graph) => anagramsOf(graph, "ABC????"),
  extensions: (graph) => extensionsOf(graph, "AB"),
  hooks: (graph) => [hooksOf(graph, "AB")],
};

test(
  "every question to a graph that was accepted takes time in proportion to its words",
  () => {
    let accepted = 0;
    let slowest = 0;
    const ask = (nodes: Uint32Array): void => {
      const { graph } = parseWordGraph(nodes.buffer as ArrayBuffer, { tileSet });
      if (graph === undefined) return;
      accepted++;
      const letters = [...graph.words()].reduce((sum, word) => sum + word.length, 0);
      for (const question of Object.values(questions)) {
        const took = cpuTime(() => {
          for (const _ of question(graph));
        });
        slowest = Math.max(slowest, took / (1000 + letters));
      }
    };
    fc.assert(fc.property(changedGraphs, ask), { numRuns: inputs });
    expect(accepted).toBeGreaterThan(inputs / 10);
    expect(slowest).toBeLessThan(1); // a millisecond a letter: thousands of times what it takes
  },
  timeFor(10 * inputs),
);

test("a separator after a later letter and a letter in place of a pointer are noticed", () => {
  expect(problemsOf([pointer(1), sibling(1), last(2, 3), last(0, 4), last(1)])).toEqual([
    "separator nodes[0]: a DAWG must have no separators",
  ]);
  expect(problemsOf([{ ...pointer(1), tile: 1 }, last(1)])).toEqual([
    "root nodes[0]: a pointer to the first list, 0x01400001",
  ]);
});
