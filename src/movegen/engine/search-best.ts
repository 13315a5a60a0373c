import type { WordGraph } from "../../dictionary/word-graph.ts";
import { boundsOf } from "./bounds.ts";
import type { Search } from "./create-search.ts";
import type { PlayCollector } from "./play-collector.ts";
import { searchAll } from "./search-all.ts";
import { searchFrom } from "./search-from.ts";
import { START } from "./starts.ts";
import { filterFor } from "./word-filter.ts";

/** Collects plays from the most promising start on, until no other has a play that scores what is still asked for. */
export function searchBest(search: Search, graph: WordGraph, found: PlayCollector): void {
  // The bounds know only what the search itself scores.
  if (search.exact) {
    searchAll(search, found);
    return;
  }
  search.found = found;
  const { bounds, refine } = boundsOf(search, filterFor(graph, search.blanks));
  const refined = new Uint8Array(bounds.length);
  for (;;) {
    let start = 0;
    for (let i = 1; i < bounds.length; i++) if (bounds[i]! > bounds[start]!) start = i;
    // A start with a bound that equals the best is searched, too: its play may come first by its squares.
    if (!(bounds[start]! > -Infinity && bounds[start]! >= found.atLeast)) return;
    if (refined[start] === 0) {
      refined[start] = 1;
      bounds[start] = refine(start, found.atLeast);
    } else {
      searchFrom(search, start * START);
      bounds[start] = -Infinity;
    }
  }
}
