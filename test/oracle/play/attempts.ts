import fc from "fast-check";
import { type Random, randomFrom } from "../random.ts";
import type { Board, Dictionary, Pile, Placement, PlayRules, Position, Score } from "../shapes.ts";
import { legalPlacements, randomBoard, randomTile } from "./boards.ts";
import { type Inspection, inspect } from "./judge.ts";
import { isPlacement, spoil } from "./mistakes.ts";
import { labels, playRules, rulesOfToday } from "./play-rules.ts";

/** A play that somebody tries, legal or not: where, which tiles, and with which dictionary, if any. */
export interface Attempt {
  readonly position: Position;
  readonly placements: readonly unknown[];
  readonly dictionary: Dictionary | undefined;
  readonly inspection: Inspection;
}

/** An attempt without a mistake. Nobody knows the rack, and there is no dictionary. */
export interface LegalAttempt extends Attempt {
  readonly placements: readonly Placement[];
}

/** As many attempts as wanted, the same for the same seed. About half of them have a mistake or several. */
export function* attempts(howMany: number, seed: number): Generator<Attempt> {
  const random = randomFrom(seed);
  for (let made = 0; made < howMany; ) {
    const rules = randomRules(random);
    const board = randomBoard(random, rules);
    for (let plays = 0; plays < 10 && made < howMany; plays++) {
      const placements = legalPlacements(random, rules, board, rules.maxTilesPerPlay);
      // A full board has no room for a play; it is judged once, with an empty list.
      yield attemptAt(random, rules, board, placements);
      made += 1;
      if (placements.length === 0) break;
    }
  }
}

/** Any attempt, for laws; shrinks no further than to another seed. */
export const anyAttempt: fc.Arbitrary<Attempt> = fc.nat().map((seed) => [...attempts(1, seed)][0]!);

/** An attempt without a mistake, for laws of the rulebooks, which know neither sticking premiums nor words played. */
export const legalAttempt: fc.Arbitrary<LegalAttempt> = fc
  .nat()
  .map((seed) => {
    const random = randomFrom(seed);
    const rules = randomRules(random, playRules.length - rulesOfToday);
    const board = randomBoard(random, rules);
    const placements = legalPlacements(random, rules, board, rules.maxTilesPerPlay);
    const position: Position = { rules, board, rack: null };
    return { position, placements, dictionary: undefined, inspection: inspect(position, placements) };
  })
  .filter(({ inspection }) => inspection.violations.length === 0);

/** Some rules, in two of five cases the standard ones. */
function randomRules(random: Random, first = playRules.length): PlayRules {
  return random.chance(0.4) ? playRules[random.below(4)]! : random.pick(playRules.slice(0, first));
}

function attemptAt(random: Random, rules: PlayRules, board: Board, legal: readonly Placement[]): Attempt {
  const howMany = random.pick([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3]);
  const placements = random.shuffled(spoil(random, { rules, board, placements: legal }, howMany));
  const bare: Position = { rules, board, rack: randomRack(random, rules, placements) };
  const inspection = inspect(bare, placements);
  const position = rules.noRepeats === true ? { ...bare, wordsPlayed: randomWords(random, inspection.score) } : bare;
  return { position, placements, dictionary: randomDictionary(random, inspection.score), inspection };
}

/** No rack known; one that holds the play and more; one that lacks some of it; one with tiles that are hidden. */
function randomRack(random: Random, rules: PlayRules, placements: readonly unknown[]): Pile | null {
  if (random.chance(0.35)) return null;
  const needed = placements
    .filter(isPlacement)
    .map(({ letter, blank }) => (letter === null || blank === true ? "?" : letter));
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

/** Words that were formed before: now and then one of those that the play forms. */
function randomWords(random: Random, score: Score | null): readonly string[] {
  const chance = random.pick([0, 0.2, 0.6]);
  return [...(score?.words ?? []).map(({ word }) => word).filter(() => random.chance(chance)), "ELSEWHERE"];
}

/** No dictionary, a set of most of the words the play forms, or one that labels their entries. */
function randomDictionary(random: Random, score: Score | null): Dictionary | undefined {
  if (random.chance(0.5)) return undefined;
  const known = random.pick([1, 1, 1, 0.8, 0.3]);
  const words = (score?.words ?? [])
    .filter(() => random.chance(known))
    .map(({ word, letters }) => ({ word, key: letters.map(({ letter }) => letter).join("\u0000") }));
  const kind = random.below(3);
  if (kind === 0) return new Set(words.map(({ word }) => word));
  const keys = new Set(words.map(({ key }) => key));
  const has: Dictionary["has"] = (_word, letters) => keys.has(letters.join("\u0000"));
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
