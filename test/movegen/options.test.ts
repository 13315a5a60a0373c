import fc from "fast-check";
import { buildWordGraph } from "tilewright/dictionary";
import { bestPlay, countPlays, type GenerateOptions, generatePlays } from "tilewright/movegen";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { type LegalPlay, legalPlays } from "../oracle/movegen/legal-plays.ts";
import { taskOf } from "../oracle/movegen/tasks.ts";
import type { ScoredWord } from "../oracle/shapes.ts";
import { atMost, seed } from "../seed.ts";
import { assertWithPlays } from "./assert-with-plays.ts";
import { classic, drawn } from "./drawn.ts";
import { asGenerated, graphOf, inBoardOrder, rackedPosition, textOf } from "./expected.ts";

const small: fc.Arbitrary<number> = fc.nat(9);
const someOptions: fc.Arbitrary<GenerateOptions> = fc.record(
  {
    top: fc.oneof(small, fc.nat(300)),
    order: fc.constantFrom("points" as const, "board" as const),
    minPoints: fc.integer({ min: -5, max: 60 }),
    minLength: small,
    minTiles: fc.nat(4),
    through: fc.record({ row: fc.nat(14), col: fc.nat(14) }),
  },
  { requiredKeys: [] },
);

/** The words that options speak of: the main word; both words of a single tile. */
const mainWords = ({ tiles, score }: LegalPlay): readonly ScoredWord[] =>
  tiles.length === 1 ? score.words : score.words.slice(0, 1);

function meets(play: LegalPlay, { minPoints, minLength, minTiles, through }: GenerateOptions): boolean {
  const words = mainWords(play);
  const longest = Math.max(...words.map(({ letters }) => letters.length));
  const over = ({ letters }: ScoredWord): boolean =>
    letters.some(({ row, col }) => row === through?.row && col === through.col);
  return (
    play.score.total >= (minPoints ?? Number.NEGATIVE_INFINITY) &&
    longest >= (minLength ?? 0) &&
    play.tiles.length >= (minTiles ?? 0) &&
    (through === undefined || words.some(over))
  );
}

/** Plays in short: `S7,9 T8,9`. */
const inShort = (plays: ReturnType<typeof generatePlays>): readonly string[] =>
  plays.map(({ placements }) => placements.map(({ row, col, letter }) => `${letter}${row},${col}`).join(" "));

const so = "S6,6";
const to = "T6,6";
const toe = "T6,6 E8,6";
const horns = "S7,9";
const st = "S7,9 T8,9";
const ne = "E8,8";
const nest = "E8,8 S9,8 T10,8";

test.each<readonly [options: GenerateOptions, expected: readonly string[]]>([
  [{}, [so, to, toe, horns, st, ne, nest]],
  [{ top: 2 }, [so, to]],
  [{ top: 2, order: "points" }, [st, horns]],
  [{ minPoints: 5 }, [toe, horns, st, nest]],
  [{ minPoints: 8 }, [horns, st]],
  [{ minPoints: 11 }, []],
  [{ minTiles: 1 }, [so, to, toe, horns, st, ne, nest]],
  [{ minTiles: 2 }, [toe, st, nest]],
  [{ minTiles: 3 }, [nest]],
  [{ minTiles: 4 }, []],
  [{ minLength: 2 }, [so, to, toe, horns, st, ne, nest]],
  [{ minLength: 3 }, [toe, horns, nest]],
  [{ minLength: 4 }, [horns, nest]],
  [{ minLength: 5 }, [horns]],
  [{ minLength: 6 }, []],
  [{ through: { row: 7, col: 5 } }, [horns]],
  [{ through: { row: 7, col: 6 } }, [so, to, toe, horns]],
  [{ through: { row: 7, col: 8 } }, [horns, ne, nest]],
  [{ through: { row: 7, col: 9 } }, [horns, st]],
  [{ through: { row: 8, col: 9 } }, [st]],
  [{ through: { row: 6, col: 6 } }, [so, to, toe]],
  [{ through: { row: 8, col: 6 } }, [toe]],
  [{ through: { row: 10, col: 8 } }, [nest]],
  [{ through: { row: 11, col: 8 } }, []],
  [{ through: { row: 6, col: 8 } }, []],
  [{ through: { row: 7, col: 4 } }, []],
  [{ through: { row: 7, col: 10 } }, []],
  [{ through: { row: 7, col: 8 }, minTiles: 2 }, [nest]],
  [{ through: { row: 7, col: 8 }, minLength: 3 }, [horns, nest]],
])("the options %j keep the plays that meet them, of all plays with STE beside HORN", (options, expected) => {
  const situation = drawn("STE", ["HORN"], 7, 5);
  const words = ["HORNS", "SO", "TO", "ST", "TOE", "NE", "NEST"].map((word) => [...word]);
  const graph = graphOf(situation, words);
  expect(inShort(generatePlays(rackedPosition(situation), graph, { order: "board", ...options }))).toEqual(expected);
});

test.each<readonly [options: GenerateOptions, expected: readonly string[]]>([
  [{ minLength: 3 }, ["T7,8"]],
  [{ minLength: 4 }, []],
  [{ through: { row: 7, col: 7 } }, ["T7,8"]],
  [{ through: { row: 5, col: 8 } }, ["T7,8"]],
  [{ through: { row: 4, col: 8 } }, []],
])("a single tile that makes two words meets %j if one of the words does", (options, expected) => {
  const situation = drawn("T", [".O", ".A", "A."], 5, 7);
  const graph = graphOf(situation, [[..."OAT"], [..."AT"]]);
  const plays = generatePlays(rackedPosition(situation), graph, options);
  expect(inShort(plays).filter((play) => play === "T7,8")).toEqual(expected);
});

test("plays are sorted by points even if their points lie billions apart", () => {
  const five = { rows: 1, cols: 9, rowsOfSquares: [".XXXXX..."], legend: { X: { letter: 1, word: 100 } } };
  const ruleset = { ...us2021, layout: { ...five, starts: [{ row: 0, col: 4 }] } };
  const graph = buildWordGraph(["HORNS", "HORN", "SO", "NO"], { tileSet: ruleset.tileSet, gaddag: true });
  const position = { ruleset, rack: [..."HORNS"] };
  const points = generatePlays(position, graph).map((play) => play.points);
  expect(points[0]).toBe(80_000_000_000);
  expect(points).toEqual([...points].sort((a, b) => b - a));
  expect(bestPlay(position, graph)).toEqual(generatePlays(position, graph, { top: 1 })[0]);
});

test("a rack of hundreds of A has the plays that two of them allow, if AA is the only word", () => {
  const graph = buildWordGraph(["AA"], { tileSet: us2021.tileSet, gaddag: true });
  const plays = (count: number): number => countPlays({ ruleset: us2021, rack: new Array(count).fill("A") }, graph);
  for (const count of [255, 256, 257, 300]) expect(plays(count)).toBe(plays(2));
});

test("any combination of options gives the plays that meet all of them, in order", () => {
  let left = 0;
  const law = fc.property(
    fc.nat().map((number) => taskOf(number, classic)),
    fc.array(someOptions, { minLength: 12, maxLength: 12 }),
    ({ position: situation, words }, combinations) => {
      const position = rackedPosition(situation);
      const graph = graphOf(situation, words);
      const all = inBoardOrder(situation, legalPlays(situation, words));
      for (const options of combinations) {
        const chosen = all.filter((play) => meets(play, options)).map((play) => asGenerated(situation, play));
        if (options.order !== "board") chosen.sort((one, other) => other.points - one.points);
        const expected = chosen.slice(0, options.top ?? chosen.length);
        expect(generatePlays(position, graph, options).map(textOf), JSON.stringify(options)).toEqual(
          expected.map(textOf),
        );
        left += expected.length;
      }
    },
  );
  assertWithPlays(law, { seed, numRuns: atMost(8) }, () => left);
});

test("options that no play meets give an empty list, -0 counts as 0, and undefined counts as left out", () => {
  const situation = drawn("ST", ["HORN"], 7, 5);
  const words = ["HORNS", "FARMS", "SO", "TO", "ST"].map((word) => [...word]);
  const position = rackedPosition(situation);
  const graph = graphOf(situation, words);
  const all = generatePlays(position, graph);
  expect(all.length).toBeGreaterThan(0);
  expect(generatePlays(position, graph, { through: { row: 0, col: 0 } })).toEqual([]);
  expect(generatePlays(position, graph, { through: { row: -0, col: -0 } })).toEqual([]);
  expect(generatePlays(position, graph, { top: 0 })).toEqual([]);
  const nothing = { top: undefined, order: undefined, minPoints: undefined, minLength: undefined };
  expect(generatePlays(position, graph, { ...nothing, minTiles: undefined, through: undefined })).toEqual(all);
});
