import { descend } from "../graph/descend.ts";
import { graphNodes } from "../graph/graph-nodes.ts";
import { walkWords } from "../graph/walk-words.ts";
import type { WordGraph } from "../word-graph.ts";
import { wordsMatching } from "./words-matching.ts";

/**
 * The words that begin so, in order, the beginning itself among them if it is a word. UN, DE, RE and OUT are worth
 * knowing (expert tips of H21).
 */
export function* wordsBeginning(graph: WordGraph, beginning: string): IterableIterator<string> {
  const nodes = graphNodes(graph);
  const tiles = nodes.alphabet.spell(beginning);
  const reached = tiles === null ? null : descend(nodes, nodes.dawgRoot, tiles);
  if (reached === null) return;
  if (reached.accepts) yield beginning;
  yield* walkWords(nodes, reached.list, beginning);
}

/**
 * The words that end so, in order, the ending itself among them if it is a word: ING, ERS, IER, EST (expert tips of
 * H21). The whole graph is searched, where a beginning leads straight to its words.
 */
export function wordsEnding(graph: WordGraph, ending: string): IterableIterator<string> {
  return graphNodes(graph).alphabet.spell(ending) === null ? [].values() : wordsMatching(graph, `*${ending}`);
}
