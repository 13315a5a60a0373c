import { requireText } from "../../read/refuse.ts";
import { type GraphNodes, graphNodes } from "../graph/graph-nodes.ts";
import type { WordGraph } from "../word-graph.ts";
import { intersect, type Machine } from "./intersect.ts";

/** One item of a pattern: the number of a letter, any one letter, or any number of letters. */
type Item = number | "one" | "any";

/**
 * The words that match a pattern, in alphabetical order. Letters stand for themselves, `?` for any one letter, and `*`
 * for any number of letters, even none. `"?A??"` matches the words of four letters with A in second place, `"*ING"`
 * those that end with ING.
 *
 * A pattern with a letter that the tile set does not have matches nothing.
 *
 * @param pattern - Letters and signs for letters that are not known.
 *
 * @example
 * ```ts
 * import { english } from "tilewright/tile-sets";
 * import { buildWordGraph, wordsMatching } from "tilewright/dictionary";
 *
 * const graph = buildWordGraph(["BAT", "BOAT", "BREATH", "TAB"], { tileSet: english });
 * [...wordsMatching(graph, "B*AT")]; // => ["BAT", "BOAT"]
 * [...wordsMatching(graph, "?A?")]; // => ["BAT", "TAB"]
 * ```
 */
export function wordsMatching(graph: WordGraph, pattern: string): IterableIterator<string> {
  const nodes = graphNodes(graph);
  requireText(pattern, "pattern");
  const items = itemsOf(nodes, pattern);
  return items === null ? [].values() : intersect(nodes, patternMachine(items));
}

function itemsOf({ alphabet }: GraphNodes, pattern: string): readonly Item[] | null {
  const items: Item[] = [];
  for (const part of pattern.split(/([?*])/)) {
    if (part === "?") items.push("one");
    else if (part === "*") {
      if (items.at(-1) !== "any") items.push("any");
    } else {
      const tiles = alphabet.spell(part);
      if (tiles === null) return null;
      for (const tile of tiles) items.push(tile); // a pattern may be too long to spread
    }
  }
  return items;
}

/** A state is the places of the pattern that may come next, each once. */
function patternMachine(items: readonly Item[]): Machine<readonly number[]> {
  const reach = (places: number[], place: number): void => {
    if (places.includes(place)) return;
    places.push(place);
    if (items[place] === "any") reach(places, place + 1);
  };
  const start: number[] = [];
  reach(start, 0);
  return {
    start,
    step(places, tile) {
      const next: number[] = [];
      for (const place of places) {
        const item = items[place];
        if (item === "any") reach(next, place);
        else if (item === "one" || item === tile) reach(next, place + 1);
      }
      return next.length === 0 ? null : next;
    },
    accepts: (places) => places.includes(items.length),
  };
}
