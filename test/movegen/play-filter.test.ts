// Plays by the squares and the letters of their main word, and plays with their words.
import fc from "fast-check";
import type { Square } from "tilewright";
import {
  bestPlay,
  countPlays,
  type GenerateOptions,
  generatePlays,
  type PlayFilterOptions,
  playFilter,
  withWords,
} from "tilewright/movegen";
import { describe, expect, test } from "vitest";
import { type LegalPlay, legalPlays } from "../oracle/movegen/legal-plays.ts";
import { matches, type Pattern } from "../oracle/movegen/pattern.ts";
import { taskOf } from "../oracle/movegen/tasks.ts";
import { type Random, randomFrom } from "../oracle/random.ts";
import type { ScoredWord } from "../oracle/shapes.ts";
import { squareAt } from "../oracle/squares.ts";
import { atMost, seed } from "../seed.ts";
import { assertWithPlays } from "./assert-with-plays.ts";
import { drawn } from "./drawn.ts";
import { asGenerated, graphOf, inBoardOrder, rackedPosition, textOf } from "./expected.ts";

interface Wanted {
  readonly through: readonly Square[];
  readonly notThrough: readonly Square[];
  readonly pattern: Pattern | null;
}

/** The words that count: the main word; both words of a single tile. */
const mainWords = ({ tiles, score }: LegalPlay): readonly ScoredWord[] =>
  tiles.length === 1 ? score.words : score.words.slice(0, 1);

const isAmong = (squares: readonly Square[], { row, col }: Square): boolean =>
  squares.some((square) => square.row === row && square.col === col);

function meets(play: LegalPlay, { through, notThrough, pattern }: Wanted): boolean {
  return mainWords(play).some(({ letters }) => {
    const spelled = letters.map(({ letter }) => letter);
    return (
      through.every((square) => isAmong(letters, square)) &&
      letters.every((square) => !isAmong(notThrough, square)) &&
      (pattern === null || matches(pattern, spelled))
    );
  });
}

/** What may be asked of plays, most of it so that a play of these meets it. */
function wantedOf(random: Random, plays: readonly LegalPlay[], squares: readonly Square[]): Wanted {
  const some = (chance: number, from: readonly Square[]): Square[] =>
    random.chance(chance) ? random.shuffled(from).slice(0, 1 + random.below(3)) : [];
  const letters = plays.length === 0 ? [] : random.pick(mainWords(random.pick(plays))).letters;
  const pattern = letters.flatMap(({ letter }) => random.pick([[letter], ["?"], ["*"], [], ["*", letter]]));
  return {
    through: random.chance(0.9) ? some(0.5, letters) : some(1, squares),
    notThrough: some(0.4, random.chance(0.5) ? squares : plays.flatMap(({ tiles }) => tiles)),
    pattern: random.chance(0.6) ? pattern : null,
  };
}

test("filters pass the plays that the oracle picks, in lists, searches of the best and counts; words are its words", () => {
  let passed = 0;
  const law = fc.property(fc.nat(), fc.nat(), (task, choice) => {
    const { position: situation, words } = taskOf(task);
    const random = randomFrom(choice);
    const [position, graph] = [rackedPosition(situation), graphOf(situation, words)];
    const all = inBoardOrder(situation, legalPlays(situation, words));
    const wordsOf = new Map(all.map((play) => [textOf(asGenerated(situation, play)), plainWords(play.score.words)]));
    for (const play of withWords(position, generatePlays(position, graph)))
      expect(plainWords(play.words)).toEqual(wordsOf.get(textOf(play)));
    const squares = situation.board.map((_, index) => squareAt(situation.rules.layout, index));
    for (let i = 0; i < 8; i++) {
      const { pattern, ...wanted } = wantedOf(random, all, squares);
      const options: PlayFilterOptions = pattern === null ? wanted : { ...wanted, pattern: pattern.join("") };
      const where = playFilter(position, options);
      const expected = all
        .filter((play) => meets(play, { ...wanted, pattern }))
        .map((play) => asGenerated(situation, play))
        .sort((one, other) => other.points - one.points);
      const top = random.pick([0, 1, 2, 30]);
      expect(generatePlays(position, graph, { where }).map(textOf), JSON.stringify(options)).toEqual(
        expected.map(textOf),
      );
      expect(generatePlays(position, graph, { where, top }).map(textOf)).toEqual(expected.slice(0, top).map(textOf));
      expect(bestPlay(position, graph, { where })).toEqual(expected[0] ?? null);
      expect(countPlays(position, graph, { where })).toBe(expected.length);
      passed += expected.length;
    }
  });
  assertWithPlays(law, { seed, numRuns: atMost(60) }, () => passed);
});

/** Words without what premiums do, which the oracle of scores holds elsewhere. */
function plainWords(
  words: readonly { readonly word: string; readonly points: number; readonly letters: readonly Square[] }[],
) {
  return words.map(({ word, points, letters }) => ({
    word,
    points,
    squares: letters.map(({ row, col }) => ({ row, col })),
  }));
}

const situation = drawn("STE", ["HORN"], 7, 5);
const words = ["HORNS", "SO", "TO", "ST", "TOE", "NE", "NEST"].map((word) => [...word]);
const position = rackedPosition(situation);
const graph = graphOf(situation, words);
const shown = (options: GenerateOptions): readonly string[] =>
  generatePlays(position, graph, { order: "board", ...options }).map(({ placements }) =>
    placements.map(({ letter }) => letter).join(""),
  );

describe("of all plays with STE beside HORN", () => {
  test.each<readonly [options: PlayFilterOptions, expected: readonly string[]]>([
    [{}, ["S", "T", "TE", "S", "ST", "E", "EST"]],
    [{ pattern: "*" }, ["S", "T", "TE", "S", "ST", "E", "EST"]],
    [{ pattern: "?O" }, ["S", "T"]],
    [{ pattern: "*S*" }, ["S", "S", "ST", "EST"]],
    [{ pattern: "N??T" }, ["EST"]],
    [{ pattern: "" }, []],
    [{ pattern: "n??t" }, []],
    [{ pattern: "Ñ*" }, []],
    [
      {
        through: [
          { row: 7, col: 8 },
          { row: 8, col: 8 },
        ],
      },
      ["E", "EST"],
    ],
    [{ through: [{ row: 7, col: 8 }], notThrough: [{ row: 10, col: 8 }] }, ["S", "E"]],
    [
      {
        notThrough: [
          { row: 7, col: 6 },
          { row: 7, col: 8 },
        ],
      },
      ["ST"],
    ],
  ])("%j passes %j", (options, expected) => {
    expect(shown({ where: playFilter(position, options) })).toEqual(expected);
    const all = generatePlays(position, graph, { order: "board" });
    expect(all.filter(playFilter(position, options)).length).toBe(expected.length);
  });

  test("a filter goes with other options, and each of several thousand plays is asked about", () => {
    const where = playFilter(position, { pattern: "*S*" });
    expect(shown({ where, minTiles: 2 })).toEqual(["ST", "EST"]);
    expect(shown({ where, top: 1 })).toEqual(["S"]);
    const value = (leave: readonly string[]): number => (leave.length === 0 ? 100 : 0);
    expect(bestPlay(position, graph, { where, value })?.placements.length).toBe(3);
    let asked = 0;
    const many = rackedPosition(drawn("ABCDEF", [], 7, 7));
    const pairs = [..."ABCDEF"].flatMap((one) => [..."ABCDEF"].map((other) => [one, other]));
    const counted = countPlays(many, graphOf(drawn(""), pairs), { where: () => ++asked > 0 });
    expect(counted).toBe(countPlays(many, graphOf(drawn(""), pairs)));
    expect(asked).toBe(counted);
    expect(counted).toBeGreaterThan(100);
  });

  test("squares outside the board, other types and answers that are not true or false are refused", () => {
    const filter = (options: object) => () => playFilter(position, options);
    expect(filter({ through: [{ row: 15, col: 0 }] })).toThrow(
      'options.through[0]: expected a square on the board, found {"row":15,"col":0}',
    );
    expect(
      filter({
        notThrough: [
          { row: 0, col: 0 },
          { row: 0, col: 1.5 },
        ],
      }),
    ).toThrow("options.notThrough[1]: expected");
    expect(filter({ through: { row: 1, col: 1 } })).toThrow("options.through: expected a list of squares");
    expect(filter({ through: [7] })).toThrow(TypeError);
    expect(filter({ pattern: 7 })).toThrow("options.pattern: expected a string, found 7");
    expect(filter({ patern: "A" })).toThrow(
      'options: unknown property "patern" (known: through, notThrough and pattern)',
    );
    const where = 7 as never;
    for (const search of [generatePlays, bestPlay, countPlays])
      expect(() => search(position, graph, { where })).toThrow("options.where: expected a function, found 7");
    const promise = (async () => true) as never;
    expect(() => countPlays(position, graph, { where: promise })).toThrow(
      "options.where(play): expected true or false",
    );
    const elsewhere = generatePlays(rackedPosition(drawn("STE")), graph);
    expect(() => elsewhere.filter(playFilter(rackedPosition(drawn("", ["STEST", "STEST"], 7, 5)), {}))).toThrow(
      RangeError,
    );
    expect(() => withWords(position, [{ placements: [] }] as never)).toThrow(
      "plays[0]: expected a play of this position",
    );
  });
});
