// What a ruleset has that does nothing beside its other fields.
import { auditRuleset, defineLayout, defineRuleset, type RulesetFinding, type Variant } from "tilewright";
import { describeRulesetFinding } from "tilewright/messages";
import { checkedWords, rulesets, us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";

const codesOf = (findings: readonly RulesetFinding[]) => findings.map(({ code, path }) => `${code} ${path}`);

/** A board of five squares a row, with one premium. */
const board = (premium: object, rowsOfSquares: readonly string[] = ["..9..", "....."]) => ({
  layout: defineLayout({ rowsOfSquares, legend: { "9": { letter: 1, word: 1, ...premium } } }),
  bonuses: [],
});
const { exchange, tileSet } = us2021;
const noBlanks = { tileSet: { ...tileSet, blanks: { count: 0, points: 0 } } };
const price = (whenWrong: object | string, more = {}) =>
  ({ challenge: { looksUp: "every-word", whenWrong, ...more } }) as Variant;
const alone = { players: { min: 1, max: 1 } };
const onlyEnd = (end: object): Variant => ({ end: { passesEach: null, ...end } });
const lastTurns = { end: { turnsAfterBag: 1 } };

const idle: readonly (readonly [found: string, knobs: Variant])[] = [
  ['no-effect layout.legend["9"]', board({})],
  ['not-drawn layout.legend["9"]', board({ letter: 2 }, [".....", "....."])],
  ['no-tile layout.legend["9"].when', board({ letter: 2, when: { letters: [] } })],
  ['no-tile layout.legend["9"].when', board({ word: 2, when: { points: [77] } })],
  ['no-tile layout.legend["9"].when', [board({ word: 2, when: { points: [0] } }), noBlanks]],
  ["no-racks players.max", { players: { min: 2, max: 16 } }],
  ["too-many maxTilesPerPlay", { maxTilesPerPlay: 8 }],
  ["too-many bonuses[0].tiles", { rackSize: 6, exchange: null }],
  ["no-effect bonuses[0]", { bonuses: [{ tiles: 7, points: 0 }] }],
  ["too-many exchange.minBag", { exchange: { ...exchange!, minBag: 500 } }],
  ["too-many exchange.maxTiles", { exchange: { ...exchange!, maxTiles: 8 } }],
  ["no-exchange exchange.perGame", { exchange: { ...exchange!, perGame: 0 } }],
  ["needs exchange.keepsScoreless", { exchange: { ...exchange!, keepsScoreless: true } }],
  ["no-blanks blankExchange", [{ blankExchange: true }, noBlanks]],
  ["only-fails challenge", { wordCheck: "on-play" }],
  ["replaced challenge.whenWrong", price("nothing", { schedule: ["nothing", "lose-turn"] })],
  ["no-effect challenge.whenWrong", price({ points: 0, per: "word", to: "nobody" })],
  ["never-looked-up forbiddenLabels", { challenge: null }],
  ["ended-before end.passesEach", { end: { passesInRow: 4 } }],
  ["ended-before end.passesEach", { end: { scorelessTurns: 3 } }],
  ["ended-before end.passesInRow", onlyEnd({ passesInRow: 4, scorelessTurns: 3 })],
  ["no-effect end.passesAfterExchanges", { exchange: null, end: { passesAfterExchanges: true } }],
  ["needs end.passesAfterExchanges", onlyEnd({ passesAfterExchanges: true, scorelessTurns: 6 })],
  ["needs end.lostTurnsCount", { end: { lostTurnsCount: true } }],
  ["nobody-goes-out leftover.toFinisher", lastTurns],
  ["nobody-goes-out leftover.own", { ...lastTurns, leftover: { own: "subtract-unless-out", toFinisher: 0 } }],
  ["nothing-settled tieBreak", { leftover: { own: "keep", toFinisher: 0 } }],
  ["alone challenge", alone],
  ["alone leftover.toFinisher", alone],
  ["alone tieBreak", alone],
].map(([found, knobs]) => [found as string, [knobs].flat() as unknown as Variant]);

describe("auditRuleset", () => {
  test.each(idle)("lists a field that does nothing: %s", (found, knobs) => {
    const ruleset = defineRuleset(us2021, ...([knobs].flat() as Variant[]));
    expect(codesOf(auditRuleset(ruleset))).toContain(found);
  });

  test.each<readonly [string, Variant]>([
    ["a premium for blanks, where there are some", board({ word: 2, when: { points: [0] } })],
    ["a premium for a letter that a blank can be", board({ letter: 2, when: { letters: ["Z"] } })],
    ["passes in a row that come before everybody has passed twice", onlyEnd({ passesEach: 2, passesInRow: 5 })],
    ["turns without points that may come first", { end: { scorelessTurns: 4 } }],
    ["a last exchange", { exchange: { ...exchange!, minBag: 86 } }],
    ["the last of rising prices, as the price of each", price("lose-turn", { schedule: ["nothing", "lose-turn"] })],
    ["prices of time alone", price({ points: 0, per: "play", to: "nobody", seconds: 30 })],
    ["words that are looked up when they are played, without challenges", checkedWords],
    [
      "sixteen players with small racks",
      { players: { min: 2, max: 16 }, rackSize: 6, maxTilesPerPlay: 6, bonuses: [], exchange: null },
    ],
    ["ties and tiles where nobody goes out", { ...lastTurns, leftover: { own: "subtract", toFinisher: 0 } }],
  ])("does not list a field that can change a game: %s", (_, knobs) => {
    expect(codesOf(auditRuleset(defineRuleset(us2021, knobs)))).toEqual([]);
  });

  test("finds nothing in the presets", () => {
    const found = Object.values(rulesets).map((ruleset) => [ruleset.id, codesOf(auditRuleset(ruleset))] as const);
    expect(found.filter(([, codes]) => codes.length > 0)).toEqual([]);
  });

  test("says each finding in a sentence, after the field", () => {
    const said = new Set(
      idle.map(([found, knobs]) => {
        const findings = auditRuleset(defineRuleset(us2021, ...([knobs].flat() as Variant[])));
        const finding = findings.find(({ code, path }) => `${code} ${path}` === found)!;
        return describeRulesetFinding(finding);
      }),
    );
    expect([...said]).toMatchInlineSnapshot(`
      [
        "layout.legend["9"]: This has no effect.",
        "layout.legend["9"]: No square of the board uses this.",
        "layout.legend["9"].when: This premium applies to no tile in the set.",
        "players.max: There are only enough tiles to fill 14 racks.",
        "maxTilesPerPlay: A rack has at most 7 tiles.",
        "bonuses[0].tiles: A rack has at most 6 tiles.",
        "bonuses[0]: This has no effect.",
        "exchange.minBag: The bag has at most 86 tiles once the racks are dealt, so nobody can exchange.",
        "exchange.maxTiles: A rack has at most 7 tiles.",
        "exchange.perGame: Nobody can ever exchange tiles.",
        "exchange.keepsScoreless: This has no effect without end.scorelessTurns.",
        "blankExchange: The tile set has no blanks.",
        "challenge: Words are checked when they are played, so a challenge can only fail.",
        "challenge.whenWrong: This has no effect, because challenge.schedule takes precedence.",
        "challenge.whenWrong: This has no effect.",
        "forbiddenLabels: This has no effect, because words are never looked up.",
        "end.passesEach: This never ends a game, because end.passesInRow ends it first.",
        "end.passesEach: This never ends a game, because end.scorelessTurns ends it first.",
        "end.passesInRow: This never ends a game, because end.scorelessTurns ends it first.",
        "end.passesAfterExchanges: This has no effect.",
        "end.passesAfterExchanges: This has no effect without end.passesEach.",
        "end.lostTurnsCount: This has no effect without end.scorelessTurns.",
        "leftover.toFinisher: This has no effect, because nobody goes out under end.turnsAfterBag.",
        "leftover.own: This has no effect, because nobody goes out under end.turnsAfterBag.",
        "tieBreak: This has no effect, because unplayed tiles do not change any score.",
        "challenge: This has no effect with only one player.",
        "leftover.toFinisher: This has no effect with only one player.",
        "tieBreak: This has no effect with only one player.",
      ]
    `);
  });

  test("asks for a ruleset", () => {
    expect(() => auditRuleset(null as never)).toThrow(
      new TypeError("ruleset: expected a ruleset such as us2021, found null"),
    );
  });
});
