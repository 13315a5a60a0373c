import fc from "fast-check";
import { expect, test } from "vitest";
import { boundsOf } from "../../src/movegen/engine/bounds.ts";
import { createSearch } from "../../src/movegen/engine/create-search.ts";
import { createCollector } from "../../src/movegen/engine/play-collector.ts";
import { searchFrom } from "../../src/movegen/engine/search-from.ts";
import { START } from "../../src/movegen/engine/starts.ts";
import { filterFor } from "../../src/movegen/engine/word-filter.ts";
import { oddLayouts } from "../oracle/layouts.ts";
import { taskOf } from "../oracle/movegen/tasks.ts";
import type { PlayRules } from "../oracle/shapes.ts";
import { englishTiles } from "../oracle/tile-sets.ts";
import { seed } from "../seed.ts";
import { classic } from "./drawn.ts";
import { graphOf, rackedPosition } from "./expected.ts";

// A bound promises only that no play of its start scores more. Whether it is low enough to be of use, the benchmark
// shows.

const worse: PlayRules = {
  ...classic,
  tileSet: {
    ...englishTiles,
    letters: englishTiles.letters.map((letter, i) => ({ ...letter, points: (i % 5) - 2 })),
    blanks: { count: 2, points: -3 },
  },
  bonuses: [
    { tiles: 2, points: -20 },
    { tiles: 3, points: 40 },
  ],
};

const kinds: readonly (readonly [name: string, rules: PlayRules | undefined])[] = [
  ["any rules", undefined],
  ["the standard board", classic],
  ["letters, blanks and bonuses worth less than nothing", worse],
  ["fewer tiles a play than on the rack", { ...classic, maxTilesPerPlay: 3, bonuses: [{ tiles: 3, points: 50 }] }],
  ...oddLayouts.map((layout, i) => [`odd board ${i + 1}`, { ...classic, layout }] as const),
];

test.each(kinds)("no play scores more than the bound of the start it was found from: %s", (_name, rules) => {
  let plays = 0;
  const law = fc.property(
    fc.nat().map((number) => taskOf(number, rules)),
    ({ position, words }) => {
      const graph = graphOf(position, words);
      const search = createSearch(rackedPosition(position), graph);
      if (search.exact) return; // rules that the bounds do not know: then all plays are looked at
      const { bounds, refine } = boundsOf(search, filterFor(graph, search.blanks));
      expect(bounds.length).toBe(search.starts.length / START);
      for (let i = 0; i < bounds.length; i++) {
        const found = createCollector(search, "all");
        search.found = found;
        searchFrom(search, i * START);
        plays += found.count;
        if (found.count === 0) continue;
        const best = Math.max(...found.points.subarray(0, found.count));
        expect(bounds[i]).toBeGreaterThanOrEqual(best);
        expect(refine(i, Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(best);
        expect(refine(i, best)).toBeGreaterThanOrEqual(best);
      }
    },
  );
  fc.assert(law, { seed, numRuns: 25 });
  expect(plays).toBeGreaterThan(25);
});
