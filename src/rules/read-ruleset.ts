import { readLayout } from "../board/layout.ts";
import { join } from "../read/describe.ts";
import type { Reader } from "../read/reader.ts";
import { readTileSet } from "../tiles/tile-set.ts";
import type { ChallengePenalty, ChallengeRule, EndRule, ExchangeRule, LeftoverRule, Ruleset } from "./ruleset.ts";

const knobs: readonly (keyof Ruleset)[] = [
  "id",
  "variants",
  "tileSet",
  "layout",
  "players",
  "rackSize",
  "maxTilesPerPlay",
  "bonuses",
  "exchange",
  "blankExchange",
  "wordCheck",
  "challenge",
  "forbiddenLabels",
  "dictionaryUse",
  "end",
  "leftover",
  "tieBreak",
];

const mostTiles = 64; // a play fills a line at most
const mostPoints = 1_000_000;

/** Reads a ruleset of unknown shape, by value; `null` with every problem noted if it is none. */
export function readRuleset(reader: Reader, value: unknown, path: string): Ruleset | null {
  const before = reader.failures;
  const found = reader.record(value, path, knobs);
  if (found === null) return null;
  const at = (knob: keyof Ruleset): string => join(path, knob);
  const ruleset = {
    id: reader.text(found["id"], at("id"), 100),
    variants: readTexts(reader, found["variants"], at("variants")),
    tileSet: readTileSet(reader, found["tileSet"], at("tileSet")),
    layout: readLayout(reader, found["layout"], at("layout")),
    players: readPlayers(reader, found["players"], at("players")),
    rackSize: reader.integer(found["rackSize"], at("rackSize"), 1, mostTiles),
    maxTilesPerPlay: reader.integer(found["maxTilesPerPlay"], at("maxTilesPerPlay"), 1, mostTiles),
    bonuses: readBonuses(reader, found["bonuses"], at("bonuses")),
    exchange: found["exchange"] === null ? null : readExchange(reader, found["exchange"], at("exchange")),
    blankExchange: reader.boolean(found["blankExchange"], at("blankExchange")),
    wordCheck: reader.oneOf(found["wordCheck"], at("wordCheck"), ["on-play", "on-challenge"]),
    challenge: found["challenge"] === null ? null : readChallenge(reader, found["challenge"], at("challenge")),
    forbiddenLabels: readTexts(reader, found["forbiddenLabels"], at("forbiddenLabels")),
    dictionaryUse: reader.oneOf(found["dictionaryUse"], at("dictionaryUse"), ["challenges", "free"]),
    end: readEnd(reader, found["end"], at("end")),
    leftover: readLeftover(reader, found["leftover"], at("leftover")),
    tieBreak: reader.oneOf(found["tieBreak"], at("tieBreak"), ["shared", "before-leftover"]),
  };
  return reader.failures > before ? null : (ruleset as Ruleset);
}

function readTexts(reader: Reader, value: unknown, path: string): readonly string[] {
  return (reader.list(value, path, 100) ?? []).map((text, i) => reader.text(text, join(path, i), 100) ?? "");
}

function readPlayers(reader: Reader, value: unknown, path: string): Partial<Ruleset["players"]> {
  const players = reader.record(value, path, ["min", "max"]);
  if (players === null) return {};
  const min = reader.integer(players["min"], join(path, "min"), 2, 8);
  const max = reader.integer(players["max"], join(path, "max"), 2, 8);
  if (min !== null && max !== null && max < min)
    reader.fail("range", join(path, "max"), `at least ${min}, the minimum`, max);
  return { min, max } as Ruleset["players"];
}

function readBonuses(reader: Reader, value: unknown, path: string): readonly Partial<Ruleset["bonuses"][number]>[] {
  const seen = new Set<number>();
  return (reader.list(value, path, mostTiles) ?? []).map((entry, i) => {
    const at = join(path, i);
    const bonus = reader.record(entry, at, ["tiles", "points"]);
    if (bonus === null) return {};
    const tiles = reader.integer(bonus["tiles"], join(at, "tiles"), 1, mostTiles);
    const points = reader.integer(bonus["points"], join(at, "points"), -mostPoints, mostPoints);
    if (tiles === null || points === null) return {};
    if (seen.has(tiles)) reader.fail("repeated", join(at, "tiles"), "one bonus for each number of tiles", tiles);
    seen.add(tiles);
    return { tiles, points };
  });
}

function readExchange(reader: Reader, value: unknown, path: string): Partial<ExchangeRule> {
  const exchange = reader.record(value, path, ["minTiles", "minBag", "maxTiles", "perGame"]);
  if (exchange === null) return {};
  const perGame = exchange["perGame"];
  return {
    minTiles: reader.oneOf(exchange["minTiles"], join(path, "minTiles"), [0, 1]),
    minBag: reader.integer(exchange["minBag"], join(path, "minBag"), 0, 1000),
    maxTiles: reader.integer(exchange["maxTiles"], join(path, "maxTiles"), 1, mostTiles),
    perGame: perGame === null ? null : reader.integer(perGame, join(path, "perGame"), 0, 1000),
  } as ExchangeRule;
}

function readChallenge(reader: Reader, value: unknown, path: string): Partial<ChallengeRule> {
  const challenge = reader.record(value, path, ["looksUp", "whenWrong"]);
  if (challenge === null) return {};
  const looksUp = reader.oneOf(challenge["looksUp"], join(path, "looksUp"), ["every-word", "named-words"]);
  return { looksUp, whenWrong: readPenalty(reader, challenge["whenWrong"], join(path, "whenWrong")) } as ChallengeRule;
}

function readPenalty(reader: Reader, value: unknown, path: string): ChallengePenalty | null {
  if (typeof value !== "object" || value === null)
    return reader.oneOf(value, path, ["nothing", "lose-turn", "lose-game"] as const);
  const penalty = reader.record(value, path, ["points", "per", "to"]);
  if (penalty === null) return null;
  const points = reader.integer(penalty["points"], join(path, "points"), 0, mostPoints);
  const per = reader.oneOf(penalty["per"], join(path, "per"), ["play", "word"]);
  const to = reader.oneOf(penalty["to"], join(path, "to"), ["opponent", "nobody"]);
  return points === null || per === null || to === null ? null : { points, per, to };
}

function readEnd(reader: Reader, value: unknown, path: string): Partial<EndRule> {
  const end = reader.record(value, path, ["passesEach", "scorelessTurns", "noPlays", "targets"]);
  if (end === null) return {};
  const count = (knob: "passesEach" | "scorelessTurns"): number | null =>
    end[knob] === null ? null : reader.integer(end[knob], join(path, knob), 1, 1000);
  const at = join(path, "targets");
  const targets = end["targets"] === null ? undefined : (reader.list(end["targets"], at, 8) ?? []);
  if (targets?.length === 0) reader.fail("range", at, "a target for all, or one a player", "none");
  return {
    passesEach: count("passesEach"),
    scorelessTurns: count("scorelessTurns"),
    noPlays: reader.boolean(end["noPlays"], join(path, "noPlays")) ?? false,
    targets: targets?.map((target, i) => reader.integer(target, join(at, i), 1, mostPoints) ?? 0) ?? null,
  };
}

function readLeftover(reader: Reader, value: unknown, path: string): Partial<LeftoverRule> {
  const leftover = reader.record(value, path, ["own", "toFinisher"]);
  if (leftover === null) return {};
  const own = reader.oneOf(leftover["own"], join(path, "own"), ["subtract", "keep", "subtract-unless-out"]);
  const toFinisher = reader.oneOf(leftover["toFinisher"], join(path, "toFinisher"), [0, 1, 2]);
  return { own, toFinisher } as LeftoverRule;
}
