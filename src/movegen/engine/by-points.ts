import type { GeneratedPlay } from "../generated-play.ts";
import { isWanted, type WhereOptions } from "../where.ts";
import type { Search } from "./create-search.ts";
import { filterPlays, type PlayFilter } from "./filter-plays.ts";
import type { RawPlays } from "./play-collector.ts";
import { plainPlay, playMaker } from "./to-play.ts";
import type { Worth } from "./worth.ts";

/** Which plays are ranked. */
export interface WantedPlays extends PlayFilter, WhereOptions {}

/**
 * Ranks plays by their points.
 *
 * @param byTiles - Whether to ignore points, and to order plays by their tiles.
 */
export function byPoints(search: Search, wanted: WantedPlays, byTiles = false): Worth<GeneratedPlay> {
  const { minPoints, minLength, minTiles, through, where } = wanted;
  const isPoints = !byTiles && (minLength ?? minTiles ?? through ?? where) === undefined;
  return {
    rate: (table) => ({ plays: wantedPlays(table, search, wanted), keys: byTiles ? [] : [table.points] }),
    make: plainPlay,
    perPoint: 1,
    raise: byTiles ? null : () => {},
    minPoints,
    isPoints,
    sparesBlanks: () => isPoints,
    keepsBlanks: false,
    isSlow: false,
  };
}

/** The plays of a table that are ranked, by index. */
export function wantedPlays(table: RawPlays, search: Search, wanted: WantedPlays): Int32Array {
  const plays = filterPlays(table, search, wanted);
  const { where } = wanted;
  if (where === undefined) return plays;
  const playOf = playMaker(table, search);
  return plays.filter((play) => isWanted(where, playOf(play)));
}
