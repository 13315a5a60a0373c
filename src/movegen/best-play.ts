import type { WordGraph } from "../dictionary/word-graph.ts";
import { boundsOf } from "./engine/bounds.ts";
import { createSearch, endSearch, type Search } from "./engine/create-search.ts";
import { createCollector, type PlayCollector } from "./engine/play-table.ts";
import { searchFrom } from "./engine/search-from.ts";
import { START } from "./engine/starts.ts";
import { playMaker } from "./engine/to-play.ts";
import { filterFor } from "./engine/word-filter.ts";
import type { GeneratedPlay, RackedPosition } from "./generated-play.ts";

/**
 * The play that scores most, or `null` if there is no play. It is the first play of `generatePlays`, found without
 * searching most of the others.
 *
 * @throws TypeError and RangeError as `generatePlays` does.
 */
export function bestPlay(position: RackedPosition, graph: WordGraph): GeneratedPlay | null {
  const search = createSearch(position, graph);
  const found = createCollector(search, "best");
  searchBest(search, graph, found);
  endSearch(search);
  return found.count === 0 ? null : playMaker(found, search)(0);
}

/** Searches the starts from the most promising on, until the next cannot do better. */
function searchBest(search: Search, graph: WordGraph, found: PlayCollector): void {
  search.found = found;
  const { bounds, refine } = boundsOf(search, filterFor(graph, search.blanks));
  const refined = new Uint8Array(bounds.length);
  // The starts that may have the best play, in no order. A start with a bound that equals the best is one of them: its
  // play may come first by its squares.
  const left = new Uint16Array(bounds.length);
  let count = 0;
  for (let i = 0; i < bounds.length; i++) if (bounds[i]! > Number.NEGATIVE_INFINITY) left[count++] = i;
  while (count > 0) {
    let next = 0;
    for (let i = 1; i < count; i++) if (bounds[left[i]!]! > bounds[left[next]!]!) next = i;
    const start = left[next]!;
    if (bounds[start]! < found.atLeast) return;
    if (refined[start] === 0) {
      refined[start] = 1;
      bounds[start] = refine(start, found.atLeast);
      if (bounds[start]! > Number.NEGATIVE_INFINITY) continue;
    } else searchFrom(search, start * START);
    left[next] = left[--count]!;
    for (let i = count - 1; i >= 0; i--) if (bounds[left[i]!]! < found.atLeast) left[i] = left[--count]!;
  }
}
