import type { WordGraph } from "../../dictionary/word-graph.ts";
import { boundsOf } from "./bounds.ts";
import type { Search } from "./create-search.ts";
import type { PlayCollector } from "./play-table.ts";
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
  // The starts that may have the best play, as a heap: no bound is higher than that of the first. A start with a bound
  // that equals the best is one of them: its play may come first by its squares.
  const heap = new Uint16Array(bounds.length);
  let count = 0;
  for (let i = 0; i < bounds.length; i++) if (bounds[i]! >= lowest) heap[count++] = i;
  for (let at = count >> 1; at > 0; at--) siftDown(heap, count, bounds, at - 1);
  while (count > 0) {
    const start = heap[0]!;
    if (bounds[start]! < found.atLeast) return;
    if (refined[start] === 0) {
      refined[start] = 1;
      bounds[start] = refine(start, found.atLeast);
    } else {
      searchFrom(search, start * START);
      bounds[start] = Number.NEGATIVE_INFINITY;
    }
    if (bounds[start]! < lowest) heap[0] = heap[--count]!;
    siftDown(heap, count, bounds, 0);
  }
}

/** No bound of a play is lower. */
const lowest = -Number.MAX_VALUE;

/** Moves the start at a place of a heap down to where no start below it has a higher bound. */
function siftDown(heap: Uint16Array, count: number, bounds: Float64Array, from: number): void {
  const start = heap[from]!;
  let at = from;
  for (let next = 2 * at + 1; next < count; next = 2 * at + 1) {
    if (next + 1 < count && bounds[heap[next + 1]!]! > bounds[heap[next]!]!) next++;
    if (bounds[heap[next]!]! <= bounds[start]!) break;
    heap[at] = heap[next]!;
    at = next;
  }
  heap[at] = start;
}
