import fc from "fast-check";
import { BLANK } from "tilewright";
import { buildWordGraph } from "tilewright/dictionary";
import { bestPlay, generatePlays } from "tilewright/movegen";
import { us2021 } from "tilewright/rulesets";
import { english } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { boundsOf, mayBound } from "../../src/movegen/engine/bounds.ts";
import { createSearch, type Search } from "../../src/movegen/engine/create-search.ts";
import { START } from "../../src/movegen/engine/offsets.ts";
import { createCollector } from "../../src/movegen/engine/play-collector.ts";
import { searchFrom } from "../../src/movegen/engine/search-from.ts";
import { wordFilterOf } from "../../src/movegen/engine/word-filter.ts";
import { oddLayouts } from "../oracle/layouts.ts";
import { taskOf } from "../oracle/movegen/tasks.ts";
import type { PlayRules } from "../oracle/shapes.ts";
import { englishTiles } from "../oracle/tile-sets.ts";
import { seed } from "../seed.ts";
import { classic } from "./drawn.ts";
import { graphOf, rackedPosition } from "./expected.ts";

// A bound promises that no play of its start scores more, and that the search then finds the plays that score as much as
// was asked for. Whether it is low enough to be of use, the benchmark
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

/** How many plays a search finds from a start, and what the best of them scores. */
function playsOf(search: Search, index: number): { readonly count: number; readonly best: number } {
  const found = createCollector(search, "all");
  search.found = found;
  searchFrom(search, index * START);
  return { count: found.count, best: Math.max(...found.points.subarray(0, found.count)) };
}

test.each(kinds.filter(([, rules]) => rules !== worse))(
  "no play scores more than the bound of the start it was found from: %s",
  (_name, rules) => {
    let plays = 0;
    const law = fc.property(
      fc.nat().map((number) => taskOf(number, rules)),
      ({ position, words }) => {
        const graph = graphOf(position, words);
        const search = createSearch(rackedPosition(position), graph);
        if (!mayBound(search)) return; // then all plays are looked at
        const { blankLetters } = search;
        search.found = createCollector(search, "all");
        const boundOf = boundsOf(search, wordFilterOf(graph));
        for (let i = 0; i < search.starts.length / START; i++) {
          Object.assign(search, { blankLetters, lefts: -1 });
          const { count, best } = playsOf(search, i);
          plays += count;
          if (count === 0) continue;
          expect(boundOf(i)).toBeGreaterThanOrEqual(best);
          expect(boundOf(i, Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(best);
          expect(playsOf(search, i)).toEqual({ count, best });
          expect(boundOf(i, best)).toBeGreaterThanOrEqual(best);
          expect(playsOf(search, i).best).toBe(best);
        }
      },
    );
    fc.assert(law, { seed, numRuns: 25 });
    expect(plays).toBeGreaterThan(25);
  },
);

test.each(kinds)("the best play is the first of all, whatever blanks stand for: %s", (_name, rules) => {
  const law = fc.property(
    fc.nat().map((number) => taskOf(number, rules)),
    fc.integer({ min: 1, max: 3 }),
    ({ position, words }, blanks) => {
      const graph = graphOf(position, words);
      const known = rackedPosition(position);
      const rack = known.rack.map((tile, i) => (i < blanks ? BLANK : tile));
      // A letter twice on the rack, so that it may be laid as a tile and as a blank.
      const twice = rack.length > blanks + 1 ? [...rack.slice(0, -1), rack[blanks]!] : rack;
      for (const tiles of [rack, twice]) {
        const [first = null] = generatePlays({ ...known, rack: tiles }, graph);
        expect(bestPlay({ ...known, rack: tiles }, graph)).toEqual(first);
      }
    },
  );
  fc.assert(law, { seed, numRuns: 25 });
});

test("of a letter laid as a tile and as a blank, the tile lies where it counts more", () => {
  const graph = buildWordGraph(["NANA", "ANNA"], { tileSet: english, gaddag: true });
  for (const rack of ["NA?A", "?NAA", "NAA?"]) {
    const position = { ruleset: us2021, rack: [...rack] };
    expect(bestPlay(position, graph)).toEqual(generatePlays(position, graph)[0]);
  }
});
