import { applyMove, auditGame, initialStateOf, movesOf, scoreAt, unwrap } from "tilewright";
import { parseGame } from "tilewright/json";
import { formatGameHistory, formatGcg, parseGameHistory, parseGcg, parsePlay } from "tilewright/notation";
import { factsOf, storyOf } from "tilewright/replay";
import { international2022 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { read, short } from "./read.ts";

// HORN lies in a corner of the empty board, and nobody objected.
const first = ">Ann: HORNABC 1A HORN +24 24\n";
const offStart = `${first}>Ben: FAMXYZQ A1 .AM +8 8\n`;
const offStartRemark = "3:15 irregular-play 1A HORN / The first play must cover 8H.";

const plays = (lines: string): readonly string[] => read(lines).events.filter((event) => event.includes("plays"));

describe("an irregular play that stood lies on the board, with one remark, and later plays are read from there", () => {
  test("a first play beside the start square, which scores no double for it", () => {
    const { events, remarks, scores } = read(offStart);
    expect(events).toEqual(["Ann has ABCHNOR", "Ann plays 1A HORN 24", "Ben has AFMQXYZ", "Ben plays A1 .AM 8"]);
    expect(remarks).toEqual([offStartRemark]);
    expect(scores).toEqual([24, 8]);
  });

  test("a play that touches nothing", () => {
    const { remarks, scores } = read(
      ">Ann: HORNEIA 8F HORN +14 14\n>Ben: FARMXYZ 1A FARM +36 36\n>Ann: EIATTTT A1 .AT +6 20\n",
    );
    expect(remarks).toEqual(["4:15 irregular-play 1A FARM / The play must touch a tile already on the board."]);
    expect(scores).toEqual([20, 36]);
  });

  test("the start square keeps its double for a later turn (WESPA 5.1, 3.13.1 d)", () => {
    const { remarks, scores } = read(">Ann: HORNABC 8I HORN +8 8\n>Ben: SEYZQWV 8H S.... +16 16\n");
    expect(remarks).toHaveLength(1);
    expect(scores).toEqual([8, 16]);
  });
});

describe("a game with such a play", () => {
  const { game, remarks } = unwrap(parseGcg(`#player1 Ann\n#player2 Ben\n${first}`, { ruleset: international2022 }));
  const { state } = game;
  const played = state.history.findIndex(({ type }) => type === "played");
  const next = (text: string) =>
    applyMove(state, { type: "play", placements: unwrap(parsePlay(text, state)).placements });

  test("is audited with one finding", () => {
    expect(auditGame(state).map(({ code, reason }) => [code, reason])).toMatchObject([
      ["geometry", { code: "refused", violations: [{ code: "start-not-covered" }] }],
    ]);
  });

  test("can be saved", () => {
    expect(unwrap(parseGame(JSON.stringify(state))).state).toEqual(state);
  });

  test("goes on from its board", () => {
    expect(next("A1 .AM").ok).toBe(true);
    expect(next("8G FARM").violations).toMatchObject([{ code: "not-connected" }]);
  });

  test("lets the play be challenged for its words, but not for its place", () => {
    const by = { by: 1, dictionary: { has: () => true } };
    const { events } = unwrap(applyMove(state, { type: "challenge" }, by));
    expect(events[0]).toMatchObject({ type: "challenged", upheld: false, invalid: [] });
  });

  test("lists it among its moves, but the rules reject the move", () => {
    const start = initialStateOf(state);
    const move = movesOf(state).find(({ kind }) => kind === "move");
    expect(move).toMatchObject({ move: { type: "play" } });
    if (move?.kind === "move") expect(applyMove(start, move.move, { by: move.by }).ok).toBe(false);
  });

  test("says what it scored, and counts it", () => {
    expect(scoreAt(state, played)?.total).toBe(24);
    expect(storyOf(game)[0]?.why[0]).toBe("HORN (4+1+1+1x2)x3 = 24");
    expect(factsOf(game).highestPlay).toMatchObject({ word: "HORN", points: 24 });
  });

  test("is read back from both formats, with its remark", () => {
    const gcg = unwrap(parseGcg(formatGcg(state).text));
    const history = unwrap(parseGameHistory(formatGameHistory(state).text));
    for (const again of [gcg, history]) {
      expect(again.game.state.board).toEqual(state.board);
      expect(again.remarks.map(({ reason }) => reason)).toEqual(remarks.map(({ reason }) => reason));
    }
  });
});

describe("the board stays as it is", () => {
  const horn = ">Ann: HORNEIA 8F HORN +14 14\n";

  test.each([
    ["if the rack lacks the tiles", `${horn}>Ben: FAM 1A FARM +27 27\n`],
    ["if the set has no more of them", `${horn}>Ben: 1A ZZ +60 60\n`],
    ["if a rack does not hold as many", `${horn}>Ben: 1A FARMFARM +99 99\n`],
    ["if the tiles form no word", `${horn}>Ben: FARMXYZ 1A F +4 4\n`],
  ])("%s", (_what, lines) => {
    expect(plays(lines)).toEqual(["Ann plays 8F HORN 14"]);
    expect(read(lines).remarks).toHaveLength(1);
  });

  test("and is empty again when the play comes off", () => {
    const { events, remarks, scores } = read(`${first}>Ann: HORNABC -- -24 0\n>Ben: FAMXYZQ 8G MA +8 8\n`);
    expect(events).toContain("Ann takes back 24");
    expect(remarks).toEqual([offStartRemark]);
    expect(scores).toEqual([0, 8]);
  });
});

test("every remark on such a play has its place in a table of three, too", () => {
  const text = `#player1 Ann\n#player2 Ben\n#player3 Cho\n${offStart}>Cho: TTAEIOU A1 ...E +10 10\n`;
  const { remarks } = unwrap(parseGcg(text));
  expect(remarks.map(short)).toEqual(["4:15 irregular-play 1A HORN / The first play must cover 8H."]);
});
