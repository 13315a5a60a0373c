import { requireOptions, requireText } from "../../read/refuse.ts";
import type { Letter } from "../../tiles/tile.ts";
import { descend } from "../graph/descend.ts";
import { graphNodes } from "../graph/graph-nodes.ts";
import type { WordGraph } from "../word-graph.ts";
import { lettersAfter } from "./letters-after.ts";
import { wordsMatching } from "./words-matching.ts";

/** The letters that form a new word when added before or after a word. */
export interface Hooks {
  readonly front: readonly Letter[];
  readonly back: readonly Letter[];
}

/** One way in which a longer word contains the given word. */
export interface Extension {
  readonly word: string;
  /** The letters before the original word; `""` if there are none. */
  readonly front: string;
  /** The letters after the original word; `""` if there are none. */
  readonly back: string;
}

/**
 * Returns the hooks of a word: the letters that form a new word when added before or after it, in alphabetical order.
 * The word itself need not be in the graph.
 *
 * @param word - The word to find hooks for.
 *
 * @example
 * ```ts
 * import { english } from "tilewright/tile-sets";
 * import { buildWordGraph, hooksOf } from "tilewright/dictionary";
 *
 * const graph = buildWordGraph(["EAT", "EATS", "BEAT", "SEAT", "EATEN"], { tileSet: english });
 * hooksOf(graph, "EAT"); // => { front: ["B", "S"], back: ["S"] }
 * ```
 */
export function hooksOf(graph: WordGraph, word: string): Hooks {
  // The examples are from the expert tips of H21 and ONX.
  const nodes = graphNodes(graph);
  requireText(word, "word");
  const { letters, spell } = nodes.alphabet;
  const tiles = spell(word) ?? [];
  if (tiles.length === 0) return { front: [], back: [] };
  return {
    front: letters.filter((_, i) => descend(nodes, nodes.dawgRoot, [i + 1, ...tiles])?.accepts),
    back: lettersAfter(graph, word)
      .filter((next) => next.isWord)
      .map((next) => next.letter),
  };
}

/**
 * Returns the longer words that contain a given word, in alphabetical order, each with the letters before and after the
 * given word. A longer word that contains it twice is listed twice. `front` and `back` limit the number of letters on
 * each side: `{ front: 0 }` returns the words that begin with `word`. By default there is no limit.
 *
 * @param word - The word to extend.
 * @param most - The maximum number of letters to add on each side.
 *
 * @example
 * ```ts
 * import { english } from "tilewright/tile-sets";
 * import { buildWordGraph, extensionsOf } from "tilewright/dictionary";
 *
 * const graph = buildWordGraph(["EAT", "EATEN", "BEATEN", "TEA"], { tileSet: english });
 * const [first, second] = extensionsOf(graph, "EAT");
 * first; // => { word: "BEATEN", front: "B", back: "EN" }
 * second; // => { word: "EATEN", front: "", back: "EN" }
 * ```
 */
export function* extensionsOf(
  graph: WordGraph,
  word: string,
  most: { readonly front?: number; readonly back?: number } = {},
): IterableIterator<Extension> {
  requireOptions(most, ["front", "back"]);
  const { front = Number.POSITIVE_INFINITY, back = Number.POSITIVE_INFINITY } = most;
  const { alphabet } = graphNodes(graph);
  requireText(word, "word");
  const part = alphabet.spell(word) ?? [];
  if (part.length === 0) return;
  for (const found of wordsMatching(graph, front === 0 ? `${word}*` : `*${word}*`)) {
    const whole = alphabet.spell(found)!;
    const last = whole.length - part.length;
    for (let start = Math.max(0, last - back); start <= Math.min(last, front); start++) {
      if (last === 0 || !part.every((tile, i) => whole[start + i] === tile)) continue;
      const text = (from: number, to?: number): string =>
        whole
          .slice(from, to)
          .map((tile) => alphabet.letters[tile - 1])
          .join("");
      yield { word: found, front: text(0, start), back: text(start + part.length) };
    }
  }
}
