import type { WordGraph } from "../../dictionary/word-graph.ts";
import type { GeneratedPlay } from "../generated-play.ts";
import { type ValueOptions, worthOf } from "../value.ts";
import { isWanted, type WhereOptions } from "../where.ts";
import { mayBound } from "./bounds.ts";
import type { Search } from "./create-search.ts";
import { filterPlays, type PlayFilter } from "./filter-plays.ts";
import { compareTiles, createCollector, keepPlays } from "./play-collector.ts";
import { giveBack, giveBackTable, takeTable } from "./scratch.ts";
import { searchAll } from "./search-all.ts";
import { searchBest } from "./search-best.ts";
import { sortPlays } from "./sort-plays.ts";
import { playMaker } from "./to-play.ts";

/** Which plays are chosen, and in which order. */
interface Choice extends PlayFilter, ValueOptions, WhereOptions {
  readonly top?: number | undefined;
  readonly order?: "points" | "board" | undefined;
  readonly minPoints?: number | undefined;
}

/**
 * The plays of a search that are asked for, in order. With `top` only some are ever kept: whenever the table is full,
 * the best remain, and plays that cannot come before the last of them are left out from then on.
 */
export function choosePlays(search: Search, graph: WordGraph, choice: Choice): readonly GeneratedPlay[] {
  const { top = Infinity, value, mostValue = Infinity, where } = choice;
  const byPoints = choice.order !== "board";
  const byValue = byPoints && value !== undefined;
  const isFiltered = choice.minLength ?? choice.minTiles ?? choice.through ?? where;
  const isBest = top === 1 && byPoints && !byValue && isFiltered === undefined;
  const isPlain = mayBound(search);
  if (isBest && isPlain && search.high === 0) search.spared = search.rackBits;
  const found = createCollector(search, isBest ? "best" : "all", {
    top: choice.top,
    minPoints: choice.minPoints,
    reuse: takeTable(search),
  });
  /** What the last of the plays to keep is worth, once there are enough of them. */
  let least = -Infinity;

  /** The plays of the table to keep, in order. */
  const choose = (): Int32Array => {
    const { points, tiles, width } = found;
    let plays = filterPlays(found, search, choice);
    const playOf = where !== undefined || byValue ? playMaker(found, search) : null;
    if (where !== undefined) plays = plays.filter((play) => isWanted(where, playOf!(play)));
    plays = sortPlays(found, plays, byPoints);
    let worth = (play: number): number => points[play]!;
    if (byValue) {
      const worths = new Map<number, number>();
      for (const play of plays) {
        if (points[play]! + mostValue < least) break;
        const own = worthOf(playOf!(play), choice);
        worths.set(play, own);
        if (top === 1 && own > least) least = own;
      }
      worth = (play) => worths.get(play)!;
      // A list, because Hermes, the engine of React Native, makes an empty array of an iterator.
      const ranked = [...worths.keys()];
      plays = Int32Array.from(ranked).sort((a, b) => worth(b) - worth(a) || compareTiles(tiles, width, a, b));
    }
    plays = plays.subarray(0, top);
    if (byPoints && plays.length === top && top > 0) least = worth(plays[top - 1]!);
    return plays;
  };

  if (choice.top !== undefined)
    found.full = () => {
      keepPlays(found, choose());
      found.atLeast = Math.max(found.atLeast, byValue ? least - mostValue : least);
    };
  if (isPlain && byPoints && found.full !== null && (search.blanks > 0 || byValue)) searchBest(search, graph, found);
  else searchAll(search, found);
  const chosen = choose();
  giveBack(search);
  const playOf = playMaker(found, search);
  const plays = new Array<GeneratedPlay>(chosen.length);
  for (let i = 0; i < plays.length; i++) plays[i] = playOf(chosen[i]!);
  giveBackTable(search, found);
  return plays;
}
