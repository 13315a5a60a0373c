import fc from "fast-check";
import { validatePlacement } from "tilewright";
import { buildWordGraph } from "tilewright/dictionary";
import { bestPlay, countPlays, type GeneratedPlay, generatePlays, rankPlay } from "tilewright/movegen";
import { us2021 as ruleset } from "tilewright/rulesets";
import { englishWordGraph } from "tilewright/words";
import { expect, test } from "vitest";
import { taskOf } from "../oracle/movegen/tasks.ts";
import { atMost, seed } from "../seed.ts";
import { assertWithPlays } from "./assert-with-plays.ts";
import { classic, drawn, fiveWords } from "./drawn.ts";
import { expectedPlays, graphOf, rackedPosition, textOf } from "./expected.ts";

/** A value for each play that is drawn by chance, but always the same for the same play: from `least` to `most`. */
function drawnValue(
  number: number,
  least: number,
  most: number,
): (leave: readonly string[], play: GeneratedPlay) => number {
  return (leave, play) => {
    const text = `${number} ${textOf(play)} ${leave.join("")}`;
    let hash = 0;
    for (const character of text) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
    return least + ((hash >>> 8) % 1000) * ((most - least) / 1000);
  };
}

test("the best play, and the best ten, by points and value are the first of all plays ranked by them", () => {
  let found = 0;
  let ties = 0;
  const law = fc.property(
    fc.nat(),
    fc.constantFrom([0, 5], [-40, 40], [-5.5, 0], [7, 7], [0, 0.25]),
    fc.nat(3),
    (number, [least = 0, most = 0], slack) => {
      const { position: situation, words } = taskOf(number, number % 2 === 0 ? classic : undefined);
      const position = rackedPosition(situation);
      const graph = graphOf(situation, words);
      const value = drawnValue(number, least, most);
      const all = expectedPlays(situation, words);
      const rank = (play: GeneratedPlay): number => play.points + value(play.leave, play);
      // A sort that keeps equals in their order, which is that of their tiles.
      const byTiles = generatePlays(position, graph, { order: "board" });
      expect(byTiles.length).toBe(all.length);
      const inOrder = (a: GeneratedPlay, b: GeneratedPlay): number => rank(b) - rank(a) || b.points - a.points;
      const sorted = [...byTiles].sort(inOrder);
      ties += sorted.filter((play, i) => i > 0 && rank(play) === rank(sorted[i - 1]!)).length;
      const ranked = sorted.map(textOf);
      found += ranked.length;
      for (const options of [{ value }, { value, mostValue: most + slack }]) {
        expect(bestPlay(position, graph, options)).toEqual(
          ranked.length === 0 ? null : generatePlays(position, graph, { ...options, top: 1 })[0],
        );
        expect(generatePlays(position, graph, options).map(textOf)).toEqual(ranked);
        expect(generatePlays(position, graph, { ...options, top: 1 }).map(textOf)).toEqual(ranked.slice(0, 1));
        expect(generatePlays(position, graph, { ...options, top: 10 }).map(textOf)).toEqual(ranked.slice(0, 10));
        const long = [...generatePlays(position, graph, { order: "board", minLength: 3 })].sort(inOrder);
        const first = long.slice(0, 2).map(textOf);
        expect(generatePlays(position, graph, { ...options, top: 2, minLength: 3 }).map(textOf)).toEqual(first);
      }
    },
  );
  assertWithPlays(law, { seed, numRuns: atMost(12) }, () => found);
  expect(ties).toBeGreaterThan(0);
});

test("the first plays in any order are the first of all plays, however many there are", () => {
  const graph = englishWordGraph();
  for (const rack of ["RETINAS", "RETI??", "QVXJZKW"]) {
    const position = rackedPosition(drawn(rack, fiveWords));
    for (const order of ["points", "board"] as const) {
      for (const options of [{}, { minTiles: 3 }, { minPoints: 20 }]) {
        const all = generatePlays(position, graph, { order, ...options });
        for (const top of [0, 1, 2, 31, 33, 400, 100_000]) {
          expect(generatePlays(position, graph, { order, ...options, top })).toEqual(all.slice(0, top));
        }
      }
    }
  }
});

test.each([
  ["RETINAS", 30],
  ["QUZATER", 30],
  ["RETINA?", 30],
  ["DEIORST", 5],
])("with the rack %s and values of at most %d, at most a fifth of the plays are asked about", (rack, mostValue) => {
  const graph = englishWordGraph();
  const position = rackedPosition(drawn(rack, fiveWords));
  let asked = 0;
  const drawnOne = drawnValue(1, 0, mostValue);
  const value = (leave: readonly string[], play: GeneratedPlay): number => {
    asked++;
    return drawnOne(leave, play);
  };
  const best = bestPlay(position, graph, { value, mostValue });
  expect(asked).toBeLessThanOrEqual(countPlays(position, graph) / 5);
  expect(best).toEqual(bestPlay(position, graph, { value }));
});

const graph = buildWordGraph(["SO", "NO", "HORN", "HORNS"], { tileSet: ruleset.tileSet, gaddag: true });
const position = { ruleset, rack: [..."HORNS"] };

test("a value may ask for the best play itself", () => {
  const value = (): number => bestPlay(position, graph)!.points;
  expect(bestPlay(position, graph, { value })).toEqual(bestPlay(position, graph));
});

test("searches of other positions by a value change nothing, whether they end or throw an error", () => {
  const situation = drawn("PASTERN", fiveWords);
  const position = rackedPosition(situation);
  const graph = englishWordGraph();
  const ranked = (value: (leave: readonly string[]) => number): string[] =>
    generatePlays(position, graph, { value, mostValue: 20, top: 40 }).map(textOf);
  const plain = ranked((leave) => leave.length);
  const searching = ranked((leave) => {
    expect(countPlays({ ruleset: position.ruleset, rack: [...leave] }, graph)).toBeGreaterThanOrEqual(0);
    expect(() => countPlays({ ...position, rack: ["5"] } as typeof position, graph)).toThrow(RangeError);
    return leave.length;
  });
  expect(searching).toEqual(plain);
  expect(() => ranked(() => Number.NaN)).toThrow(RangeError);
  expect(ranked((leave) => leave.length)).toEqual(plain);
});

test.each<readonly [what: string, options: object, expected: string]>([
  ["above the most", { value: () => 3, mostValue: 2.5 }, "value: expected at most 2.5, found 3"],
  ["that is not a number", { value: () => Number.NaN }, "value: expected a number, found NaN"],
  ["that is a text", { value: () => "7", mostValue: 9 }, 'value: expected at most 9, found "7"'],
  ["without end", { value: () => Number.NEGATIVE_INFINITY }, "value: expected a number, found -Infinity"],
  ["that is not a function", { value: 7 }, "options.value: expected a function, found 7"],
  ["with a most that is a text", { value: () => 1, mostValue: "1" }, 'options.mostValue: expected a number, found "1"'],
])("a value %s is a RangeError", (_what, options, expected) => {
  const ask = [
    () => bestPlay(position, graph, options),
    () => generatePlays(position, graph, options),
    () => rankPlay(position, [], graph, options),
  ];
  for (const one of ask.slice(0, "value" in options && expected.startsWith("value") ? 2 : 3)) {
    expect(one).toThrow(RangeError);
    expect(one).toThrow(expected);
  }
});

test("a play is ranked among all plays by points, or by points and value, and equals share the better rank", () => {
  let ranked = 0;
  const law = fc.property(fc.nat(), fc.constantFrom(undefined, 0, 30), (number, mostValue) => {
    const { position: situation, words } = taskOf(number);
    const position = rackedPosition(situation);
    const graph = graphOf(situation, words);
    const all = generatePlays(position, graph);
    const options = mostValue === undefined ? {} : { value: drawnValue(number, -9, mostValue), mostValue };
    const rank = (play: GeneratedPlay): number => play.points + (options.value?.(play.leave, play) ?? 0);
    const best = bestPlay(position, graph, options);
    for (const play of all.filter((_, i) => i % 7 === 0).slice(0, 5)) {
      ranked++;
      expect(rankPlay(position, [...play.placements].reverse(), graph, options)).toEqual({
        ok: true,
        rank: 1 + all.filter((other) => rank(other) > rank(play)).length,
        plays: all.length,
        best,
        difference: rank(best!) - rank(play),
      });
    }
  });
  assertWithPlays(law, { seed, numRuns: atMost(12) }, () => ranked);
});

test("a play that is not legal gets its violations instead of a rank", () => {
  const placements = [
    { row: 7, col: 7, letter: "S" },
    { row: 7, col: 8, letter: "H" },
  ];
  const { ok, violations, rank } = rankPlay(position, placements, graph);
  expect([ok, rank]).toEqual([false, undefined]);
  expect(violations).toEqual(validatePlacement(position, placements, { dictionary: graph }).violations);
  expect(violations?.map(({ code }) => code)).toEqual(["invalid-word"]);
});
