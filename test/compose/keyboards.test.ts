// What each keyboard sends, key by key: the tiles are those of the word in a list.
import fc from "fast-check";
import { defineRuleset, parseLetters, unwrap } from "tilewright";
import { newDraft, typeText } from "tilewright/compose";
import { wordList } from "tilewright/dictionary";
import { us2021 } from "tilewright/rulesets";
import { tileSets } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { casesOf } from "../seed.ts";
// biome-ignore lint/correctness/useImportExtensions: the file is layouts.mjs; layouts.d.mts has nothing but its types.
import { keysOf, layouts } from "../support/layouts.mjs";

const sets = Object.entries(tileSets).filter(([name]) => name in layouts);

test("every language has its keyboard, but those that are typed with English keys", () => {
  const others = Object.keys(tileSets).filter((name) => !(name in layouts));
  expect(others).toEqual(["english", "english107", "english200", "latin"]);
});

describe.each(sets)("on the keyboard of %s", (name, tileSet) => {
  const small = (text: string): string => (name === "turkish" ? text.toLocaleLowerCase("tr") : text.toLowerCase());
  const letters = tileSet.letters.map(({ letter }) => small(letter));
  const marked = keysOf(layouts[name]!).map(({ letter }) => letter);
  const ruleset = defineRuleset(us2021, { tileSet });

  test("words typed key by key are the tiles of a list", () => {
    // Half of the letters have marks, since these are what this is about.
    const piece = fc.oneof(fc.constantFrom(...letters), fc.constantFrom(...(marked.length > 0 ? marked : letters)));
    const word = fc.array(piece, { minLength: 2, maxLength: 6 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(word, fc.boolean(), (text, isKnown) => {
        const list = wordList([text], { tileSet });
        fc.pre(list.leftOut[0]?.reason !== "too-short"); // two letters may be one tile
        expect(list.leftOut).toEqual([]);
        const expected = [...list.words()].flatMap((each) => unwrap(parseLetters(each, tileSet)).letters);
        const position = { ruleset, rack: isKnown ? expected : null };
        const draft = { ...newDraft(position), cursor: { row: 7, col: 0 } };
        const typed = [...text].reduce((before, key) => typeText(position, before, key), draft);
        expect(typed.laid.map(({ letter }) => letter)).toEqual(expected);
      }),
      { numRuns: casesOf(200) },
    );
  });
});
