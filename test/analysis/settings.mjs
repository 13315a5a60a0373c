// What the commands of this folder are asked for: rules, words and tables.
import { readFileSync } from "node:fs";
import { defineRuleset } from "tilewright";
import { buildWordGraph, wordList } from "tilewright/dictionary";
import * as presets from "tilewright/rulesets";
import { englishWords } from "tilewright/words";
import { spreadLetters } from "../support/spread-letters.mjs";

const named = new Map(Object.entries(presets));

/** Rules by their names, a preset and variants: `us2021+nineTile`. `letters33` stands for a tile set of 33 letters. */
export function rulesetOf(names) {
  const [base, ...variants] = names.split("+").map((name) => {
    if (name === "letters33") return (rules) => ({ ...rules, tileSet: spreadLetters(rules.tileSet, 33) });
    if (!named.has(name)) throw new Error(`tilewright/rulesets has no ${name}`);
    return named.get(name);
  });
  return defineRuleset(base, ...variants);
}

/** The words to play with: those of a file, one a line, or the free ones. */
export function graphOf({ tileSet }, file) {
  const words = file === "" ? [...englishWords.words()].join("\n") : readFileSync(file, "utf8");
  return buildWordGraph(wordList(words, { tileSet }), { tileSet, gaddag: true });
}
