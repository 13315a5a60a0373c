import { watchDictionary, wordList } from "tilewright/dictionary";
import { english } from "tilewright/tile-sets";
import { expect, test } from "vitest";

const ask = (dictionary: ReturnType<typeof watchDictionary>, words: readonly string[]): readonly boolean[] =>
  words.map((word) => dictionary.has(word, [...word]));
const many = (howMany: number, word = "CAT"): readonly string[] => Array<string>(howMany).fill(word);

test("a Set of words in small letters gives one warning, after 50 refused words", () => {
  const warnings: string[] = [];
  const watched = watchDictionary(new Set(["cat", "dog"]), (message) => warnings.push(message));
  ask(watched, many(49));
  expect(warnings).toEqual([]);
  ask(watched, ["DOG"]);
  expect(warnings).toEqual([
    'The dictionary has refused all of the first 50 words it was asked, the last of them "DOG". Does it spell its words as the tile set does?',
  ]);
  ask(watched, many(200));
  expect(warnings).toHaveLength(1);
});

test("one word found means no warning, however many are refused afterwards", () => {
  const warnings: string[] = [];
  const watched = watchDictionary(new Set(["CAT"]), (message) => warnings.push(message));
  expect(ask(watched, [...many(49, "XX"), "CAT", ...many(200, "XX")]).filter((answer) => answer)).toHaveLength(1);
  expect(warnings).toEqual([]);
});

test("each watched dictionary has its own count", () => {
  const warnings: string[] = [];
  const dictionary = new Set<string>();
  const first = watchDictionary(dictionary, () => warnings.push("first"));
  const second = watchDictionary(dictionary, () => warnings.push("second"));
  ask(first, many(49));
  ask(second, many(50));
  expect(warnings).toEqual(["second"]);
  ask(first, many(1));
  expect(warnings).toEqual(["second", "first"]);
});

test("D26 [all] a watched dictionary passes letters on and labels back", () => {
  const list = wordList(new Map([["CAT", ["animal"]]]), { tileSet: english });
  const watched = watchDictionary(list, () => {});
  expect(watched.labels?.("CAT", ["C", "A", "T"])).toEqual([["animal"]]);
  expect(watchDictionary(new Set(["CAT"]), () => {}).labels).toBeUndefined();

  const asked: unknown[] = [];
  const own = {
    name: "mine",
    has: (word: string, letters: readonly string[]) => asked.push([word, letters]) > 0,
    labels(word: string, letters: readonly string[]) {
      return [[this.name, word, letters.join("·")]];
    },
  };
  const other = watchDictionary(own, () => {});
  expect(other.has("CHE", ["CH", "E"])).toBe(true);
  expect(asked).toEqual([["CHE", ["CH", "E"]]]);
  expect(other.labels?.("CHE", ["CH", "E"])).toEqual([["mine", "CHE", "CH·E"]]);
});
