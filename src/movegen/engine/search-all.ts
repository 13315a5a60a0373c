import type { Search } from "./create-search.ts";
import { START } from "./offsets.ts";
import type { PlayCollector } from "./play-collector.ts";
import { searchFrom } from "./search-from.ts";

/** Collects the plays of all starts, or as many as are enough. Returns the collector. */
export function searchAll(search: Search, found: PlayCollector): PlayCollector {
  search.found = found;
  for (let i = 0; i < search.starts.length && found.count < found.enough; i += START) searchFrom(search, i);
  return found;
}
