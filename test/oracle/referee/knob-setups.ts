// Games under the presets of regions, and games with the knobs that no rulebook has: each alone, and each pair.
import fc from "fast-check";
import { type PlayKnob, playKnobs, withPlayKnobs } from "../play/knobs.ts";
import { randomFrom } from "../random.ts";
import type { Layout, TileSet } from "../shapes.ts";
import { editions } from "./presets.ts";
import { type Region, regions, worldEnglishPrices } from "./regions.ts";
import { fewTiles, type GameSetup, gameSetups, oneIn, type Patch, prices, startsOf } from "./setups.ts";

/** Few tiles on a small board under plain rules, to which a knob is added. */
type Plain = Patch & {
  readonly tileSet: TileSet;
  readonly layout: Layout;
  readonly rackSize: number;
  readonly maxTilesPerPlay: number;
};

/** Adds a knob to what is there. */
type Knob = (plain: Plain) => Plain;

const number = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
const end =
  (change: Patch["end"] & object): Knob =>
  (plain) => ({ ...plain, end: { ...plain.end, ...change } });

const noVariants = {
  nineTile: fc.constant(false),
  exchangeBlanks: fc.constant(false),
  openDictionary: fc.constant(false),
  finish: fc.constant(null),
};

/** Each knob of games by its path, with the values it is tried with, and with what it needs to matter. */
const gameKnobs = {
  // Half the games have challenges word by word that cost turns: the last turn may be missed while words are open.
  "end.turnsAfterBag": fc.tuple(number(1, 3), fc.boolean()).map(
    ([turnsAfterBag, byWord]): Knob =>
      (plain) => ({
        ...end({ turnsAfterBag })(plain),
        ...(byWord ? { challenge: { looksUp: "word-by-word", whenWrong: "lose-turn" } } : {}),
      }),
  ),
  "end.passesInRow": fc
    .tuple(number(1, 6), fc.constantFrom(null, 2))
    .map(([passesInRow, passesEach]) => end({ passesInRow, passesEach })),
  "end.zerosNeedScore": fc
    .tuple(number(2, 4), fc.constantFrom(1, 2, null))
    .map(([scorelessTurns, passesEach]) => end({ zerosNeedScore: true, scorelessTurns, passesEach })),
  // The bag empties in some games before anybody passes, and in others never.
  "end.passesAfterExchanges": fc.tuple(fc.constantFrom(1, 2, null), fc.constantFrom(2, 3, null), number(0, 7)).map(
    ([passesEach, passesInRow, minBag]): Knob =>
      (plain) => ({
        ...end({ passesAfterExchanges: true, passesEach, passesInRow, scorelessTurns: 9 })(plain),
        exchange: { minTiles: 1, minBag, maxTiles: plain.rackSize, perGame: null },
      }),
  ),
  // Two may owe turns, for words of one play.
  "end.lostTurnsCount": fc.tuple(number(1, 4), fc.constantFrom("named-words" as const, "word-by-word" as const)).map(
    ([scorelessTurns, looksUp]): Knob =>
      (plain) => ({
        ...end({ lostTurnsCount: true, scorelessTurns })(plain),
        challenge: { looksUp, whenWrong: "lose-turn" },
      }),
  ),
  "exchange.keepsScoreless": fc.record({ minTiles: fc.constantFrom(0, 1), scorelessTurns: number(2, 4) }).map(
    ({ minTiles, scorelessTurns }): Knob =>
      (plain) => {
        const exchange = {
          minTiles,
          minBag: 1,
          maxTiles: plain.rackSize,
          perGame: null,
          keepsScoreless: true,
        } as const;
        return { ...end({ scorelessTurns })(plain), exchange };
      },
  ),
  "challenge.schedule": fc
    .record({
      looksUp: fc.constantFrom("every-word" as const, "named-words" as const, "word-by-word" as const),
      whenWrong: prices,
      schedule: fc.array(prices, { minLength: 1, maxLength: 4 }),
    })
    .map(
      (challenge): Knob =>
        (plain) => ({ ...plain, challenge }),
    ),
  // Where no tile is worth anything and few passes end nothing, most games end in a tie, and with somebody going out.
  tieBreak: fc.tuple(oneIn(1.5), fc.constantFrom("keep" as const, "subtract" as const)).map(
    ([worthless, own]): Knob =>
      (plain) => ({
        ...plain,
        ...(worthless ? { tileSet: withoutPoints(plain.tileSet), bonuses: [] } : {}),
        end: { passesEach: 20, ...plain.end, ...(worthless ? { zerosNeedScore: false } : {}) },
        leftover: { own, toFinisher: 0 },
        tieBreak: "finisher",
      }),
  ),
  players: fc.constant<Knob>((plain) => plain),
} satisfies Record<string, fc.Arbitrary<Knob>>;

/** The name of a knob, of games or of one play. */
export type KnobName = keyof typeof gameKnobs | PlayKnob;

/** All of them. */
export const knobNames: readonly KnobName[] = [...(Object.keys(gameKnobs) as (keyof typeof gameKnobs)[]), ...playKnobs];

/** Every two of them but the two that no ruleset can have together: with turnsAfterBag nobody goes out. */
export const knobPairs: readonly (readonly [KnobName, KnobName])[] = knobNames
  .flatMap((one, index) => knobNames.slice(index + 1).map((other) => [one, other] as const))
  .filter((pair) => !(pair.includes("end.turnsAfterBag") && pair.includes("tieBreak")));

/** Set-ups with these knobs, for one to four players; for one, or for five to sixteen, where `players` is among them. */
export function setupsWith(names: readonly KnobName[]): fc.Arbitrary<GameSetup> {
  const many = names.includes("players");
  const chosen = fc.tuple(...names.map(valuesOf));
  return (many ? fc.constantFrom(1, 5, 6, 8, 11, 16) : number(1, 4)).chain((players) =>
    number(2, players > 4 ? 3 : 7).chain((rackSize) =>
      fc.record({
        ...noVariants,
        preset: fc.constantFrom(...editions),
        players: fc.constant(players),
        patch: fc.tuple(fewTiles(players, rackSize), chosen).map(([few, changes]) => {
          const bonuses = [{ tiles: rackSize, points: 20 }];
          const plain: Plain = { ...few, rackSize, maxTilesPerPlay: rackSize, bonuses };
          return changes.reduce((patch, change) => change(patch), plain);
        }),
        ...startsOf(players),
      }),
    ),
  );
}

function valuesOf(name: KnobName): fc.Arbitrary<Knob> {
  if (name in gameKnobs) return gameKnobs[name as keyof typeof gameKnobs];
  return fc.nat().map((chance) => (plain) => withPlayKnobs(plain, [name as PlayKnob], randomFrom(chance)));
}

/** Set-ups of a region; three of four with few tiles on a small board. */
export function setupsIn(region: Region, players: number): fc.Arbitrary<GameSetup> {
  const few = fewTiles(players, regions[region].rackSize);
  const size = fc.oneof({ arbitrary: fc.constant({}), weight: 1 }, { arbitrary: few, weight: 3 });
  const challenge =
    region === "worldEnglish2022"
      ? fc.option(fc.constantFrom(...Object.values(worldEnglishPrices)))
      : fc.constant(null);
  return fc.record({
    ...noVariants,
    preset: fc.constant(region),
    players: fc.constant(players),
    patch: fc.tuple(size, challenge).map(([patch, price]) => (price === null ? patch : { ...patch, challenge: price })),
    ...startsOf(players),
  });
}

/** All there are: rulebooks with variants, knobs that they lack in pairs, and regions. */
export const anySetups: fc.Arbitrary<GameSetup> = fc.oneof(
  { arbitrary: gameSetups, weight: 2 },
  { arbitrary: fc.constantFrom(...knobPairs).chain(setupsWith), weight: 1 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...(Object.keys(regions) as Region[])), number(1, 4))
      .chain(([region, players]) => setupsIn(region, players)),
    weight: 1,
  },
);

function withoutPoints(tileSet: TileSet): TileSet {
  return { ...tileSet, letters: tileSet.letters.map((line) => ({ ...line, points: 0 })) };
}
