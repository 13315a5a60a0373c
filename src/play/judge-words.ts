import type { Dictionary } from "../dictionary/dictionary.ts";
import { createSpeller } from "../dictionary/list/spelling.ts";
import { mismatch } from "../read/describe.ts";
import { isListOf } from "../read/is-object.ts";
import { requireOptions, requireThat } from "../read/refuse.ts";
import { requireRuleset } from "../rules/require-ruleset.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { letterSplitter } from "../tiles/letters.ts";
import { dictionaryOf, lookUp } from "./look-up.ts";

/**
 * Returns `true` if all words are acceptable and `false` otherwise, as when a club adjudicates a challenge. It does not
 * say which of several words are unacceptable, or why.
 *
 * Words are read as players write them: in upper or lower case, in any Unicode normal form, ignoring surrounding white
 * space and accents that no tile has. They are split into letters of the ruleset's tile set, longest match first. A
 * word is acceptable if the dictionary contains it and its labels do not forbid it.
 *
 * Anything that is not a word is not acceptable either: an empty string, a single letter, or a string that contains
 * inner white space, a hyphen or a letter that the tile set does not have. For an empty list the result is also
 * `false`, because no word was judged acceptable.
 *
 * @param words - The words of the challenged play. Every word is looked up, even after an unacceptable one.
 * @param options - `ruleset`: supplies the tile set and the forbidden labels. `dictionary`: looks up the words.
 *
 * @throws TypeError if `words` is not a list of strings, `ruleset` is not a ruleset, or the dictionary cannot be used.
 *
 * @example
 * ```ts
 * import { judgeWords } from "tilewright";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const dictionary = new Set(["HORN", "FARM"]);
 * judgeWords(["horn", "Farm "], { ruleset, dictionary }); // => true
 * judgeWords(["horn", "frma"], { ruleset, dictionary }); // => false
 * ```
 */
export function judgeWords(
  words: readonly string[],
  options: { readonly ruleset: Ruleset; readonly dictionary: Dictionary },
): boolean {
  const areTexts = isListOf(words, (word) => typeof word === "string");
  requireThat(areTexts, "words", "a list of strings", words);
  requireOptions(options, ["ruleset", "dictionary"]);
  const { ruleset } = options;
  requireRuleset(ruleset, "options.ruleset");
  const dictionary = dictionaryOf({ dictionary: options.dictionary });
  if (dictionary === undefined)
    throw new TypeError(mismatch("options.dictionary", "a dictionary, such as wordList returns", dictionary));
  const { spell } = createSpeller(ruleset.tileSet);
  const split = letterSplitter(ruleset.tileSet.letters.map(({ letter }) => letter));
  const answers = words.map((text) => {
    const word = spell(text.trim())?.word ?? "";
    const letters = split(word).letters.map((letter) => ({ letter }));
    return letters.length > 1 && lookUp({ word, letters }, dictionary, ruleset.forbiddenLabels).acceptable;
  });
  return answers.length > 0 && answers.every(Boolean);
}
