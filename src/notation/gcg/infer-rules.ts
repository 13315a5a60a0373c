import type { Layout } from "../../board/layout.ts";
import { cached } from "../../cached.ts";
import { frozen, isFrozen } from "../../frozen.ts";
import { international2022 } from "../../rules/regions/international-2022.ts";
import { northAmerica2017 } from "../../rules/regions/north-america-2017.ts";
import type { ChallengeRule, LeftoverRule, Ruleset } from "../../rules/ruleset.ts";
import { normalized } from "../../tiles/normalized.ts";
import { english } from "../../tiles/sets/english.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { isOfLanguage, knownTileSets } from "../known-names.ts";
import { withSizes } from "../sizes.ts";
import { seatingOf } from "./booking/seating.ts";
import type { Contents } from "./contents.ts";
import { type EventLine, isTurn } from "./lines/gcg-line.ts";
import type { NamedRules } from "./named-rules.ts";
import { withOtherRules } from "./other-rules.ts";

/** The rules by which a record may be read. */
export interface InferredRules {
  readonly likeliest: Ruleset;
  /** Where the record declares rules that make no sense. */
  readonly faults: NamedRules["faults"];
  /** The same rules with the tiles of other languages, if the text does not show its language. */
  others(): readonly Ruleset[];
}

/**
 * The rules of a recorded game, as far as the record shows them (docs/formats.md, "Which rules a record is read by").
 */
export function inferRules(
  contents: Contents,
  named: NamedRules,
  likelyChallenge: NamedRules["challenge"],
  tileSets: readonly TileSet[],
): InferredRules {
  const { base, penalty } = shownBy(contents.events, contents.lexicon?.text ?? "");
  const leftover = leftoverRuleOf(contents, base);
  const { rackSize, bonuses } = named;
  // Tournaments seat two, but clubs record games of three and four by the same rules.
  const seated = seatingOf(contents, atClubs).players.length;
  const players = seated > base.players.max ? atClubs : base.players;
  const layout = named.layout ?? base.layout;
  const challenge = named.challenge ?? (penalty === null ? likelyChallenge : challengeAt(penalty));
  const [tileSet, ...others] = named.tileSet === null ? likelyTileSets(contents, tileSets) : [named.tileSet];
  const { otherRules } = contents;
  const choices = { layout, players, leftover, rackSize, bonuses, challenge, other: otherRules?.text ?? null };
  const rulesWith = (tiles: TileSet): Chosen => withChoices(base, { ...choices, tileSet: tiles });
  const { ruleset: likeliest, isIgnored } = rulesWith(tileSet);
  const reason = { code: "rules", of: "rules", text: otherRules?.text ?? "" } as const;
  return {
    likeliest,
    faults: otherRules !== null && isIgnored ? [{ ...otherRules, reason }] : [],
    others: () => others.map((other) => rulesWith(other).ruleset),
  };
}

/**
 * The lines below a header from which {@link inferRules} infers the same rules as from all of them. The writer reads
 * only these: the plays in plain letters, which most lines are, would take a third of its time. Only the first and the
 * last such play show something: that the header ends above, and that the last turn is a play.
 */
export function linesForRules(lines: readonly string[]): readonly string[] {
  const plays = lines.filter((line) => plainPlay.test(line));
  return lines.filter((line) => line === plays[0] || line === plays.at(-1) || !plainPlay.test(line));
}

/** A line that any reader takes for a play: `>Ann: HORNEIA 8F HORN +14 14`. */
const plainPlay = /^>[^:(]*: [A-Z?]+ (?:\d\d?[A-Z]|[A-Z]\d\d?) [A-Za-z.]+ [+-]\d+ -?\d+$/;

/** How many play in a record that says nothing of its rules. */
const atClubs: Ruleset["players"] = { min: 2, max: 4 };

/** The rule for challenges that the events of a record and its lexicon show if it declares none. */
export function shownChallenge(events: Iterable<EventLine>, lexicon: string): Ruleset["challenge"] {
  const { base, penalty } = shownBy(events, lexicon);
  return penalty === null ? base.challenge : challengeAt(penalty).challenge;
}

/** The tournament rules that a record is nearest to, and what a failed challenge costs if its events show that. */
function shownBy(
  events: Iterable<EventLine>,
  lexicon: string,
): { readonly base: Ruleset; readonly penalty: Penalty | null } {
  const bonuses: number[] = [];
  for (const { action, score } of events)
    if (action?.type === "challenge-bonus" && score !== null) bonuses.push(score.value);
  const penalty = penaltyOf(bonuses);
  const collins = /^(?:CSW|COLLINS|ECWL|SOWPODS)/i.test(lexicon);
  return { base: penalty !== null || collins ? international2022 : northAmerica2017, penalty };
}

function challengeAt(penalty: Penalty): NonNullable<NamedRules["challenge"]> {
  return { challenge: { looksUp: "named-words", whenWrong: penalty }, wordCheck: "on-challenge" };
}

/** The tile sets with which a record may have been played if it names none, the likeliest first. */
function likelyTileSets({ pragmas, events }: Contents, tileSets: readonly TileSet[]): readonly [TileSet, ...TileSet[]] {
  const special = new Set<string>();
  // `#tile CH ch` declares a letter of several characters.
  if (pragmas.some(({ name }) => name.toLowerCase() === "tile")) special.add("[");
  for (const { rack, action } of events) {
    for (const text of [rack?.text ?? "", action?.type === "play" ? action.word.text : ""])
      if (beyondAscii.test(text)) for (const letter of normalized(text).toUpperCase()) special.add(letter);
  }
  const letters = [...special].filter((letter) => beyondAscii.test(letter));
  const distinct = distinctByPoints(likeliestFirst(tileSets));
  const fitting = special.size === 0 ? distinct : distinct.filter((tileSet) => hasAll(tileSet, letters));
  const [first = english, ...others] = fitting;
  return [first, ...others];
}

/** Callers pass all included sets in alphabetical order, and a short record would be Basque. */
function likeliestFirst(tileSets: readonly TileSet[]): readonly TileSet[] {
  const known = knownTileSets.filter((tileSet) => tileSets.includes(tileSet));
  return [...known, ...tileSets.filter((tileSet) => !known.includes(tileSet))];
}

/** The first of the tile sets that give every word the same points: scores do not show which of them it was. */
function distinctByPoints(tileSets: readonly TileSet[]): readonly TileSet[] {
  const seen = new Set<string>();
  return tileSets.filter((tileSet) => {
    const points = pointsOfLetters(tileSet);
    const isFirst = !seen.has(points);
    seen.add(points);
    return isFirst;
  });
}

/** The letters of a tile set with their points, as a text to compare. Archives ask for it with each record. */
const pointsOfLetters: (tileSet: TileSet) => string = /* @__PURE__ */ cached(
  ({ letters }: TileSet) => JSON.stringify(letters.map(({ letter, points }) => [letter, points])),
  isFrozen,
);

/** Letters that some alphabets lack, and the bracket before a letter of several characters. */
const beyondAscii = /[^\0-\x7f]|\[/;

function hasAll({ letters }: TileSet, wanted: readonly string[]): boolean {
  const characters = new Set(letters.flatMap(({ letter }) => [...letter]));
  if (letters.some(({ letter }) => letter.length > 1)) characters.add("[");
  return wanted.every((letter) => characters.has(letter));
}

type Penalty = Extract<ChallengeRule["whenWrong"], object>;

/**
 * What a failed challenge costs or brings, by the bonuses recorded; `null` without a bonus. Different bonuses are
 * multiples of the price of a word, which divides them all: 10 and 15 are two and three words at 5. A divisor that goes
 * into the smallest more than three times explains nothing (of 5 and 7 it is 1): then the smallest is the price of a
 * play, and another bonus a slip.
 */
function penaltyOf(bonuses: readonly number[]): Penalty | null {
  const sizes = bonuses.map(Math.abs).filter((points) => points > 0);
  if (sizes.length === 0) return null;
  const least = Math.min(...sizes);
  const each = sizes.reduce(commonDivisor);
  const perWord = Math.max(...sizes) > least && least <= 3 * each;
  const to = bonuses.every((bonus) => bonus < 0) ? "nobody" : "opponent";
  return { points: Math.min(perWord ? each : least, 1000), per: perWord ? "word" : "play", to };
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/**
 * How a record settles unplayed tiles. Where it has gains and losses: each player loses their own tiles, and who goes
 * out gains them once, as in the rulebooks. Where somebody went out and there are only losses: own tiles only.
 * Otherwise as in tournaments.
 */
function leftoverRuleOf({ events }: Contents, base: Ruleset): LeftoverRule {
  const leftovers = events.filter(({ action }) => action?.type === "leftover");
  const gains = leftovers.some(({ score }) => score !== null && score.value > 0);
  const losses = leftovers.some(({ score }) => score !== null && score.value < 0);
  if (!losses) return base.leftover;
  if (gains) return { own: "subtract", toFinisher: 1 };
  const turns = events.filter(({ action }) => action !== null && (isTurn(action) || action.type === "withdrawn"));
  return turns[turns.length - 1]?.action?.type === "play" ? { own: "subtract", toFinisher: 0 } : base.leftover;
}

interface Choices extends Pick<NamedRules, "rackSize" | "bonuses" | "challenge"> {
  readonly tileSet: TileSet;
  readonly layout: Layout;
  readonly players: Ruleset["players"];
  readonly leftover: LeftoverRule;
  /** What the record says of rules beyond these: see other-rules.ts. */
  readonly other: string | null;
}

/** A ruleset, and whether what the record says of other rules makes no sense with it. */
interface Chosen {
  readonly ruleset: Ruleset;
  readonly isIgnored: boolean;
}

/** This reader takes it that only in English the bag must hold seven tiles for an exchange. */
const anyExchange: Ruleset["exchange"] = { minTiles: 1, minBag: 1, maxTiles: 7, perGame: null };

/** The rulesets made for a tile set. Games with the same rules share one object, and with it what is indexed for it. */
const rulesetsWith: (tileSet: TileSet) => Map<string, Chosen> = /* @__PURE__ */ cached(() => new Map(), isFrozen);

function withChoices(base: Ruleset, choices: Choices): Chosen {
  const { tileSet, layout, players, leftover, rackSize, bonuses, challenge, other } = choices;
  const made = rulesetsWith(tileSet);
  const key = JSON.stringify([base.id, layout.rows, players, leftover, rackSize, bonuses, challenge, other]);
  const before = made.get(key);
  if (before !== undefined) return before;
  const assumed = other === null ? assumedRules(base, choices) : withChoices(base, { ...choices, other: null }).ruleset;
  const ruleset = other === null ? assumed : withOtherRules(assumed, other);
  const chosen = { ruleset: ruleset ?? assumed, isIgnored: ruleset === null };
  if (made.size < 100) made.set(key, chosen); // these come from the file, so there could be any number of rulesets
  return chosen;
}

function assumedRules(
  base: Ruleset,
  { tileSet, layout, players, leftover, rackSize, bonuses, challenge }: Choices,
): Ruleset {
  const exchange = isOfLanguage(tileSet, english.id) ? base.exchange : anyExchange;
  return frozen({
    ...base,
    tileSet,
    layout,
    players,
    ...withSizes({ ...base, exchange }, rackSize, bonuses),
    leftover,
    ...challenge,
  });
}
