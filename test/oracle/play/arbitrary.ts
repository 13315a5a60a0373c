import fc from "fast-check";
import { goodPlay, randomBoard, randomTile } from "./boards.ts";
import { faults } from "./faults.ts";
import { type Examined, examine } from "./oracle.ts";
import { type Random, randomFrom } from "./random.ts";
import type { Count, Heap, Laid, Rules, Situation, WordBook } from "./shapes.ts";
import { labels, worlds } from "./worlds.ts";

/** One play to be judged: where, which tiles, and by which dictionary, if any. */
export interface Case {
  situation: Situation;
  placements: readonly unknown[];
  dictionary: WordBook | undefined;
  examined: Examined;
}

/** A case whose placements all are some. */
export interface GoodCase extends Case {
  placements: readonly Laid[];
}

/** As many cases as wanted, the same for the same seed. About half of them are spoilt in one way or several. */
export function* cases(howMany: number, seed: number): Generator<Case> {
  const random = randomFrom(seed);
  for (let made = 0; made < howMany; ) {
    const rules = randomRules(random);
    const board = randomBoard(random, rules);
    for (let plays = 0; plays < 10 && made < howMany; plays++) {
      const tiles = goodPlay(random, rules, board, rules.maxTilesPerPlay);
      // A full board has no room for a play; it is judged once, with an empty list.
      yield caseOf(random, rules, board, tiles);
      made += 1;
      if (tiles.length === 0) break;
    }
  }
}

/** Any case, for laws; shrinks no further than to another seed. */
export const anyCase: fc.Arbitrary<Case> = fc.nat().map((seed) => [...cases(1, seed)][0]!);

/** A play that nothing is wrong with but, perhaps, its words and its rack. */
export const goodCase: fc.Arbitrary<GoodCase> = fc
  .nat()
  .map((seed) => {
    const random = randomFrom(seed);
    const rules = randomRules(random);
    const board = randomBoard(random, rules);
    const placements = goodPlay(random, rules, board, rules.maxTilesPerPlay);
    const situation: Situation = { rules, board, rack: null };
    return { situation, placements, dictionary: undefined, examined: examine(situation, placements) };
  })
  .filter(({ examined }) => examined.violations.length === 0);

/** One of the worlds, the standard ones as often as all others. */
function randomRules(random: Random): Rules {
  return random.chance(0.5) ? worlds[random.below(4)]! : random.pick(worlds);
}

function caseOf(random: Random, rules: Rules, board: Situation["board"], tiles: readonly Laid[]): Case {
  let placements: readonly unknown[] = tiles;
  const spoils = random.pick([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3]);
  for (let i = 0; i < spoils; i++) {
    const whole = placements.filter((tile): tile is Laid => tiles.length > 0 && isLaid(tile));
    if (whole.length > 0) placements = random.pick(faults)(random, rules, board, whole);
  }
  placements = random.shuffled(placements);
  const rack = randomRack(random, rules, placements);
  const situation: Situation = { rules, board, rack };
  const examined = examine(situation, placements);
  return { situation, placements, dictionary: randomDictionary(random, examined.count), examined };
}

function isLaid(thing: unknown): boolean {
  const { row, col, letter, blank } = Object(thing) as Record<string, unknown>;
  const whole = Number.isInteger(row) && Number.isInteger(col) && (typeof letter === "string" || letter === null);
  return whole && (typeof blank === "boolean" || blank === undefined);
}

/** No rack known; one that holds the play and more; one that lacks some of it; one with tiles that are hidden. */
function randomRack(random: Random, rules: Rules, placements: readonly unknown[]): Heap | null {
  if (random.chance(0.35)) return null;
  const needed = placements.filter(isLaid).map((tile) => {
    const { letter, blank } = tile as Laid;
    return letter === null || blank === true ? "?" : letter;
  });
  const others = Array.from({ length: Math.max(0, rules.rackSize - needed.length) }, () => {
    const { letter, blank } = randomTile(random, rules);
    return blank ? "?" : letter;
  });
  const known = needed.filter((tile) => tile === "?" || rules.tileSet.letters.some(({ letter }) => letter === tile));
  const whole = random.shuffled([...known, ...others]);
  if (random.chance(0.75)) return { tiles: whole, hidden: 0 };
  const held = random.chance(0.1) ? [] : whole.slice(random.below(4));
  return { tiles: held, hidden: random.chance(0.6) ? 0 : random.below(4) };
}

/** No dictionary, a set of most of the words the play forms, or one that labels their entries. */
function randomDictionary(random: Random, count: Count | null): WordBook | undefined {
  if (random.chance(0.5)) return undefined;
  const known = random.pick([1, 1, 1, 0.8, 0.3]);
  const words = (count?.words ?? [])
    .filter(() => random.chance(known))
    .map(({ word, letters }) => ({ word, key: letters.map(({ letter }) => letter).join("\u0000") }));
  const kind = random.below(3);
  if (kind === 0) return new Set(words.map(({ word }) => word));
  const keys = new Set(words.map(({ key }) => key));
  const has: WordBook["has"] = (_word, letters) => keys.has(letters.join("\u0000"));
  if (kind === 1) return { has };
  const entries = new Map(words.map(({ word }) => [word, randomEntries(random)]));
  return { has, labels: (word) => entries.get(word) ?? [] };
}

/** Up to three entries of a word, each with up to three labels. */
function randomEntries(random: Random): readonly (readonly string[])[] {
  const howMany = random.pick([0, 1, 1, 1, 2, 3]);
  const most = random.pick([0, 1, 3]);
  return Array.from({ length: howMany }, () =>
    Array.from({ length: random.below(most + 1) }, () => random.pick(labels)),
  );
}
