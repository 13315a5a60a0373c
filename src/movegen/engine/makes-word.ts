import type { WordGraph } from "../../dictionary/word-graph.ts";
import { CELL, TILE } from "./cells.ts";
import type { Letters } from "./tile-alphabet.ts";

/** Whether a letter, as its number from 1, makes a word with the tiles before and behind a cell. */
export function makesWord(
  { graph, cells, letters }: { readonly graph: WordGraph; readonly cells: Int32Array; readonly letters: Letters },
  cell: number,
  letter: number,
): boolean {
  let at = cell;
  while (cells[at - CELL + TILE] !== 0) at -= CELL;
  const word: string[] = [];
  for (; at === cell || cells[at + TILE] !== 0; at += CELL)
    word.push(letters.letters[(at === cell ? letter : cells[at + TILE]!) - 1]!);
  return graph.has(word.join(""), word);
}
