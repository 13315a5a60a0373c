import { describe, expect, test } from "vitest";
import { measures, unevenness } from "./draws.ts";

const draws = 4000;

describe("games draw each tile of the bag equally often", () => {
  test.each(measures.map(({ name, of }) => [name, of] as const))("%s", (_name, of) => {
    expect(Math.abs(of(draws, "draws"))).toBeLessThan(5);
  });

  test("another seed draws other tiles, as evenly", () => {
    const [first] = measures;
    expect(first?.of(draws, "draws")).not.toBe(first?.of(draws, "other draws"));
    expect(Math.abs(first?.of(draws, "other draws") ?? Number.NaN)).toBeLessThan(5);
  });
});

describe("a measure of draws", () => {
  const even = Array.from({ length: 27 }, () => 1000);

  test("is near 0 for counts as even as chance makes them", () => {
    const counts = even.map((count, i) => count + (i % 2 === 0 ? 31 : -32));
    expect(Math.abs(unevenness(counts, even))).toBeLessThan(1);
  });

  test("is high if one tile is drawn a fifth too seldom, and low if all are drawn equally often", () => {
    expect(unevenness([800, ...even.slice(2), 1200], even)).toBeGreaterThan(5);
    expect(unevenness(even, even)).toBeLessThan(-5);
  });
});
