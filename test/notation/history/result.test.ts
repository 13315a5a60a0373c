import { applyMove, applyRuling, createGame, type GameState, unwrap } from "tilewright";
import { formatGameHistory, parseGameHistory } from "tilewright/notation";
import { northAmerica2017 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { short } from "../gcg/read.ts";
import { farm, horn, players } from "./any-history.ts";

type Status = GameState["status"];
const statusOf = (result: object, events: readonly object[] = [horn, farm]): Status =>
  unwrap(parseGameHistory(JSON.stringify({ players, events, ...result }))).game.state.status;
const over = (reason: string, winners: readonly number[]): object => ({
  ...{ kind: "over", turn: null, reason, winners },
  ...(reason === "out" ? {} : { spreads: null }),
});

/** Where nothing else ends a game, a history has a winner and no reason: resignation, time or forfeit. */
describe("a history says how its game ended", () => {
  const scores = { final_scores: [14, 9] };
  const phony = { type: "PHONY_TILES_RETURNED", player_index: 1, rack: "FAMXYZQ", lost_score: 9, cumulative: 0 };

  test.each<readonly [what: string, result: object, status: object]>([
    ["no state: it goes on", scores, { kind: "playing", turn: 0 }],
    ["PLAYING", { play_state: "PLAYING", winner: 1 }, { kind: "playing", turn: 0 }],
    ["the first player has won", { play_state: "GAME_OVER", ...scores, winner: 0 }, over("adjudicated", [0])],
    ["a zero that is left out", { playState: 2, ...scores }, over("adjudicated", [0])],
    ["the second player has won with fewer points", { play_state: 2, ...scores, winner: 1 }, over("adjudicated", [1])],
    ["a tie by ruling", { play_state: 2, final_scores: [14, 9], winner: -1 }, over("adjudicated", [0])],
    ["no scores and no winner: it does not count", { play_state: 2, winner: -1 }, over("aborted", [])],
  ])("%s", (_what, result, status) => {
    expect(statusOf(result)).toEqual(status);
  });

  test("a triple challenge that was right is won by the challenger, whatever the scores are", () => {
    const result = { play_state: 2, final_scores: [14, 0], winner: 0, challenge_rule: "TRIPLE" };
    expect(statusOf(result, [horn, farm, phony])).toEqual(over("adjudicated", [0]));
    expect(statusOf({ ...result, winner: 1 }, [horn, farm, phony])).toEqual(over("adjudicated", [1]));
  });

  test("a triple challenge that was wrong is lost by the challenger", () => {
    const result = { play_state: 2, final_scores: [14, 9], winner: 1, challenge_rule: "TRIPLE" };
    expect(statusOf(result)).toEqual(over("adjudicated", [1]));
  });

  test("an end that the moves show stays as it is, also where the winner is left out", () => {
    const events = [horn, { type: "END_RACK_PTS", player_index: 0, rack: "QZ", end_rack_points: 40, cumulative: 54 }];
    const out = over("out", [0]);
    expect(statusOf({ play_state: 2, final_scores: [54, 0] }, events)).toEqual(out);
    expect(statusOf({ play_state: 2, final_scores: [54, 0], winner: 0 }, events)).toEqual(out);
    expect(statusOf({ play_state: 2, final_scores: [54, 0], winner: 1 }, events)).toEqual(over("adjudicated", [1]));
  });

  test.each<readonly [field: string, result: object, remark: string]>([
    ["a state that there is not", { play_state: "DONE" }, '1:1 unreadable "DONE" / play_state: one of PLAYING'],
    ["a winner who does not play", { play_state: 2, winner: 2 }, "1:1 unreadable 2 / winner: at most 1"],
    ["a name as the winner", { play_state: 2, winner: "Ann" }, '1:1 unreadable "Ann" / winner: a whole number'],
  ])("%s is remarked on", (_field, result, remark) => {
    const { remarks } = unwrap(parseGameHistory(JSON.stringify({ players, events: [horn], ...result })));
    expect(remarks.map(short).join()).toContain(remark);
  });
});

describe("what is written says it as well", () => {
  const dealt = createGame({ players: ["Ann", "Ben"], ruleset: northAmerica2017, first: 1, seed: "result" });
  const begun = unwrap(applyMove(dealt, { type: "pass" })).state;
  const again = (game: GameState): Status => unwrap(parseGameHistory(formatGameHistory(game).text)).game.state.status;
  const decide = (winners: readonly number[], reason: "adjudicated" | "aborted"): GameState =>
    unwrap(applyRuling(begun, { type: "decide", reason, winners })).state;

  test("a resignation has a winner, and is still a resignation when it is read", () => {
    const { state } = unwrap(applyMove(begun, { type: "resign" }, { by: 1 }));
    const { play_state: played, winner } = JSON.parse(formatGameHistory(state).text);
    expect([played, winner]).toEqual([2, 1]); // Ann is the second player
    expect(again(state)).toEqual(state.status);
  });

  test("a game that does not count has no final scores", () => {
    const aborted = decide([], "aborted");
    const history = JSON.parse(formatGameHistory(aborted).text);
    expect([history.winner, history.final_scores]).toEqual([-1, undefined]);
    expect(again(aborted)).toEqual(aborted.status);
  });

  test("final scores are those of the seats in the order of play", () => {
    const ruled = unwrap(applyRuling(begun, { type: "adjust", player: 0, points: 7, reason: "correction" })).state;
    const { state } = unwrap(applyRuling(ruled, { type: "decide", reason: "adjudicated", winners: [0] }));
    const { text } = formatGameHistory(state);
    expect(JSON.parse(text).final_scores).toEqual([0, 7]);
    const { remarks, game } = unwrap(parseGameHistory(text));
    expect([remarks, game.state.status]).toEqual([[], state.status]);
  });
});
