import type { WordGraph } from "../../dictionary/word-graph.ts";
import { CELL, TILE } from "./cells.ts";
import type { TileAlphabet } from "./tile-alphabet.ts";

/** Whether a letter, given by its number from 1, makes a word with the tiles before and after a cell. */
export function makesWord(
  {
    graph,
    cells,
    alphabet,
  }: { readonly graph: WordGraph; readonly cells: Int32Array; readonly alphabet: TileAlphabet },
  cell: number,
  letter: number,
): boolean {
  let at = cell;
  while (cells[at - CELL + TILE] !== 0) at -= CELL;
  const word: string[] = [];
  for (; at === cell || cells[at + TILE] !== 0; at += CELL)
    word.push(alphabet.letters[(at === cell ? letter : cells[at + TILE]!) - 1]!);
  return graph.has(word.join(""), word);
}
