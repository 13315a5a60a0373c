import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { validatePlacement } from "tilewright";
import { wordsOfLength } from "tilewright/dictionary";
import { classroomWordGraph, classroomWords, englishWordGraph, englishWords } from "tilewright/words";
import { expect, test } from "vitest";
import { presets } from "../support/presets.ts";
import { trackedFiles } from "../support/tracked-files.ts";

test("the list has the words it should have, and the graph has the same", () => {
  const words = [...englishWords.words()];
  const graph = englishWordGraph();
  expect(words.length).toBe(englishWords.size);
  expect(englishWords.size).toBeGreaterThan(115_000);
  expect([...graph.words()]).toEqual(words);
  expect(englishWordGraph()).toBe(graph);
  expect(words.filter((word) => !/^[A-Z]{2,}$/.test(word))).toEqual([]);
  expect(englishWords.leftOut).toEqual([]);
  // Both spellings, first variants, accents left off, words of word games.
  const wanted = "COLOR COLOUR REALIZE REALISE GREY GRAY JUDGMENT JUDGEMENT CAFE NAIVE AA QI ZA QAT SUQ HMM BRR CWM";
  expect(wanted.split(" ").filter((word) => !graph.has(word))).toEqual([]);
  const unwanted = "TEH RECIEVE PARIS NATO CANT MPH KB TANH CATSS X-RAY cat";
  expect(unwanted.split(" ").filter((word) => graph.has(word))).toEqual(["CANT"]);
});

test("the shortest words are those that word games take for granted", () => {
  const two = [...wordsOfLength(englishWordGraph(), 2)];
  expect(two.join(" ")).toMatchInlineSnapshot(
    `"AA AB AD AE AG AH AI AL AM AN AR AS AT AW AX AY BA BE BI BO BY DA DE DO ED EF EH EL EM EN ER ES ET EW EX FA FE GI GO HA HE HI HM HO ID IF IN IS IT JA JO KA KI LA LI LO MA ME MI MM MO MU MY NA NE NO NU OD OE OF OH OI OK OM ON OO OP OR OS OW OX OY PA PE PI PO QI RE SH SI SO TA TE TI TO UH UM UN UP US UT WE WO XI XU YA YE YO ZA"`,
  );
  expect([...wordsOfLength(englishWordGraph(), 3)].length).toMatchInlineSnapshot(`1001`);
});

test("W1 D26 [all] labelled words are known by their labels, and refused with them", () => {
  expect(englishWords.labels("CHINA")).toEqual([[], ["proper"]]);
  expect(englishWords.labels("PARIS")).toEqual([["proper"]]);
  expect(englishWords.labels("MPH")).toEqual([["abbreviation"]]);
  expect(englishWords.labels("WERE")).toEqual([[], ["apostrophe"]]);
  expect(englishWords.labels("DONT")).toEqual([["apostrophe"]]);
  expect(englishWords.labels("QUIZ")).toEqual([[]]);
  expect(englishWords.labels("TEH")).toEqual([]);
  expect([englishWords.has("PARIS"), englishWords.has("TEH")]).toEqual([true, false]);

  for (const ruleset of Object.values(presets)) {
    const verdict = (word: string): unknown => {
      const placements = [...word].map((letter, i) => ({ row: 7, col: 7 + i, letter }));
      const { violations } = validatePlacement({ ruleset }, placements, { dictionary: englishWords });
      return violations?.map((violation) => (violation.code === "invalid-word" ? violation.labels : violation.code));
    };
    expect(["CHINA", "WERE", "HORN"].map(verdict), ruleset.id).toEqual([undefined, undefined, undefined]);
    expect(verdict("PARIS"), ruleset.id).toEqual([["proper"]]);
    expect(verdict("MPH"), ruleset.id).toEqual([["abbreviation"]]);
    expect(verdict("DONT"), ruleset.id).toEqual([["apostrophe"]]);
    expect(verdict("TEH"), ruleset.id).toEqual([[]]);
  }
});

/** The words of a file of test/words. */
const listed = (file: string): readonly string[] =>
  readFileSync(`test/words/${file}`, "utf8")
    .replace(/^#.*$/gm, "")
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => word.toUpperCase());

test("every label is one of the five known ones, and the entries of one word differ", () => {
  const labels = new Set<string>();
  const unplayable = ["abbreviation", "apostrophe", "proper"];
  let playable = 0;
  for (const [word, entries] of englishWords.entries()) {
    if (new Set(entries.map(String)).size < entries.length) expect.fail(word);
    for (const label of entries.flat()) labels.add(label);
    if (entries.some((entry) => !entry.some((label) => unplayable.includes(label)))) playable++;
  }
  expect([...labels].sort()).toEqual(["abbreviation", "apostrophe", "offensive", "proper", "vulgar"]);
  expect(playable).toBe(englishWords.size);
});

test("each word of the two grades that the list has carries its label on every entry that may be played", () => {
  for (const [label, file, count] of [
    ["offensive", "offensive-words.txt", 51],
    ["vulgar", "vulgar-words.txt", 18],
  ] as const) {
    const labelled = [...englishWords.entries()].flatMap(([word, entries]) =>
      entries.some((entry) => entry.includes(label)) ? [word] : [],
    );
    expect(labelled).toHaveLength(count);
    const known = listed(file).filter((word) => englishWords.labels(word).some((entry) => !entry.includes("proper")));
    expect([...labelled].sort()).toEqual(known.sort());
    for (const word of labelled) expect(englishWords.labels(word)).not.toContainEqual([]);
  }
});

test("W5 [H21] an offensive word of the list is refused where the rulebook forbids such words, a vulgar one nowhere", () => {
  const [offensive = ""] = listed("offensive-words.txt").filter((word) => word.length === 4 && englishWords.has(word));
  const refusedBy = (word: string): readonly string[] =>
    Object.values(presets).flatMap((ruleset) => {
      const placements = [...word].map((letter, i) => ({ row: 7, col: 7 + i, letter }));
      return validatePlacement({ ruleset }, placements, { dictionary: englishWords }).ok ? [] : [ruleset.id];
    });
  expect(refusedBy(offensive)).toEqual(["us-2021"]);
  expect(refusedBy("CRAP")).toEqual([]);
});

test("the list for classrooms and its graph have no word of either grade, and every other one", () => {
  const unwanted = new Set([...listed("offensive-words.txt"), ...listed("vulgar-words.txt")]);
  const words = [...classroomWords.words()];
  expect(words).toEqual([...englishWords.words()].filter((word) => !unwanted.has(word)));
  expect([englishWords.size, classroomWords.size]).toEqual([words.length + 69, words.length]);
  expect(classroomWordGraph().has("CRAP")).toBe(false);
  expect([...classroomWordGraph().words()]).toEqual(words);
  expect(classroomWordGraph()).toBe(classroomWordGraph());
  expect([classroomWords.has("CRAP"), classroomWords.labels("CRAP"), classroomWords.has("TEH")]).toEqual([
    false,
    [],
    false,
  ]);
  expect([classroomWords.has("HORN"), classroomWords.labels("PARIS"), classroomWords.leftOut]).toEqual([
    true,
    [["proper"]],
    [],
  ]);
  expect([...classroomWords.entries()].filter(([, entries]) => /offensive|vulgar/.test(String(entries)))).toEqual([]);
});

test("the words to play take at most 1.3 bytes each, gzipped", () => {
  const bytes = gzipSync(readFileSync("src/words/playable.ts"), { level: 9 }).length;
  expect(bytes / englishWords.size).toBeLessThanOrEqual(1.3);
});

test("no other part of the library imports the list", () => {
  const files = trackedFiles().filter((path) => /^src\/.*\.ts$/.test(path));
  const importing = files.filter((path) => /from "[./]*words\//.test(readFileSync(path, "utf8")));
  expect(importing.filter((path) => !/^src\/(words|cli)\//.test(path))).toEqual([]);
});

test("the notices of its sources travel with it", () => {
  const notice = readFileSync("src/words/NOTICE", "utf8");
  for (const owner of [
    "Copyright 2000-2011 by Kevin Atkinson",
    "Princeton University",
    "J Ross Beresford",
    "Geoff Kuenning",
  ]) {
    expect(notice).toContain(owner);
  }
  expect(JSON.parse(readFileSync("package.json", "utf8")).files).toContain("src/words/NOTICE");
});
