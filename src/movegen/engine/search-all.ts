import type { Search } from "./create-search.ts";
import type { PlayCollector } from "./play-table.ts";
import { searchFrom } from "./quick-search.ts";
import { START } from "./starts.ts";
import { searchWide } from "./wide-search.ts";

/** Collects the plays of all starts, or as many as are enough. Returns the collector. */
export function searchAll(search: Search, found: PlayCollector): PlayCollector {
  search.found = found;
  if (search.quick) {
    for (let i = 0; i < search.starts.length && found.count < found.enough; i += START) searchFrom(search, i);
  } else searchWide(search);
  return found;
}
