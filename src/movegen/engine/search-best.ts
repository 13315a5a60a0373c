import { boundsOf } from "./bounds.ts";
import type { Search } from "./create-search.ts";
import { START } from "./offsets.ts";
import type { PlayCollector } from "./play-collector.ts";
import { searchFrom } from "./search-from.ts";
import { wordFilterOf } from "./word-filter.ts";

/** Collects plays from the most promising start on, until no other has a play that is worth what is still asked for. */
export function searchBest(search: Search, found: PlayCollector): void {
  search.found = found;
  const boundOf = boundsOf(search, wordFilterOf(search.graph));
  const bounds = Array.from({ length: search.starts.length / START }, (_, start) => boundOf(start));
  const order = [...bounds.keys()].sort((a, b) => bounds[b]! - bounds[a]!);
  for (const start of order) {
    if (bounds[start]! < found.atLeast) return;
    // A start with a bound that equals the best is searched, too: its play may come first by its squares.
    if (boundOf(start, found.atLeast) >= found.atLeast) searchFrom(search, start * START);
  }
}
