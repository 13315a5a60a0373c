import * as allSets from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { published } from "./published.ts";
import { forOtherBoards, sources } from "./sources.ts";

const sets = Object.fromEntries(Object.entries(allSets).filter(([name]) => !forOtherBoards.includes(name)));

/** The tiles that a source names, by letter. */
const tilesOf = (tiles: string): ReadonlyMap<string, { readonly points: number; readonly count: number }> =>
  new Map(
    tiles.split("|").map((line) => {
      const [letter, points, count] = line.split(" ");
      return [letter!, { points: Number(points), count: Number(count) }];
    }),
  );

test("every language has its sums, its alphabet and its sources written out here", () => {
  expect(Object.keys(sets).sort()).toEqual(Object.keys(published).sort());
  expect(Object.keys(sources)).toEqual(Object.keys(published));
});

test("every tile set has an id of its own", () => {
  const ids = Object.values(allSets).map(({ id }) => id);
  expect([...new Set(ids)].sort()).toEqual([...ids].sort());
});

describe.each(Object.entries(sets))("the %s tile set", (name, set) => {
  const [alphabet, letters, withTiles, tiles, points] = published[name as keyof typeof published];
  const given = sources[name]!;

  test("has two sources with addresses of their own", () => {
    expect(new Set(given.map(({ address }) => address)).size).toBeGreaterThanOrEqual(2);
    for (const { address } of given) expect(address).toMatch(/^https?:\/\/[a-z0-9.]+\/\S/);
  });

  test.each(given)("has the tiles, counts and points of $name", (source) => {
    const expected = tilesOf(source.tiles);
    const blank = expected.get("?");
    expect(set.blanks).toEqual({ count: blank?.count, points: blank?.points });
    const counted = [...expected].filter(([letter, { count }]) => letter !== "?" && count > 0).sort();
    const own = set.letters.filter(({ count }) => count > 0).map(({ letter, ...tile }) => [letter, tile] as const);
    expect([...own].sort()).toEqual(counted);
  });

  test("has letters without a tile only where two sources have them", () => {
    for (const { letter, points: worth } of set.letters.filter(({ count }) => count === 0)) {
      expect(given.filter((source) => tilesOf(source.tiles).get(letter)?.count === 0).length).toBeGreaterThan(1);
      expect(worth).toBe(0);
    }
  });

  test("has its alphabet in order, and the published sums", () => {
    expect(set.letters.map(({ letter }) => letter).join(" ")).toBe(alphabet);
    expect(set.letters).toHaveLength(letters);
    expect(set.letters.filter(({ count }) => count > 0)).toHaveLength(withTiles);
    expect(set.letters.reduce((sum, { count }) => sum + count, set.blanks.count)).toBe(tiles);
    expect(set.letters.reduce((sum, entry) => sum + entry.count * entry.points, 0)).toBe(points);
  });
});
