import { premiumField, readLayout } from "../board/layout.ts";
import { join } from "../read/describe.ts";
import type { Reader } from "../read/reader.ts";
import { type ReaderContext, readEach, readObject, type Shape } from "../read/shape.ts";
import { readTileSet } from "../tiles/tile-set.ts";
import type { ChallengePenalty, ChallengeRule, EndRule, ExchangeRule, LeftoverRule, Ruleset } from "./ruleset.ts";

/**
 * Reads a ruleset of unknown shape. Returns `null`, with every problem noted, if it is not a ruleset.
 *
 * The shapes below have every field of their types, or they do not compile. A field that is added later says with `off`
 * what it is where it is `null` or `false`, and is `optional`: rulesets that lack it stay as they are. Then older
 * rulesets can still be read, and older versions of the library ignore it where it is off. docs/architecture.md lists what else a new field needs.
 */
export function readRuleset(reader: Reader, value: unknown, path: string): Ruleset | null {
  const before = reader.failures;
  const ruleset = readObject({ reader }, value, path, rulesetShape);
  ruleset?.bonuses.forEach(({ tiles }, i) => {
    const most = ruleset.maxTilesPerPlay;
    if (tiles > most)
      reader.fail("range", join(path, `bonuses[${i}].tiles`), `at most ${most}, the most tiles of a play`, tiles);
  });
  return reader.failures > before ? null : ruleset;
}

const mostTiles = 64; // a play fills a line at most
const mostPoints = 1_000_000;

const playersShape: Shape<Ruleset["players"]> = { min: { integer: [2, 8] }, max: { integer: [2, 8] } };

const bonusShape: Shape<Ruleset["bonuses"][number]> = {
  tiles: { integer: [1, mostTiles] },
  points: { integer: [-mostPoints, mostPoints] },
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
};

const challengeShape: Shape<ChallengeRule> = {
  looksUp: { oneOf: ["every-word", "named-words"] },
  whenWrong: { oneOf: ["nothing", "lose-turn", "lose-game"], orObject: pointsShape },
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
  dictionaryUse: { oneOf: ["challenges", "spelling", "no-search", "free"] },
  end: { object: endShape },
  leftover: { object: leftoverShape },
  tieBreak: { oneOf: ["shared", "before-leftover"] },
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
  bonuses?.forEach(({ tiles }, i) => {
    if (seen.has(tiles))
      context.reader.fail("repeated", join(join(path, i), "tiles"), "one bonus for each number of tiles", tiles);
    seen.add(tiles);
  });
  return bonuses;
}

function readTargets(context: ReaderContext, value: unknown, path: string): readonly number[] | null {
  const targets = readEach<number, ReaderContext>(context, value, path, 8, { integer: [1, mostPoints] });
  if (targets?.length === 0)
    return context.reader.fail("range", path, "one target for all, or one for each player", "none");
  return targets;
}
