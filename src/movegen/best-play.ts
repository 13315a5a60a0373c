import type { WordGraph } from "../dictionary/word-graph.ts";
import { boundsOf } from "./engine/bounds.ts";
import { createSearch, type Search } from "./engine/create-search.ts";
import { createCollector, type PlayCollector } from "./engine/play-table.ts";
import { searchFrom } from "./engine/search-from.ts";
import { START } from "./engine/starts.ts";
import { playMaker } from "./engine/to-play.ts";
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
  searchBest(search, found);
  return found.count === 0 ? null : playMaker(found, search)(0);
}

/** Searches the starts from the most promising on, until the next cannot do better. */
function searchBest(search: Search, found: PlayCollector): void {
  search.found = found;
  const bounds = boundsOf(search);
  for (;;) {
    let next = 0;
    for (let i = 1; i < bounds.length; i++) if (bounds[i]! > bounds[next]!) next = i;
    // A start with an equal bound is searched too: its play may come first by its squares.
    if (!(bounds[next]! >= found.atLeast) || bounds[next] === Number.NEGATIVE_INFINITY) return;
    bounds[next] = Number.NEGATIVE_INFINITY;
    searchFrom(search, next * START);
  }
}
