import type { WordGraph } from "../dictionary/word-graph.ts";
import { requireOptions } from "../read/refuse.ts";
import { createSearch, type Search } from "./engine/create-search.ts";
import { createCollector } from "./engine/play-collector.ts";
import { giveBack } from "./engine/scratch.ts";
import { searchAll } from "./engine/search-all.ts";
import { playMaker } from "./engine/to-play.ts";
import type { GeneratedPlay, RackedPosition } from "./generated-play.ts";
import { isWanted, requireWhere, type WhereOptions } from "./where.ts";

/**
 * Returns the number of legal plays, or of those for which `options.where` returns `true`. The plays themselves are not
 * stored.
 *
 * @throws TypeError and RangeError as `generatePlays` does.
 */
export function countPlays(position: RackedPosition, graph: WordGraph, options: WhereOptions = {}): number {
  requireOptions(options, ["where"]);
  const search = createSearch(position, graph);
  requireWhere(options);
  const { where } = options;
  const counted = where === undefined ? countAll(search) : countWanted(search, where);
  giveBack(search);
  return counted;
}

function countAll(search: Search): number {
  return searchAll(search, createCollector(search, "none")).count;
}

function countWanted(search: Search, where: (play: GeneratedPlay) => boolean): number {
  const found = createCollector(search, "all", { top: 1 });
  let wanted = 0;
  /** Counts the plays of the table that are wanted, and empties it. */
  found.full = () => {
    const playOf = playMaker(found, search);
    for (let i = 0; i < found.count; i++) if (isWanted(where, playOf(i))) wanted++;
    found.count = 0;
  };
  searchAll(search, found).full?.();
  return wanted;
}
