import type { GeneratedPlay } from "../generated-play.ts";
import { type ValueOptions, worthOf } from "../value.ts";
import { type WantedPlays, wantedPlays } from "./by-points.ts";
import type { Search } from "./create-search.ts";
import { largestFirst } from "./sort-plays.ts";
import { plainPlay, playMaker } from "./to-play.ts";
import type { Worth } from "./worth.ts";

/**
 * Ranks plays by their points and what the caller's function says. Among equal ones, more points come first.
 *
 * @param onlyBest - Whether plays that are worth less than another one are not asked for.
 */
export function byValue(search: Search, options: WantedPlays & ValueOptions, onlyBest: boolean): Worth<GeneratedPlay> {
  const { mostValue = Infinity } = options;
  return {
    rate(table, least) {
      const { points } = table;
      const plays = largestFirst(points, wantedPlays(table, search, options));
      const playOf = playMaker(table, search);
      const worths = new Float64Array(table.count);
      let enough = least;
      let rated = 0;
      for (; rated < plays.length; rated++) {
        const play = plays[rated]!;
        // No later one scores more.
        if (points[play]! + mostValue < enough) break;
        const own = worthOf(playOf(play), options);
        worths[play] = own;
        if (onlyBest && own > enough) enough = own;
      }
      return { plays: plays.subarray(0, rated), keys: [worths, points] };
    },
    make: plainPlay,
    perPoint: 1,
    raise: mostValue < Infinity ? (adds) => void adds.fill(mostValue) : null,
    minPoints: options.minPoints,
    isPoints: false,
    sparesBlanks: () => false,
    keepsBlanks: false,
    isSlow: true,
  };
}
