// Games to be played: an edition, its variants, and often few tiles on a small board, so that the bag is soon empty.
import fc from "fast-check";
import { standardLayout } from "../layouts.ts";
import type { Layout, Price, Rules, TileSet } from "../shapes.ts";
import { type Edition, editions, presets } from "./presets.ts";
import { type Region, regions } from "./regions.ts";
import * as variants from "./variants.ts";

/** One level a player, one target for all, or one each. */
export type Finish =
  | { readonly levels: readonly ("beginner" | "intermediate" | "expert")[] }
  | { readonly target: number }
  | { readonly targets: readonly number[] };

/** Everything a game starts from but chance itself. */
export interface GameSetup {
  readonly preset: Edition | Region;
  readonly nineTile: boolean;
  readonly exchangeBlanks: boolean;
  readonly openDictionary: boolean;
  readonly finish: Finish | null;
  readonly players: number;
  readonly patch: Patch;
  readonly first: number | null;
  /** How many tiles each rack is given, where racks are not dealt. */
  readonly given: readonly number[] | null;
  readonly seed: string;
}

/** What a set-up changes besides the variants. */
export type Patch = Partial<Omit<Rules, "end">> & { readonly end?: Partial<Rules["end"]> };

/** The rules of a set-up, as the referee has them. */
export function rulesOf(setup: GameSetup): Rules {
  let rules = { ...presets, ...regions }[setup.preset];
  if (setup.nineTile) rules = variants.nineTile(rules);
  if (setup.exchangeBlanks) rules = variants.exchangeBlanks(rules);
  if (setup.openDictionary) rules = variants.openDictionary(rules);
  if (setup.finish !== null) rules = variants.finishLine(rules, targetsFor(setup.finish, setup.players));
  rules = { ...rules, players: playersFor(setup) };
  return { ...rules, ...setup.patch, end: { ...rules.end, ...setup.patch.end } };
}

/** How many may play: as many as in the preset, and as many as do play. */
export function playersFor({ preset, players }: GameSetup): Rules["players"] {
  const { min, max } = { ...presets, ...regions }[preset].players;
  return { min: Math.min(min, players), max: Math.max(max, players) };
}

/** What is played: an edition, a set of variants, and how many play. */
export interface Combination {
  readonly edition: Edition;
  readonly nineTile: boolean;
  readonly exchangeBlanks: boolean;
  readonly openDictionary: boolean;
  readonly finishLine: boolean;
  readonly players: number;
}

/** All of them: five editions, sixteen sets of variants, one to four players. */
export const combinations: readonly Combination[] = editions.flatMap((edition) =>
  [1, 2, 3, 4].flatMap((players) =>
    Array.from({ length: 16 }, (_, set) => ({
      edition,
      nineTile: (set & 1) !== 0,
      exchangeBlanks: (set & 2) !== 0,
      openDictionary: (set & 4) !== 0,
      finishLine: (set & 8) !== 0,
      players,
    })),
  ),
);

/** Set-ups of a combination; most are small. */
export function gameSetupsOf({
  edition,
  nineTile,
  exchangeBlanks,
  openDictionary,
  finishLine,
  players,
}: Combination): fc.Arbitrary<GameSetup> {
  const small = oneIn(1.2).chain((yes) => (yes ? smallPatches(players, nineTile) : knobs(7)));
  return fc.record({
    preset: fc.constant(edition),
    nineTile: fc.constant(nineTile),
    exchangeBlanks: fc.constant(exchangeBlanks),
    openDictionary: fc.constant(openDictionary),
    finish: finishLine ? finishes(players) : fc.constant(null),
    players: fc.constant(players),
    patch: small,
    ...startsOf(players),
  });
}

/** Who begins, and with which tiles. */
export function startsOf(players: number) {
  return {
    first: fc.option(fc.nat(players - 1)),
    given: fc.oneof(
      { arbitrary: fc.constant(null), weight: 5 },
      { arbitrary: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: players, maxLength: players }), weight: 1 },
    ),
    seed: fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 32, maxLength: 32 }),
  };
}

/** Set-ups of every combination; without nine tiles and targets more often than with them. */
export const gameSetups: fc.Arbitrary<GameSetup> = fc
  .record({
    edition: fc.constantFrom(...editions),
    nineTile: oneIn(4),
    exchangeBlanks: oneIn(2),
    openDictionary: oneIn(4),
    finishLine: oneIn(4),
    players: fc.integer({ min: 1, max: 4 }),
  })
  .chain(gameSetupsOf);

function targetsFor(finish: Finish, players: number): readonly number[] {
  if ("levels" in finish) return variants.targetsOf(finish.levels);
  return "targets" in finish ? finish.targets : Array.from({ length: players }, () => finish.target);
}

function finishes(players: number): fc.Arbitrary<Finish> {
  const points = fc.integer({ min: 5, max: 90 });
  const each = { minLength: players, maxLength: players };
  return fc.oneof(
    // The table of levels has no column for one player.
    players === 1
      ? points.map((target) => ({ target }))
      : fc.array(fc.constantFrom("beginner", "intermediate", "expert"), each).map((levels) => ({ levels })),
    points.map((target) => ({ target })),
    fc.array(points, each).map((targets) => ({ targets })),
  );
}

function smallPatches(players: number, nineTile: boolean): fc.Arbitrary<Patch> {
  return fc.integer({ min: 2, max: 7 }).chain((size) => {
    const rackSize = nineTile ? 9 : size;
    return fc
      .tuple(
        tileSets(players * rackSize),
        layouts,
        knobs(rackSize),
        fc.integer({ min: 2, max: rackSize }),
        oneIn(5),
        oneIn(3),
      )
      .map(([tileSet, layout, patch, most, fewer, second]) => ({
        ...patch,
        // Where no tile scores, all scores stay 0, and something must end the game all the same.
        ...(tileSet.letters.some(({ points, count }) => points > 0 && count > 0)
          ? {}
          : { end: { ...patch.end, zerosNeedScore: false } }),
        tileSet,
        layout,
        ...(nineTile
          ? {}
          : {
              rackSize,
              maxTilesPerPlay: fewer ? most : rackSize,
              bonuses: [
                fewer
                  ? { tiles: most, points: 20 }
                  : { tiles: rackSize, ...(second ? { points: 0, times: 2 } : { points: 20 }) },
              ],
            }),
      }));
  });
}

/** Few tiles on a small board, so that the bag is soon empty. */
export function fewTiles(players: number, rackSize: number): fc.Arbitrary<Required<Pick<Patch, "tileSet" | "layout">>> {
  return fc.record({ tileSet: tileSets(players * rackSize), layout: layoutsWith(fc.constant(standardLayout.legend)) });
}

// Few tiles: enough for the racks and up to a dozen more, of letters that the little words use.
function tileSets(needed: number): fc.Arbitrary<TileSet> {
  return fc
    .record({
      letters: fc.constantFrom(
        [..."AEIOTNRSDL"],
        [..."AEIOTNRSDL"],
        ["A", "CH", "E", "I", "LL", "N", "O", "S", "T", "Ñ"],
      ),
      more: fc.integer({ min: 0, max: 12 }),
      blanks: fc.constantFrom(0, 1, 2, 2, 4),
      points: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 }),
      from: fc.nat(9),
      worthless: oneIn(8), // so that plays are scoreless turns
    })
    .map(({ letters, more, blanks, points, from, worthless }) => ({
      id: "few",
      letters: letters.map((letter, i) => ({
        letter,
        points: worthless ? 0 : (points[i] as number),
        count: Math.floor((needed + more + ((i + from) % letters.length)) / letters.length),
      })),
      blanks: { count: blanks, points: 0 },
    }));
}

/** Premiums that stick, and premiums for tiles of some points only. */
const legendOfToday: Layout["legend"] = {
  ...standardLayout.legend,
  d: { letter: 2, word: 1, sticks: true },
  D: { letter: 1, word: 2, sticks: true },
  t: { letter: 3, word: 1, when: { points: [1, 2, 3] } },
};

const legends = oneIn(4).map((today) => (today ? legendOfToday : standardLayout.legend));
const layouts: fc.Arbitrary<Layout> = layoutsWith(legends);

function layoutsWith(legends: fc.Arbitrary<Layout["legend"]>): fc.Arbitrary<Layout> {
  const sizes = {
    rows: fc.integer({ min: 4, max: 9 }),
    cols: fc.integer({ min: 4, max: 9 }),
    second: oneIn(6),
    legend: legends,
  };
  return fc.record(sizes).chain(({ rows, cols, second, legend }) =>
    fc
      .array(
        fc.oneof(
          { arbitrary: fc.constant("."), weight: 20 },
          { arbitrary: fc.constantFrom("d", "t", "D", "T"), weight: 8 },
          { arbitrary: fc.constant("#"), weight: 1 },
        ),
        { minLength: rows * cols, maxLength: rows * cols },
      )
      .map((squares) => {
        const starts = [{ row: rows >> 1, col: cols >> 1 }, ...(second ? [{ row: 0, col: 1 }] : [])];
        for (const { row, col } of starts) squares[row * cols + col] = "D";
        const rowsOfSquares = Array.from({ length: rows }, (_, row) =>
          squares.slice(row * cols, (row + 1) * cols).join(""),
        );
        return { rows, cols, starts, rowsOfSquares, legend };
      }),
  );
}

/** What a failed challenge may cost; losing the game is as likely as all else together. */
export const prices: fc.Arbitrary<Price> = fc.oneof(
  fc.constantFrom("nothing" as const, "lose-turn" as const, "lose-game" as const, "lose-game" as const),
  fc.record(
    {
      points: fc.integer({ min: 0, max: 10 }),
      per: fc.constantFrom("play" as const, "word" as const),
      to: fc.constantFrom("opponent" as const, "nobody" as const),
      seconds: fc.constant(30),
    },
    { requiredKeys: ["points", "per", "to"] },
  ),
);

// What real games use besides the rulebooks; most games leave it alone.
function knobs(rackSize: number): fc.Arbitrary<Patch> {
  const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
    fc.option(arbitrary, { freq: 3, nil: undefined });
  const changed = fc.record({
    challenge: seldom(
      fc.option(
        fc.record({
          looksUp: fc.constantFrom("every-word", "named-words", "word-by-word"),
          whenWrong: prices,
          schedule: fc.option(fc.array(prices, { minLength: 1, maxLength: 3 })),
        }),
      ),
    ),
    exchange: seldom(
      fc.option(
        fc.record({
          minTiles: fc.constantFrom(0, 1),
          minBag: fc.integer({ min: 0, max: 8 }),
          maxTiles: fc.integer({ min: 1, max: rackSize }),
          perGame: fc.option(fc.integer({ min: 0, max: 3 })),
          keepsScoreless: fc.boolean(),
        }),
      ),
    ),
    leftover: seldom(
      fc.record({
        own: fc.constantFrom("subtract", "keep", "subtract-unless-out"),
        toFinisher: fc.constantFrom(0, 1, 2),
      }),
    ),
    tieBreak: seldom(fc.constantFrom("shared", "before-leftover", "finisher")),
    noRepeats: seldom(fc.boolean()),
    wordCheck: seldom(fc.constantFrom("on-play", "on-challenge")),
    end: seldom(
      fc
        .record({
          passesEach: fc.option(fc.integer({ min: 1, max: 3 })),
          passesInRow: fc.option(fc.integer({ min: 1, max: 5 })),
          scorelessTurns: fc.option(fc.integer({ min: 2, max: 6 })),
          zerosNeedScore: fc.boolean(),
          passesAfterExchanges: fc.boolean(),
          lostTurnsCount: fc.boolean(),
          turnsAfterBag: fc.option(fc.integer({ min: 1, max: 3 })),
          noPlays: fc.boolean(),
        })
        // Something must end a game in which everybody passes.
        .map((end) => ({ ...end, passesEach: end.passesEach ?? ((end.passesInRow ?? end.scorelessTurns) ? null : 2) })),
    ),
  });
  const present = ({ tieBreak, ...patch }: typeof changed extends fc.Arbitrary<infer T> ? T : never): Patch => {
    // Where nobody goes out, nobody can win a tie by that.
    const kept = typeof patch.end?.turnsAfterBag === "number" && tieBreak === "finisher" ? undefined : tieBreak;
    const entries = Object.entries({ ...patch, tieBreak: kept }).filter(([, value]) => value !== undefined);
    return Object.fromEntries(entries);
  };
  return fc.oneof({ arbitrary: fc.constant({}), weight: 2 }, { arbitrary: changed.map(present), weight: 2 });
}

/** Yes in one of so many cases. */
export function oneIn(n: number): fc.Arbitrary<boolean> {
  return fc.nat(99).map((dice) => dice < 100 / n);
}
