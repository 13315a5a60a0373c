import { requireText } from "../../read/refuse.ts";
import { descend } from "../graph/descend.ts";
import { graphNodes } from "../graph/graph-nodes.ts";
import { walkWords } from "../graph/walk-words.ts";
import type { WordGraph } from "../word-graph.ts";
import { wordsMatching } from "./words-matching.ts";

/**
 * Returns the words that begin with a prefix, in alphabetical order, including the prefix itself if it is a word. Words
 * that begin with UN, DE, RE or OUT are worth knowing.
 *
 * @param beginning - The prefix.
 */
export function* wordsBeginning(graph: WordGraph, beginning: string): IterableIterator<string> {
  // The examples are from the expert tips of H21.
  const nodes = graphNodes(graph);
  requireText(beginning, "beginning");
  const { pieces, spell, wordOf } = nodes.alphabet;
  const tiles = spell(beginning) ?? [];
  const reached = descend(nodes, nodes.dawgRoot, tiles);
  if (reached === null || (tiles.length === 0 && beginning !== "")) return;
  const prefix = tiles.map((tile) => pieces[tile - 1]).join("");
  if (reached.accepts) yield wordOf(prefix);
  yield* walkWords(nodes, reached.list, prefix);
}

/**
 * Returns the words that have a given ending, in alphabetical order, including the ending itself if it is a word. Words
 * that end in ING, ERS, IER or EST are worth knowing. This searches the whole graph, whereas `wordsBeginning` goes
 * straight to the matching words.
 *
 * @param ending - The ending.
 */
export function wordsEnding(graph: WordGraph, ending: string): IterableIterator<string> {
  const { alphabet } = graphNodes(graph);
  requireText(ending, "ending");
  return alphabet.spell(ending) === null ? [].values() : wordsMatching(graph, `*${ending}`);
}
