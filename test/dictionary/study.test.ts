import fc from "fast-check";
import {
  anagramsOf,
  buildWordGraph,
  extensionsOf,
  hooksOf,
  lettersAfter,
  trustedWordGraph,
  wordsBeginning,
  wordsEnding,
  wordsFrom,
  wordsMatching,
  wordsOfLength,
  wordsWith,
} from "tilewright/dictionary";
import { english, spanish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import * as oracle from "../oracle/dictionary/study.ts";
import { lettersOf, type SmallLexicon, smallLexicons } from "./arbitrary.ts";

/** A lexicon with a few letters of its alphabet, which are often, but not always, letters of its words. */
const withLetters = (most: number): fc.Arbitrary<readonly [SmallLexicon, readonly string[]]> =>
  fc.tuple(smallLexicons, fc.array(fc.nat(1000), { maxLength: most })).map(([lexicon, numbers]) => {
    const { alphabet, words, tileSet } = lexicon;
    const letters = [...words.flat(), ...alphabet];
    const text = numbers.map((number) => letters[number % letters.length]).join("");
    // What is typed is split again: C and H may be the letter CH.
    return [lexicon, lettersOf(tileSet, text)];
  });

const graphOf = ({ tileSet, words }: SmallLexicon): ReturnType<typeof buildWordGraph> =>
  buildWordGraph(
    words.map((word) => word.join("")),
    { tileSet },
  );

describe("the tools give what brute force finds, in the same order:", () => {
  test("words of a length", () => {
    fc.assert(
      fc.property(smallLexicons, fc.integer({ min: -1, max: 10 }), (lexicon, length) => {
        const words = oracle.ordered(lexicon.words, lexicon.alphabet);
        expect([...wordsOfLength(graphOf(lexicon), length)]).toEqual(oracle.ofLength(words, length));
      }),
    );
  });

  test("beginnings, endings and letters that may follow", () => {
    fc.assert(
      fc.property(withLetters(3), ([lexicon, part]) => {
        const graph = graphOf(lexicon);
        const words = oracle.ordered(lexicon.words, lexicon.alphabet);
        const text = part.join("");
        expect([...wordsBeginning(graph, text)]).toEqual(oracle.beginning(words, part));
        expect([...wordsEnding(graph, text)]).toEqual(oracle.ending(words, part));
        expect(lettersAfter(graph, text)).toEqual(oracle.next(words, part, lexicon.alphabet));
      }),
    );
  });

  test("words with letters and without others", () => {
    fc.assert(
      fc.property(withLetters(3), fc.nat(3), ([lexicon, letters], cut) => {
        const words = oracle.ordered(lexicon.words, lexicon.alphabet);
        const wanted = { letters: letters.slice(cut), without: letters.slice(0, cut) };
        const found = [...wordsWith(graphOf(lexicon), wanted)];
        expect(found).toEqual(oracle.having(words, wanted.letters, wanted.without));
      }),
    );
  });

  test("patterns", () => {
    fc.assert(
      fc.property(
        withLetters(5),
        fc.array(fc.tuple(fc.nat(5), fc.constantFrom("?", "*", "*"))),
        ([lexicon, letters], gaps) => {
          const pattern = [...letters];
          for (const [at, gap] of gaps) pattern.splice(at, 0, gap);
          const words = oracle.ordered(lexicon.words, lexicon.alphabet);
          const text = pattern.join("");
          // Letters that a gap has put beside others may have become one letter with them.
          const split = text
            .split(/([?*])/)
            .flatMap((part) => (part === "?" || part === "*" ? [part] : lettersOf(lexicon.tileSet, part)));
          expect([...wordsMatching(graphOf(lexicon), text)]).toEqual(oracle.matching(words, split));
        },
      ),
    );
  });

  test("anagrams and words from a rack, with blanks", () => {
    fc.assert(
      fc.property(withLetters(8), fc.nat(2), ([lexicon, letters], blanks) => {
        const graph = graphOf(lexicon);
        const words = oracle.ordered(lexicon.words, lexicon.alphabet);
        const rack = [...letters, ...Array<string>(blanks).fill("?")];
        expect([...anagramsOf(graph, rack)]).toEqual(oracle.anagrams(words, rack));
        expect([...wordsFrom(graph, rack)]).toEqual(oracle.fromRack(words, rack));
      }),
    );
  });

  test("hooks and extensions", () => {
    fc.assert(
      fc.property(
        withLetters(3).filter(([, part]) => part.length > 0),
        fc.record({ front: fc.option(fc.nat(3), { nil: undefined }), back: fc.option(fc.nat(3), { nil: undefined }) }),
        ([lexicon, part], { front, back }) => {
          const graph = graphOf(lexicon);
          const words = oracle.ordered(lexicon.words, lexicon.alphabet);
          const text = part.join("");
          const most = { ...(front === undefined ? {} : { front }), ...(back === undefined ? {} : { back }) };
          expect(hooksOf(graph, text)).toEqual(oracle.hooks(words, part, lexicon.alphabet));
          expect([...extensionsOf(graph, text, most)]).toEqual(oracle.extensions(words, part, most));
        },
      ),
    );
  });
});

const english2 = buildWordGraph(
  [
    "AT",
    "BAT",
    "BATS",
    "BEAT",
    "EAT",
    "EATS",
    "FAQIR",
    "PLAN",
    "PLANE",
    "QUIT",
    "SEAT",
    "TAME",
    "TAMED",
    "TAMER",
    "TEA",
    "BANANA",
    "AN",
  ],
  { tileSet: english },
);
const spanish2 = buildWordGraph(["PERRO", "PERRA", "PERO", "CARRO", "CHARRO", "LLAMA", "LLAMAR", "ALLA"], {
  tileSet: spanish,
});

test("the tools find the examples of the experts' tips", () => {
  expect([...wordsOfLength(english2, 2)]).toEqual(["AN", "AT"]);
  expect([...wordsWith(english2, { letters: "Q", without: "U" })]).toEqual(["FAQIR"]);
  expect([...wordsWith(english2, { letters: ["Q"] })]).toEqual(["FAQIR", "QUIT"]);
  expect([...wordsWith(english2, { letters: "AA" })]).toEqual([...wordsWith(english2, { letters: "A" })]);
  expect(hooksOf(english2, "PLAN")).toEqual({ front: [], back: ["E"] });
  expect(hooksOf(english2, "TAME")).toEqual({ front: [], back: ["D", "R"] });
  expect(hooksOf(english2, "EAT")).toEqual({ front: ["B", "S"], back: ["S"] });
  expect([...wordsEnding(english2, "AT")]).toEqual(["AT", "BAT", "BEAT", "EAT", "SEAT"]);
  expect([...wordsBeginning(english2, "TA")]).toEqual(["TAME", "TAMED", "TAMER"]);
});

test("a word that contains another twice extends it twice", () => {
  expect([...extensionsOf(english2, "AN")]).toEqual([
    { word: "BANANA", front: "B", back: "ANA" },
    { word: "BANANA", front: "BAN", back: "A" },
    { word: "PLAN", front: "PL", back: "" },
    { word: "PLANE", front: "PL", back: "E" },
  ]);
  expect([...extensionsOf(english2, "AN", { front: 2, back: 1 })].map((each) => each.word)).toEqual(["PLAN", "PLANE"]);
  expect([...extensionsOf(english2, "TAME", { front: 0 })].map((each) => each.back)).toEqual(["D", "R"]);
});

test("CH, LL and RR count as one letter each in Spanish", () => {
  expect([...wordsOfLength(spanish2, 4)]).toEqual(["CARRO", "CHARRO", "LLAMA", "PERO", "PERRA", "PERRO"]);
  expect([...wordsMatching(spanish2, "?A?O")]).toEqual(["CARRO", "CHARRO"]);
  expect([...anagramsOf(spanish2, ["O", "RR", "A", "CH"])]).toEqual(["CHARRO"]);
  expect([...anagramsOf(spanish2, "CHARRO")]).toEqual([]);
  expect(hooksOf(spanish2, "LLAMA")).toEqual({ front: [], back: ["R"] });
  expect([...extensionsOf(spanish2, "LL")].map((each) => each.word)).toEqual(["ALLA", "LLAMA", "LLAMAR"]);
  expect([...extensionsOf(spanish2, "L")]).toEqual([]);
  expect(lettersAfter(spanish2, "PE").map((next) => next.letter)).toEqual(["R", "RR"]);
});

test("no word has a letter that is not in the tile set", () => {
  for (const nothing of [
    wordsBeginning(english2, "ñ"),
    wordsEnding(english2, "at"),
    wordsMatching(english2, "?1"),
    wordsWith(english2, { letters: "é" }),
  ]) {
    expect([...nothing]).toEqual([]);
  }
  expect([...wordsWith(english2, { letters: "Q", without: "é" })]).toEqual(["FAQIR", "QUIT"]);
  expect(hooksOf(english2, "eat")).toEqual({ front: [], back: [] });
  expect(hooksOf(english2, "")).toEqual({ front: [], back: [] });
  expect([...extensionsOf(english2, "eat")]).toEqual([]);
  expect([...extensionsOf(english2, "")]).toEqual([]);
  expect(lettersAfter(english2, "1")).toEqual([]);
  expect(lettersAfter(english2, "XX")).toEqual([]);
});

test("a rack with anything but tiles of the tile set is refused at once", () => {
  const expected = 'rack: expected letters in the tile set, or "?" for a blank, found';
  expect(() => anagramsOf(english2, "TEé")).toThrow(new RangeError(`${expected} "é"`));
  expect(() => wordsFrom(english2, ["T", "é"])).toThrow(new RangeError(`${expected} "é"`));
  const circular: Record<string, unknown> = {};
  circular["itself"] = circular;
  expect(() => wordsFrom(english2, ["T", 5n as never])).toThrow(new RangeError(`${expected} a bigint`));
  expect(() => wordsFrom(english2, ["T", circular as never])).toThrow(new RangeError(`${expected} an object`));
});

test("a graph that was cloned or made up is refused", () => {
  const { has, size, words, bytes, letters } = english2;
  for (const made of [{ has, size, words, bytes, letters }, {}, null, undefined]) {
    expect(() => wordsOfLength(made as typeof english2, 2)).toThrow(
      new TypeError("graph: expected a word graph (from buildWordGraph, parseWordGraph or trustedWordGraph)"),
    );
  }
});

test("an empty rack and an empty pattern give no words", () => {
  expect([...anagramsOf(english2, "")]).toEqual([]);
  expect([...wordsFrom(english2, [])]).toEqual([]);
  expect([...wordsMatching(english2, "")]).toEqual([]);
  expect([...wordsMatching(english2, "*")]).toEqual([...english2.words()]);
  expect([...wordsMatching(english2, "*".repeat(100_000))]).toEqual([...english2.words()]);
});

test.each<readonly [what: string, ask: (text: string) => Iterable<unknown>]>([
  ["words that match it", (text) => wordsMatching(english2, text)],
  ["words that match it with signs", (text) => wordsMatching(english2, `*${text}?`)],
  ["words that begin with it", (text) => wordsBeginning(english2, text)],
  ["words that end with it", (text) => wordsEnding(english2, text)],
  ["longer words", (text) => extensionsOf(english2, text)],
  ["letters after it", (text) => lettersAfter(english2, text)],
  ["anagrams", (text) => anagramsOf(english2, text)],
])("a text of a million letters has no %s", (_, ask) => {
  expect([...ask("A".repeat(1_000_000))]).toEqual([]);
});

/** Thirty letters, each of them A or B: a thousand million words. */
function thousandMillionWords(): ReturnType<typeof buildWordGraph> {
  const nodes = new Uint32Array(61);
  nodes[0] = 0x400001;
  for (let i = 0; i < 30; i++) {
    const rest = i === 29 ? 0x800000 : 3 + 2 * i;
    nodes[1 + 2 * i] = 0x1000000 | rest;
    nodes[2 + 2 * i] = 0x2000000 | 0x400000 | rest;
  }
  return trustedWordGraph(nodes.buffer, { tileSet: english });
}

test("words are searched only as they are asked for", () => {
  const graph = thousandMillionWords();
  expect(graph.size).toBe(2 ** 30);
  const first = "A".repeat(30);
  const second = `${"A".repeat(29)}B`;
  for (const answer of [
    graph.words(),
    wordsOfLength(graph, 30),
    wordsBeginning(graph, "A"),
    wordsMatching(graph, "A*"),
    wordsFrom(graph, "?".repeat(30)),
  ]) {
    expect(answer.next()).toEqual({ done: false, value: first });
    expect(answer.next()).toEqual({ done: false, value: second });
  }
});

describe("the tools, in rare cases:", () => {
  test("a letter after a beginning says whether it makes a word and whether more may follow", () => {
    expect(lettersAfter(english2, "TAME")).toEqual([
      { letter: "D", isWord: true, isBeginning: false },
      { letter: "R", isWord: true, isBeginning: false },
    ]);
    expect(lettersAfter(english2, "TA")).toEqual([{ letter: "M", isWord: false, isBeginning: true }]);
    expect(lettersAfter(english2, "PLA")).toEqual([{ letter: "N", isWord: true, isBeginning: true }]);
  });

  test("the last letters of the alphabet count on a rack", () => {
    const graph = buildWordGraph(["FUZZY", "ZA", "ZZZ", "YET"], { tileSet: english });
    expect([...anagramsOf(graph, "ZZZ")]).toEqual(["ZZZ"]);
    expect([...wordsFrom(graph, "YZUZFA")]).toEqual(["FUZZY", "ZA"]);
    expect([...wordsFrom(graph, "TEY")]).toEqual(["YET"]);
  });

  test("the marks of a pattern have no meaning in an ending", () => {
    for (const ending of ["?", "*", "A?", "*T"]) expect([...wordsEnding(english2, ending)]).toEqual([]);
  });

  test("words of one letter are not hooks of the empty word", () => {
    const nodes = Uint32Array.of(0x400001, 0x1000000 | 0x800000 | 0x400000);
    const graph = trustedWordGraph(nodes.buffer, { tileSet: english });
    expect([...graph.words()]).toEqual(["A"]);
    expect(hooksOf(graph, "")).toEqual({ front: [], back: [] });
    expect([...extensionsOf(graph, "A")]).toEqual([]);
  });

  test("parts of a graph that hold no answer are not searched, even in a graph of a thousand million words", () => {
    const graph = thousandMillionWords();
    const most = "A".repeat(29);
    expect([...wordsOfLength(graph, 3)]).toEqual([]);
    expect([...wordsMatching(graph, "AB")]).toEqual([]);
    expect([...extensionsOf(graph, most, { front: 0 })]).toEqual([
      { word: `${most}A`, front: "", back: "A" },
      { word: `${most}B`, front: "", back: "B" },
    ]);
    expect(wordsMatching(graph, `${"*A".repeat(15)}*`).next().value).toBe(`${most}A`);
  });
});
