import { extname } from "node:path";
import { type HunspellWords, hunspellWords, type WordList, wordList } from "../../dictionary/index.ts";
import type { Ruleset } from "../../index.ts";
import { decodeText } from "../../notation/index.ts";
import { readInput } from "./read-file.ts";

/** The help of a file of words. */
export const wordsHelp = "a word list with one word per line, or a Hunspell .dic file (affixes are ignored)";

/**
 * The words of a file for a ruleset's tiles.
 *
 * @throws Error with a message of one line if the file cannot be read
 */
export function readWords(file: string, { tileSet }: Ruleset): WordList {
  return wordList(readWordSource(file).words, { tileSet });
}

/**
 * The words of a file as they stand there, and what of a `.dic` of Hunspell was not read. Old lists may not be UTF-8:
 * they are decoded as records are.
 *
 * @throws Error with a message of one line if the file cannot be read
 */
export function readWordSource(file: string): HunspellWords | { readonly words: string; readonly affixes?: never } {
  const text = decodeText(readInput(file));
  return extname(file) === ".dic" ? hunspellWords(text) : { words: text };
}
