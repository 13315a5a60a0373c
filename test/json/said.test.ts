// What the parsers say, word for word: what was expected in a place, and what was found there.
import { defineLayout, defineRuleset, type GameState, type Parsed } from "tilewright";
import { parseGame, parsePlacements, parsePosition, parseUpdate, parseView } from "tilewright/json";
import { describeProblem } from "tilewright/messages";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { withChange } from "./problems.ts";
import { game, spectatorView, view } from "./samples.ts";

const layout = defineLayout({ rowsOfSquares: ["....", "..#.", "...."], starts: [{ row: 0, col: 0 }] });
const small = defineRuleset(us2021, { layout });
const onHole = [null, null, null, null, null, null, { letter: "H", blank: false }, null, null, null, null, null];
const update = { kind: "update", viewer: 1, from: 0, events: game.history, after: "19-b" };
const played = { ...view, history: game.history };
const over = { kind: "over", turn: null, reason: "agreed", winners: [0] };
const drew = (count: number) => ({ player: 0, type: "dealt", drawn: { tiles: [], hidden: count } });
const atATable = { ...game, seed: null } as unknown as GameState;

/** Everything that is wrong, in words. */
const said = (answer: Parsed<object>) =>
  (answer.problems ?? []).map((problem) => describeProblem(problem)).join(" and ");

test.each<[string, Parsed<object>]>([
  [
    "bag.hidden: expected 0, because a game with a seed has no hidden tiles, found 2",
    parseGame(withChange(game, "bag.hidden", 2)),
  ],
  [
    "players[1].rack.hidden: expected 0, because a game with a seed has no hidden tiles, found 1",
    parseGame(withChange(game, "players[1].rack.hidden", 1)),
  ],
  [
    "history[8].returned.hidden: expected 0, because a game with a seed has no hidden tiles, found 1",
    parseGame(withChange(game, "history[8].returned.hidden", 1)),
  ],
  [
    'history[4].play: expected the index of an earlier event of type "played", found 2',
    parseGame(withChange(game, "history[4].play", 2)),
  ],
  [
    "history[4].words[0]: expected the index of a word, which can only be 0, found 1",
    parseGame(withChange(game, "history[4].words[0]", 1)),
  ],
  [
    "history[9]: this player owes no turn for a failed challenge",
    parseGame(withChange(game, "history[9]", { player: 1, type: "turn-lost", challenge: 4 })),
  ],
  [
    "players[1].turnsToMiss: expected at most 0, one for each failed challenge, found 2",
    parseGame(withChange(game, "players[1].turnsToMiss", 2)),
  ],
  [
    "scorelessTurns: expected a number from 0 to 2,000,000, found 1,000,000,000",
    parseGame(withChange(game, "scorelessTurns", 1e9)),
  ],
  ["status.turn: expected a player who has not resigned, found 2", parseGame(withChange(game, "status.turn", 2))],
  [
    "status.winners: expected at least one winner, found none",
    parseGame(withChange(game, "status", { ...over, winners: [] })),
  ],
  ["version: expected 1, found 7", parseGame(withChange(game, "version", 7))],
  ["players: expected 2 to 4 players, found 6", parseGame({ ...game, players: [...game.players, ...game.players] })],
  ["board: expected 225 squares, found 224", parseGame(withChange(game, "board", game.board.slice(1)))],
  [
    "status: the game must be over, because fewer than two players are left",
    parseGame(withChange(game, "players[0].resigned", true)),
  ],
  [
    "players[0].rack: expected at most 200 tiles, found 201 and players[0].rack.hidden: expected 0, because a game with a seed has no hidden tiles, found 201",
    parseGame(withChange(game, "players[0].rack", { tiles: [], hidden: 201 })),
  ],
  [
    "players[0].rack: expected at most 200 tiles, found 201",
    parseGame({
      ...atATable,
      players: game.players.map((player) => ({ ...player, rack: { tiles: [], hidden: 201 } })),
    }),
  ],
  ["bag: expected at most 400 tiles, found 401", parseGame({ ...atATable, bag: { tiles: [], hidden: 401 } })],
  [
    "history[1]: expected at most 200 tiles, found 201",
    parseGame({ ...atATable, history: [drew(100), drew(101), drew(1)] }),
  ],
  [
    "history[20]: expected a player who is still in the game, found 1",
    parseGame({
      ...atATable,
      history: [...game.history, { player: 0, type: "resigned" }, { player: 1, type: "resigned" }],
    }),
  ],
  ['board[1][2]: this square is a hole, which must be "."', parsePosition({ board: ["....", "..H.", "...."] }, small)],
  [
    'board[0][2]: "%" is not a letter in the english tile set (an empty square is ".")',
    parsePosition({ board: ["..%.", "....", "...."] }, small),
  ],
  ["board: expected 3 rows, found 2", parsePosition({ board: ["....", "...."] }, small)],
  ["board[1]: expected 4 squares, found 5", parsePosition({ board: ["....", ".....", "...."] }, small)],
  ["board[6]: this square is a hole, which must be null", parsePosition({ board: onHole }, small)],
  [
    '[0].letter: "h!" is not a letter in the english tile set',
    parsePlacements([{ row: 1, col: 1, letter: "h!" }], small),
  ],
  ["rack: expected null, because the view has no viewer, found a list", parseView({ ...spectatorView, rack: ["A"] })],
  ['rack: expected the viewer\'s tiles, A E I R ?, found "A E I R Q"', parseView(withChange(view, "rack[4]", "Q"))],
  [
    'rack: expected no tiles, as on the viewer\'s rack, found "A E I R ?"',
    parseView(withChange(view, "players[1].rack.tiles", [])),
  ],
  ["rack: expected the viewer's tiles, found null", parseView(withChange(view, "rack", null))],
  [
    "events: expected at most 10 events (10,090 come before them), found 19",
    parseUpdate({ ...update, from: 10_090 }, played),
  ],
  ["events[0]: expected at most 200 tiles, found 201", parseUpdate({ ...update, events: [drew(201)] }, view)],
])("%s", (problem, answer) => {
  expect(said(answer)).toBe(problem);
});
