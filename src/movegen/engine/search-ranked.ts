import { mayBound } from "./bounds.ts";
import type { Search } from "./create-search.ts";
import { createCollector, keepPlays } from "./play-collector.ts";
import { giveBack, giveBackTable, takeTable } from "./scratch.ts";
import { searchAll } from "./search-all.ts";
import { searchBest } from "./search-best.ts";
import { firstPlays } from "./sort-plays.ts";
import { playMaker } from "./to-play.ts";
import type { Worth } from "./worth.ts";

// The door to the search: all that `analysis` may import of this folder. A test says so.
export { byLeaves } from "./by-leaves.ts";
export { createSearch, type Search } from "./create-search.ts";
export { rackNumbers } from "./rack-numbers.ts";

/**
 * Returns the best plays of a search, or all of them, best first. The search cannot be used again.
 *
 * With `top` only some plays are ever kept: whenever the table is full, the best remain, and plays that cannot come
 * before the last of them are left out from then on. Where bounds hold, so are starts without such a play. If the best
 * play probably has no blank (`keepsBlanks`), plays without one are searched first, which is quick, and then those with
 * one that could be better.
 *
 * @param top - How many plays at most.
 */
export function searchRanked<Made>(search: Search, worth: Worth<Made>, top: number = Infinity): readonly Made[] {
  const { blanks } = search;
  const { rate, raise, perPoint } = worth;
  const isBest = top === 1;
  const isBounded = top !== Infinity && raise !== null && mayBound(search);
  const savesBlanks = isBounded && isBest && blanks > 0 && worth.keepsBlanks;
  if (isBest && isBounded && search.high === 0 && worth.sparesBlanks()) search.spared = search.rackBits;
  const found = createCollector(search, isBest && worth.isPoints ? "best" : "all", {
    top,
    reuse: takeTable(search),
  });
  /** What the last of the plays to keep is worth, once there are enough of them. */
  let least = -Infinity;
  const choose = (): Int32Array => {
    const { plays, keys } = rate(found, least);
    const chosen = firstPlays(found, plays, keys, top);
    const [key] = keys;
    if (key !== undefined && chosen.length === top && top > 0) least = key[chosen[top - 1]!]!;
    return chosen;
  };
  const keepFirst = (): void => {
    keepPlays(found, choose());
    if (raise !== null) found.atLeast = Math.max(found.atLeast, least / perPoint);
  };
  if (top !== Infinity) {
    found.full = keepFirst;
    raise?.(found.adds, savesBlanks ? false : undefined);
  }
  // Where there is a `minPoints`, as much is added for any number of tiles.
  if (worth.minPoints !== undefined) found.atLeast = worth.minPoints + Math.min(...found.adds);

  if (savesBlanks) {
    search.blanks = 0;
    searchAll(search, found);
    search.blanks = blanks;
    keepFirst();
    raise(found.adds, true);
    searchBest(search, found);
  } else if (isBounded && (blanks > 0 || worth.isSlow)) searchBest(search, found);
  else searchAll(search, found);

  const chosen = choose();
  giveBack(search);
  const playOf = playMaker(found, search, worth.make);
  const plays = new Array<Made>(chosen.length);
  for (let i = 0; i < plays.length; i++) plays[i] = playOf(chosen[i]!);
  giveBackTable(search, found);
  return plays;
}
