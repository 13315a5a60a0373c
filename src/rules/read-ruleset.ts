import { layoutField } from "../board/layout.ts";
import { join, joinKey } from "../read/describe.ts";
import type { Reader } from "../read/reader.ts";
import { type Field, type ReaderContext, readObject, type Shape } from "../read/shape.ts";
import { tileSetField } from "../tiles/tile-set.ts";
import { mostOnRack, mostPlayers, mostRulePoints } from "./limits.ts";
import { checkPlayable } from "./playable.ts";
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
  if (ruleset !== null) {
    checkLetters(reader, ruleset, path);
    checkRules(reader, ruleset, path);
  }
  return reader.failures > before ? null : ruleset;
}

/** Notes why fields make no sense together, each of which makes sense by itself. */
export function checkRules(reader: Reader, ruleset: Ruleset, path: string): void {
  ruleset.bonuses.forEach(({ tiles }, i) => {
    const most = ruleset.maxTilesPerPlay;
    if (tiles > most)
      reader.fail("conflict", join(path, `bonuses[${i}].tiles`), { why: "max-tiles", limit: most }, tiles);
  });
  const { end, tieBreak } = ruleset;
  if (tieBreak === "finisher" && end.turnsAfterBag)
    reader.fail("conflict", join(path, "tieBreak"), { why: "turns-after-bag", limit: null }, tieBreak);
  checkPlayable(reader, ruleset, path);
}

/** Notes premium squares for letters that the tile set does not have. */
function checkLetters(reader: Reader, { layout, tileSet }: Ruleset, path: string): void {
  const known = new Set(tileSet.letters.map(({ letter }) => letter));
  for (const [character, premium] of Object.entries(layout.legend)) {
    const letters = premium === "hole" ? [] : (premium.when?.letters ?? []);
    const at = `${joinKey(join(path, "layout.legend"), character)}.when.letters`;
    for (const letter of letters)
      if (!known.has(letter)) reader.fail("unknown-letter", at, { tileSet: tileSet.id, empty: null }, letter);
  }
}

const playersShape: Shape<Ruleset["players"]> = {
  min: { integer: [1, mostPlayers] },
  max: { integer: [1, mostPlayers] },
};

const bonusShape: Shape<Ruleset["bonuses"][number]> = {
  tiles: { integer: [1, mostOnRack] },
  points: { integer: [-mostRulePoints, mostRulePoints] },
  times: { integer: [2, 100], off: undefined },
};

const exchangeShape: Shape<ExchangeRule> = {
  minTiles: { oneOf: [0, 1] },
  minBag: { integer: [0, 1000] },
  maxTiles: { integer: [1, mostOnRack] },
  perGame: { integer: [0, 1000], orNull: true },
  keepsScoreless: { boolean: true, off: false, optional: true },
};

/** What a failed challenge costs in points. */
const pointsShape: Shape<Extract<ChallengePenalty, object>> = {
  points: { integer: [0, mostRulePoints] },
  per: { oneOf: ["play", "word"] },
  to: { oneOf: ["opponent", "nobody"] },
  seconds: { integer: [1, 86_400], off: undefined },
};

/** What a failed challenge costs. */
export const penaltyField: Field<ChallengePenalty> = {
  oneOf: ["nothing", "lose-turn", "lose-game"],
  orObject: pointsShape,
};

const challengeShape: Shape<ChallengeRule> = {
  looksUp: { oneOf: ["every-word", "named-words", "word-by-word"] },
  whenWrong: penaltyField,
  schedule: { list: 100, of: penaltyField, nonEmpty: "prices", off: null, optional: true },
};

const endShape: Shape<EndRule> = {
  passesEach: { integer: [1, 1000], orNull: true },
  passesInRow: { integer: [1, 1000], off: null, optional: true },
  passesAfterExchanges: { boolean: true, off: false, optional: true },
  scorelessTurns: { integer: [1, 1000], orNull: true },
  lostTurnsCount: { boolean: true, off: false, optional: true },
  zerosNeedScore: { boolean: true, off: false, optional: true },
  turnsAfterBag: { integer: [1, 64], off: null, optional: true },
  noPlays: { boolean: true },
  targets: { list: mostPlayers, of: { integer: [1, mostRulePoints] }, nonEmpty: "targets", orNull: true },
};

const leftoverShape: Shape<LeftoverRule> = {
  own: { oneOf: ["subtract", "keep", "subtract-unless-out"] },
  toFinisher: { oneOf: [0, 1, 2] },
};

/** A ruleset without its name, its tiles and its board. */
export type Rules = Omit<Ruleset, "id" | "variants" | "tileSet" | "layout">;

/** How each field of it is read. */
export const rulesShape: Shape<Rules> = {
  players: { object: playersShape, check: checkPlayers },
  rackSize: { integer: [1, mostOnRack] },
  maxTilesPerPlay: { integer: [1, mostOnRack] },
  bonuses: { list: mostOnRack, of: { object: bonusShape }, check: checkBonuses },
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

/** How each field of a ruleset is read. */
export const rulesetShape: Shape<Ruleset> = /* @__PURE__ */ (() => ({
  id: { text: 100 },
  variants: { list: 100, of: { text: 100 } },
  tileSet: tileSetField,
  layout: layoutField,
  ...rulesShape,
}))();

function checkPlayers({ reader }: ReaderContext, { min, max }: Ruleset["players"], path: string): void {
  if (max < min) reader.fail("conflict", join(path, "max"), { why: "players", limit: min }, max);
}

function checkBonuses({ reader }: ReaderContext, bonuses: Ruleset["bonuses"], path: string): void {
  const seen = new Set<number>();
  bonuses.forEach(({ tiles, points, times }, i) => {
    if (seen.has(tiles)) reader.fail("repeated", join(join(path, i), "tiles"), { of: "bonus" }, tiles);
    seen.add(tiles);
    if (times !== undefined && points !== 0)
      reader.fail("conflict", join(join(path, i), "points"), { why: "multiplies", limit: null }, points);
  });
}
