import { readLayout } from "../board/layout.ts";
import { premiumField } from "../board/premium.ts";
import { join, joinKey } from "../read/describe.ts";
import type { Reader } from "../read/reader.ts";
import { type Field, type ReaderContext, readEach, readObject, type Shape } from "../read/shape.ts";
import { readTileSet } from "../tiles/tile-set.ts";
import type { ChallengePenalty, ChallengeRule, EndRule, ExchangeRule, LeftoverRule, Ruleset } from "./ruleset.ts";

/**
 * Reads a ruleset of unknown shape. Returns `null`, with every problem noted, if it is not a ruleset.
 *
 * The shapes below have every field of their types, or they do not compile. A field that is added later says with `off`
 * what it is where it is `null` or `false`, and is `optional`: rulesets that lack it stay as they are. Then older
 * rulesets can still be read, and older versions of the library ignore it where it is off. docs/architecture.md lists
 * what else a new field needs.
 */
export function readRuleset(reader: Reader, value: unknown, path: string): Ruleset | null {
  const before = reader.failures;
  const ruleset = readObject({ reader }, value, path, rulesetShape);
  ruleset?.bonuses.forEach(({ tiles }, i) => {
    const most = ruleset.maxTilesPerPlay;
    if (tiles > most)
      reader.fail("range", join(path, `bonuses[${i}].tiles`), `at most ${most}, the most tiles of a play`, tiles);
  });
  if (ruleset !== null) checkTogether(reader, ruleset, path);
  return reader.failures > before ? null : ruleset;
}

/** Fields that make sense by themselves, but not together. */
function checkTogether(reader: Reader, { layout, tileSet, end, tieBreak }: Ruleset, path: string): void {
  if (tieBreak === "finisher" && end.turnsAfterBag)
    reader.fail("choice", join(path, "tieBreak"), "another one: with turnsAfterBag nobody goes out", tieBreak);
  const known = new Set(tileSet.letters.map(({ letter }) => letter));
  for (const [character, premium] of Object.entries(layout.legend)) {
    const letters = premium === "hole" ? [] : (premium.when?.letters ?? []);
    const at = `${joinKey(join(path, "layout.legend"), character)}.when.letters`;
    for (const letter of letters)
      if (!known.has(letter)) reader.fail("unknown-letter", at, `letters of the tile set ${tileSet.id}`, letter);
  }
}

const mostTiles = 64; // a play fills a line at most
const mostPoints = 1_000_000;

const playersShape: Shape<Ruleset["players"]> = { min: { integer: [1, 16] }, max: { integer: [1, 16] } };

const bonusShape: Shape<Ruleset["bonuses"][number]> = {
  tiles: { integer: [1, mostTiles] },
  points: { integer: [-mostPoints, mostPoints] },
  times: { integer: [2, 100], off: undefined },
};

const exchangeShape: Shape<ExchangeRule> = {
  minTiles: { oneOf: [0, 1] },
  minBag: { integer: [0, 1000] },
  maxTiles: { integer: [1, mostTiles] },
  perGame: { integer: [0, 1000], orNull: true },
  keepsScoreless: { boolean: true, off: false, optional: true },
};

const pointsShape: Shape<Extract<ChallengePenalty, object>> = {
  points: { integer: [0, mostPoints] },
  per: { oneOf: ["play", "word"] },
  to: { oneOf: ["opponent", "nobody"] },
  seconds: { integer: [1, 86_400], off: undefined },
};

const penaltyField: Field<ChallengePenalty> = {
  oneOf: ["nothing", "lose-turn", "lose-game"],
  orObject: pointsShape,
};

const challengeShape: Shape<ChallengeRule> = {
  looksUp: { oneOf: ["every-word", "named-words"] },
  whenWrong: penaltyField,
  schedule: { read: readSchedule, off: null, optional: true },
};

const endShape: Shape<EndRule> = {
  passesEach: { integer: [1, 1000], orNull: true },
  passesInRow: { integer: [1, 1000], off: null, optional: true },
  scorelessTurns: { integer: [1, 1000], orNull: true },
  zerosNeedScore: { boolean: true, off: false, optional: true },
  turnsAfterBag: { integer: [1, 64], off: null, optional: true },
  noPlays: { boolean: true },
  targets: { read: readTargets, orNull: true },
};

const leftoverShape: Shape<LeftoverRule> = {
  own: { oneOf: ["subtract", "keep", "subtract-unless-out"] },
  toFinisher: { oneOf: [0, 1, 2] },
};

/** How each field of a ruleset is read. */
export const rulesetShape: Shape<Ruleset> = {
  id: { text: 100 },
  variants: { list: 100, of: { text: 100 } },
  tileSet: ({ reader }, value, path) => readTileSet(reader, value, path),
  layout: { read: ({ reader }, value, path) => readLayout(reader, value, path), inside: { ".legend[]": premiumField } },
  players: { read: readPlayers, inside: { "": { object: playersShape } } },
  rackSize: { integer: [1, mostTiles] },
  maxTilesPerPlay: { integer: [1, mostTiles] },
  bonuses: { read: readBonuses, inside: { "[]": { object: bonusShape } } },
  exchange: { object: exchangeShape, orNull: true },
  blankExchange: { boolean: true },
  wordCheck: { oneOf: ["on-play", "on-challenge"] },
  challenge: { object: challengeShape, orNull: true },
  forbiddenLabels: { list: 100, of: { text: 100 } },
  noRepeats: { boolean: true, off: false, optional: true },
  dictionaryUse: { oneOf: ["challenges", "spelling", "no-search", "free"] },
  end: { object: endShape },
  leftover: { object: leftoverShape },
  tieBreak: { oneOf: ["shared", "before-leftover", "finisher"] },
};

function readPlayers(context: ReaderContext, value: unknown, path: string): Ruleset["players"] | null {
  const players = readObject(context, value, path, playersShape);
  if (players !== null && players.max < players.min)
    return context.reader.fail("range", join(path, "max"), `at least ${players.min}, the minimum`, players.max);
  return players;
}

function readBonuses(context: ReaderContext, value: unknown, path: string): Ruleset["bonuses"] | null {
  const bonuses = readEach(context, value, path, mostTiles, { object: bonusShape });
  const seen = new Set<number>();
  bonuses?.forEach(({ tiles, points, times }, i) => {
    if (seen.has(tiles))
      context.reader.fail("repeated", join(join(path, i), "tiles"), "one bonus for each number of tiles", tiles);
    seen.add(tiles);
    if (times !== undefined && points !== 0)
      context.reader.fail("range", join(join(path, i), "points"), "0, because the bonus multiplies", points);
  });
  return bonuses;
}

function readSchedule(context: ReaderContext, value: unknown, path: string): readonly ChallengePenalty[] | null {
  const schedule = readEach(context, value, path, 100, penaltyField);
  if (schedule?.length === 0)
    return context.reader.fail("range", path, "a price for the first failed challenge", "none");
  return schedule;
}

function readTargets(context: ReaderContext, value: unknown, path: string): readonly number[] | null {
  const targets = readEach<number, ReaderContext>(context, value, path, 16, { integer: [1, mostPoints] });
  if (targets?.length === 0)
    return context.reader.fail("range", path, "one target for all, or one for each player", "none");
  return targets;
}
