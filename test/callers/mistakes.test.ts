import {
  allowedMoves,
  applyMove,
  createGame,
  defineLayout,
  defineRuleset,
  defineTileSet,
  describeViolation,
  emptyBoard,
  explainScore,
  initialStateOf,
  lastPlay,
  parseLetters,
  pointsOf,
  previewPlay,
  replayEvents,
  scoreAt,
  scoreMove,
  scoreSheet,
  unseenTiles,
  unwrap,
  validatePlacement,
  viewFor,
} from "tilewright";
import { playerTimes, startClock } from "tilewright/clock";
import { layTile, newDraft, tapSquare, typePlay } from "tilewright/compose";
import {
  buildWordGraph,
  packWordList,
  parseWordGraph,
  trustedWordGraph,
  wordList,
  wordsFrom,
} from "tilewright/dictionary";
import { parseMove, parsePlacements, parsePosition, parseUpdate } from "tilewright/json";
import { indexOfSquare, standardLayout } from "tilewright/layouts";
import { describeRemark } from "tilewright/messages";
import { germanMessages } from "tilewright/messages/german";
import { bestPlay, generatePlays } from "tilewright/movegen";
import {
  formatCgp,
  formatGcg,
  formatRack,
  formatSquare,
  parseGcg,
  parsePlay,
  parseRack,
  positionBefore,
} from "tilewright/notation";
import { figuresOf } from "tilewright/records";
import { describeBoard, renderBoard, renderSvg } from "tilewright/render";
import { checkedWords, nineTile, us2021 } from "tilewright/rulesets";
import { english } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { errorOf } from "./error-of.ts";

// Mistakes that people make who write JavaScript without types, or against an older version of a page.

const game = createGame({ players: 2, first: 0, seed: "mistakes" });
const view = viewFor(game, 0);
const ruleset = us2021;
const position = { ruleset };
const draft = newDraft({ ruleset, rack: ["H", "O"] });
const board = emptyBoard(standardLayout);
const body = { type: "pass" };
const rows = Array.from({ length: 15 }, () => new Array(15).fill(null));
const graph = buildWordGraph(["HORN"], { tileSet: english, gaddag: true });
const gcg = "#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +14 14\n";
const horn = [..."HORN"].map((letter, i) => ({ row: 7, col: 7 + i, letter }));

/** Calls a function as JavaScript may, whatever its type says. */
// biome-ignore lint/suspicious/noExplicitAny: a mistake of any type
const call = (f: any, ...args: readonly any[]): unknown => f(...args);

test.each<[string, () => unknown, string]>([
  ["parseMove(body)", () => call(parseMove, body), "ruleset: expected a ruleset such as us2021, found undefined"],
  [
    "parsePlacements(body)",
    () => call(parsePlacements, []),
    "ruleset: expected a ruleset such as us2021, found undefined",
  ],
  [
    "parsePosition(body)",
    () => call(parsePosition, { rack: [] }),
    "ruleset: expected a ruleset such as us2021, found undefined",
  ],
  [
    "parseMove.for(), and not only when it reads",
    () => call(parseMove.for),
    "ruleset: expected a ruleset such as us2021, found undefined",
  ],
  ["parseUpdate(body, game)", () => call(parseUpdate, {}, game), "view: expected a view, found a game"],
  [
    "parseWordGraph(bytes)",
    () => call(parseWordGraph, graph.bytes),
    "options.tileSet: expected a tile set such as english, found undefined",
  ],
  [
    "trustedWordGraph(bytes, tileSet)",
    () => call(trustedWordGraph, graph.bytes, english),
    "options.tileSet: expected a tile set such as english, found undefined",
  ],
  [
    "trustedWordGraph(a Node path)",
    () => call(trustedWordGraph, "words.kwg", { tileSet: english }),
    'bytes: expected an ArrayBuffer or a Uint8Array, found "words.kwg"',
  ],
  [
    "packWordList(words)",
    () => call(packWordList, ["HORN"]),
    "list: expected a word list (from wordList), found a list",
  ],
  [
    "packWordList(words, { tileSet })",
    () => call(packWordList, ["HORN"], { tileSet: english }),
    "list: expected a word list (from wordList), found a list",
  ],
  [
    "buildWordGraph(words)",
    () => call(buildWordGraph, ["HORN"]),
    "options.tileSet: expected a tile set such as english, found undefined",
  ],
  [
    "wordList(words, english)",
    () => call(wordList, ["HORN"], english),
    "options.tileSet: expected a tile set, found undefined",
  ],
  [
    "wordList of numbers",
    () => call(wordList, ["HORN", 7], { tileSet: english }),
    "source[1]: expected a string, found 7",
  ],
  [
    "wordsFrom(graph, 7)",
    () => call(wordsFrom, graph, 7),
    'rack: expected a list of tiles such as ["A", "?"], found 7',
  ],
  ['parseRack("ABC")', () => call(parseRack, "ABC"), "tileSet: expected a tile set such as english, found undefined"],
  [
    "parseRack with its arguments the other way round",
    () => call(parseRack, english, "ABC"),
    'tileSet: expected a tile set such as english, found "ABC"',
  ],
  [
    'formatRack("ABC", english)',
    () => call(formatRack, "ABC", english),
    'tiles: expected a list of tiles such as ["A", "?"], found "ABC"',
  ],
  ["formatRack(tiles)", () => call(formatRack, ["A"]), "tileSet: expected a tile set such as english, found undefined"],
  [
    "formatGcg(game.history)",
    () => call(formatGcg, game.history),
    "game: expected a game, or the `game` that parseGcg returns, found a list without names",
  ],
  [
    "formatGcg of the whole answer of parseGcg",
    () => call(formatGcg, parseGcg(gcg)),
    "game: expected a game, or the `game` that parseGcg returns, found an object without names",
  ],
  [
    "formatCgp({ board })",
    () => call(formatCgp, { board }),
    "position: expected a game, or a position such as parseCgp returns, found an object without racks",
  ],
  [
    "formatCgp of a board of rows",
    () =>
      call(formatCgp, {
        position: { ruleset, board: rows, rack: null },
        racks: [[]],
        scores: [0],
        scorelessTurns: 0,
        operations: [],
      }),
    "position.board: expected a flat list of 225 squares, found 15 (use parsePosition for rows)",
  ],
  ["formatCgp(view)", () => call(formatCgp, view), "position: expected a game, found a view"],
  [
    "positionBefore of the whole answer of parseGcg",
    () => call(positionBefore, parseGcg(gcg), 0),
    "game: expected a game, found an object",
  ],
  [
    "squares.map(formatSquare)",
    () => call(() => [{ row: 7, col: 7 }].map(formatSquare as never)),
    "direction: expected across or down, found 0",
  ],
  ["formatSquare(7, 7)", () => call(formatSquare, 7, 7), "square: expected { row, col } with integers, found 7"],
  [
    "replay for fewer players than the events have",
    () => call(replayEvents, { ...game, players: ["Ann"] }, game.history),
    "events[2].player: expected a seat below 1, or null, found 1",
  ],
  ["unseenTiles()", () => call(unseenTiles), "game: expected a game or a view, found undefined"],
  ["unseenTiles(game, name)", () => call(unseenTiles, game, "Ann"), 'player: expected a seat from 0 to 1, found "Ann"'],
  ["allowedMoves()", () => call(allowedMoves), "game: expected a game or a view, found undefined"],
  ["lastPlay(history)", () => call(lastPlay, game.history), "game: expected a game or a view, found a list"],
  ["scoreSheet(players)", () => call(scoreSheet, game.players), "game: expected a game or a view, found a list"],
  ["scoreAt(game)", () => call(scoreAt, game), "index: expected the index of an event, found undefined"],
  [
    "applyMove with an older save that was not parsed",
    () => call(applyMove, { kind: "game", players: [] }, body),
    "state: expected a game, found an object without history",
  ],
  ["applyMove(view, move)", () => call(applyMove, view, body), "state: expected a game, found a view"],
  [
    "applyMove(game, move, player)",
    () => call(applyMove, game, body, 0),
    "options: expected { by, at, dictionary, canPlay }, found 0",
  ],
  [
    "replay(game.history)",
    () => call(replayEvents, game.history),
    "setup: expected { ruleset, seed, dictionary, players }, found a list without players",
  ],
  [
    "replay(game)",
    () => call(replayEvents, game),
    "events: expected a list of events, the history of a game, found undefined",
  ],
  [
    "replay of moves instead of events",
    () => call(replayEvents, initialStateOf(game), [{ kind: "move", by: 0 }]),
    "events[0]: expected an event with a type, found an object",
  ],
  [
    "scoreMove of a board of rows",
    () => call(scoreMove, { ruleset, board: rows }, horn),
    "position.board: expected a flat list of 225 squares, found 15 (use parsePosition for rows)",
  ],
  [
    "scoreMove of a board of letters",
    () => call(scoreMove, { ruleset, board: board.map((_, i) => (i === 111 ? "S" : null)) }, horn),
    'position.board[111]: expected null or a { letter, blank } tile in the set, found "S"',
  ],
  ["scoreMove(placements)", () => call(scoreMove, horn), "position.ruleset: expected an object, found undefined"],
  [
    "validatePlacement with a rack of text",
    () => call(validatePlacement, { ruleset, rack: "HORN" }, horn),
    'position.rack: expected a list of tiles or null, found "HORN"',
  ],
  [
    "validatePlacement(position, play, dictionary)",
    () => call(validatePlacement, position, horn, new Set(["HORN"])),
    "options: expected { dictionary }, found an object (Set)",
  ],
  [
    "validatePlacement with a list of words",
    () => call(validatePlacement, position, horn, { dictionary: ["HORN"] }),
    "options.dictionary: expected a dictionary, such as wordList returns, found a list",
  ],
  [
    "validatePlacement with a Map of words",
    () => call(validatePlacement, position, horn, { dictionary: new Map([["horn", []]]) }),
    "options.dictionary: expected a dictionary, such as wordList returns, found an object (Map)",
  ],
  [
    "validatePlacement with a Set of words in small letters",
    () => call(validatePlacement, position, horn, { dictionary: new Set(["horn"]) }),
    'options.dictionary: expected words such as "HORN" (wordList(words, { tileSet }) normalizes them), found "horn"',
  ],
  [
    "previewPlay with a Set of words in small letters",
    () => call(previewPlay, position, horn, { dictionary: new Set(["horn"]) }),
    'options.dictionary: expected words such as "HORN" (wordList(words, { tileSet }) normalizes them), found "horn"',
  ],
  [
    "generatePlays(position)",
    () => call(generatePlays, { ruleset, rack: ["H"] }),
    "graph: expected a word graph (from buildWordGraph, parseWordGraph or trustedWordGraph)",
  ],
  [
    "bestPlay with options of generatePlays",
    () => call(bestPlay, { ruleset, rack: ["H"] }, graph, { top: 3 }),
    'options: unknown property "top" (known: value, mostValue and where)',
  ],
  ["emptyBoard(15)", () => call(emptyBoard, 15), "layout: expected a layout such as standardLayout, found 15"],
  [
    "emptyBoard(ruleset)",
    () => call(emptyBoard, ruleset),
    "layout: expected a layout such as standardLayout, found an object",
  ],
  [
    "indexOfSquare(layout, 7, 7)",
    () => call(indexOfSquare, standardLayout, 7, 7),
    "square: expected { row, col }, found 7",
  ],
  [
    "pointsOf(ruleset, letter)",
    () => call(pointsOf, ruleset, "A"),
    "tileSet: expected a tile set such as english, found an object without letters",
  ],
  [
    "parseLetters(tileSet, text)",
    () => call(parseLetters, english, "HORN"),
    'tileSet: expected a tile set such as english, found "HORN"',
  ],
  ["defineLayout(rows)", () => call(defineLayout), "rowsOfSquares: expected a list of strings, found undefined"],
  [
    "defineTileSet with letters as an object",
    () => call(defineTileSet, { id: "x", letters: { A: [1, 9] }, blanks: { count: 2, points: 0 } }),
    'letters: expected a list of entries such as ["A", 1, 9], or the letters of a tile set, found an object',
  ],
  [
    "defineRuleset({ rackSize: 8 }) instead of a base and knobs",
    () => call(defineRuleset, undefined, { rackSize: 8 }),
    "base: expected a ruleset such as us2021, found undefined",
  ],
  ["nineTile()", () => call(nineTile), "base: expected a ruleset such as us2021, found undefined"],
  [
    "describeViolation(violation, language)",
    () => call(describeViolation, { code: "no-tiles", squares: [] }, "german"),
    'messages: expected a table of sentences, as in germanMessages, found "german"',
  ],
  [
    "describeViolation(violation, germanMessages.violations)",
    () => call(describeViolation, { code: "no-tiles", squares: [] }, germanMessages.violations),
    "messages.violations: expected a table of sentences, as in germanMessages, found undefined",
  ],
  [
    "describeBoard with a language that is not loaded",
    () => call(describeBoard, position, { messages: null }),
    "options.messages: expected a table of sentences, as in germanMessages, found null",
  ],
  [
    "explainScore(total)",
    () => call(explainScore, 14),
    "score: expected the `score` that scoreMove and validatePlacement return, found 14",
  ],
  [
    "describeRemark(remark)",
    () => call(describeRemark, { code: "points", found: 1, expected: 2, cause: null }),
    "remark: expected one remark from the list a parser returns, found an object",
  ],
  [
    "describeRemark(remark, language)",
    () => call(describeRemark, parsePlay("8F", position).problems?.[0], "german"),
    'messages: expected a table of sentences, as in germanMessages, found "german"',
  ],
  [
    "renderBoard with colours for paint",
    () => call(renderBoard, position, { paint: { laid: "red" } }),
    "options.paint: expected a function, found an object",
  ],
  [
    "renderSvg with one placement",
    () => call(renderSvg, position, { placements: horn[0] }),
    "options.placements: expected a list of tiles, found an object",
  ],
  [
    "typePlay(position, text)",
    () => call(typePlay, position, "8H HORN"),
    'draft: expected a draft (from newDraft), found "8H HORN"',
  ],
  [
    "layTile with a place that a page keeps as text",
    () => call(layTile, position, draft, "0", { row: 7, col: 7 }),
    'place: expected the number of a place on the rack, from 0, found "0"',
  ],
  [
    "tapSquare(position, draft, index)",
    () => call(tapSquare, position, draft, 112),
    "square: expected { row, col }, found 112",
  ],
  [
    "startClock before createClock",
    () => call(startClock, { game: 1500 }, 0, 0),
    "clock: expected a clock (from createClock), found an object without controls",
  ],
  ["playerTimes()", () => call(playerTimes), "clock: expected a clock (from createClock), found undefined"],
  ["figuresOf(parts)", () => call(figuresOf, []), "report: expected a report (from reportRecords), found a list"],
])("%s is answered by what was expected", (_, act, message) => {
  const error = errorOf(act);
  expect(error).toBeInstanceOf(Error);
  expect(["TypeError", "RangeError"]).toContain((error as Error).name);
  expect((error as Error).message).toBe(message);
});

test("a Set in small letters is found in a game, too, and on a challenge", () => {
  const dictionary = new Set(["horn"]);
  const message =
    'options.dictionary: expected words such as "HORN" (wordList(words, { tileSet }) normalizes them), found "horn"';
  const racks = [[..."HORNABC"], [..."EEEEEEE"]];
  const checked = createGame({ players: 2, first: 0, ruleset: defineRuleset(us2021, checkedWords), racks });
  const move = { type: "play", placements: horn } as const;
  expect(() => applyMove(checked, move, { dictionary })).toThrow(message);
  const { state } = unwrap(applyMove(createGame({ players: 2, first: 0, racks }), move));
  expect(() => applyMove(state, { type: "challenge" }, { by: 1, dictionary })).toThrow(message);
});

test("a Set in capitals is a dictionary, and one without the word refuses it", () => {
  expect(validatePlacement(position, horn, { dictionary: new Set(["HORN"]) }).ok).toBe(true);
  const { violations } = validatePlacement(position, horn, { dictionary: new Set(["horns"]) });
  expect(violations?.map(({ code }) => code)).toEqual(["invalid-word"]);
});
