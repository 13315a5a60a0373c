import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { drawByHand, drawTiles, fullBag } from "../../src/bag/bag.ts";
import { randomOf } from "../../src/bag/random.ts";
import { newSeed } from "../../src/bag/seed.ts";
import { english } from "../../src/tiles/sets/english.ts";

const numbers = (seed: string, event: number, below: number, count: number): readonly number[] => {
  const random = randomOf(seed, event);
  return Array.from({ length: count }, () => random(below));
};

describe("the source of chance", () => {
  // These numbers must never change: a saved game and a seed on paper rest on them.
  test("gives the same numbers in every version", () => {
    expect(numbers("", 0, 100, 12)).toEqual([10, 60, 13, 92, 61, 26, 19, 23, 13, 30, 60, 70]);
    expect(numbers("an example", 7, 2 ** 32, 3)).toEqual([1638744547, 122590656, 944105362]);
    expect(numbers("\ud800 half a pair", 1, 1000, 4)).toEqual([234, 947, 918, 531]);
  });

  test("gives the same numbers for the same seed and event, and others for other ones", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60 }),
        fc.string({ maxLength: 60 }),
        fc.nat(999),
        fc.nat(999),
        (seed, other, event, later) => {
          const here = numbers(seed, event, 2 ** 32, 8);
          expect(numbers(seed, event, 2 ** 32, 8)).toEqual(here);
          if (seed !== other) expect(numbers(other, event, 2 ** 32, 8)).not.toEqual(here);
          if (event !== later) expect(numbers(seed, later, 2 ** 32, 8)).not.toEqual(here);
        },
      ),
    );
  });

  test("reads a seed once for all draws of a game, so that a long one does not make each of them slow", () => {
    const seed = "long".repeat(2500);
    const read = vi.spyOn(String.prototype, "charCodeAt");
    try {
      for (let event = 0; event < 50; event++) randomOf(seed, event)(100);
      expect(read.mock.calls.length).toBe(seed.length);
    } finally {
      read.mockRestore();
    }
  });

  test("gives the same numbers whether the seed was the last one or another was asked between", () => {
    const alone = numbers("one", 5, 2 ** 32, 20);
    const together = [randomOf("one", 5), randomOf("two", 5), randomOf("one", 5)];
    const mixed = Array.from({ length: 20 }, () => together.map((random) => random(2 ** 32)));
    expect(mixed.map(([first]) => first)).toEqual(alone);
    expect(mixed.map(([, , third]) => third)).toEqual(alone);
    expect(mixed.map(([, second]) => second)).toEqual(numbers("two", 5, 2 ** 32, 20));
  });

  test("gives all integers from 0 up to the bound, each as often as the others", () => {
    for (const below of [1, 2, 3, 7, 86, 100]) {
      const counts = new Array<number>(below).fill(0);
      const draws = 400 * below;
      for (const number of numbers("fair", below, below, draws)) counts[number] = (counts[number] as number) + 1;
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(draws);
      const squares = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
      expect(squares).toBeLessThan(below + 5 * Math.sqrt(2 * below));
    }
  });

  test("draws again where a bound that does not divide 2^32 would make some numbers more likely", () => {
    // Two thirds of the words lie below the limit: with a plain remainder the lower half would come twice as often.
    const below = 3 * 2 ** 30;
    const low = numbers("reject", 0, below, 3000).filter((number) => number < 2 ** 30).length;
    expect(Math.abs(low - 1000)).toBeLessThan(130);
  });

  test("rejects the first number beyond the largest multiple of the bound, and no other that is smaller", () => {
    const [word, next] = numbers("the limit", 0, 2 ** 32, 2) as [number, number];
    expect(word).toBeGreaterThan(2 ** 31);
    // Below `word` there is one whole multiple: `word` itself is the limit.
    expect(numbers("the limit", 0, word, 1)).toEqual([next % word]);
    // Below `word + 1` the limit is one more, so the word is taken.
    expect(numbers("the limit", 0, word + 1, 1)).toEqual([word]);
  });

  test("changes about half of the bits of its numbers if one bit of the seed changes", () => {
    const [here, there] = ["seed", "seee"].map((seed) => numbers(seed, 3, 2 ** 32, 200)) as [
      readonly number[],
      readonly number[],
    ];
    let differing = 0;
    here.forEach((number, i) => {
      for (let bits = (number ^ (there[i] as number)) >>> 0; bits > 0; bits = Math.floor(bits / 2))
        differing += bits % 2;
    });
    expect(Math.abs(differing / 6400 - 0.5)).toBeLessThan(0.03);
  });

  test("a new seed has 128 bits", () => {
    const seeds = Array.from({ length: 100 }, newSeed);
    expect(new Set(seeds).size).toBe(100);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });
});

test.each([
  ["no crypto", undefined],
  ["a crypto without getRandomValues", {}],
])("on a platform with %s there is no new seed, but a message that says what to hand in", (_what, found) => {
  const { crypto } = globalThis;
  try {
    Object.defineProperty(globalThis, "crypto", { value: found, configurable: true, writable: true });
    expect(newSeed).toThrow(
      new TypeError("seed: this platform has no crypto.getRandomValues; pass a secret string with 128 random bits"),
    );
  } finally {
    Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true, writable: true });
  }
});

describe("the bag", () => {
  test("a full bag is the tile set in its order, the blanks last", () => {
    const { tiles, hidden } = fullBag(english);
    expect([tiles.length, hidden, tiles.slice(0, 10).join(""), tiles.slice(-3).join("")]).toEqual([
      100,
      0,
      "AAAAAAAAAB",
      "Z??",
    ]);
  });

  test("draws are tiles of the bag, in the set's order, and no more than it has", () => {
    fc.assert(
      fc.property(fc.nat(110), fc.nat(99), (count, event) => {
        const bag = fullBag(english);
        const { tiles, hidden } = drawTiles(english, bag, count, randomOf("draw", event));
        expect([tiles.length, hidden]).toEqual([Math.min(count, 100), 0]);
        const left = [...bag.tiles];
        for (const tile of tiles) left.splice(left.indexOf(tile), 1);
        expect(left.length).toBe(100 - tiles.length);
      }),
    );
  });

  test("tiles drawn by hand are hidden, unless the bag is drawn empty", () => {
    expect(drawByHand({ tiles: ["A", "B"], hidden: 3 }, 2)).toEqual({ tiles: [], hidden: 2 });
    expect(drawByHand({ tiles: ["A", "B"], hidden: 3 }, 5)).toEqual({ tiles: ["A", "B"], hidden: 3 });
    expect(drawByHand({ tiles: ["A", "B"], hidden: 0 }, 7)).toEqual({ tiles: ["A", "B"], hidden: 0 });
  });
});
