import { type WordList, wordList } from "../../dictionary/index.ts";
import type { Ruleset } from "../../index.ts";
import { decodeText } from "../../notation/index.ts";
import { readInput } from "./read-file.ts";

/**
 * The words of a file for a ruleset's tiles. The file has one word a line.
 *
 * @throws Error with a message of one line if the file cannot be read
 */
export function readWords(file: string, { tileSet }: Ruleset): WordList {
  return wordList(readWordText(file), { tileSet });
}

/**
 * The text of a word list. Old lists may not be UTF-8: they are decoded as records are.
 *
 * @throws Error with a message of one line if the file cannot be read
 */
export function readWordText(file: string): string {
  return decodeText(readInput(file));
}
