import type { Search } from "./create-search.ts";
import type { Found } from "./play-table.ts";
import { searchAnchor } from "./quick-search.ts";
import { ANCHOR } from "./starts.ts";
import { searchWide } from "./wide-search.ts";

/** Finds the plays of all anchors, or as many as are enough. */
export function searchAll(search: Search, found: Found): Found {
  search.found = found;
  if (search.quick) {
    for (let i = 0; i < search.anchors.length && found.count < found.enough; i += ANCHOR) searchAnchor(search, i);
  } else searchWide(search);
  return found;
}
