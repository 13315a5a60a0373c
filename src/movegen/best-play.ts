import type { WordGraph } from "../dictionary/word-graph.ts";
import { boundsOf } from "./engine/bounds.ts";
import { type Search, setUp } from "./engine/create-search.ts";
import { type Found, nothingFound } from "./engine/play-table.ts";
import { searchAnchor } from "./engine/quick-search.ts";
import { searchAll } from "./engine/search-all.ts";
import { ANCHOR } from "./engine/starts.ts";
import { playMaker } from "./engine/to-play.ts";
import type { GeneratedPlay, RackedPosition } from "./generated-play.ts";

/**
 * The play that scores most, or `null` if there is none: the first of `generatePlays`, found without looking at most of
 * the others.
 *
 * @throws TypeError and RangeError as `generatePlays` does.
 */
export function bestPlay(position: RackedPosition, graph: WordGraph): GeneratedPlay | null {
  const search = setUp(position, graph);
  const found = nothingFound(search, "best");
  if (search.quick) searchBest(search, found);
  else searchAll(search, found);
  return found.count === 0 ? null : playMaker(found, search)(0);
}

/** Searches the anchors from the most promising on, until the next cannot do better. */
function searchBest(search: Search, found: Found): void {
  search.found = found;
  const bounds = boundsOf(search);
  for (;;) {
    let next = 0;
    for (let i = 1; i < bounds.length; i++) if (bounds[i]! > bounds[next]!) next = i;
    // An equal bound may hide a play that comes first by its squares.
    if (!(bounds[next]! >= found.atLeast) || bounds[next] === Number.NEGATIVE_INFINITY) return;
    bounds[next] = Number.NEGATIVE_INFINITY;
    searchAnchor(search, next * ANCHOR);
  }
}
