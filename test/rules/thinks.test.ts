// Definitions that think, tried on rulesets that chance made (docs/decisions/0110-a-definition-that-thinks.md).
import {
  auditRuleset,
  type ChallengePenalty,
  type ChallengeRule,
  createGame,
  type ExchangeRule,
  type GameState,
  initialStateOf,
  movesOf,
  type Premium,
  type Ruleset,
  type RulesetFinding,
  unwrap,
} from "tilewright";
import { parseRuleset } from "tilewright/json";
import { describeProblem, describeRulesetFinding } from "tilewright/messages";
import { expect, test } from "vitest";
import { knobs } from "../docs/knobs.ts";
import { redo } from "../game/redo.ts";
import { randomFrom } from "../oracle/random.ts";
import { casesOf, seed } from "../seed.ts";
import { fullRacks } from "../support/full-racks.ts";
import { dictionary, passesEndNothing, playRandomly, randomRuleset, seatsOf } from "./random-rulesets.ts";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => seed * 1_000_000 + i);

/** A ruleset as it is read, or why it is refused. */
const read = (number: number) => parseRuleset(randomRuleset(randomFrom(number)));

/** Of so many rulesets those by which a game can be dealt. */
const playable = (count: number): readonly (readonly [number, Ruleset])[] =>
  numbers(count).flatMap((number) => {
    const { ruleset } = read(number);
    return ruleset !== undefined && fullRacks(ruleset) >= seatsOf(ruleset) ? [[number, ruleset] as const] : [];
  });

/** Everything that happened in a game, and who has won. */
const storyOf = ({ history, status, players }: GameState): string =>
  JSON.stringify([history, status, players.map(({ score, rack }) => [score, rack])]);

/** What a problem says: what was expected and found, or one of the sentences that say it alone. */
const sentence = new RegExp(
  [
    " expected .*, found ",
    "would never end: set passesEach, for example to 2$",
    "no first word can be played$",
    "is not a letter in the \\S+ tile set$",
    "has no meaning with end.turnsAfterBag, ",
    "is listed (?:more than once|twice)$",
    "there is more than one bonus for ",
    "this square is a hole$",
  ].join("|"),
);

test("a ruleset is refused with a reason, or players who know no strategy end its game, and its moves make it again", () => {
  const cases = numbers(casesOf(4000));
  let [ended, goOn] = [0, 0];
  for (const number of cases) {
    const { ruleset, problems } = read(number);
    if (ruleset === undefined) {
      for (const problem of problems) expect(describeProblem(problem)).toMatch(sentence);
      continue;
    }
    const players = seatsOf(ruleset);
    if (fullRacks(ruleset) < players) {
      expect(() => createGame({ ruleset, players, first: 0 })).toThrow(/^players: expected at most \d+, because/);
      continue;
    }
    const game = playRandomly(ruleset, number);
    if (game.status.kind === "over") ended++;
    else {
      // A full board of tiles without points, say, or a full bag. Then the game goes on, as the texts want it.
      expect(passesEndNothing(game), `case ${number}: ${JSON.stringify(ruleset.end)}`).toBe(true);
      goOn++;
    }
    const again = movesOf(game).reduce((state, made) => redo(state, made, dictionary), initialStateOf(game));
    expect(storyOf(again), `case ${number}`).toBe(storyOf(game));
  }
  expect(ended).toBeGreaterThan(cases.length / 4);
  expect(goOn).toBeLessThanOrEqual(cases.length / 1000);
});

/** Another value of each field, or `null` where a ruleset has none to change. */
const changes: Readonly<Record<string, (rules: Ruleset) => Partial<Ruleset> | null>> = {
  tileSet: ({ tileSet }) => ({
    tileSet: { ...tileSet, letters: tileSet.letters.map((entry) => ({ ...entry, points: entry.points + 1 })) },
  }),
  layout: ({ layout }) => ({
    layout: { ...layout, rowsOfSquares: layout.rowsOfSquares.map((row) => row.replace(/\./g, "3")) },
  }),
  "layout.legend[].letter": (rules) => legend(rules, { 2: { letter: 3, word: 1 } }),
  "layout.legend[].word": (rules) => legend(rules, { 3: { letter: 1, word: 4 } }),
  "layout.legend[].sticks": (rules) => legend(rules, { s: { letter: 1, word: 2 } }),
  "layout.legend[].when.letters": (rules) =>
    legend(rules, { w: { letter: 3, word: 1, when: { letters: ["C", "E"] } } }),
  "layout.legend[].when.points": (rules) => legend(rules, { w: { letter: 3, word: 1, when: { points: [2, 3] } } }),
  "players.min": ({ players: { min, max } }) => (min < max ? { players: { min: min + 1, max } } : null),
  "players.max": ({ players: { min, max } }) => ({ players: { min, max: max + 1 } }),
  rackSize: ({ rackSize }) => ({ rackSize: rackSize + 1 }),
  maxTilesPerPlay: ({ maxTilesPerPlay, bonuses }) => ({
    maxTilesPerPlay: maxTilesPerPlay - 1,
    bonuses: bonuses.filter(({ tiles }) => tiles < maxTilesPerPlay),
  }),
  bonuses: () => ({ bonuses: [{ tiles: 2, points: 9 }] }),
  "bonuses[].tiles": ({ bonuses: [first] }) => (first ? { bonuses: [{ ...first, tiles: first.tiles - 1 }] } : null),
  "bonuses[].points": ({ bonuses: [first] }) => (first ? { bonuses: [{ tiles: first.tiles, points: 7 }] } : null),
  "bonuses[].times": ({ bonuses: [first] }) =>
    first ? { bonuses: [{ tiles: first.tiles, points: 0, times: 5 }] } : null,
  exchange: ({ exchange }) => (exchange ? { exchange: null } : null),
  "exchange.minTiles": (rules) => exchanges(rules, ({ minTiles }) => ({ minTiles: minTiles === 0 ? 1 : 0 })),
  "exchange.minBag": (rules) => exchanges(rules, ({ minBag }) => ({ minBag: minBag > 2 ? 0 : 8 })),
  "exchange.maxTiles": (rules) => exchanges(rules, ({ maxTiles }) => ({ maxTiles: maxTiles === 1 ? 6 : 1 })),
  "exchange.perGame": (rules) => exchanges(rules, ({ perGame }) => ({ perGame: perGame === null ? 1 : null })),
  "exchange.keepsScoreless": (rules) => exchanges(rules, ({ keepsScoreless }) => ({ keepsScoreless: !keepsScoreless })),
  blankExchange: ({ blankExchange }) => ({ blankExchange: !blankExchange }),
  wordCheck: ({ wordCheck }) => ({ wordCheck: wordCheck === "on-play" ? "on-challenge" : "on-play" }),
  challenge: ({ challenge }) => ({ challenge: challenge ? null : { looksUp: "every-word", whenWrong: "nothing" } }),
  "challenge.looksUp": (rules) =>
    challenges(rules, ({ looksUp }) => ({ looksUp: looksUp === "every-word" ? "word-by-word" : "every-word" })),
  "challenge.whenWrong": (rules) =>
    challenges(rules, ({ whenWrong }) => ({ whenWrong: whenWrong === "nothing" ? "lose-turn" : "nothing" })),
  "challenge.whenWrong.points": (rules) => prices(rules, ({ points }) => ({ points: points + 3 })),
  "challenge.whenWrong.per": (rules) => prices(rules, ({ per }) => ({ per: per === "word" ? "play" : "word" })),
  "challenge.whenWrong.to": (rules) => prices(rules, ({ to }) => ({ to: to === "nobody" ? "opponent" : "nobody" })),
  "challenge.schedule": (rules) => challenges(rules, ({ schedule }) => ({ schedule: schedule ? null : ["lose-turn"] })),
  forbiddenLabels: ({ forbiddenLabels }) => ({ forbiddenLabels: forbiddenLabels.length > 0 ? [] : ["rare"] }),
  noRepeats: ({ noRepeats }) => ({ noRepeats: !noRepeats }),
  "end.passesEach": (rules) => ends(rules, ({ passesEach }) => ({ passesEach: passesEach === 1 ? 3 : 1 })),
  "end.passesInRow": (rules) => ends(rules, ({ passesInRow }) => ({ passesInRow: passesInRow === 1 ? 3 : 1 })),
  "end.scorelessTurns": (rules) =>
    ends(rules, ({ scorelessTurns }) => ({ scorelessTurns: scorelessTurns === 1 ? 3 : 1 })),
  "end.passesAfterExchanges": (rules) =>
    ends(rules, ({ passesAfterExchanges }) => ({ passesAfterExchanges: !passesAfterExchanges })),
  "end.lostTurnsCount": (rules) => ends(rules, ({ lostTurnsCount }) => ({ lostTurnsCount: !lostTurnsCount })),
  "end.zerosNeedScore": (rules) => ends(rules, ({ zerosNeedScore }) => ({ zerosNeedScore: !zerosNeedScore })),
  "end.turnsAfterBag": (rules) => ends(rules, ({ turnsAfterBag }) => ({ turnsAfterBag: turnsAfterBag ? null : 1 })),
  "end.noPlays": (rules) => ends(rules, ({ noPlays }) => ({ noPlays: !noPlays })),
  "end.targets": (rules) => ends(rules, ({ targets }) => ({ targets: targets ? null : [10] })),
  "leftover.own": ({ leftover }) => ({
    leftover: { ...leftover, own: leftover.own === "keep" ? "subtract" : "keep" },
  }),
  "leftover.toFinisher": ({ leftover }) => ({
    leftover: { ...leftover, toFinisher: leftover.toFinisher === 0 ? 2 : 0 },
  }),
  tieBreak: ({ tieBreak }) => ({ tieBreak: tieBreak === "shared" ? "before-leftover" : "shared" }),
};

/** Names and advice to front ends: their comments say that the game does not look at them. */
const advice = ["dictionaryUse", "challenge.whenWrong.seconds"];

const legend = ({ layout }: Ruleset, entry: Ruleset["layout"]["legend"]): Partial<Ruleset> => ({
  layout: { ...layout, legend: { ...layout.legend, ...entry } },
});
const ends = ({ end }: Ruleset, change: (end: Ruleset["end"]) => Partial<Ruleset["end"]>): Partial<Ruleset> => ({
  end: { ...end, ...change(end) },
});
const exchanges = (
  { exchange }: Ruleset,
  change: (exchange: ExchangeRule) => Partial<ExchangeRule>,
): Partial<Ruleset> | null => exchange && { exchange: { ...exchange, ...change(exchange) } };
const challenges = (
  { challenge }: Ruleset,
  change: (challenge: ChallengeRule) => Partial<ChallengeRule>,
): Partial<Ruleset> | null => challenge && { challenge: { ...challenge, ...change(challenge) } };
type Points = Extract<ChallengePenalty, object>;
const prices = (rules: Ruleset, change: (price: Points) => Partial<Points>): Partial<Ruleset> | null =>
  challenges(rules, ({ whenWrong }) =>
    typeof whenWrong === "object" ? { whenWrong: { ...whenWrong, ...change(whenWrong) } } : {},
  );

/** What differs if rules do: for how many players a game can be dealt, and what happens in one. */
function outcomeOf(ruleset: Ruleset, number: number): string {
  const dealt = Array.from({ length: 17 }, (_, players) => {
    try {
      return createGame({ ruleset, players, first: 0, seed: "" }).players.length;
    } catch {
      return null;
    }
  });
  return JSON.stringify([dealt, storyOf(playRandomly(ruleset, number))]);
}

const few = playable(1600);

test("each field can be changed here, in more than 500 rulesets, but names and advice", () => {
  expect(few.length).toBeGreaterThan(500);
  expect([...Object.keys(changes), ...advice].sort()).toEqual(knobs.map(({ path }) => path).sort());
});

test.each(Object.keys(changes))("another value of %s changes a game in one of hundreds of rulesets", (path) => {
  const changed = few.find(([number, ruleset]) => {
    const change = changes[path]!(ruleset);
    const other = change === null ? undefined : parseRuleset({ ...ruleset, ...change }).ruleset;
    if (other === undefined || fullRacks(other) < seatsOf(other)) return false;
    return outcomeOf(other, number) !== outcomeOf(ruleset, number);
  });
  expect(changed).toBeDefined();
});

/** The ruleset without what a finding is about. `null`: the finding says that the field does less, and not nothing. */
function without(rules: Ruleset, { code, path }: RulesetFinding): Partial<Ruleset> | null {
  const { exchange, challenge, end, leftover, bonuses, layout, players, rackSize } = rules;
  const [, character] = /^layout\.legend(?:\.|\[")(.)/.exec(path) ?? [];
  if (character !== undefined) {
    const premium = layout.legend[character] as Premium;
    return legend(rules, { [character]: { ...premium, letter: 1, word: 1 } });
  }
  const [, index] = /^bonuses\[(\d+)\]/.exec(path) ?? [];
  if (index !== undefined) return { bonuses: bonuses.filter((_, i) => i !== Number(index)) };
  switch (path) {
    case "players.max":
      return { players: { ...players, max: Math.max(players.min, seatsOf(rules)) } };
    case "maxTilesPerPlay":
      return { maxTilesPerPlay: rackSize, bonuses: bonuses.filter(({ tiles }) => tiles <= rackSize) };
    case "exchange.maxTiles":
      return { exchange: { ...exchange!, maxTiles: rackSize } };
    case "exchange.keepsScoreless":
      return { exchange: { ...exchange!, keepsScoreless: false } };
    case "exchange":
    case "exchange.minBag":
    case "exchange.perGame":
      return { exchange: null };
    case "blankExchange":
      return { blankExchange: false };
    case "challenge":
      return code === "only-fails" ? null : { challenge: null };
    case "challenge.whenWrong":
      return { challenge: { ...challenge!, whenWrong: "nothing" } };
    case "forbiddenLabels":
      return { forbiddenLabels: [] };
    case "end.passesAfterExchanges":
      return { end: { ...end, passesAfterExchanges: false } };
    case "end.lostTurnsCount":
      return { end: { ...end, lostTurnsCount: false } };
    case "end.passesEach":
      return { end: { ...end, passesEach: null } };
    case "end.passesInRow":
      return { end: { ...end, passesInRow: null } };
    case "leftover.own":
      return { leftover: { ...leftover, own: "subtract" } };
    case "leftover.toFinisher":
      return { leftover: { ...leftover, toFinisher: 0 } };
    case "tieBreak":
      return { tieBreak: "shared" };
    default:
      throw new Error(`a finding that is not tried: ${path}`);
  }
}

/** The same but for what challenges cost by name: no points are nothing. What they cost in truth is in the events. */
const withoutPrices = (game: GameState): string =>
  JSON.stringify(JSON.parse(storyOf(game)), (key, value: unknown) => (key === "price" ? undefined : value));

test("what auditRuleset lists can be left out, and no game is another", () => {
  const tried = new Set<string>();
  for (const [number, ruleset] of playable(casesOf(4000)))
    for (const finding of auditRuleset(ruleset)) {
      const change = without(ruleset, finding);
      if (change === null) continue;
      const other = unwrap(parseRuleset({ ...ruleset, ...change })).ruleset;
      const about = `case ${number}, ${describeRulesetFinding(finding)}`;
      expect(withoutPrices(playRandomly(other, number)), about).toBe(withoutPrices(playRandomly(ruleset, number)));
      tried.add(finding.code);
    }
  expect(tried.size).toBeGreaterThan(3);
});
