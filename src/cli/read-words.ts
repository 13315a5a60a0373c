import { type WordList, wordList } from "../dictionary/index.ts";
import type { Ruleset } from "../index.ts";
import { readInput } from "./read-input.ts";

/**
 * The words of a file as people keep them, one a line, for a ruleset's tiles.
 *
 * @throws Error with one line for people, for a file that cannot be read.
 */
export function readWords(file: string, { tileSet }: Ruleset): WordList {
  return wordList(new TextDecoder().decode(readInput(file)), { tileSet });
}
