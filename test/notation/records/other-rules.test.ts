import { createGame, defineRuleset, type Ruleset, unwrap } from "tilewright";
import { formatGcg, parseGcg } from "tilewright/notation";
import {
  eightHeld,
  finishLine,
  nineTile,
  northAmerica2017,
  rulesets,
  us2021,
  worldEnglish2022,
} from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { casesOf } from "../../seed.ts";
import { playGame } from "../gcg/played.ts";
import { read, short } from "../gcg/read.ts";

const rulesLine = (ruleset: Ruleset): string | undefined =>
  formatGcg(createGame({ players: ["Ann", "Ben"], ruleset, first: 0, seed: "rules" }))
    .text.split("\n")
    .find((line) => line.startsWith("#description Rules"));

describe("rules that a reader would not assume are declared", () => {
  test("games of the default rules are accused of nothing, though their exchanges need one tile in the bag", () => {
    let exchanges = 0;
    for (let seed = 0; seed < Math.max(15, casesOf(60)); seed++) {
      const { text } = formatGcg(playGame({ seed, ruleset: us2021, manners: { exchanges: 30 } }));
      const { remarks } = unwrap(parseGcg(text));
      expect(remarks.map(short)).toEqual([]);
      exchanges += text.match(/ -[A-Z?]+ \+0/g)?.length ?? 0;
    }
    expect(exchanges).toBeGreaterThan(20);
  });

  test.each([
    ["those of tournaments", northAmerica2017, undefined],
    [
      "the default ones",
      us2021,
      '{"exchange":{"minBag":1},"challenge":{"looksUp":"word-by-word"},"end":{"passesEach":2,"scorelessTurns":null,"lostTurnsCount":null},"leftover":{"own":"subtract","toFinisher":1},"tieBreak":"before-leftover"}',
    ],
    ["a finish line", defineRuleset(northAmerica2017, finishLine({ target: 100 })), '{"end":{"targets":[100]}}'],
    ["nine tiles", defineRuleset(northAmerica2017, nineTile), undefined],
  ])("only where they are different: %s", (_what, ruleset, rules) => {
    expect(rulesLine(ruleset)).toBe(rules === undefined ? undefined : `#description Rules: ${rules}`);
  });

  test("none by a note on tiles below the first play, whatever stands above that play", () => {
    const lines = [">Ann:", ">Ann: HORNEIA 8F HORN +14 14", ">Ben: AEINRST - +0 0"];
    const notes = ["#note LetterDistribution: german", ">Ann: AEIOUST - +0 14"];
    const text = ["#player1 Ann Ann", "#player2 Ben Ben", ...lines, ...notes, ""].join("\n");
    expect(formatGcg(unwrap(parseGcg(text)).game).text).not.toContain("Rules:");
  });

  test.each([...Object.entries(rulesets), ["eight held", defineRuleset(us2021, eightHeld)] as const])(
    "so that they come back without being given: %s",
    (_id, ruleset) => {
      const played = playGame({ seed: 3, ruleset, moves: 9 });
      const { game } = unwrap(parseGcg(formatGcg(played).text, { tileSets: [ruleset.tileSet] }));
      const rulesOf = ({ exchange, end, leftover, tieBreak, challenge, rackSize, bonuses }: Ruleset): unknown =>
        JSON.parse(
          JSON.stringify({ exchange, end: { ...off, ...end }, leftover, tieBreak, challenge, rackSize, bonuses }),
        );
      expect(rulesOf(game.state.ruleset)).toEqual(rulesOf(ruleset));
    },
  );
  const off = {
    passesInRow: null,
    passesAfterExchanges: false,
    lostTurnsCount: false,
    zerosNeedScore: false,
    turnsAfterBag: null,
  };

  test("for a single player and for six, whom no reader would seat", () => {
    for (const players of [["Ann"], ["Ann", "Ben", "Cho", "Dee", "Eve", "Fay"]]) {
      const ruleset = defineRuleset(us2021, { players: { min: 1, max: 6 } });
      const { text } = formatGcg(createGame({ players, ruleset, first: 0, seed: "seats" }));
      const { game, remarks } = unwrap(parseGcg(text));
      expect([game.names, remarks.map(short)]).toEqual([players, []]);
    }
  });
});

describe("declared rules that make no sense", () => {
  const horn = ">Ann: HORNEIA 8F HORN +14 14";

  test.each([
    "{}}",
    "{1}",
    '{"colour":"red"}',
    '{"tileSet":{"id":"x"}}',
    '{"end":{"scorelessTurns":null}}', // such a game would never end
    '{"exchange":{"minBag":-1}}',
    '{"end":7}',
    '{"__proto__":{"rackSize":8}}',
    '{"end":{"__proto__":{"passesEach":1}}}',
    `{"end":{"targets":[${"1,".repeat(99)}1]}}`,
    `{"a":${"[".repeat(5000)}}`,
  ])("%s: are remarked on, and nothing of them counts", (rules) => {
    const { result, state } = read(`#player1 Ann\n#player2 Ben\n#description Rules: ${rules}\n${horn}`);
    const reason = { code: "rules", of: "rules", text: `Rules: ${rules}` };
    expect(result.remarks).toEqual([{ line: 3, column: 14, code: "unreadable", event: null, reason }]);
    expect(state.ruleset).toBe(read(`#player1 Ann\n#player2 Ben\n${horn}`).state.ruleset);
  });

  test("rules that the caller gives go before those of the record", () => {
    const text = `#player1 Ann\n#player2 Ben\n#description Rules: {"rackSize":8}\n${horn}`;
    expect(read(text, worldEnglish2022).state.ruleset).toBe(worldEnglish2022);
  });
});
