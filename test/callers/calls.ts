// One right call of each exported function. every-export.test.ts spoils it, one argument after the other.

import { createGame, emptyBoard, previewPlay, scoreMove, unwrap, viewFor, viewUpdate } from "tilewright";
import { formatKlv, learnLeaves, leavesOf, leaveTableOf, rankMoves } from "tilewright/analysis";
import { createClock, startClock } from "tilewright/clock";
import { layTile, newDraft, toggleExchange, typePlay } from "tilewright/compose";
import { buildWordGraph, packWordList, wordList } from "tilewright/dictionary";
import { commitmentOf, newDeal, newLog, parseCommitments } from "tilewright/fair";
import { standardLayout } from "tilewright/layouts";
import { englishMessages } from "tilewright/messages/english";
import { generatePlays, rawPlays } from "tilewright/movegen";
import { parseGcg } from "tilewright/notation";
import { figuresOf, reportRecords } from "tilewright/records";
import { presets, us2021 } from "tilewright/rulesets";
import { english } from "tilewright/tile-sets";

const tileSet = english;
const layout = standardLayout;
const square = { row: 7, col: 7 };
const game = createGame({ players: ["Ann", "Ben"], first: 0, seed: "calls", racks: [[..."HORNABC"], [..."EEEEEEE"]] });
const view = viewFor(game, 0);
const rack = [..."HORNABC"];
const position = { ruleset: us2021, board: emptyBoard(layout), rack };
const play = [..."HORN"].map((letter, i) => ({ row: 7, col: 7 + i, letter }));
const gcg = ">Ann: HORNABC 8H HORN +14 14\n";
const history = JSON.stringify({ players: [{ nickname: "Ann" }, { nickname: "Ben" }], events: [] });
const list = wordList(["HORN", "HORNS", "AA"], { tileSet });
const graph = buildWordGraph(list, { tileSet, gaddag: true });
const report = reportRecords([{ id: "a", text: gcg }], { part: "a" });
const draft = layTile(position, newDraft(position), 0, square);
const clock = startClock(createClock({ game: 1500 }, 2), 0, 0);
const overtime = { points: 10, each: 60, limit: null };
const control = { game: 1500, overtime };
const reason = { code: "points", expected: 14, found: 15, cause: null };
const remark = { line: 1, column: 1, code: "wrong-score", event: null, reason };
const violation = { code: "no-tiles", squares: [] };
const problem = { code: "type", path: "bag", type: "object", found: null };
const finding = { event: 0, path: "bag", code: "rack", reason: { code: "differs", expected: 1, found: 2 } };
const bytes = graph.bytes;
const terms = { game: "calls", players: ["Ann", "Ben"], first: 0 };
const begun = [0, 1, "server"] as const;
const deals = begun.map((owner, i) => newDeal(terms, owner, `${i}`.repeat(64)));
const commitments = deals.map(commitmentOf);
const [ann, , server] = deals.map((deal) => unwrap(parseCommitments(commitments, deal)).deal);
const [annsSecret, bensSecret] = deals.map(({ secret }) => secret);
const log = newLog(view);
const learned = { seed: "calls", games: [0, 1] } as const;
const lessons = learnLeaves(us2021, graph, learned);
const leaveTable = leaveTableOf(lessons);
const leaves = leavesOf(leaveTable);

/** The arguments of a right call of each function. */
export const calls: Readonly<Record<string, readonly unknown[]>> = {
  allowedMoves: [game, 0],
  applyMove: [game, { type: "pass" }, { by: 0 }],
  applyRuling: [game, { type: "set-turn", player: 1 }],
  auditBoard: [position],
  auditGame: [game, { ruleset: us2021 }],
  auditRuleset: [us2021],
  createGame: [{ players: 2 }],
  createTableGame: [{ players: 2 }],
  defineLayout: [{ rowsOfSquares: layout.rowsOfSquares }],
  defineRuleset: [us2021, { rackSize: 8 }],
  defineTileSet: [{ id: "one", letters: [["A", 1, 9]], blanks: { count: 2, points: 0 } }],
  describeViolation: [violation, englishMessages],
  describeViolations: [[violation], englishMessages],
  digestOf: [game],
  emptyBoard: [layout],
  endGame: [game, { reason: "agreed" }],
  explainScore: [unwrap(scoreMove(position, play)).score, englishMessages],
  indexOfSquare: [layout, square],
  isHoleAt: [layout, square],
  judgeWords: [["horn"], { ruleset: us2021, dictionary: list }],
  lastPlay: [game],
  movesOf: [game],
  parseLetters: ["HORN", tileSet],
  playBetween: [position, emptyBoard(layout).map((_, i) => (i === 112 ? { letter: "A", blank: false } : null))],
  pointsOf: [tileSet, "A"],
  positionOf: [game, 0],
  premiumAt: [layout, square],
  previewPlay: [position, play, { dictionary: list }],
  replayEvents: [{ ruleset: us2021, seed: null, dictionary: null, players: ["Ann", "Ben"] }, game.history],
  scoreAt: [game, 0],
  scoreMove: [position, play],
  scoreSheet: [game],
  squareAtIndex: [layout, 112],
  initialStateOf: [game],
  stateAt: [game, 0],
  stepsOf: [game],
  unseenTiles: [game, 0],
  unwrap: [{ ok: true }],
  updateView: [view, viewUpdate(game, 0, view.history.length)],
  validatePlacement: [position, play, { dictionary: list }],
  viewFor: [game, 0, { racks: "hidden" }],
  viewUpdate: [game, 0, 0],
  wordsOnBoard: [position, { dictionary: list }],

  // Every variant takes a ruleset, but for the one with options.
  ...Object.fromEntries(
    presets.flatMap(({ kind, name }): readonly (readonly [string, readonly unknown[]])[] =>
      kind === "variant" ? [[name, [us2021]]] : [],
    ),
  ),
  finishLine: [{ target: 75 }],
  isRulesetId: ["us-2021"],

  ambiguousWords: [["HORN"], { tileSet }],
  anagramsOf: [graph, rack],
  buildWordGraph: [list, { tileSet }],
  extensionsOf: [graph, "HORN", { front: 1, back: 1 }],
  hooksOf: [graph, "HORN"],
  lettersAfter: [graph, "HOR"],
  packWordList: [list, { tileSet }],
  hunspellWords: ["1\nhorn/S"],
  languageOf: [tileSet],
  parseWordGraph: [bytes, { tileSet }],
  trustedWordGraph: [bytes, { tileSet }],
  unpackWordList: [packWordList(list, { tileSet }), { tileSet }],
  wordList: [["HORN"], { tileSet }],
  wordsBeginning: [graph, "HO"],
  wordsEnding: [graph, "RN"],
  wordsFrom: [graph, rack],
  wordsMatching: [graph, "H??N"],
  wordsOfLength: [graph, 4],
  wordsWith: [graph, { letters: ["H"] }],

  classroomWordGraph: [],
  englishWordGraph: [],

  decodeText: [new Uint8Array([72])],
  formatCgp: [game],
  formatGameHistory: [game],
  formatGcg: [game],
  formatPlay: [play, position],
  formatRack: [rack, tileSet],
  formatSquare: [square, "down"],
  parseCgp: [`${"15/".repeat(14)}15 HORN/ 0/0 0`, { ruleset: us2021 }],
  parseGameHistory: [history, { ruleset: us2021 }],
  parseGcg: [gcg, { ruleset: us2021 }],
  parsePlay: ["8H HORN", position],
  parseRack: ["HORN", tileSet],
  parseSquare: ["8H", layout],
  positionBefore: [unwrap(parseGcg(gcg)).game, 0],

  parseGame: [game],
  parseMove: [{ type: "pass" }, us2021],
  parsePlacements: [play, us2021],
  parsePosition: [{ rack: ["A"] }, us2021],
  parseRuleset: [us2021],
  parseUpdate: [viewUpdate(game, 0, 0), view],
  parseView: [view],
  "parseMove.for": [us2021],
  "parsePlacements.for": [us2021],
  "parsePosition.for": [us2021],
  "parseUpdate.for": [view],

  describeBoard: [position, {}],
  printable: ["Ann"],
  renderBoard: [position, { paint: (text: string) => text }],
  renderSvg: [position, {}],
  drawMarks: [position, {}, {}],

  bestPlay: [position, graph, {}],
  canPlay: [position, graph],
  canPlayWith: [graph],
  countPlays: [position, graph, {}],
  findAnchors: [position, graph],
  generatePlays: [position, graph, { top: 1 }],
  playFilter: [position, { through: [square] }],
  playAt: [position, rawPlays(position, graph), 0],
  rankPlay: [position, play, graph, {}],
  rawPlays: [position, graph, {}],
  withWords: [position, generatePlays(position, graph)],

  explainMove: [rankMoves(view, graph, leaves)[0]],
  formatKlv: [leaves, { tileSet, size: 1 }],
  generateByLeaves: [position, graph, leaves, { top: 1 }],
  learnLeaves: [us2021, graph, learned],
  leavesOf: [leaveTable],
  leaveTableOf: [lessons],
  mergeLessons: [[lessons]],
  parseKlv: [formatKlv(leaves, { tileSet, size: 1 }), { tileSet }],
  parseLeaves: [leaveTable],
  parseLessons: [lessons],
  rankMoves: [view, graph, leaves, { top: 1 }],

  explainPremiums: [unwrap(scoreMove(position, play)).score, englishMessages],
  factsOf: [unwrap(parseGcg(gcg)).game, { file: "a.gcg" }],
  renderReplay: [unwrap(parseGcg(gcg)).game, { file: "a.gcg", remarks: [], messages: englishMessages }],
  renderSheet: [unwrap(parseGcg(gcg)).game, { messages: englishMessages }],
  renderSheetHtml: [unwrap(parseGcg(gcg)).game, { messages: englishMessages, addressOf: () => null }],
  sheetOf: [game],
  storyOf: [unwrap(parseGcg(gcg)).game, { messages: englishMessages }],
  turnsOf: [unwrap(parseGcg(gcg)).game],

  reportRecords: [[{ id: "a", text: gcg }], { part: "a" }],
  addFigures: [[figuresOf(report)]],
  figuresOf: [report],
  recordFiguresOf: ["a.gcg", unwrap(parseGcg(gcg))],
  mergeReports: [[report]],
  parseReport: [report],

  describeNews: [game, {}],
  describeNotice: [draft.notice, englishMessages],
  describePreview: [previewPlay(position, play), englishMessages],
  exchangeOf: [toggleExchange(newDraft(position))],
  followDraft: [position, draft],
  layTile: [position, draft, 1, { row: 7, col: 8 }],
  moveCursor: [position, draft, "up"],
  moveInRack: [draft, 0, 1],
  moveTile: [position, draft, square, { row: 8, col: 8 }],
  nameBlank: [position, draft, square, "A"],
  newDraft: [position],
  noticeAt: [position, draft, square],
  placementsOf: [draft],
  playOf: [draft],
  previewDraft: [position, typePlay(position, draft, "8H HORN"), { dictionary: list }],
  putCursor: [position, draft, square],
  shuffleRack: [draft, () => 0],
  sortRack: [position, draft],
  takeBack: [draft, square],
  takeBackAll: [draft],
  tapRack: [draft, 0],
  tapSquare: [position, draft, square],
  toggleExchange: [draft],
  turnCursor: [draft],
  typePlay: [position, draft, "8H HORN"],
  typeText: [position, draft, "HORN"],

  addTime: [clock, 0, 10],
  createClock: [control, 2],
  overtimeCharge: [overtime, 61],
  parseClock: [clock],
  passTurn: [clock, 1, 10],
  playerTimes: [clock, 10],
  startClock: [clock, 0, 0],
  stopClock: [clock, 10],
  timeRulings: [clock, 10, [0, 0]],

  auditDeal: [ann, game, view, {}],
  auditLog: [log, view],
  commitmentOf: [ann],
  createFairGame: [server, [annsSecret, bensSecret]],
  newDeal: [terms, 0, annsSecret],
  newLog: [view],
  newSecret: [],
  parseCommitments: [commitments, ann],
  parseSecret: [bensSecret, ann, 1],
  termsDigestOf: [terms],
  textOf: [view],
  updateLog: [log, view],

  describeFinding: [finding, {}],
  describeRulesetFinding: [{ code: "alone", path: "tieBreak" }],
  describeProblem: [problem],
  describeRemark: [remark],
  explainRemark: [remark],

  defineBoard: ["other-board"],
  defineTurns: ["other-turns"],
  defineUnseen: ["other-unseen"],
  defineClock: ["other-clock"],
};

type Thing =
  | "nothing"
  | "null"
  | "a number"
  | "a text"
  | "an empty object"
  | "an empty list"
  | "a function"
  | "a list of null"
  | "an unreadable object"
  | "true"
  | "a list with holes"
  | "a revoked proxy";
const anything: readonly Thing[] = [
  "nothing",
  "null",
  "a number",
  "a text",
  "an empty object",
  "an empty list",
  "a function",
  "a list of null",
  "an unreadable object",
  "true",
  "a list with holes",
  "a revoked proxy",
];
const leftOut: readonly Thing[] = ["nothing", "an empty object"];

/** What may stand there all the same, by function and argument: for all else a function must say what it expects. */
export const means: Readonly<Record<string, Readonly<Record<number, readonly Thing[]>>>> = {
  allowedMoves: { 1: ["nothing", "null"] },
  applyMove: { 2: leftOut },
  auditGame: { 1: leftOut },
  defineRuleset: { 1: ["an empty object"] },
  describeViolation: { 1: ["nothing"] },
  describeViolations: { 0: ["an empty list"], 1: ["nothing"] },
  explainScore: { 1: ["nothing"] },
  explainMove: { 1: ["nothing"] },
  generateByLeaves: { 3: leftOut },
  rankMoves: { 3: leftOut },
  // An identifier of any kind may be asked about.
  isRulesetId: {
    0: anything,
  },
  judgeWords: { 0: ["an empty list"] },
  previewPlay: { 2: leftOut },
  replayEvents: { 1: ["an empty list"] },
  scoreAt: { 1: ["a number"] },
  squareAtIndex: { 1: ["a number"] },
  unseenTiles: { 1: ["nothing"] },
  validatePlacement: { 2: leftOut },
  viewFor: { 2: leftOut },
  // What a client says it has: whatever it cannot mean counts as 0.
  viewUpdate: {
    2: anything,
  },
  wordsOnBoard: { 1: leftOut },

  ambiguousWords: { 0: ["a text", "an empty list"] },
  hunspellWords: { 0: ["a text"] },
  anagramsOf: { 1: ["an empty list"] },
  buildWordGraph: { 0: ["a text", "an empty list"] },
  extensionsOf: { 1: ["a text"], 2: leftOut },
  hooksOf: { 1: ["a text"] },
  lettersAfter: { 1: ["a text"] },
  wordList: { 0: ["a text", "an empty list"] },
  wordsBeginning: { 1: ["a text"] },
  wordsEnding: { 1: ["a text"] },
  wordsFrom: { 1: ["an empty list"] },
  wordsMatching: { 1: ["a text"] },
  wordsOfLength: { 1: ["a number"] },

  formatRack: { 0: ["an empty list"] },
  formatSquare: { 1: ["nothing"] },
  parseCgp: { 1: leftOut },
  parseGameHistory: { 1: leftOut },
  parseGcg: { 1: leftOut },
  parseSquare: { 1: ["nothing"] },

  parsePlacements: { 0: ["an empty list"] },
  parsePosition: { 0: ["an empty object"] },

  describeBoard: { 1: leftOut },
  printable: { 0: ["a text"] },
  renderBoard: { 1: leftOut },
  renderSvg: { 1: leftOut },
  defineTurns: { 0: ["nothing"] },
  defineUnseen: { 0: ["nothing"] },
  defineClock: { 0: ["nothing"] },
  drawMarks: { 1: ["an empty object"], 2: leftOut },

  bestPlay: { 2: leftOut },
  countPlays: { 2: leftOut },
  generatePlays: { 2: leftOut },
  playAt: { 2: ["a number"] },
  playFilter: { 1: ["an empty object"] },
  rankPlay: { 3: leftOut },
  rawPlays: { 2: leftOut },
  withWords: { 1: ["an empty list"] },

  explainPremiums: { 1: ["nothing"] },
  factsOf: { 1: leftOut },
  renderReplay: { 1: leftOut },
  renderSheet: { 1: leftOut },
  renderSheetHtml: { 1: leftOut },
  storyOf: { 1: leftOut },

  reportRecords: { 0: ["an empty list"] },
  addFigures: { 0: ["an empty list"] },
  recordFiguresOf: { 0: ["a text"] },
  mergeReports: { 0: ["an empty list"] },

  auditDeal: { 3: leftOut },
  newDeal: { 2: ["nothing"] },
  textOf: {
    0: [
      "null",
      "a number",
      "a text",
      "an empty object",
      "an empty list",
      "a list of null",
      "true",
      "a list with holes",
    ],
  },

  describeFinding: { 1: leftOut },
  describeNews: { 1: leftOut },
  describeNotice: { 0: ["null"], 1: ["nothing"] },
  describePreview: { 1: ["nothing"] },
  layTile: { 2: ["a number"] },
  moveInRack: { 1: ["a number"], 2: ["a number"] },
  nameBlank: { 3: ["a text"] },
  previewDraft: { 2: leftOut },
  shuffleRack: { 1: ["a function"] },
  takeBack: { 1: ["nothing"] },
  tapRack: { 1: ["a number"] },
  typePlay: { 2: ["a text"] },
  typeText: { 2: ["a text"] },

  addTime: { 2: ["a number"] },
  createClock: { 1: ["a number"] },
  overtimeCharge: { 1: ["a number"] },
  passTurn: { 1: ["null"], 2: ["a number"] },
  playerTimes: { 1: ["a number"] },
  startClock: { 2: ["a number"] },
  stopClock: { 1: ["a number"] },
  timeRulings: { 1: ["a number"], 2: ["nothing"] },
};
