import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addTiles,
  countTiles,
  hidePile,
  missingTiles,
  type Pile,
  pileSize,
  sortTiles,
  takeBack,
  takeTiles,
} from "../../src/tiles/pile.ts";
import { english } from "../../src/tiles/sets/english.ts";
import { cpuTime } from "../support/cpu-time.ts";

const pile = (tiles: string, hidden = 0): Pile => ({ tiles: [...tiles], hidden });

const piles: fc.Arbitrary<Pile> = fc
  .record({ tiles: fc.array(fc.constantFrom(..."ABCZ?"), { maxLength: 6 }), hidden: fc.nat(4) })
  .map(({ tiles, hidden }) => ({ tiles: sortTiles(english, tiles), hidden }));

describe("tiles taken from a pile", () => {
  const table: readonly (readonly [string, Pile, Pile, Pile])[] = [
    ["leave the others, if the pile shows them", pile("AAB"), pile("A"), pile("AB")],
    ["come from the hidden ones, if the pile does not show them", pile("AB", 2), pile("C"), pile("AB", 1)],
    [
      "make all that are left hidden, if they are hidden and the pile shows only some",
      pile("AB", 3),
      pile("", 2),
      pile("", 3),
    ],
    ["make all that are left hidden, if they are hidden and the pile shows all", pile("ABC"), pile("", 2), pile("", 1)],
    ["may be all there are", pile("AB", 1), pile("AB", 1), pile("")],
    ["leave an empty pile, if they are more than it has", pile("A"), pile("BC", 5), pile("")],
    ["leave the pile as it is, if no tile is taken", pile("AB", 1), pile(""), pile("AB", 1)],
  ];
  test.each(table)("%s", (_, from, taken, left) => {
    expect(takeTiles(from, taken)).toEqual(left);
  });

  test("leave those that the pile shows, if they are taken back hidden", () => {
    expect(takeBack(pile("AB", 4), pile("", 3))).toEqual(pile("AB", 1));
    expect(takeBack(pile("AB", 1), pile("", 2))).toEqual(pile("", 1));
    expect(takeBack(pile("ABC", 1), pile("C", 1))).toEqual(pile("AB"));
  });
});

describe("two piles", () => {
  test("are added in the order of the tile set, the blank last, unknown tiles after it", () => {
    expect(addTiles(english, pile("BZ", 1), pile("A?B", 2))).toEqual(pile("ABBZ?", 3));
    expect(sortTiles(english, [..."Z?*AA"]).join("")).toBe("AAZ?*");
    const same = pile("AB");
    expect(addTiles(english, same, pile(""))).toBe(same);
    expect(addTiles(english, same, pile("", 1)).tiles).toBe(same.tiles);
  });

  test("give the first again if they are added and the second is taken off", () => {
    fc.assert(
      fc.property(piles, piles, (a, b) => {
        const both = addTiles(english, a, b);
        expect(pileSize(both)).toBe(pileSize(a) + pileSize(b));
        expect(takeBack(both, b)).toEqual(a);
        expect(pileSize(takeTiles(both, b))).toBe(pileSize(a));
        expect(addTiles(english, b, a)).toEqual(both);
      }),
    );
  });

  /** Piles short and long, in order and out of it, with tiles that no set has. */
  const anyTiles = fc.oneof(
    fc.array(fc.constantFrom(..."ABCZ?*"), { maxLength: 12 }),
    fc.array(fc.constantFrom(..."ABCZ?*"), { minLength: 40, maxLength: 90 }),
  );
  const anyPile = fc.record({
    tiles: fc.oneof(
      anyTiles,
      anyTiles.map((tiles) => sortTiles(english, tiles)),
    ),
    hidden: fc.nat(4),
  });
  const order = [...english.letters.map(({ letter }) => letter), "?", "*"];
  const sorted = (tiles: readonly string[]): readonly string[] =>
    tiles.slice().sort((a, b) => order.indexOf(a) - order.indexOf(b));

  test("merging gives what sorting all tiles gives, whatever order they come in", () => {
    fc.assert(
      fc.property(anyPile, anyPile, (a, b) => {
        expect(sortTiles(english, a.tiles)).toEqual(sorted(a.tiles));
        const both = addTiles(english, { ...a, tiles: sorted(a.tiles) }, b);
        expect(both.tiles).toEqual(b.tiles.length === 0 ? sorted(a.tiles) : sorted([...a.tiles, ...b.tiles]));
        if (b.tiles.length > 0) expect(addTiles(english, a, b).tiles).toEqual(sorted([...a.tiles, ...b.tiles]));
      }),
    );
  });

  test("taking many tiles gives what taking them one by one gives", () => {
    fc.assert(
      fc.property(anyPile, anyTiles, (pile, taken) => {
        const left = pile.tiles.slice();
        let { hidden } = pile;
        for (const tile of taken) {
          const at = left.indexOf(tile);
          if (at >= 0) left.splice(at, 1);
          else if (hidden > 0) hidden--;
        }
        expect(takeTiles(pile, { tiles: taken, hidden: 0 })).toEqual({ tiles: left, hidden });
      }),
    );
  });

  test("a large bag takes time in proportion to its tiles, not to tiles times letters", () => {
    const tileSet = {
      ...english,
      letters: Array.from({ length: 1000 }, (_, i) => ({
        letter: String.fromCharCode(0x4e00 + i),
        points: 1,
        count: 1000,
      })),
    };
    const tiles = tileSet.letters.flatMap(({ letter, count }) => new Array<string>(count).fill(letter));
    const seven = { tiles: tiles.filter((_, i) => i % 150_000 === 0), hidden: 0 };
    const took = cpuTime(() => {
      for (let i = 0; i < 5; i++) addTiles(tileSet, takeTiles({ tiles, hidden: 0 }, seven), seven);
    });
    expect(took).toBeLessThan(2000); // 12,000 when each tile was compared with each letter
  });

  test("a pile that is hidden shows only how many tiles it has", () => {
    expect(hidePile(pile("AB", 1))).toEqual(pile("", 3));
    const hidden = pile("", 3);
    expect(hidePile(hidden)).toBe(hidden);
  });
});

describe("missing tiles", () => {
  test("are listed once for each kind of tile, in the order in which the tiles are wanted", () => {
    expect(missingTiles([..."AEI?"], [..."ZAAZE??"])).toEqual([
      { tile: "Z", wanted: 2, held: 0 },
      { tile: "A", wanted: 2, held: 1 },
      { tile: "?", wanted: 2, held: 1 },
    ]);
  });

  test("are not listed if the rack holds all that are wanted", () => {
    expect(missingTiles([..."AAB?"], [..."?BA"])).toEqual([]);
    expect(missingTiles([], [])).toEqual([]);
  });

  test("are the tiles wanted, together with those held", () => {
    const tiles = fc.array(fc.constantFrom(..."ABCZ?"), { maxLength: 8 });
    fc.assert(
      fc.property(tiles, tiles, (held, wanted) => {
        const missing = missingTiles(held, wanted);
        const have = countTiles(held);
        for (const [tile, count] of countTiles(wanted)) {
          const entry = missing.find((candidate) => candidate.tile === tile);
          if (count <= (have.get(tile) ?? 0)) expect(entry).toBe(undefined);
          else expect(entry).toEqual({ tile, wanted: count, held: have.get(tile) ?? 0 });
        }
        expect(missing.map(({ tile }) => tile)).toEqual([...new Set(missing.map(({ tile }) => tile))]);
      }),
    );
  });
});
