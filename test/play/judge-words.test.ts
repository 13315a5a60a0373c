// Words that a club judges: one yes or no.
import fc from "fast-check";
import { defineRuleset, judgeWords } from "tilewright";
import { wordList } from "tilewright/dictionary";
import { us2021 } from "tilewright/rulesets";
import { spanish } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { challengeOf } from "../oracle/words/judge-words.ts";
import { casesOf, seed } from "../seed.ts";

const ruleset = us2021;

test("words are acceptable if the oracle finds all of them good, however they are written", () => {
  const answers = [0, 0];
  fc.assert(
    fc.property(fc.nat().map(challengeOf), ({ tileSet, forbiddenLabels, dictionary, words, good }) => {
      const rules = defineRuleset(us2021, { tileSet, forbiddenLabels });
      expect(judgeWords(words, { ruleset: rules, dictionary })).toBe(good);
      answers[good ? 1 : 0]!++;
    }),
    { seed, numRuns: casesOf(4000) },
  );
  expect(Math.min(...answers)).toBeGreaterThan(casesOf(4000) / 10);
});

test.each([
  [["horn"], true],
  [["Horn", " FARM\n"], true],
  [["horn", "frma"], false],
  [[], false],
  [[""], false],
  [["horn", ""], false],
  [["a"], false],
  [["horn farm"], false],
  [["ho-rn"], false],
  [["h?rn"], false],
  [["hörn"], true],
  [["хорн"], false],
] as const)("the words %j of HORN, FARM and A are judged %j", (words, good) => {
  expect(judgeWords(words, { ruleset, dictionary: new Set(["HORN", "FARM", "A"]) })).toBe(good);
});

test("letters of two characters are read as one, and labels that the rules forbid make a word bad", () => {
  const rules = defineRuleset(us2021, { tileSet: spanish, forbiddenLabels: ["slang"] });
  const dictionary = wordList("charro\nárbol\nllama\tslang", { tileSet: spanish });
  expect(judgeWords(["Charro", "ARBOL", "árbol"], { ruleset: rules, dictionary })).toBe(true);
  expect(judgeWords(["llama"], { ruleset: rules, dictionary })).toBe(false);
  expect(judgeWords(["llama"], { ruleset: defineRuleset(rules, { forbiddenLabels: [] }), dictionary })).toBe(true);
});

test("every word is looked up, so that neither order nor time shows which of them is bad", () => {
  const asked: string[] = [];
  const dictionary = { has: (word: string) => asked.push(word) > 1 };
  expect(judgeWords(["one", "two", "ten"], { ruleset, dictionary })).toBe(false);
  expect(asked).toEqual(["ONE", "TWO", "TEN"]);
});

test("a text instead of a list, a missing dictionary and a promise are the caller's mistakes", () => {
  const dictionary = new Set(["HORN"]);
  const judge = (words: unknown, options: unknown) => () =>
    judgeWords(words as [], options as Parameters<typeof judgeWords>[1]);
  expect(judge("horn", { ruleset, dictionary })).toThrow('words: expected a list of strings, found "horn"');
  expect(judge([7], { ruleset, dictionary })).toThrow(TypeError);
  expect(judge(["horn"], { ruleset })).toThrow("options.dictionary: expected a dictionary");
  expect(judge(["horn"], { dictionary })).toThrow("options.ruleset: expected a ruleset");
  expect(judge(["horn"], { ruleset, dictionary: { has: async () => true } })).toThrow("expected true or false");
});
