import { type WordList, wordList } from "../../dictionary/index.ts";
import type { Ruleset } from "../../index.ts";
import { readInput } from "./read-file.ts";

/**
 * The words of a file for a ruleset's tiles. The file has one word a line.
 *
 * @throws Error with a message of one line if the file cannot be read
 */
export function readWords(file: string, { tileSet }: Ruleset): WordList {
  return wordList(new TextDecoder().decode(readInput(file)), { tileSet });
}
