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
 * Judges words as a club does that adjudicates a challenge: `true` if all of them are acceptable, otherwise `false`.
 * It does not say which of several words is not acceptable, nor why.
 *
 * Words are read as players write them: in any case and Unicode normal form, with white space around them, and without
 * accents that no tile has. The letters of the ruleset's tile set decide, the longest that fits first. A word is
 * acceptable if the dictionary has it and its labels do not forbid it.
 *
 * What is not a word at all is not acceptable either: an empty text, a single letter, white space or a hyphen inside, a
 * letter that the tile set does not have. An empty list is `false` as well, since nothing was judged good.
 *
 * @param words - The words of the play that was challenged. Every one is looked up, whatever the answers are.
 * @param options - `ruleset`: its tile set counts, and the labels that it forbids. `dictionary`: which words there are.
 *
 * @throws TypeError if `words` is not a list of texts, `ruleset` is not a ruleset, or the dictionary cannot be used.
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
