import fc from "fast-check";
import { applyMove, applyRuling, createGame, defineRuleset, type GameState, unwrap } from "tilewright";
import { formatGameHistory, formatGcg, type GcgGame, parseGameHistory, parseGcg } from "tilewright/notation";
import { international2022, large2004, northAmerica2017, us2021, worldEnglish2022 } from "tilewright/rulesets";
import { tileSets } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { timeFor } from "../../seed.ts";
import { playGame } from "../gcg/played.ts";
import { header, short } from "../gcg/read.ts";
import { anyHistories } from "./any-history.ts";

// biome-ignore lint/suspicious/noExplicitAny: fields of JSON
const written = (game: GcgGame | GameState): any => JSON.parse(formatGameHistory(game).text);
const eventsOf = (gcg: string): unknown => written(unwrap(parseGcg(header + gcg)).game).events;

const horn = ">Ann: HORNEIA 8F HORN +14 14\n";

describe("formatGameHistory writes each event with the fields that the definition has for it", () => {
  const play = { rack: "HORNEIA", cumulative: 14, position: "8F", row: 7, column: 5, played_tiles: "HORN", score: 14 };

  test.each([
    ["a play", horn, [play]],
    [
      "a play down, by the second player",
      `${horn}>Ben: FAMXYZQ H6 FA.M +9 9\n`,
      [
        play,
        {
          rack: "FAMXYZQ",
          cumulative: 9,
          position: "H6",
          row: 5,
          column: 7,
          direction: 1,
          played_tiles: "FA.M",
          score: 9,
          player_index: 1,
        },
      ],
    ],
    ["an exchange", ">Ann: HORNEIA -HO +0 0\n", [{ type: 4, rack: "HORNEIA", exchanged: "HO" }]],
    ["an exchange of a number of tiles", ">Ann: HORNEIA -4 +0 0\n", [{ type: 4, rack: "HORNEIA", exchanged: "4" }]],
    ["a pass", ">Ann: HORNEIA - +0 0\n", [{ type: 2, rack: "HORNEIA" }]],
    [
      "a play that comes off, with its tiles",
      `${horn}>Ann: HORNEIA -- -14 0\n`,
      [play, { type: 1, rack: "HORNEIA", played_tiles: "HORN", lost_score: 14 }],
    ],
    [
      "points for a challenge that failed",
      `${horn}>Ann: EIA (challenge) +5 19\n`,
      [play, { type: 3, rack: "EIA", cumulative: 19, bonus: 5 }],
    ],
    ["time", `${horn}>Ann: (time) -10 4\n`, [play, { type: 6, cumulative: 4, lost_score: 10 }]],
    [
      "unplayed tiles that somebody gains",
      `${horn}>Ann: (GG) +8 22\n`,
      [play, { type: 5, rack: "GG", cumulative: 22, end_rack_points: 8 }],
    ],
    [
      "unplayed tiles that somebody loses",
      `${horn}>Ben: G (G) -2 -2\n`,
      [play, { type: 7, rack: "G", cumulative: -2, lost_score: 2, player_index: 1 }],
    ],
    ["a note", `${horn}#note wow\n#- #1\n`, [{ ...play, note: "wow\n#1" }]],
  ])("%s", (_what, gcg, expected) => {
    expect(eventsOf(gcg)).toEqual(expected);
  });

  test("a turn missed for a challenge has an event of its own, where GCG has a pass", () => {
    const state = playGame({ seed: 5, ruleset: northAmerica2017, manners: { doubts: 40, phonies: 0 } });
    const types = written(state).events.map(({ type = 0 }: { type?: number }) => type);
    expect(types.filter((type: number) => type === 8)).toHaveLength(
      state.history.filter(({ type }) => type === "turn-lost").length,
    );
    expect(types).toContain(8);
  });
});

describe("the header of a history", () => {
  test("has the players in the order of play, the scores in that order, and who has won", () => {
    const played = playGame({ seed: 3, ruleset: northAmerica2017 });
    const history = written(played);
    const first = played.history.find(({ type }) => type === "played")!.player as number;
    expect(history.players[0].nickname).toBe(played.players[first]!.name);
    const scores = [first, 1 - first].map((seat) => played.players[seat]!.score);
    expect([history.final_scores, history.play_state]).toEqual([scores, 2]);
    expect(history.winner).toBe(scores[0] === scores[1] ? -1 : scores[0]! > scores[1]! ? 0 : 1);
  });

  test("has no scores while the game is played, and no winner if it is a tie", () => {
    const begun = createGame({ players: ["Ann", "Ben"], ruleset: northAmerica2017, seed: "tie" });
    expect(written(begun)).not.toHaveProperty("final_scores");
    const passed = (from: GameState): GameState => {
      let state = from;
      while (state.status.kind !== "over") state = unwrap(applyMove(state, { type: "pass" })).state;
      return state;
    };
    expect(written(passed(begun))).toMatchObject({ final_scores: [-17, -17], winner: -1 });
    const ruling = { type: "adjust", player: 1, points: 1, reason: "correction" } as const;
    const { players, final_scores: scores, winner } = written(passed(unwrap(applyRuling(begun, ruling)).state));
    expect([players[winner].nickname, scores[winner], scores[1 - winner]]).toEqual(["Ben", -16, -17]);
  });

  test.each([
    ["VOID", defineRuleset(us2021, { challenge: null, wordCheck: "on-play" }), 0],
    ["DOUBLE", northAmerica2017, 2],
    ["FIVE_POINT", international2022, 3],
    ["no number: 5 points a word", worldEnglish2022, undefined],
  ])("has the number of the rule for challenges: %s", (_name, ruleset, number) => {
    const state = createGame({ players: ["Ann", "Ben"], ruleset, seed: "rule" });
    expect(written(state).challenge_rule).toBe(number);
    const { challenge } = unwrap(parseGameHistory(formatGameHistory(state).text)).game.state.ruleset;
    expect(challenge?.whenWrong).toEqual(ruleset.challenge?.whenWrong);
  });

  test("has the names of the board and the tiles, and the id", () => {
    const { game } = unwrap(parseGcg(`#id server 77 b\n#lexicon NWL23\n${header}${horn}`, { ruleset: large2004 }));
    expect(written(game)).toMatchObject({
      board_layout: "SuperCrosswordGame",
      letter_distribution: "english_super",
      lexicon: "NWL23",
      id_auth: "server",
      uid: "77 b",
    });
  });

  test("what has no field is remarked on: pragmas, lines that were not understood, what stands behind a total", () => {
    const text = `#rack-size 8\n#style x\n${header}${horn.trim()} FARM\nhello\n>Ben: ??? 99 hm\n`;
    const { remarks } = formatGameHistory(unwrap(parseGcg(text)).game);
    expect(remarks.map(short)).toEqual([
      "1:1 not-expressible #rack-size 8 / a field of a game history",
      "1:1 not-expressible #style x / a field of a game history",
      "2:1 not-expressible FARM / a field of a game history",
      "3:1 not-expressible hello / a field of a game history",
      "3:1 not-expressible >Ben: ??? 99 hm / a field of a game history",
    ]);
  });
});

/** What is read of a game again, without what only one of the formats can hold. */
function facts({ game }: { readonly game: GcgGame }): unknown {
  const { state, names, title, lexicon, notes } = game;
  const { history, players, status, ruleset } = state;
  return {
    history,
    players,
    status,
    rules: { ...ruleset, challenge: ruleset.challenge?.whenWrong },
    names,
    title,
    lexicon,
    notes,
  };
}

describe("a game comes back from a history as it comes back from a GCG", () => {
  const sets = Object.values(tileSets).filter((value) => typeof value === "object");

  test("games of every preset of tournaments, every tile set, two to four players and either opener", {
    timeout: timeFor(20),
  }, () => {
    const rules = [northAmerica2017, international2022, worldEnglish2022, us2021, large2004];
    fc.assert(
      fc.property(
        fc.record({
          seed: fc.nat(10_000),
          players: fc.integer({ min: 2, max: 4 }),
          moves: fc.integer({ min: 0, max: 60 }),
        }),
        fc.constantFrom(...rules),
        fc.option(fc.constantFrom(...sets), { nil: undefined }),
        (game, base, tileSet) => {
          const players = base.players.max < game.players ? 2 : game.players;
          const ruleset = tileSet === undefined ? base : { ...base, tileSet };
          const state = playGame({ ...game, players, ruleset });
          const options = tileSet === undefined ? {} : { tileSets: [tileSet] };
          const { text, remarks } = formatGameHistory(state);
          const again = unwrap(parseGameHistory(text, options));
          const byGcg = unwrap(parseGcg(formatGcg(state).text, options));
          expect(facts(again)).toEqual(facts(byGcg));
          expect(remarks.length).toBe(formatGcg(state).remarks.length);
          expect(formatGameHistory(again.game).text).toBe(formatGameHistory(byGcg.game).text);
        },
      ),
    );
  });

  test("whatever parseGameHistory accepts can be written, and read again", () => {
    fc.assert(
      fc.property(anyHistories, (history) => {
        const read = parseGameHistory(JSON.stringify(history));
        if (!read.ok) return;
        const again = parseGameHistory(formatGameHistory(read.game).text);
        expect(again.ok).toBe(true);
      }),
    );
  });
});
