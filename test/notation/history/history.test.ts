import fc from "fast-check";
import { createGame, unwrap } from "tilewright";
import { formatGcg, parseGameHistory, parseGcg } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { german, polish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { hostileInputs, timeFor } from "../../seed.ts";
import { expectProportional } from "../../support/cpu-time.ts";
import { type Read, short, shortEvents } from "../gcg/read.ts";
import { said } from "../said.ts";
import { anyHistories, farm, horn, players } from "./any-history.ts";

function read(events: readonly object[], more: object = {}): Omit<Read, "scores"> {
  const result = unwrap(parseGameHistory(JSON.stringify({ players, events, ...more }))) as Read["result"];
  const { state } = result.game;
  return { state, events: shortEvents(state), remarks: result.remarks.map(short), result };
}

describe("parseGameHistory reads every type of event", () => {
  test.each([
    ["a play", [horn], ["Ann has AEHINOR", "Ann plays 8F HORN 14"]],
    ["a play by number", [{ ...horn, type: 0 }], ["Ann has AEHINOR", "Ann plays 8F HORN 14"]],
    [
      "a play by row and column",
      [{ ...horn, position: "", row: 7, column: 5 }],
      ["Ann has AEHINOR", "Ann plays 8F HORN 14"],
    ],
    [
      "a play down by row and column",
      [{ rack: "HORNEIA", row: 5, column: 7, direction: "VERTICAL", playedTiles: "HORN", score: 14, cumulative: 14 }],
      ["Ann has AEHINOR", "Ann plays H6 HORN 14"],
    ],
    [
      "a play that comes off",
      [horn, { type: "PHONY_TILES_RETURNED", rack: "HORNEIA", played_tiles: "HORN", lost_score: 14 }],
      ["Ann has AEHINOR", "Ann plays 8F HORN 14", "Ben challenges rightly", "Ann takes back 14"],
    ],
    ["a pass", [{ type: "PASS", rack: "HORNEIA" }], ["Ann has AEHINOR", "Ann passed"]],
    [
      "points for a challenge that failed",
      [horn, { type: "CHALLENGE_BONUS", bonus: 5, cumulative: 19 }],
      ["Ann has AEHINOR", "Ann plays 8F HORN 14", "Ben challenges in vain 0", "Ann challenge 5"],
    ],
    ["an exchange", [{ type: "EXCHANGE", rack: "HORNEIA", exchanged: "HO" }], ["Ann has AEHINOR", "Ann exchanges HO"]],
    [
      "an exchange of a number of tiles",
      [{ type: 4, rack: "HORNEIA", exchanged: "7" }],
      ["Ann has AEHINOR", "Ann exchanges AEHINOR"],
    ],
    [
      "unplayed tiles that somebody gains",
      [horn, { type: "END_RACK_PTS", rack: "G", end_rack_points: 4, cumulative: 18 }],
      ["Ann has AEHINOR", "Ann plays 8F HORN 14", "Ben has G", "Ann has ", "Ann rack 4", "over: out"],
    ],
    [
      "unplayed tiles that somebody loses",
      [horn, { ...farm, type: 7, rack: "G", lost_score: 2, cumulative: -2 }],
      ["Ann has AEHINOR", "Ann plays 8F HORN 14", "Ben has G", "Ann has ", "Ben rack -2", "over: out"],
    ],
    [
      "time",
      [horn, { type: "TIME_PENALTY", lost_score: 10, cumulative: 4 }],
      ["Ann has AEHINOR", "Ann plays 8F HORN 14", "Ann time -10"],
    ],
    [
      "a challenge that failed and cost a turn",
      [horn, { type: "UNSUCCESSFUL_CHALLENGE_TURN_LOSS", player_index: 1, rack: "G" }],
      ["Ann has AEHINOR", "Ann plays 8F HORN 14", "Ben has G+6", "Ben passed"],
    ],
    [
      "a challenge whose outcome follows",
      [horn, { type: "CHALLENGE", player_index: 1 }],
      ["Ann has AEHINOR", "Ann plays 8F HORN 14"],
    ],
  ])("%s", (_what, events, expected) => {
    const { events: told, remarks } = read(events, { challenge_rule: "FIVE_POINT" });
    expect(remarks.filter((remark) => !remark.includes("wrong-settlement"))).toEqual([]);
    expect(told).toEqual(expected);
  });
});

describe("parseGameHistory takes the rules from the history", () => {
  test.each([
    ["SINGLE", "nothing"],
    ["DOUBLE", "lose-turn"],
    ["FIVE_POINT", { points: 5, per: "play", to: "opponent" }],
    ["TEN_POINT", { points: 10, per: "play", to: "opponent" }],
    ["TRIPLE", "lose-game"],
    [1, "nothing"],
    [5, "lose-game"],
    ["VOID", undefined],
    [0, undefined],
  ])("challenges: %s", (challenge_rule, whenWrong) => {
    expect(read([horn], { challenge_rule }).state.ruleset.challenge?.whenWrong).toEqual(whenWrong);
  });

  test("nothing can be challenged by the first rule, unless something was", () => {
    const off = { type: "PHONY_TILES_RETURNED", rack: "HORNEIA", lost_score: 14 };
    const { state, remarks } = read([horn, off], { challenge_rule: "VOID" });
    expect([state.ruleset.challenge?.whenWrong, remarks]).toEqual(["lose-turn", []]);
    expect(read([horn], { challenge_rule: "VOID" }).state.ruleset.wordCheck).toBe("on-play");
  });

  test("the tile set, by its own name before that of the lexicon", () => {
    expect(read([], { letter_distribution: "polish", lexicon: "OSPS49" }).state.ruleset.tileSet).toBe(polish);
    expect(read([], { lexicon: "RD28" }).state.ruleset.tileSet).toBe(german);
  });

  test.each([
    [
      { letter_distribution: "norwegian" },
      '1:1 unreadable "norwegian" / one of the tile sets english, french, german, polish, spanish, english200',
    ],
    [
      { board_layout: "huge" },
      '1:1 unreadable "huge" / a board whose name is known, or a ruleset passed with the text',
    ],
    [{ variant: "wordsmog" }, '1:1 unreadable "wordsmog" / the standard game, or a ruleset passed with the text'],
    [{ starting_cgp: "15/15" }, '1:1 unreadable "15/15" / starting_cgp: a complete game, from its beginning'],
    [
      { challenge_rule: "SEVENFOLD" },
      '1:1 unreadable "SEVENFOLD" / challenge_rule: one of VOID, SINGLE, DOUBLE, FIVE_POINT, TEN_POINT or TRIPLE',
    ],
  ])("%j is remarked on", (more, expected) => {
    expect(read([horn], more).remarks).toEqual([expected]);
  });

  test("the ruleset given counts before all of them", () => {
    const text = JSON.stringify({ players, events: [horn], challenge_rule: "TRIPLE", letter_distribution: "polish" });
    expect(unwrap(parseGameHistory(text, { ruleset: us2021 })).game.state.ruleset).toBe(us2021);
  });
});

describe("parseGameHistory keeps or remarks on everything else", () => {
  test("title, names, lexicon, description, id, notes and last racks", () => {
    const { result, state } = read([{ ...horn, note: "a fine word\nindeed" }], {
      title: "A final",
      description: "round 7",
      id_auth: "io.example",
      uid: "x7",
      lexicon: "NWL23",
      last_known_racks: ["", "FAMXYZQ"],
      version: 2,
      winner: -1,
    });
    const { title, names, lexicon, pragmas, notes } = result.game;
    expect({ title, names, lexicon }).toEqual({
      title: "A final",
      names: ["Ann Archer", "Ben Baker"],
      lexicon: "NWL23",
    });
    expect(pragmas).toEqual([
      { name: "description", text: "round 7" },
      { name: "id", text: "io.example x7" },
    ]);
    expect(notes.map(({ text }) => text)).toEqual(["a fine word\nindeed"]);
    expect(state.players[1]?.rack.tiles).toEqual([..."AFMQXYZ"]);
    expect(unwrap(parseGcg(formatGcg(result.game).text)).game.state.history).toEqual(state.history);
  });

  test.each([
    ["a field of the history", [horn], { weather: "fine" }, '1:1 unknown-pragma "weather" / a field of a game history'],
    ["a field of an event", [horn, { ...farm, mood: 7 }], {}, '3:1 unknown-pragma "mood" / a field of a game history'],
    ["a type of event", [horn, { ...farm, type: "COFFEE" }], {}, "3:1 unreadable"],
    ["a text that is a number", [{ ...horn, rack: 7 }], {}, "2:1 unreadable 7 / rack: text"],
    ["a number that is a text", [{ ...horn, score: "14" }], {}, '2:1 unreadable "14" / score: a whole number'],
    ["other final scores", [horn], { final_scores: [15, 0] }, "1:1 wrong-total 15, 0 / 14, 0"],
    ["another score", [{ ...horn, score: 15, cumulative: 15 }], {}, "2:"],
  ])("%s", (_what, events, more, expected) => {
    const { remarks } = read(events, more);
    expect(remarks.some((remark) => remark.startsWith(expected))).toBe(true);
  });

  test("what follows from the rest of the history is understood", () => {
    const more = {
      is_bingo: true,
      words_formed: ["HORN"],
      millis_remaining: 7,
      num_tiles_from_rack: 4,
      nickname: "Ann",
    };
    expect(read([{ ...horn, ...more }], { final_scores: [14, 0], play_state: "GAME_OVER" }).remarks).toEqual([]);
  });

  test("a player is found by nickname where older histories have no number", () => {
    expect(read([{ ...horn, nickname: "Ben" }]).events).toContain("Ben plays 8F HORN 14");
  });
});

describe("parseGameHistory reads answers of servers, and refuses what is not a history", () => {
  test("a history inside an answer", () => {
    const text = JSON.stringify({ history: { players, events: [horn] } });
    expect(unwrap(parseGameHistory(new TextEncoder().encode(text))).game.state.players[0]?.score).toBe(14);
  });

  test("a GCG inside an answer is read by parseGcg", () => {
    const text = JSON.stringify({ gcg: "#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +14 14" });
    expect(unwrap(parseGcg(text)).game.state.players[0]?.score).toBe(14);
  });

  test.each([["{"], ["[]"], ["{}"], ["null"], ['{"events":7}'], ['{"players":[],"events":[]}'], ["[".repeat(100_000)]])(
    "%s is refused",
    (text) => {
      const { problems } = parseGameHistory(text);
      expect(problems?.map(said).map(({ expected }) => expected)).toEqual([
        "a game history as JSON, with players and events",
      ]);
    },
  );

  test("a saved game of the library, which has players and a history of its own", () => {
    const { problems } = parseGameHistory(JSON.stringify(createGame({ players: ["Ann", "Ben"], seed: "saved" })));
    expect(problems?.map(said).map(({ expected }) => expected)).toEqual([
      "a game history as JSON, with players and events",
    ]);
  });

  test("a history of players who are known by another name has no turn yet", () => {
    for (const name of ["nickname", "real_name", "user_id"])
      expect(parseGameHistory(JSON.stringify({ players: [{ [name]: "Ann" }, {}] })).ok).toBe(true);
  });

  test.each<readonly [string, size: number, (size: number) => object]>([
    [
      "players of the same name",
      300,
      (size) => ({ players: Array.from({ length: size }, () => ({ nickname: "A" })), events: [] }),
    ],
    [
      "players and events of nobody",
      400,
      (size) => ({
        players: Array.from({ length: size }, (_, i) => ({ nickname: `p${i}` })),
        events: new Array(6 * size).fill({}),
      }),
    ],
    ["events of nothing", 20_000, (size) => ({ players, events: new Array(size).fill({}) })],
  ])("%s without end are read in time that follows from their number", (_what, size, make) => {
    expectProportional(size, (howMany) => JSON.stringify(make(howMany)), parseGameHistory);
  });

  test("players beyond those that a game may have are left out, with a remark", () => {
    const many = Array.from({ length: 17 }, (_, i) => ({ nickname: `p${i}` }));
    const { remarks } = unwrap(parseGameHistory(JSON.stringify({ players: many, events: [horn] })));
    expect(remarks.map(short)).toContain("1:1 unreadable a list / players: at most 16");
  });

  test("of players of the same nickname, the first one is meant", () => {
    const same = [{ nickname: "Ann" }, { nickname: "Ben" }, { nickname: "Ben" }];
    const events = [{ ...horn, player_index: 2, nickname: "Ben" }];
    const { state } = unwrap(parseGameHistory(JSON.stringify({ players: same, events }))).game;
    expect(state.players.map(({ score }) => score)).toEqual([0, 14, 0]);
  });

  test("a name that is longer than a game keeps does not make it throw", () => {
    const long = "a".repeat(20_000);
    for (const [lexicon, nickname] of [
      [long, "A"],
      ["NWL23", long],
    ]) {
      const { remarks } = unwrap(parseGameHistory(JSON.stringify({ lexicon, players: [{ nickname }], events: [{}] })));
      expect(remarks.map(said).map(({ expected }) => expected)).toContain("a name of at most 8,000 characters");
    }
  });

  test("more than 4 MB are refused", () => {
    const text = JSON.stringify({ players, events: [], title: "x".repeat(4_200_000) });
    const found = `a text of ${text.length} characters`;
    expect(parseGameHistory(text).problems?.map(said)).toMatchObject([
      { found, expected: "a game history of at most 4 MB" },
    ]);
  });

  test("no JSON makes it throw, and what it reads can be written", { timeout: timeFor(hostileInputs(2000)) }, () => {
    fc.assert(
      fc.property(fc.oneof(anyHistories, fc.jsonValue()), (json) => {
        const read = parseGameHistory(JSON.stringify(json));
        if (read.ok) expect(parseGcg(formatGcg(read.game).text).ok).toBe(true);
      }),
      { numRuns: hostileInputs(300) },
    );
  });
});
