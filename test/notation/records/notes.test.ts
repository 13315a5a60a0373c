import {
  applyMove,
  applyRuling,
  createTableGame,
  defineRuleset,
  type GameState,
  type Ruling,
  unwrap,
} from "tilewright";
import { formatGcg, type GcgGame, parseGcg, parsePlay } from "tilewright/notation";
import { exchangeBlanks, northAmerica2017 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { type Read, read } from "../gcg/read.ts";

const ruleset = defineRuleset(northAmerica2017, exchangeBlanks, {
  players: { min: 2, max: 4 },
  challenge: { looksUp: "named-words", whenWrong: "nothing" },
});

/** HORN by Ann. Ben is on turn, and Cho after him. */
function begun(): GameState {
  const game = createTableGame({ players: ["Ann", "Ben", "Cho"], ruleset, first: 0 });
  const { placements } = unwrap(parsePlay("8F HORn", { ruleset }));
  return unwrap(applyMove(game, { type: "play", placements })).state;
}

const header = "#player1 Ann\n#player2 Ben\n#player3 Cho\n#description ChallengePrice: nothing\n";
const horn = ">Ann: HORNEI? 8F HORn +12 12\n";
const readNote = (note: string): Read => read(`${header}${horn}#note ${note}`, ruleset);
const ruled = (ruling: Ruling) => (game: GameState) => unwrap(applyRuling(game, ruling)).state;

describe("what has no line in GCG is a note, which is read like the move or the ruling that it was", () => {
  test.each<readonly [note: string, happens: (game: GameState) => GameState, event: string]>([
    [
      "FailedChallenge: player3; words 1",
      (game) => unwrap(applyMove(game, { type: "challenge" }, { by: 2, dictionary: { has: () => true } })).state,
      "Cho challenges in vain 0",
    ],
    ["Resigned: player3", (game) => unwrap(applyMove(game, { type: "resign" }, { by: 2 })).state, "Cho resigned"],
    ["OnTurn: player3", ruled({ type: "set-turn", player: 2 }), "Cho turn-set"],
    [
      "BlankExchanged: player2; 8I",
      (game) => unwrap(applyMove(game, { type: "exchange-blank", square: { row: 7, col: 8 } })).state,
      "Ben blank-exchanged",
    ],
    [
      "Adjusted: player2; -5 penalty; note too loud",
      ruled({ type: "adjust", player: 1, points: -5, reason: "penalty", note: "too loud" }),
      "Ben penalty -5",
    ],
    [
      "Rack: player3; AEI+5",
      ruled({ type: "tell-rack", player: 2, rack: { tiles: ["A", "E", "I"], hidden: 5 } }),
      "Cho has AEI+5",
    ],
  ])("%s", (note, happens, event) => {
    const { text, remarks } = formatGcg(happens(begun()));
    expect(text).toContain(`\n#note ${note}\n`);
    expect(remarks).toEqual([]);
    const { events, remarks: accused } = readNote(note);
    expect([events.at(-1), accused]).toEqual([event, []]);
  });

  test("tiles that go back from a rack that was too full", () => {
    const full = ruled({ type: "tell-rack", player: 2, rack: { tiles: [], hidden: 8 } })(begun());
    const { text } = formatGcg(ruled({ type: "return-excess", player: 2, tiles: { tiles: [], hidden: 1 } })(full));
    expect(text).toContain("#note Rack: player3; +8\n#note Returned: player3; +1\n");
    const { players } = unwrap(parseGcg(text, { ruleset })).game.state;
    expect(players[2]?.rack).toEqual({ tiles: [], hidden: 7 });
  });

  test("the last racks of a game that is over, because one program takes a second #rack there for a move", () => {
    const rack = { tiles: [..."AEINRST"], hidden: 0 };
    const shown = ruled({ type: "tell-rack", player: 2, rack })(begun());
    const left = [1, 2].reduce((game, by) => unwrap(applyMove(game, { type: "resign" }, { by })).state, shown);
    const written = formatGcg(left).text;
    expect(written).not.toContain("#rack");
    expect(written).toContain("\n#note Resigned: player3\n#note LastRack: player3; AEINRST\n");
    const { players, status } = unwrap(parseGcg(written, { ruleset })).game.state;
    expect([players[2]?.rack, status]).toEqual([rack, left.status]);
  });

  test("above the first event it is a description, because some programs refuse a note there", () => {
    const game = createTableGame({ players: ["Ann", "Ben"], ruleset, first: 0 });
    const { text } = formatGcg(unwrap(applyMove(game, { type: "resign" }, { by: 1 })).state);
    expect(text).toContain("\n#description Resigned: player2\n");
    expect(unwrap(parseGcg(text)).game.state.status).toMatchObject({ kind: "over", reason: "resigned", winners: [0] });
  });
});

describe("a note of ours that cannot be believed", () => {
  test.each([
    "FailedChallenge: player1; words 1", // Ann's own play
    "FailedChallenge: player2; words 2", // which has one word
    "FailedChallenge: player2; words 0",
    "FailedChallenge: player2; words 1 1",
    "FailedChallenge: player2",
    "Resigned: player4",
    "Resigned: player0",
    "Accepted: player2", // nobody has gone out
    "Ended: bored",
    "BlankExchanged: player3; 8I", // who is not on turn
    "BlankExchanged: player2; 8F", // not a blank
    "BlankExchanged: player2; nowhere",
    "Adjusted: player2; -5 challenge", // the rules give these
    "Adjusted: player2; 1000001 penalty",
    "Adjusted: player2; many penalty",
    "Rack: player2; AEI",
    "Rack: player2; *+3",
    "Rack: player2; +9999",
    "Returned: player2; +1", // the rack is not too full
    "OnTurn: player9",
  ])("%s is remarked on, changes nothing, and stays in the record", (note) => {
    const before = read(header + horn, ruleset);
    const { state, remarks, result } = readNote(note);
    expect(remarks).toEqual([`6:7 unreadable ${JSON.stringify(note)} / something that can happen here`]);
    expect(state).toEqual(before.state);
    expect(formatGcg(result.game).text).toContain(`\n#note ${note}\n`);
  });

  test.each(["Resigned:player2", "resigned: player2", "Resigned: Ben", "Resigned: player2!", "NoPlays: really?"])(
    "%s is a comment",
    (note) => {
      const { state, remarks, result } = readNote(note);
      expect([remarks, state.history.length]).toEqual([[], read(header + horn, ruleset).state.history.length]);
      expect(result.game.notes.map(({ text }) => text)).toEqual([note]);
    },
  );

  test("a comment in our words is quoted where it is written, and says nothing about the game", () => {
    const { game } = unwrap(parseGcg(header + horn, { ruleset }));
    const play = game.state.history.length - 1;
    const commented: GcgGame = {
      ...game,
      notes: [
        { event: play, text: "Resigned: player1" },
        { event: play, text: "Ended: agreed\nor not" },
      ],
      pragmas: [{ name: "description", text: "Resigned: player2" }],
    };
    const { text } = formatGcg(commented);
    expect(text).toContain('\n#note "Resigned: player1"\n#note "Ended: agreed"\nor not\n');
    expect(text).toContain('\n#description "Resigned: player2"\n');
    expect(unwrap(parseGcg(text, { ruleset })).game.state).toEqual(game.state);
  });
});

test("whoever goes back and plays on in another way loses the notes from there on", () => {
  const { game } = readNote("Resigned: player3").result;
  const before = read(header + horn, ruleset).state;
  const on = unwrap(applyMove(before, { type: "pass" }, { by: 1 })).state;
  const { text } = formatGcg({ ...game, state: on });
  expect(text).toContain(">Ben:  - +0 0");
  expect(text).not.toContain("Resigned");
});

test("a final line whose amount and total disagree has a remark on that line", () => {
  const games = [
    ">Ann: HORNEIA - +0 0\n>Ben: FAMXYZQ - +0 0\n>Ann: EIANORH (EIANORH) -10 -10\n>Ben: FAMXYZQ (FAMXYZQ) -16 -17",
    ">Ann: HORNEIA 8F HORN +14 14\n>Ben: Q (Q) -16 -17",
    ">Ann: HORNEIA 8F HORN +14 14\n>Ann: (Q) +20 33",
    ">Ann: HORNEIA 8F HORN +14 14\n>Ben: (time) -16 -17",
    ">Ann: HORNEIA 8F HORN +14 14\n>Ben: - -16 -17",
  ];
  for (const text of games) {
    const last = text.split("\n").length + 2;
    expect(read(text).remarks.filter((remark) => remark.startsWith(`${last}:`))).not.toEqual([]);
  }
});
