// How evenly games draw, measured with the chi-square test. `draws.test.ts` looks at thousands of draws, test/slow at millions.
import { applyMove, createGame, defineRuleset, type GameState, type Tile, unwrap } from "tilewright";
import { us2021 } from "tilewright/rulesets";

/** How far the counts are from the expected ones, in standard deviations: above 0 less even, below 0 more even than chance. */
export function unevenness(counts: readonly number[], expected: readonly number[], correction = 1): number {
  const squares = counts.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0) / correction;
  // The cube root of chi-square is nearly normal (Wilson and Hilferty).
  const freedom = counts.length - 1;
  return (Math.cbrt(squares / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
}

/** A measure that stays between -5 and 5 if chance is fair: all but one time in a million. */
export interface Measure {
  readonly name: string;
  readonly of: (draws: number, seed: string) => number;
}

/** Each draws as many times as asked for, and says how uneven the draws were. */
export const measures: readonly Measure[] = [
  ...["A?", "AB?", "ABCDEFGHI?", `${letters(58)}??`].map((bag) => ({
    name: `one tile from a bag of ${[...bag].length}`,
    of: (draws: number, seed: string) => unevennessOfTiles(bag, 1, draws, seed),
  })),
  ...["ABCDEFGH?", `${letters(58)}??`].map((bag) => ({
    name: `seven tiles from a bag of ${[...bag].length}`,
    of: (draws: number, seed: string) => unevennessOfTiles(bag, 7, draws, seed),
  })),
  { name: "pairs of tiles from a bag of 6", of: unevennessOfPairs },
  { name: "racks dealt from the English tiles", of: unevennessOfRacks },
];

/** So many different letters. */
function letters(count: number): string {
  return Array.from({ length: count }, (_, i) => String.fromCharCode(0x4e00 + i)).join("");
}

/** A game with these tiles in the bag, and seven other tiles to exchange. */
function gameWith(bag: string): GameState {
  const kinds = [...new Set([...bag, "Z"])].filter((tile) => tile !== "?");
  const count = (tile: Tile): number => [...bag, ..."ZZZZZZZZ"].filter((other) => other === tile).length;
  const tileSet = {
    id: "few",
    letters: kinds.map((letter) => ({ letter, points: 1, count: count(letter) })),
    blanks: { count: count("?"), points: 0 },
  };
  const ruleset = defineRuleset(us2021, { tileSet });
  return createGame({ players: 2, ruleset, first: 0, seed: "", racks: [[..."ZZZZZZZ"], ["Z"]] });
}

/** The tiles that an exchange draws, under so many seeds. */
function* drawsFrom(bag: string, count: number, draws: number, seed: string): Generator<readonly Tile[]> {
  const game = gameWith(bag);
  const move = { type: "exchange", tiles: Array.from({ length: count }, () => "Z") } as const;
  for (let i = 0; i < draws; i++) {
    const [event] = unwrap(applyMove({ ...game, seed: `${seed} ${i}` }, move)).events;
    if (event?.type === "exchanged") yield event.drawn.tiles;
  }
}

function unevennessOfTiles(bag: string, count: number, draws: number, seed: string): number {
  const counts = countsOf(drawsFrom(bag, count, draws, seed));
  const size = [...bag].length;
  const kinds = [...new Set(bag)];
  const expected = kinds.map((kind) => (draws * count * [...bag].filter((tile) => tile === kind).length) / size);
  // Draws without putting back vary less.
  return unevenness(
    kinds.map((kind) => counts.get(kind) ?? 0),
    expected,
    (size - count) / (size - 1),
  );
}

function unevennessOfPairs(draws: number, seed: string): number {
  const pairs = function* () {
    for (const tiles of drawsFrom("ABCDE?", 2, draws, seed)) yield [tiles.join("")];
  };
  const counts = countsOf(pairs());
  const found = [...counts.values(), ...Array.from({ length: Math.max(0, 15 - counts.size) }, () => 0)];
  return unevenness(
    found,
    found.map(() => draws / 15),
  );
}

function unevennessOfRacks(draws: number, seed: string): number {
  const { letters: kinds, blanks } = us2021.tileSet;
  const racks = function* () {
    for (let i = 0; i < draws; i++)
      yield createGame({ players: 2 + (i % 3), first: 0, seed: `${seed} ${i}` }).players[0]?.rack.tiles ?? [];
  };
  const counts = countsOf(racks());
  const all = [...kinds, { letter: "?", count: blanks.count }];
  return unevenness(
    all.map(({ letter }) => counts.get(letter) ?? 0),
    all.map(({ count }) => (draws * 7 * count) / 100),
    93 / 99,
  );
}

function countsOf(draws: Iterable<readonly Tile[]>): ReadonlyMap<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tiles of draws) for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}
