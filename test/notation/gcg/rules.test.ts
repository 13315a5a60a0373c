import { applyMove, createGame, defineLayout, defineRuleset, type Ruleset, unwrap } from "tilewright";
import { formatGcg, parseGcg } from "tilewright/notation";
import { international2022, northAmerica2017, us2021, worldEnglish2022, worldEnglishPrices } from "tilewright/rulesets";
import { english, french, german, polish, spanish, swedish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { said } from "../said.ts";
import { header, read } from "./read.ts";

const rules = (text: string): Ruleset => read(text).state.ruleset;
const pass = ">Ann: - +0 0";

describe("the rules a record is read by", () => {
  test("are those of North American tournaments, or of international ones if the record names their lexicon", () => {
    expect(rules(pass)).toEqual(northAmerica2017);
    expect(rules(`#lexicon NWL23\n${pass}`)).toEqual(northAmerica2017);
    expect(rules(`#lexicon CSW24\n${pass}`)).toEqual(international2022);
    expect(rules(`#lexicon Collins 2019\n${pass}`)).toEqual(international2022);
  });

  test("are one and the same object for records that show the same rules", () => {
    expect(rules(pass)).toBe(rules(`#title another\n${pass}`));
  });

  test("are the ones given, whatever the record says", () => {
    expect(read(`#lexicon CSW24\n${pass}`, us2021).state.ruleset).toBe(us2021);
  });

  test.each([
    ["a bonus of five", ">Ann:  (challenge) +5 5", { points: 5, per: "play", to: "opponent" }],
    ["a bonus of ten", ">Ann:  (challenge) +10 10", { points: 10, per: "play", to: "opponent" }],
    ["five and ten", ">Ann:  (challenge) +5 5\n>Ann: (challenge) +10 15", { points: 5, per: "word", to: "opponent" }],
    ["five and seven", ">Ann:  (challenge) +5 5\n>Ann: (challenge) +7 12", { points: 5, per: "play", to: "opponent" }],
    ["both", ">Ann:  (challenge) +5 19\n>Ben:  (challenge) -5 -5", { points: 5, per: "play", to: "opponent" }],
    ["far too many", ">Ann:  (challenge) +5000 5014", { points: 1000, per: "play", to: "opponent" }],
    ["points taken off", ">Ben:  (challenge) -5 -5", { points: 5, per: "play", to: "nobody" }],
  ])("have the cost of a failed challenge that the record shows: %s", (_what, line, whenWrong) => {
    const { challenge } = rules(`>Ann: HORN 8F HORN +14 14\n${line}`);
    expect(challenge).toEqual({ looksUp: "named-words", whenWrong });
  });

  const horn = ">Ann: HORN 8F HORN +14 14\n";
  test.each([
    ["twice", `${horn}>Ann:  (G) +4 18`, { own: "subtract-unless-out", toFinisher: 2 }],
    ["once each", `${horn}>Ann:  (G) +2 16\n>Ben: G (G) -2 -2`, { own: "subtract", toFinisher: 1 }],
    ["own tiles only, after a play", `${horn}>Ben: G (G) -2 -2`, { own: "subtract", toFinisher: 0 }],
    ["nothing for an empty rack", `${horn}>Ann:  (?) +0 14\n>Ben: G (G) -2 -2`, { own: "subtract", toFinisher: 0 }],
    ["nothing for a blank", `${horn}>Ann:  (G) +4 18\n>Ben: ? (?) +0 0`, { own: "subtract-unless-out", toFinisher: 2 }],
    [
      "own tiles only, after a pass",
      `${horn}>Ben: G - +0 0\n>Ben: G (G) -2 -2`,
      { own: "subtract-unless-out", toFinisher: 2 },
    ],
  ])("have the settlement that the record shows: %s", (_what, text, leftover) => {
    expect(rules(text).leftover).toEqual(leftover);
  });

  test.each([
    ["a pragma", `#tile-distribution Polish\n${pass}`, polish],
    ["another pragma", `#tile-set german\n${pass}`, german],
    ["a note", `#note LetterDistribution: spanish\n${pass}`, spanish],
    ["no other pragma", `#id LetterDistribution: spanish\n${pass}`, english],
    ["the lexicon", `#lexicon FRA24\n${pass}`, french],
    ["the lexicon", `#lexicon RD29\n${pass}`, german],
    ["the lexicon", `#lexicon OSPS50\n${pass}`, polish],
    ["a letter", ">Ann: ŻABAEIO 8F ŻABA +20 20", polish],
    ["a letter", ">Ann: ÄRGERNS 8F ÄRGER +24 24", german],
    ["a digraph", ">Ann: A[CH]OEIOR 8G A[CH]O +12 12", spanish],
    ["nothing", pass, english],
    ["a letter that no alphabet has", ">Ann: ЖАБА 8F ЖАБА +8 8", english],
    ["an unknown name", `#tile-set klingon\n${pass}`, english],
  ])("have the tile set that is shown by %s", (_what, text, tileSet) => {
    expect(rules(text).tileSet).toBe(tileSet);
  });

  test("have the tile set that explains the scores, if the text does not show it", () => {
    const text = ">Ann: WAGONSE 8D WAGON +50 50\n>Ben: KELEAIS D8 .EEK +22 22\n";
    const { state, remarks } = read(text);
    expect(state.ruleset.tileSet).toBe(french);
    expect(remarks).toEqual([]);
  });

  test("are guessed among the tile sets handed in, by letters and scores", () => {
    const swedishGame = `${header}>Ann: HJUGENA 8D JUGEN +44 44\n>Ben: ALTARES F8 .LAS +7 7\n`;
    const { game, remarks } = unwrap(parseGcg(swedishGame, { tileSets: [english, swedish, german] }));
    expect([game.state.ruleset.tileSet.id, remarks]).toEqual(["swedish", []]);
    const marked = unwrap(parseGcg(`${header}>Ann: ÄRGERNS 8F ÄRGER +24 24`, { tileSets: [english, swedish] }));
    expect(marked.game.state.ruleset.tileSet).toBe(swedish);
  });

  test("may have any board, any tiles and any number of players, if the ruleset is given", () => {
    const layout = defineLayout({ rowsOfSquares: Array.from({ length: 21 }, () => ".".repeat(21)) });
    const ruleset = { ...us2021, layout, tileSet: spanish };
    const { state, remarks, events } = read(
      `#board-layout Super21
#player1 a
#player2 b
#player3 c
>a: [CH]AE[RR]O? 11J [CH]A[RR]O +15 15
>b: QUESOAB K9 QU.SO +9 9
>c: XYZAEIÑ 21U ÑU +9 9`,
      ruleset,
    );
    expect(state.board[10 * 21 + 9]).toEqual({ letter: "CH", blank: false });
    expect(events.filter((event) => event.includes("plays"))).toEqual([
      "a plays 11J [CH]A[RR]O 15",
      "b plays K9 QU.SO 9",
    ]);
    expect(remarks).toEqual(['7:18 irregular-play "ÑU" / a word that ends on the board']);
  });
});

test("a failed challenge that is free by the schedule is written in a note, and counts as the first", () => {
  const ruleset = defineRuleset(worldEnglish2022, { challenge: worldEnglishPrices.firstFree });
  const laid = unwrap(
    applyMove(createGame({ players: 2, ruleset, racks: [[..."HORNEIA"], []], first: 0 }), {
      type: "play",
      placements: [..."HORN"].map((letter, i) => ({ row: 7, col: 5 + i, letter })),
    }),
  ).state;
  const dictionary = new Set(["HORN"]);
  const failed = unwrap(applyMove(laid, { type: "challenge" }, { by: 1, dictionary })).state;
  const { text, remarks } = formatGcg(failed);
  expect([text.split("\n").at(-3), remarks]).toEqual(["#note FailedChallenge: player2; words 1", []]);
  const { state } = unwrap(parseGcg(text, { ruleset })).game;
  const price = ruleset.challenge?.schedule?.[0];
  const challenge = { type: "challenged", player: 1, words: [0], upheld: false, price };
  expect([state.history.at(-2), failed.history.at(-1)]).toMatchObject([challenge, challenge]);
});

test("a challenge in a record costs what the schedule says for that player's next one", () => {
  const ruleset = defineRuleset(worldEnglish2022, { challenge: worldEnglishPrices.fiveThenTen });
  const lines = [
    ">Ann: HORNEIA 8F HORN +14 14",
    ">Ann:  (challenge) +5 19",
    ">Ben: FAMXYZQ H6 FA.M +9 9",
    ">Ann: OBEEEEE 9H .OB +11 30",
    ">Ann:  (challenge) +10 40",
  ];
  const { remarks, scores, state } = read(lines.join("\n"), ruleset);
  expect([remarks, scores]).toEqual([[], [40, 9]]);
  expect(state.history.filter(({ type }) => type === "adjusted")).toMatchObject([{ points: 5 }, { points: 10 }]);
  const { text, remarks: told } = formatGcg(state);
  expect(text.match(/\(challenge\) \S+/g)).toEqual(["(challenge) +5", "(challenge) +10"]);
  expect(told.map(said).filter(({ found }) => found.includes("challenge"))).toEqual([]);
});
