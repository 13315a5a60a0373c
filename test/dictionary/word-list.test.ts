import fc from "fast-check";
import { validatePlacement } from "tilewright";
import { type LeftOut, wordList } from "tilewright/dictionary";
import { us2021 } from "tilewright/rulesets";
import { english, spanish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { hostileInputs, timeFor } from "../seed.ts";
import { anyCharacter } from "../support/any-character.ts";
import { expectProportional } from "../support/cpu-time.ts";
import { smallLexicons, tileSetOf } from "./arbitrary.ts";

const lists = hostileInputs(500);

const words = (source: Parameters<typeof wordList>[0], tileSet = english): readonly string[] => [
  ...wordList(source, { tileSet }).words(),
];
const leftOut = (source: Parameters<typeof wordList>[0], tileSet = english): readonly LeftOut[] =>
  wordList(source, { tileSet }).leftOut;
const reasons = (source: Parameters<typeof wordList>[0], tileSet = english): readonly string[] =>
  leftOut(source, tileSet).map(({ reason, examples, places }) => `${reason} ${examples} ${places}`);

describe("a text is read as a word list", () => {
  test.each([
    ["small letters", "cat\ndog\n"],
    ["capitals", "CAT\nDOG\n"],
    ["both", "cat\nDOG"],
    ["every word with a capital, as a spreadsheet makes it", "Cat\nDog"],
    ["lines as Windows ends them", "cat\r\ndog\r\n"],
    ["lines as they once ended on a Macintosh", "cat\rdog\r"],
    ["a byte order mark", "\ufeffcat\ndog"],
    ["blank lines and spaces", "\n\n  cat  \n\t\n dog\n \n"],
    ["comments", "# animals\ncat # that purrs\n#\ndog\t# that barks\n"],
    ["definitions behind a tab", "cat\tit purrs, and (some say) thinks\ndog\tit barks"],
  ])("with %s", (_, text) => {
    expect(words(text)).toEqual(["CAT", "DOG"]);
    expect(leftOut(text)).toEqual([]);
  });

  test("without names, if capitals mean names in it", () => {
    expect(reasons("Cat\nParis\ndog\nMcAdam\nNATO\ncat")).toEqual(["capitalised Cat,Paris,McAdam 1,2,4"]);
    expect(words("Cat\nParis\ndog\nMcAdam\nNATO\ncat")).toEqual(["DOG", "NATO", "CAT"]);
    // A single letter looks the same in a list of names and in a list of words.
    expect(reasons("A\nAardvark\nBanana")).toEqual(["too-short A 1"]);
    expect(words("A\nAardvark\nBanana")).toEqual(["AARDVARK", "BANANA"]);
  });

  test("without entries that cannot be spelled, which are reported with reason, place and five examples", () => {
    const text = "cat\nx-ray\nit's\nice cream\n3rd\nnaïve\nżółw\nI\ncat\nCAT\nrock‑hard\no’clock";
    expect(reasons(text)).toEqual([
      "hyphen x-ray,rock‑hard 2,11",
      "apostrophe it's,o’clock 3,12",
      "unknown-letter ice cream,3rd,żółw 4,5,7",
      "too-short I 8",
      "duplicate cat,CAT 9,10",
    ]);
    expect(words(text)).toEqual(["CAT", "NAIVE"]);
    const many = leftOut(Array.from({ length: 60 }, (_, i) => `c${i}t`));
    expect(many).toEqual([
      { reason: "unknown-letter", count: 60, examples: ["c0t", "c1t", "c2t", "c3t", "c4t"], places: [1, 2, 3, 4, 5] },
    ]);
  });

  test("with digraphs, accents and Unicode normal forms", () => {
    expect(words("charro\nCHARRO\npingüino\nÁRBOL\nan\u0303o\nAÑO\nano", spanish)).toEqual([
      "CHARRO",
      "PINGUINO",
      "ARBOL",
      "AÑO",
      "ANO",
    ]);
    expect(reasons("charro\nCHARRO\nan\u0303o\nAÑO\nwaka", spanish)).toEqual([
      "duplicate CHARRO,AÑO 2,4",
      "unknown-letter waka 5",
    ]);
    const list = wordList("charro\nperro\npero", { tileSet: spanish });
    expect(list.has("CHARRO", ["CH", "A", "RR", "O"])).toBe(true);
    expect(list.has("CHARRO", ["C", "H", "A", "R", "R", "O"])).toBe(false);
    expect(list.has("CHARRO", ["CH", "A", "RR", "O", "S"])).toBe(false);
    expect(list.has("CHARRO", ["C", "HA", "RR", "O"])).toBe(false);
    expect(list.has("CHARRO", ["CH", "A", "RR"])).toBe(false);
    expect(list.has("CHARRO", [])).toBe(false);
    expect(list.has("CHARRO")).toBe(true);
    expect(list.has("charro")).toBe(false);
  });

  test("with letters that contain small letters", () => {
    const croatian = tileSetOf(["A", "B", "L", "Lj", "U", "V"]);
    expect(words("ljubav\nLjubav\nLJUBAV\nlava", croatian)).toEqual(["LjUBAV", "LAVA"]);
    expect(wordList("LjUBAV", { tileSet: croatian }).has("LjUBAV", ["Lj", "U", "B", "A", "V"])).toBe(true);
  });
});

describe("labels", () => {
  test("D26 [all] each entry of a word has its list of labels: china and China", () => {
    const list = wordList("china\nChina\tproper\nnato\tacronym, slang\ncat", { tileSet: english });
    expect(list.labels("CHINA")).toEqual([[], ["proper"]]);
    expect(list.labels("NATO")).toEqual([["acronym", "slang"]]);
    expect(list.labels("CAT")).toEqual([[]]);
    expect(list.labels("DOG")).toEqual([]);
    expect(list.leftOut).toEqual([]);
  });

  test("a Map gives a list of labels for one entry, or a list of lists; keys that spell one word add up", () => {
    const list = wordList(
      new Map<string, readonly string[] | readonly (readonly string[])[]>([
        ["PERRO", ["animal", "insulto"]],
        ["MIERDA", [["offensive"]]],
        ["llama", [["animal"], []]],
        ["LLAMA", ["fuego"]],
        ["GATO", []],
      ]),
      { tileSet: spanish },
    );
    expect(["PERRO", "MIERDA", "LLAMA", "GATO", "LORO"].map((word) => list.labels(word))).toEqual([
      [["animal", "insulto"]],
      [["offensive"]],
      [["animal"], [], ["fuego"]],
      [[]],
      [],
    ]);
    expect(list.labels("PERRO", ["P", "E", "RR", "O"])).toEqual([["animal", "insulto"]]);
    expect(list.labels("PERRO", ["P", "E", "R", "R", "O"])).toEqual([]);
    expect([list.size, ...list.words()]).toEqual([4, "PERRO", "MIERDA", "LLAMA", "GATO"]);
    expect(() => wordList(new Map([["PERRO", "animal" as never]]), { tileSet: spanish })).toThrow(
      new TypeError('source.get("PERRO"): expected a list of labels, found "animal"'),
    );
  });

  test("what follows a tab is read as labels only if it is single words", () => {
    const list = wordList(
      "cat\tanimal, not-this-week\ndog\tan animal\nemu\tbird, that runs\nfox\t\nowl\t # \ngnu\tanimal\tof Africa",
      { tileSet: english },
    );
    expect(["CAT", "DOG", "EMU", "FOX", "OWL", "GNU"].map((word) => list.labels(word))).toEqual([
      [["animal", "not-this-week"]],
      [[]],
      [[]],
      [[]],
      [[]],
      [["animal"]],
    ]);
  });

  test("W1 [all] names, abbreviations, hyphenated words and words with apostrophes are known but not counted", () => {
    const text =
      "cat\nParis\tproper\nO'Brien\tproper\ne.g.\tabbreviation\nx-ray\thyphenated\ncan't\tapostrophe\nNATO\tacronym\n-ness\taffix";
    const list = wordList(text, { tileSet: english });
    const known = ["PARIS", "OBRIEN", "EG", "XRAY", "CANT", "NATO", "NESS"];
    expect(known.filter((word) => list.has(word))).toEqual(known);
    expect([...list.words()]).toEqual(["CAT", "NATO", "NESS"]);
    expect(list.size).toBe(3);
    expect(list.leftOut).toEqual([]);
  });

  test("a word counts if one of its entries may be played", () => {
    expect(words("China\tproper\nchina")).toEqual(["CHINA"]);
    expect(words("china\nChina\tproper")).toEqual(["CHINA"]);
    expect(words("China\tproper")).toEqual([]);
    expect(reasons("China\tproper\nChina\tproper\nchina\nchina")).toEqual(["duplicate China,china 2,4"]);
    expect(reasons("china\tslang,proper\nchina\tproper,slang\nchina\tslang")).toEqual(["duplicate china 2"]);
  });

  test.each<readonly [what: string, first: readonly string[], second: readonly string[], isSame: boolean]>([
    ["the same labels in another order", ["old", "slang"], ["slang", "old"], true],
    ["no labels twice", [], [], true],
    ["a label more", ["old"], ["old", "slang"], false],
    ["a label fewer", ["old"], [], false],
    ["another label in place of one that stands there twice", ["old", "old"], ["old", "slang"], false],
    ["labels, one of which looks like two", ["old,slang"], ["old", "slang"], false],
  ])("an entry is there once: %s", (_, first, second, isSame) => {
    const list = wordList(new Map([["cat", [first, second]]]), { tileSet: english });
    expect(list.labels("CAT")).toEqual(isSame ? [first] : [first, second]);
    expect(list.leftOut.map(({ reason }) => reason)).toEqual(isSame ? ["duplicate"] : []);
  });

  test("W1 W5 D26 [H21] a ruleset judges by the labels of a list", () => {
    const dictionary = wordList("hot\nPam\tproper\npam\nRho\tproper\nass\toffensive", { tileSet: english });
    const verdict = (word: string): unknown => {
      const placements = [...word].map((letter, i) => ({ row: 7, col: 7 + i, letter }));
      return validatePlacement({ ruleset: us2021 }, placements, { dictionary }).violations ?? "acceptable";
    };
    expect(verdict("HOT")).toBe("acceptable");
    expect(verdict("PAM")).toBe("acceptable");
    expect(verdict("RHO")).toMatchObject([{ code: "invalid-word", word: "RHO", labels: ["proper"] }]);
    expect(verdict("ASS")).toMatchObject([{ code: "invalid-word", word: "ASS", labels: ["offensive"] }]);
    expect(verdict("HOP")).toMatchObject([{ code: "invalid-word", word: "HOP", labels: [] }]);
  });
});

describe("wordList reads every text without an error:", () => {
  test("an empty text", () => {
    for (const source of ["", "\ufeff", [], new Map()]) {
      const list = wordList(source as string, { tileSet: english });
      expect([list.size, [...list.words()], list.leftOut, list.has("")]).toEqual([0, [], [], false]);
    }
  });

  test("a word of a million letters", () => {
    for (const letter of ["a", "é", "ñ", "'", "\0"]) {
      const [left] = leftOut(`cat\n${letter.repeat(1_000_000)}\n`);
      expect(left).toEqual({ reason: "too-long", count: 1, examples: [`${letter.repeat(39)}…`], places: [2] });
    }
  });

  const labels = (length: number): string[] => Array.from({ length }, (_, i) => `l${i}`);
  test.each<readonly [what: string, source: (size: number) => readonly string[], entries: number | null]>([
    ["a word with 100,000 entries", (size) => labels(size).map((label) => `ab\t${label}`), null],
    [
      "a word with an entry of 100,000 labels, and the same the other way round",
      (size) => [`ab\t${labels(size)}`, `ab\t${labels(size).reverse()}`],
      1,
    ],
    [
      "a word without labels, with 100,000 labels, and without labels again and again",
      (size) => ["ab", `ab\t${labels(size)}`, ...Array<string>(size).fill("ab")],
      2,
    ],
  ])("%s, in linear time", (_, source, entries) => {
    expectProportional(12_500, source, (lines) => {
      const list = wordList(lines, { tileSet: english });
      expect(list.labels("AB")).toHaveLength(entries ?? lines.length);
    });
  });

  test("NUL bytes, lone surrogates, and words named like properties", () => {
    expect(reasons("c\0a\0t\0\nd\ud800g\ncat")).toEqual(["unknown-letter c\0a\0t\0,d\ud800g 1,2"]);
    expect(words("constructor\ntoString\nvalueof\nget")).toEqual(["CONSTRUCTOR", "VALUEOF", "GET"]);
    expect(wordList("cat", { tileSet: english }).has("__proto__")).toBe(false);
    expect(wordList("cat", { tileSet: english }).labels("constructor")).toEqual([]);
  });

  test("words beyond the limit are counted", () => {
    const all = Array.from({ length: 676 }, (_, i) => String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26)));
    const list = wordList(all, { tileSet: english, maxWords: 100 });
    expect(list.size).toBe(100);
    expect(list.leftOut).toEqual([
      { reason: "over-limit", count: 576, examples: all.slice(100, 105), places: [101, 102, 103, 104, 105] },
    ]);
    expect(wordList(all, { tileSet: english, maxWords: 676 }).leftOut).toEqual([]);
    // A second entry of a word that is known takes no room, a known word without a right to be played does.
    const labelled = wordList("Aa\tproper\nab\naa\nac", { tileSet: english, maxWords: 2 });
    expect([...labelled.words()]).toEqual(["AB", "AA"]);
    expect(labelled.leftOut.map((left) => left.reason)).toEqual(["over-limit"]);
  });

  test("words of 2 to 64 letters are kept, or of 2 to the limit", () => {
    const list = [1, 2, 15, 16, 64, 65].map((length) => "A".repeat(length));
    expect(words(list).map((word) => word.length)).toEqual([2, 15, 16, 64]);
    expect([...wordList(list, { tileSet: english, maxLetters: 15 }).words()].map((word) => word.length)).toEqual([
      2, 15,
    ]);
    expect(reasons(["LLLL".repeat(32), "LL".repeat(65), "LL"], spanish).map((reason) => reason.split(" ")[0])).toEqual([
      "too-long",
      "too-short",
    ]);
    expect(words(["LLLL".repeat(32)], spanish)).toEqual(["LL".repeat(64)]);
  });

  test.each([
    ["maxWords", -1],
    ["maxWords", 1.5],
    ["maxWords", 2 ** 24],
    ["maxLetters", 1],
    ["maxLetters", 65],
    ["maxLetters", Number.NaN],
  ])("a limit out of range is refused: %s %d", (name, value) => {
    expect(() => wordList("", { tileSet: english, [name]: value })).toThrow(RangeError);
    expect(() => wordList("", { tileSet: english, [name]: value })).toThrow(`${name}: expected an integer from`);
  });

  test(
    "every line of any text is a word or is reported",
    () => {
      const line = fc.oneof(
        fc.string({ unit: anyCharacter }),
        fc.string({ unit: fc.constantFrom(..."abAB'-é#\t ,\r\u0301") }),
      );
      fc.assert(
        fc.property(fc.array(line), (lines) => {
          const list = wordList(lines, { tileSet: english });
          const told = list.leftOut.reduce((sum, left) => sum + left.count, 0);
          const known = new Set(
            lines.flatMap((text) => [text.split("\t")[0]!]).filter((text) => !/^\s*(#.*)?$/su.test(text)),
          );
          expect(told + list.size).toBeLessThanOrEqual(lines.length);
          expect(told + list.size).toBeGreaterThanOrEqual(known.size === 0 ? 0 : 1);
          for (const word of list.words()) expect(word).toMatch(/^[A-Z]{2,64}$/);
        }),
        { numRuns: lists },
      );
    },
    timeFor(lists),
  );

  test("words of any alphabet and normal form are listed as they were written", () => {
    fc.assert(
      fc.property(smallLexicons, fc.constantFrom("NFC", "NFD"), ({ tileSet, words: lexicon }, form) => {
        const texts = lexicon.map((word) => word.join(""));
        const list = wordList(
          texts.map((text) => text.normalize(form)),
          { tileSet },
        );
        expect([...list.words()]).toEqual(texts);
        for (const word of lexicon) expect(list.has(word.join(""), word)).toBe(true);
      }),
    );
  });
});

describe("wordList, in rare cases:", () => {
  test("capitals mean names from the first small word to the end of the list", () => {
    expect(words("cat\nParis\nRome")).toEqual(["CAT"]);
    expect(reasons("cat\nParis\nRome")).toEqual(["capitalised Paris,Rome 2,3"]);
  });

  test("an entry that is exempt or has no case says nothing about the capitals of others", () => {
    expect(words("China\tproper\nAardvark\nBanana")).toEqual(["AARDVARK", "BANANA"]);
    expect(words("אב\nAardvark\nBanana")).toEqual(["AARDVARK", "BANANA"]);
    expect(words("McAdam\tproper\nAardvark\nemu")).toEqual(["EMU"]);
  });

  test("one word can lose an accent and keep a letter with a mark", () => {
    expect(words("ñandú\nÑANDÚ\npingüiño", spanish)).toEqual(["ÑANDU", "PINGUIÑO"]);
  });

  test("labels are read between too many commas, and text that is not a label is ignored", () => {
    const list = wordList("cat\tanimal,,old,\ndog\t(animal\nemu\tan(imal\nfox\t_x\ngnu\t1st\nowl\t,", {
      tileSet: english,
    });
    expect(["CAT", "DOG", "EMU", "FOX", "GNU", "OWL"].map((word) => list.labels(word))).toEqual([
      [["animal", "old"]],
      [[]],
      [[]],
      [[]],
      [["1st"]],
      [[]],
    ]);
  });

  test("the keys of a Map are trimmed and counted from 1", () => {
    const list = wordList(
      new Map([
        [" cat ", ["animal"]],
        ["c4t", []],
        ["a", []],
        ["d0g", []],
      ]),
      { tileSet: english },
    );
    expect([...list.entries()]).toEqual([["CAT", [["animal"]]]]);
    expect(list.leftOut).toEqual([
      { reason: "unknown-letter", count: 2, examples: ["c4t", "d0g"], places: [2, 4] },
      { reason: "too-short", count: 1, examples: ["a"], places: [3] },
    ]);
  });

  test("an example of 40 characters is reported whole, a longer one is cut", () => {
    const [left] = leftOut([`1${"a".repeat(39)}`, `1${"a".repeat(40)}`]);
    expect(left?.examples).toEqual([`1${"a".repeat(39)}`, `1${"a".repeat(38)}…`]);
  });

  test("each mark that people write for an apostrophe or a hyphen is known", () => {
    expect(reasons([..."'’‘ʼ´`′"].map((mark) => `can${mark}t`)).map((reason) => reason.split(" ")[0])).toEqual([
      "apostrophe",
    ]);
    expect(reasons([..."-‐‑‒–—−\u00ad"].map((mark) => `x${mark}ray`)).map((reason) => reason.split(" ")[0])).toEqual([
      "hyphen",
    ]);
    for (const mark of "'’‘ʼ´`′.‐‑‒–—−\u00ad-")
      expect(wordList(`x${mark}ray\taffix`, { tileSet: english }).labels("XRAY")).toEqual([["affix"]]);
  });

  test("a label of form keeps an entry, another label does not", () => {
    for (const label of ["proper", "abbreviation", "acronym", "affix", "hyphenated", "apostrophe"]) {
      const list = wordList(`cat\nMc-Cat\t${label}`, { tileSet: english });
      expect([label, list.has("MCCAT"), list.size]).toEqual([label, true, /^a(c|f)/.test(label) ? 2 : 1]);
    }
    for (const label of ["foreign", "offensive", "archaic", "slang", "own"])
      expect(reasons(`cat\nMc-Cat\t${label}`)).toEqual(["capitalised Mc-Cat 2"]);
  });

  test("a refused limit is reported with its range and what was found", () => {
    expect(() => wordList("", { tileSet: english, maxLetters: 65 })).toThrow(
      new RangeError("maxLetters: expected an integer from 2 to 64, found 65"),
    );
    expect(() => wordList("", { tileSet: english, maxWords: -1 })).toThrow(
      new RangeError("maxWords: expected an integer from 0 to 16777215, found -1"),
    );
    expect([...wordList("cat", { tileSet: english, maxWords: 0 }).words()]).toEqual([]);
    expect([...wordList("cat\nat", { tileSet: english, maxLetters: 2, maxWords: 2 ** 24 - 1 }).words()]).toEqual([
      "AT",
    ]);
  });

  test("a text longer than any word is too long, whatever it consists of", () => {
    expect(reasons(["'".repeat(2048), "'".repeat(2049)]).map((reason) => reason.split(" ")[0])).toEqual([
      "apostrophe",
      "too-long",
    ]);
  });

  test("a list is frozen", () => {
    expect(Object.isFrozen(wordList("cat", { tileSet: english }))).toBe(true);
  });
});
