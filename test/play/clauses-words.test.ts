import type { Dictionary, KnownLabel, PlayViolation } from "tilewright";
import { previewPlay, validatePlacement } from "tilewright";
import { describe, expect, test } from "vitest";
import { describeEditions, presets } from "../support/presets.ts";
import { afterPlays, placementsOf, violationsOf } from "./scene.ts";

type Edition = keyof typeof presets;
const all: readonly Edition[] = ["H21", "ONX", "CLS", "P89", "MAT"];

/** The clause, the label, and the presets whose text forbids what carries it. */
const clauses: readonly (readonly [clause: string, label: KnownLabel, forbiddenIn: readonly Edition[]])[] = [
  ["W1", "proper", all],
  ["W1", "abbreviation", all],
  ["W1", "hyphenated", all],
  ["W1", "apostrophe", all],
  ["W1", "affix", ["H21", "ONX", "P89", "MAT"]],
  ["W2", "foreign", ["H21", "CLS"]],
  ["W3", "acronym", ["H21"]],
  ["W4", "archaic", []],
  ["W4", "slang", []],
  ["W5", "offensive", ["H21"]],
];

describe("words that a rulebook never allows", () => {
  for (const [clause, label, forbiddenIn] of clauses) {
    for (const edition of all) {
      const forbidden = forbiddenIn.includes(edition);
      test(`${clause} [${edition}] a word labelled ${label} is ${forbidden ? "refused" : "good"}`, () => {
        const ruleset = presets[edition];
        const play = placementsOf("8F HORN", { ruleset });
        const dictionary = entriesOf({ HORN: [[label]] });
        const answer = validatePlacement({ ruleset }, play, { dictionary });
        expect(answer.ok).toBe(!forbidden);
        expect(answer.violations ?? []).toEqual(forbidden ? [invalid("HORN", [5, 6, 7, 8], [label])] : []);
      });
    }
  }
});

describeEditions((edition, ruleset) => {
  const horn = afterPlays(ruleset, "8F HORN");

  test(`D26 [${edition}] a word is refused only if every entry of it carries a forbidden label`, () => {
    const play = (entries: readonly (readonly string[])[]): readonly string[] =>
      violationsOf({ ruleset }, "8F HORN", entriesOf({ HORN: entries }));
    expect(play([["proper"]])).toEqual(["invalid-word 8F 8G 8H 8I"]);
    expect(play([["proper"], []])).toEqual([]);
    expect(play([["proper"], ["slang"]])).toEqual([]);
    expect(play([["proper"], ["slang", "abbreviation"]])).toEqual(["invalid-word 8F 8G 8H 8I"]);
    expect(play([])).toEqual([]);
    expect(play([[]])).toEqual([]);
  });

  test(`D26 [${edition}] a label that the rulebook does not name forbids no word`, () => {
    expect(violationsOf({ ruleset }, "8F HORN", entriesOf({ HORN: [["from the teacher"]] }))).toEqual([]);
  });

  test(`D26 [${edition}] a word that is not in the dictionary is refused, with an empty list of labels`, () => {
    const answer = validatePlacement({ ruleset }, placementsOf("8F HORN", { ruleset }), {
      dictionary: new Set<string>(),
    });
    expect(answer.violations).toEqual([invalid("HORN", [5, 6, 7, 8], [])]);
  });

  test(`P6 [${edition}] scenario 9: MOG beside PASTE is refused for the cross word GE`, () => {
    const position = afterPlays(ruleset, "8F HORN", "H6 FARM", "10F PASTE");
    const dictionary = new Set(["MOG", "NOT"]);
    expect(violationsOf(position, "9H MOG", dictionary)).toEqual(["invalid-word 9J 10J"]);
    const { words, legal } = previewPlay(position, placementsOf("9H MOG", position), { dictionary });
    expect(legal).toBe(false);
    expect(words.map(({ word, points, status }) => [word, points, status])).toEqual([
      ["MOG", 7, "valid"],
      ["NOT", 4, "valid"],
      ["GE", 3, "invalid"],
    ]);
  });

  test(`P6 [${edition}] every invalid word of a play is listed, the main word first`, () => {
    const none = new Set<string>();
    expect(violationsOf(horn, "9I OAT", none)).toEqual(["invalid-word 9I 9J 9K", "invalid-word 8I 9I"]);
  });

  test("without a dictionary no word is refused", () => {
    expect(violationsOf(horn, "9I QQQ")).toEqual([]);
  });
});

function entriesOf(words: Record<string, readonly (readonly string[])[]>): Dictionary {
  return { has: (word) => Object.hasOwn(words, word), labels: (word) => words[word] ?? [] };
}

function invalid(word: string, cols: readonly number[], labels: readonly string[]): PlayViolation {
  return { code: "invalid-word", squares: cols.map((col) => ({ row: 7, col })), word, labels };
}
