// Values that are accepted and cost as much as they can, and every exported function that takes a game, a view, a text
// or bytes. `npm run bench -- worst` prints what each function costs at most; test/game/cost.test.ts holds the limit.
import * as core from "tilewright";
import * as analysis from "tilewright/analysis";
import * as clock from "tilewright/clock";
import * as compose from "tilewright/compose";
import * as dictionary from "tilewright/dictionary";
import * as element from "tilewright/element";
import * as fair from "tilewright/fair";
import * as json from "tilewright/json";
import * as layouts from "tilewright/layouts";
import * as leaves from "tilewright/leaves";
import * as messages from "tilewright/messages";
import { polishMessages } from "tilewright/messages/polish";
import * as movegen from "tilewright/movegen";
import * as notation from "tilewright/notation";
import * as reactJsx from "tilewright/react-jsx";
import * as records from "tilewright/records";
import * as render from "tilewright/render";
import * as replay from "tilewright/replay";
import * as rulesets from "tilewright/rulesets";
import { tileSets } from "tilewright/tile-sets";
import * as words from "tilewright/words";

/** Seconds for each megabyte begun. */
export const mostSeconds = 2;

const { unwrap } = core;
const { us2021 } = rulesets;

const fill = (count, make) => Array.from({ length: count }, (_, i) => make(i));
const tilesOf = (count, letter = "A") => ({ tiles: new Array(count).fill(letter), hidden: 0 });
const hidden = (count) => ({ tiles: [], hidden: count });

/** As many letters and tiles as a set may have, dear ones, on the largest board with long premiums everywhere. */
const letters = fill(1000, (i) => ({ letter: String.fromCharCode(0x4e00 + i), points: 1000, count: 1 }));
const widest = {
  ...us2021,
  tileSet: { id: "widest", letters, blanks: { count: 0, points: 0 } },
  layout: core.defineLayout({
    rowsOfSquares: fill(64, () => '"'.repeat(64)),
    legend: { '"': { letter: 3, word: 1, sticks: true, when: { points: fill(64, (i) => 1000 - i) } } },
  }),
  players: { min: 2, max: 16 },
  rackSize: 64,
  maxTilesPerPlay: 64,
  challenge: { looksUp: "named-words", whenWrong: "lose-turn" },
  exchange: { minTiles: 0, minBag: 0, maxTiles: 64, perGame: null },
  blankExchange: true,
};
const many = (count) => ({ tiles: fill(count, (i) => letters[i % 1000].letter).sort(), hidden: 0 });

/** A game with a history, in which everything else is as `replayEvents` makes it, unless `more` says otherwise. */
function game(players, history, ruleset = us2021, more = {}) {
  const { seed = null, dictionary = null, names = fill(players, (i) => `Player ${i + 1}`), ...other } = more;
  const made = core.replayEvents({ ruleset, seed, dictionary, players: names }, history);
  return JSON.stringify({ ...made, ...other });
}

const play = (player, row, col, letter, words = ["A"]) => ({
  player,
  type: "played",
  placements: [{ row, col, letter, blank: false }],
  words,
  points: 0,
  drawn: tilesOf(0),
});
const passed = (i, players = 2) => ({ player: i % players, type: "passed" });
const told = (player, rack) => ({ player, type: "rack-told", rack });
const late = { player: 1, type: "adjusted", reason: "penalty", points: -1, note: null };
/** As long as a text of a save may be, with a bit of everything that has to be escaped or split. */
const longText = 'a <b>&" \u0301é;#>'.repeat(1000).slice(0, 10_000);
const endless = { ...us2021, end: { ...us2021.end, zerosNeedScore: true } };

/**
 * Saved games by what is hard about them, as JSON. `scale` 1 makes them as large as is of use, up to some megabytes; less
 * makes shorter histories.
 */
const saves = {
  "turns without points, and plays taken off again and again": (scale) => {
    const turns = Math.floor(4900 * scale);
    const off = fill(turns, () => ({ player: 0, type: "phony-returned", play: turns, points: 0, returned: hidden(0) }));
    return game(2, [...fill(turns, (i) => passed(i)), { ...play(0, 7, 7, "A"), placements: [] }, ...off], endless);
  },
  "one play with a thousand words, challenged again and again": (scale) => {
    const { letter } = letters[0];
    const placements = fill(999, (i) => ({ row: Math.floor(i / 64), col: i % 64, letter, blank: false }));
    const formed = fill(1000, () => "A");
    const words = fill(1000, (i) => i % 999);
    const challenge = { player: 1, type: "challenged", play: 0, words, invalid: [], upheld: false, price: "lose-turn" };
    return game(
      2,
      [
        { ...play(0, 7, 7, letter, formed), placements, noPlays: true },
        ...fill(Math.floor(400 * scale), () => challenge),
      ],
      { ...widest, end: endless.end },
    );
  },
  "the one word of a last play, ruled on again and again": (scale) => {
    const challenge = {
      player: 1,
      type: "challenged",
      play: 0,
      words: fill(57, () => 0),
      invalid: [],
      upheld: false,
      price: "nothing",
    };
    const last = { ...play(0, 7, 7, "A", ["A", "A"]), points: 5 };
    const rules = { ...us2021, end: { ...us2021.end, targets: [1] } };
    const free = { looksUp: "named-words", whenWrong: "nothing", schedule: ["nothing"] };
    return game(2, [last, ...fill(Math.floor(5000 * scale), () => challenge)], { ...rules, challenge: free });
  },
  "plays without tiles, where no word may be formed twice": (scale) => {
    const empty = (i) => ({ ...play(i % 2, 7, 7, "A", [""]), placements: [] });
    const rules = { ...endless, noRepeats: true, end: { ...endless.end, targets: [1000], turnsAfterBag: 64 } };
    return game(2, fill(Math.floor(9700 * scale), empty), rules);
  },
  "turns owed by everybody": (scale) => {
    const failed = (i) => ({
      player: i % 2,
      type: "challenged",
      play: 0,
      words: [0],
      invalid: [],
      upheld: false,
      price: "lose-turn",
    });
    const history = [play(0, 7, 7, "A"), ...fill(Math.floor(4000 * scale), failed)];
    return game(2, history, { ...us2021, challenge: { looksUp: "named-words", whenWrong: "lose-turn" } });
  },
  "penalties after the end": (scale) =>
    game(2, [
      play(0, 7, 7, "A"),
      { player: null, type: "ended", reason: "target" },
      ...fill(Math.floor(9890 * scale), () => late),
    ]),
  "exchanges under a seed of ten thousand characters": (scale) => {
    const one = tilesOf(1);
    const exchange = (i) => ({ player: i % 2, type: "exchanged", returned: one, drawn: one });
    return game(2, fill(Math.floor(9000 * scale), exchange), endless, { seed: "s".repeat(10_000) });
  },
  "turns of sixteen players with names of ten thousand characters": (scale) =>
    game(
      16,
      fill(Math.floor(9000 * scale), (i) => passed(i, 16)),
      { ...endless, players: { min: 2, max: 16 } },
      {
        names: fill(16, (i) => `${i} ${longText}`.slice(0, 10_000)),
      },
    ),
  "rulings with notes of ten thousand characters": (scale) =>
    game(
      2,
      fill(Math.floor(700 * scale), () => ({ ...late, note: longText })),
    ),
  "plays with words of ten thousand characters": (scale) =>
    game(
      2,
      fill(Math.floor(700 * scale), (i) => play(i % 2, i % 15, (i * 7) % 15, "A", [longText])),
      {
        ...endless,
        noRepeats: true,
      },
    ),
  "turns with a dictionary that has a name of ten thousand characters": (scale) =>
    game(
      2,
      fill(Math.floor(9000 * scale), (i) => passed(i)),
      endless,
      { dictionary: longText },
    ),
  "an end after each end, with all tiles on racks": (scale) => {
    const racks = fill(8, (player) => told(player, many(250)));
    return game(
      8,
      [...racks, ...fill(Math.floor(9800 * scale), () => ({ player: null, type: "ended", reason: "out" }))],
      widest,
    );
  },
  "penalties and a play before": (scale) =>
    game(2, [play(0, 7, 7, "A"), ...fill(Math.floor(9890 * scale), () => late)]),
  "racks of two thousand tiles, told by turns": (scale) =>
    game(
      8,
      fill(Math.floor(160 * scale), (i) => told(i % 8, many(i % 3 === 0 ? 1999 : 2000))),
      widest,
    ),
  "exchanges of tiles that the rack does not have": (scale) => {
    const first = { player: 0, type: "dealt", drawn: many(1900) };
    const turn = { player: 0, type: "exchanged", returned: tilesOf(0), drawn: tilesOf(0) };
    const swap = { ...turn, returned: many(60), drawn: many(60) };
    return game(2, [first, ...fill(Math.floor(2500 * scale), () => swap)], { ...widest, end: endless.end });
  },
  "single tiles drawn from a bag of more than three thousand": (scale) => {
    const large = fill(2, () => ({ player: 0, type: "excess-returned", tiles: many(1000) }));
    const one = (i) => ({ player: 1, type: "excess-returned", tiles: tilesOf(1, letters[i % 1000].letter) });
    const drawn = (i) => ({
      player: 1,
      type: "exchanged",
      returned: tilesOf(1, letters[i % 1000].letter),
      drawn: tilesOf(1, letters[(i * 7) % 1000].letter),
    });
    return game(2, [...large, ...fill(Math.floor(9000 * scale), (i) => (i < 500 ? one(i) : drawn(i)))], {
      ...widest,
      end: endless.end,
    });
  },
  "plays on a full board of 64 by 64": (scale) => {
    const full = {
      player: 0,
      type: "played",
      placements: fill(4096, (i) => ({ row: i >> 6, col: i & 63, letter: letters[0].letter, blank: false })),
      words: ["A"],
      points: 0,
      drawn: tilesOf(0),
    };
    return game(
      2,
      [full, ...fill(Math.floor(7000 * scale), (i) => play(i % 2, i % 64, (i * 7) % 64, letters[i % 1000].letter))],
      { ...widest, end: endless.end },
    );
  },
  "plays of a whole board": (scale) => {
    const full = (player) => ({
      player,
      type: "played",
      placements: fill(4096, (i) => ({
        row: i >> 6,
        col: i & 63,
        letter: letters[i % 1000].letter,
        blank: i % 3 === 0,
      })),
      words: ["A"],
      points: 0,
      drawn: tilesOf(0),
    });
    return game(
      2,
      fill(Math.max(2, Math.floor(16 * scale)), (i) => full(i % 2)),
      { ...widest, end: endless.end },
    );
  },
  "blanks exchanged for one another": (scale) => {
    const rack = told(0, hidden(2000));
    const swap = (i) => ({
      player: 0,
      type: "blank-exchanged",
      square: { row: i % 64, col: 1 },
      letter: letters[i % 1000].letter,
    });
    return game(2, [rack, ...fill(Math.floor(2000 * scale), swap)], { ...widest, end: endless.end });
  },
  "draws for first play without end": (scale) => {
    const round = {
      draws: [
        { player: 0, tile: "A" },
        { player: 1, tile: "A" },
      ],
    };
    return game(2, [
      { player: null, type: "drew-for-start", first: 0, rounds: fill(Math.floor(50_000 * scale), () => round) },
    ]);
  },
};

/** The accepted games, parsed, with the megabytes begun of their JSON. */
export function hostileGames(scale = 1) {
  return Object.entries(saves).map(([name, save]) => {
    const text = save(scale);
    return { name, text, megabytes: megabytesOf(text.length), state: unwrap(json.parseGame(text)).state };
  });
}

const megabytesOf = (bytes) => Math.max(1, Math.ceil(bytes / 1e6));

const wordsIn = { has: () => true };
const row = fill(64, (i) => ({ row: 3, col: i, letter: letters[i].letter }));
const view = (state) => core.viewFor(state, 0);
/** All steps of something that comes one by one. */
const walk = (steps) => {
  let count = 0;
  for (const _ of steps) count++;
  return count;
};
const onTurn = (state) => state.status.turn ?? 0;
const toLast = (state) => Math.max(0, state.history.length - 1);

/** A draft with as many tiles as its player can lay. */
const filled = (state) => {
  const draft = compose.newDraft(state);
  const squares = fill(state.board.length, (index) => layouts.squareAtIndex(state.ruleset.layout, index));
  return squares.slice(0, 300).reduce((laid, square, place) => compose.layTile(state, laid, place, square), draft);
};

/** The notes of a deal of another game. */
const deal = fair.newDeal({ game: "hostile", players: 2 }, 0);
const withCommitments = { ...deal, commitments: fill(3, () => fair.newSecret()) };

/** What takes a game: each is tried on all of the games. */
const ofGames = {
  allowedMoves: (state) => [core.allowedMoves(state), core.allowedMoves(view(state))],
  applyMove: (state) =>
    [
      { type: "pass" },
      { type: "play", placements: row },
      { type: "exchange", tiles: state.players[onTurn(state)].rack.tiles.slice(0, 64) },
      { type: "challenge" },
      { type: "resign" },
      { type: "exchange-blank", square: { row: 0, col: 1 } },
    ].map((move) => core.applyMove(state, move, { dictionary: wordsIn })),
  applyRuling: (state) =>
    [
      { type: "adjust", player: 0, points: 1, reason: "penalty" },
      { type: "tell-rack", player: 0, rack: { tiles: state.players[0].rack.tiles.slice(0, 1000), hidden: 0 } },
      { type: "return-excess", player: 0, tiles: { tiles: state.players[0].rack.tiles.slice(64), hidden: 0 } },
      { type: "set-turn", player: 0 },
      { type: "end", reason: "agreed" },
      { type: "decide", reason: "late", winners: [0], spreads: state.players.map(() => 1_000_000), note: "why" },
    ].map((ruling) => core.applyRuling(state, ruling)),
  auditBoard: (state) => core.auditBoard(state),
  auditGame: (state) => core.auditGame(state),
  auditRuleset: ({ ruleset }) => core.auditRuleset(ruleset),
  auditDeal: (state) => fair.auditDeal(deal, state, view(state)),
  auditLog: (state) => fair.auditLog(fair.newLog(view(state)), state),
  newLog: (state) => [fair.newLog(state), fair.newLog(view(state))],
  updateLog: (state) => fair.updateLog(fair.newLog(core.initialStateOf(state)), state),
  textOf: (state) => fair.textOf(state),
  digestOf: (state) => [core.digestOf(state), core.digestOf(view(state))],
  endGame: (state) => [
    core.endGame(state, { reason: "agreed" }),
    core.endGame(state, { reason: "agreed", racks: state.players.map(({ rack }) => rack.tiles) }),
  ],
  lastPlay: (state) => core.lastPlay(state),
  movesOf: (state) => core.movesOf(state),
  playBetween: (state) => [
    core.playBetween({ ruleset: state.ruleset }, state.board),
    core.playBetween(state, core.emptyBoard(state.ruleset.layout)),
    core.playBetween(state, state.board.slice().reverse()),
  ],
  positionOf: (state) => core.positionOf(state, 0),
  previewPlay: (state) => core.previewPlay(state, row, { dictionary: wordsIn }),
  replayEvents: (state) =>
    core.replayEvents({ ...state, players: state.players.map(({ name }) => name) }, state.history),
  scoreAt: (state) => core.scoreAt(state, toLast(state)),
  scoreMove: (state) => core.scoreMove(state, row),
  scoreSheet: (state) => [core.scoreSheet(state), core.scoreSheet(view(state))],
  initialStateOf: (state) => core.initialStateOf(state),
  stateAt: (state) => core.stateAt(state, toLast(state)),
  stepsOf: (state) => walk(core.stepsOf(state)),
  unseenTiles: (state) => [core.unseenTiles(state), core.unseenTiles(view(state))],
  updateView: (state) => {
    const start = core.viewFor(core.initialStateOf(state), 1);
    return core.updateView(start, core.viewUpdate(state, 1, start.history.length));
  },
  validatePlacement: (state) => core.validatePlacement(state, row, { dictionary: wordsIn }),
  viewFor: (state) => core.viewFor(state, "spectator"),
  viewUpdate: (state) => core.viewUpdate(state, 0, 0),
  wordsOnBoard: (state) => core.wordsOnBoard(state, { dictionary: wordsIn }),
  parseGame: (_state, text) => json.parseGame(text),
  parseUpdate: (state) =>
    [0, 1].map((from) => json.parseUpdate(JSON.stringify(core.viewUpdate(state, 0, from)), core.viewFor(state, 0))),
  parseView: (state) => json.parseView(JSON.stringify(view(state))),
  formatCgp: (state) => notation.formatCgp(state),
  formatGameHistory: (state) => attempt(() => notation.formatGameHistory(state)),
  formatGcg: (state) => attempt(() => notation.formatGcg(state)),
  positionBefore: (state) => notation.positionBefore(state, toLast(state)),
  renderBoard: (state) => [render.renderBoard(state), render.renderBoard(state, { paint: (text) => `[${text}]` })],
  renderSvg: (state) => render.renderSvg(state),
  drawMarks: (state) => render.drawMarks(state, { squares: [{ row: 7, col: 7 }] }),
  describeBoard: (state) => render.describeBoard(state),
  factsOf: (state) => replay.factsOf(state),
  turnsOf: (state) => replay.turnsOf(state),
  sheetOf: (state) => replay.sheetOf(state),
  renderSheet: (state) => replay.renderSheet(state),
  renderSheetHtml: (state) => replay.renderSheetHtml(state),
  storyOf: (state) => replay.storyOf(state),
  newDraft: (state) => compose.newDraft(state),
  followDraft: (state) => compose.followDraft(state, filled(state)),
  previewDraft: (state) => compose.previewDraft(state, filled(state)),
  typePlay: (state) => compose.typePlay(state, compose.newDraft(state), `1A ${repeat("A", 64)}`),
  sortRack: (state) => compose.sortRack(state, compose.newDraft(state)),
  describeNews: (state) => compose.describeNews(state),
};

const megabyte = 1_000_000;
const repeat = (text, length) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const gcg = (lines, length) => `#player1 Ann\n#player2 Ben\n${repeat(lines, length)}`;
const { english, spanish } = tileSets;
const squares = fill(225, (i) => ({ row: Math.floor(i / 15), col: i % 15 }));
const odd = (i) => ({ row: i % 15, col: Math.floor(i / 15), letter: `?${i}` });
const broken = (length) =>
  fill(Math.floor(length / 60), (i) => ({ row: i, col: -i, letter: `${i}`, blank: i % 2 === 0 }));

/** Words in order, some megabytes of them if asked for. */
function wordsOf(length) {
  const found = new Set();
  for (let size = 0, i = 1; size < length; i++) {
    let word = "";
    for (let n = (i * 7919) % 308_915_776; word.length < 5 + (i % 9); n = Math.floor(n / 26) + i)
      word += String.fromCharCode(65 + (n % 26));
    found.add(word);
    size += word.length + 1;
  }
  return [...found].sort();
}

/** The letters of a word graph, and no more: files of leaves number as many. */
const widestWords = { id: "63 letters", letters: letters.slice(0, 63), blanks: { count: 2, points: 0 } };

/** A file of leaves in which each leave has one tile more than the last, all of them the same: as deep as it is long. */
function klvOf(length) {
  const count = Math.max(1, Math.floor(length / 8));
  const words = new Uint32Array(count + 3 + count);
  words[0] = count + 1;
  words[1] = 0x400001;
  for (let node = 1; node <= count; node++) words[1 + node] = 0x1c00000 | (node < count ? node + 1 : 0);
  words[count + 2] = count;
  return words.buffer;
}

/** Lists of numbers for single tiles, pairs and threes of as many kinds as have room in a text of a length. */
function listsOf(length) {
  const sizes = (kinds) => [kinds, (kinds * (kinds + 1)) / 2, (kinds * (kinds + 1) * (kinds + 2)) / 6];
  let kinds = 1;
  while (kinds < 64 && 2 * sizes(kinds + 1).reduce((sum, size) => sum + size) < length) kinds++;
  const tiles = letters.slice(0, kinds).map(({ letter }) => letter);
  return { tiles, lists: sizes(kinds).map((size) => fill(size, (i) => i % 9)) };
}

function leaveTable(length) {
  const { tiles, lists } = listsOf(length);
  return JSON.stringify({ kind: "leaves", version: 1, tiles, values: lists, made: null });
}

/** Lessons whose games lie apart, so that no two ranges join. */
function lessonsOf(length) {
  const { tiles, lists } = listsOf(length / 3);
  const games = fill(Math.min(100_000, Math.floor(length / 40)), (i) => [2 * i, 2 * i + 1]);
  const source = { ruleset: "us-2021", variants: [], words: 1, seed: "x", before: [] };
  const racks = { count: 9, sum: 9, squares: 99 };
  return JSON.stringify({ kind: "lessons", version: 1, ...source, games, tiles, racks, counts: lists, sums: lists });
}

/** What takes a text, bytes or a list: a function that makes, for a number of bytes, what is then measured. */
const ofTexts = {
  typeText: (length) => () => {
    const position = { ruleset: widest };
    return compose.typeText(position, compose.newDraft(position), repeat(letters[999].letter, length));
  },
  parseLetters: (length) => () => core.parseLetters(repeat("CHLLRR", length), spanish),
  judgeWords: (length) => () =>
    [[repeat("aé ", length)], fill(length / 8, () => "horn é")].map((list) =>
      core.judgeWords(list, { ruleset: us2021, dictionary: wordsIn }),
    ),
  defineTileSet: (length) => () =>
    attempt(() =>
      core.defineTileSet({
        id: "x",
        blanks: { count: 0, points: 0 },
        letters: fill(Math.floor(length / 20), (i) => [`${i}`, 1, 1]),
      }),
    ),
  defineLayout: (length) => () => attempt(() => core.defineLayout({ rowsOfSquares: [repeat(".=", length)] })),
  defineRuleset: (length) => () =>
    attempt(() => core.defineRuleset(us2021, { id: repeat("x", length), variants: fill(length / 10, () => "x") })),
  createGame: (length) => () => [
    attempt(() => core.createGame({ players: 8, ruleset: widest, seed: repeat("x", Math.min(10_000, length)) })),
    attempt(() => core.createGame({ players: fill(length / 4, () => "x") })),
    attempt(() => core.createGame({ players: 2, racks: [fill(length / 4, () => "A"), []] })),
  ],
  ...Object.fromEntries(
    Object.entries({ newDeal: fair.newDeal, termsDigestOf: fair.termsDigestOf }).map(([name, call]) => [
      name,
      (length) => () => attempt(() => call({ game: repeat("x", 10_000), players: fill(length / 4, () => "x") }, 0)),
    ]),
  ),
  parseCommitments: (length) => () => [
    fair.parseCommitments(
      fill(length / 8, () => "x"),
      deal,
    ),
    fair.parseCommitments(repeat("[", length), deal),
  ],
  parseSecret: (length) => () => attempt(() => fair.parseSecret(repeat("0", length), withCommitments, 1)),
  createTableGame: (length) => () => attempt(() => core.createTableGame({ players: fill(length / 4, () => "x") })),
  describeViolation: (length) => () =>
    core.describeViolation({ code: "gap", squares: fill(length / 20, (i) => squares[i % 225]) }),
  describeViolations: (length) => () =>
    core.describeViolations(fill(length / 30, () => ({ code: "no-tiles", squares: [] }))),
  unwrap: (length) => () =>
    attempt(() => unwrap({ ok: false, violations: fill(length / 30, () => ({ code: "no-tiles", squares: [] })) })),
  ...Object.fromEntries(
    Object.entries({
      describeRemark: messages.describeRemark,
      explainRemark: messages.explainRemark,
    }).flatMap(([name, describe]) => {
      const say = (reasonOf) => (length) => () =>
        describe({ line: 1, column: 1, code: "unreadable", event: null, reason: reasonOf(length) }, polishMessages);
      return [
        [`${name}, a text`, say((length) => ({ code: "encoding", text: repeat("at most 7 tiles ", length) }))],
        [
          `${name}, names`,
          say((length) => ({ code: "no-such-player", names: fill(length / 4, () => "Ann"), text: "" })),
        ],
        [
          `${name}, squares`,
          say((length) => {
            const violation = { code: "start-not-covered", squares: fill(length / 20, (i) => squares[i % 225]) };
            return { code: "refused", at: "8H", word: repeat("x", length), violations: [violation] };
          }),
        ],
        [`${name}, tiles`, say((length) => ({ code: "rack-lacks", tiles: fill(length / 4, () => "?"), text: "" }))],
      ];
    }),
  ),
  describeFinding: (length) => () =>
    messages.describeFinding({
      event: 0,
      path: "bag",
      code: "tile-count",
      reason: { code: "differs", expected: null, found: tilesOf(length / 4) },
    }),
  describeRulesetFinding: (length) => () =>
    messages.describeRulesetFinding({ code: "needs", path: "exchange", needs: repeat("x", length) }),
  describeProblem: (length) => () =>
    messages.describeProblem({
      code: "choice",
      path: "kind",
      choices: fill(length / 4, (i) => i),
      found: repeat("x", length),
    }),
  ...Object.fromEntries(
    Object.entries({ explainScore: core.explainScore, explainPremiums: replay.explainPremiums }).map(
      ([name, explain]) => [
        name,
        () => {
          const tiles = row.map((tile) => ({ ...tile, row: 32 }));
          const { score } = unwrap(core.scoreMove({ ruleset: widest }, tiles));
          return () => explain(score);
        },
      ],
    ),
  ),
  "validatePlacement, odd lists": (length) => () => [
    core.validatePlacement({ ruleset: us2021 }, broken(length)),
    core.previewPlay({ ruleset: us2021 }, broken(length)),
    core.scoreMove({ ruleset: us2021 }, broken(length)),
  ],
  "validatePlacement, unknown letters": () => () =>
    [fill(225, odd), fill(225, () => odd(0))].map((list) =>
      core.validatePlacement({ ruleset: us2021, rack: fill(2000, () => "A") }, list),
    ),
  "validatePlacement, a full board of unknown letters": () => () => {
    const list = fill(4096, (i) => ({ row: i >> 6, col: i & 63, letter: `?${i}` }));
    return [
      core.validatePlacement({ ruleset: widest, rack: many(2000).tiles }, list),
      core.previewPlay({ ruleset: widest }, list),
    ];
  },
  "applyMove, long lists": (length) => {
    const state = core.createGame({ players: 2, first: 0, seed: "x" });
    return () =>
      [
        { type: "play", placements: broken(length) },
        { type: "exchange", tiles: fill(length / 4, (i) => `${i}`) },
        { type: "challenge", words: fill(length / 4, (i) => i) },
        { type: repeat("x", length) },
      ].map((move) => core.applyMove(state, move));
  },
  parseMove: (length) => () =>
    json.parseMove(JSON.stringify({ type: "challenge", words: fill(length / 4, (i) => i % 9) }), us2021),
  parsePlacements: (length) => () => json.parsePlacements(JSON.stringify(broken(length)), widest),
  parseClock: (length) => () =>
    clock.parseClock(`{"controls":[${repeat("{},", length - (length % 3))}{}],"used":[],"overtime":[]}`),
  parseKlv: (length) => () => analysis.parseKlv(klvOf(length), { tileSet: widestWords }),
  parseLeaves: (length) => () => analysis.parseLeaves(leaveTable(length)),
  leavesOf: (length) => {
    const { table } = unwrap(analysis.parseLeaves(leaveTable(length)));
    return () => analysis.leavesOf(table).valueOf(table.tiles);
  },
  parseLessons: (length) => () => analysis.parseLessons(lessonsOf(length)),
  leaveTableOf: (length) => {
    const { lessons } = unwrap(analysis.parseLessons(lessonsOf(length)));
    return () => analysis.leaveTableOf(lessons);
  },
  mergeLessons: (length) => {
    const { lessons } = unwrap(analysis.parseLessons(lessonsOf(length)));
    return () => analysis.mergeLessons([lessons, lessons]);
  },
  parsePosition: (length) => () =>
    json.parsePosition(
      JSON.stringify({ board: fill(64, () => repeat("[", length / 64)), rack: fill(1000, (i) => letters[i].letter) }),
      widest,
    ),
  parseRuleset: () => () => json.parseRuleset(JSON.stringify(widest)),
  "parseGame, not JSON": (length) => () => json.parseGame(repeat("[", length)),
  "parseGame, many keys": (length) => () => json.parseGame(`{${fill(length / 12, (i) => `"k${i}":0`).join()}}`),
  parseCgp: () => () => ["15/", "[", "a", "(", "?A", "/"].map((text) => notation.parseCgp(repeat(text, 100_000))),
  parsePlay: (length) => () =>
    [repeat("8F ", length), `8F ${repeat("(A", length)}`, `8F ${repeat("A", 990)}`].map((text) =>
      notation.parsePlay(text, { ruleset: us2021 }),
    ),
  formatPlay: () => () =>
    attempt(() =>
      notation.formatPlay(
        row.map((tile) => ({ ...tile, row: 32 })),
        { ruleset: widest },
      ),
    ),
  parseRack: (length) => () => [repeat("[", length), repeat("[", 999)].map((text) => notation.parseRack(text, spanish)),
  formatRack: (length) => () =>
    notation.formatRack(
      fill(length / 5, (i) => (i % 2 ? "CH" : "C")),
      spanish,
    ),
  parseSquare: (length) => () => notation.parseSquare(repeat("8 ", length)),
  formatSquare: () => () => notation.formatSquare({ row: 63, col: 63 }),
  "parseGcg, plays": (length) => () =>
    notation.parseGcg(gcg(">Ann: ABCDEFG 8H HORN +1 1\n>Ben: ABCDEFG 9H HORN +1 1\n", length)),
  "parseGcg, plays taken off": (length) => () =>
    notation.parseGcg(gcg(">Ann: HORNABC 8H HORN +14 14\n>Ann: HORNABC -- -14 0\n", length)),
  "parseGcg, passes and challenges": (length) => () =>
    notation.parseGcg(gcg(">Ann: ABCDEFG - +0 0\n>Ben: (challenge) +5 5\n", length)),
  "parseGcg, unplayed tiles": (length) => () =>
    notation.parseGcg(
      `#player1 Ann\n#player2 Ben\n>Ann: (${"A".repeat(length / 2)}) +2 2\n${repeat(">Ann: AAAAAAA 8H AA +1 1\n>Ben: AAAAAAA 9H AA +1 1\n", length / 2)}`,
    ),
  "parseGcg, exchanges of many tiles": (length) => () =>
    notation.parseGcg(gcg(`>Ann: ABCDEFG -${"A".repeat(900)} +0 0\n>Ben: ABCDEFG -7 +0 0\n`, length)),
  "parseGcg, pragmas and notes": (length) => () => notation.parseGcg(gcg("#note x\n- y\n#x y\n", length)),
  "parseGameHistory, passes": (length) => () => {
    const pass = '{"type":"PASS","rack":"ABCDEFG"},';
    return notation.parseGameHistory(`{"events":[${repeat(pass, length - (length % pass.length))}{}]}`);
  },
  "parseGcg, bytes": (length) => () => notation.parseGcg(new Uint8Array(length).fill(0xff)),
  decodeText: (length) => () => notation.decodeText(new Uint8Array(length).fill(0xff)),
  printable: (length) => () => render.printable(repeat("\u001b\n", length)),
  wordList: (length) => {
    const text = wordsOf(length).join("\n");
    return () => dictionary.wordList(text, { tileSet: english });
  },
  ambiguousWords: (length) => {
    const text = repeat("chllrr\n", length);
    const brackets = repeat("[", length);
    return () => [text, brackets].map((each) => dictionary.ambiguousWords(each, { tileSet: spanish }));
  },
  hunspellWords: (length) => () =>
    ["a/b\\/c po:x\n", "/", " a", " "].map((text) => repeat(text, length)).map(dictionary.hunspellWords),
  buildWordGraph: (length) => {
    const list = wordsOf(length);
    return () => dictionary.buildWordGraph(list, { tileSet: english, gaddag: true });
  },
  trustedWordGraph: (length) => {
    const bytes = graphOf(length).bytes;
    return () => dictionary.trustedWordGraph(bytes, { tileSet: english });
  },
  parseWordGraph: (length) => {
    const bytes = graphOf(length).bytes;
    return () => [
      dictionary.parseWordGraph(bytes, { tileSet: english }),
      dictionary.parseWordGraph(new Uint8Array(length - (length % 4)).fill(1), { tileSet: english }),
    ];
  },
  packWordList: (length) => {
    const list = dictionary.wordList(wordsOf(length / 4), { tileSet: english });
    return () => dictionary.packWordList(list, { tileSet: english });
  },
  unpackWordList: (length) => {
    const packed = dictionary.packWordList(dictionary.wordList(wordsOf(length / 4), { tileSet: english }), {
      tileSet: english,
    });
    return () => dictionary.unpackWordList(packed, { tileSet: english }).has("AAAAA");
  },
  ...Object.fromEntries(
    Object.entries({
      anagramsOf: (graph, length) =>
        dictionary.anagramsOf(graph, repeat("ABCDEFGHIJKLMNOPQRSTUVWXYZ??????", Math.min(length, 1e5))),
      wordsFrom: (graph, length) =>
        dictionary.wordsFrom(graph, repeat("ABCDEFGHIJKLMNOPQRSTUVWXYZ??????", Math.min(length, 1e5))),
      wordsMatching: (graph, length) => dictionary.wordsMatching(graph, repeat("*?", length)),
      wordsOfLength: (graph) => dictionary.wordsOfLength(graph, 9),
      wordsWith: (graph, length) => dictionary.wordsWith(graph, repeat("AB", Math.min(length, 1e5))),
      wordsBeginning: (graph) => dictionary.wordsBeginning(graph, ""),
      wordsEnding: (graph, length) => dictionary.wordsEnding(graph, repeat("S", length)),
      extensionsOf: (graph) => dictionary.extensionsOf(graph, "A"),
      hooksOf: (graph, length) => [dictionary.hooksOf(graph, repeat("S", length))],
      lettersAfter: (graph, length) => dictionary.lettersAfter(graph, repeat("S", length)),
    }).map(([name, ask]) => [
      name,
      (length) => {
        const graph = graphOf(length);
        return () => attempt(() => walk(ask(graph, length)));
      },
    ]),
  ),
  reportRecords: (length) => () =>
    records.reportRecords(
      fill(Math.floor(length / 100), (i) => ({ id: `${i}`, text: gcg(">Ann: HORNABC 8H HORN +14 14\n", 100) })),
      { part: "x" },
    ),
  ...reportRows((report) => ({
    figuresOf: () => records.figuresOf(unwrap(records.parseReport(report)).report),
    addFigures: () => records.addFigures(report.parts.map(({ figures }) => figures)),
    mergeReports: () => records.mergeReports([unwrap(records.parseReport(report)).report]),
    parseReport: () => records.parseReport(JSON.stringify(report)),
  })),
  englishWords: () => () => words.englishWords.has("AARDVARK"),
  englishWordGraph: () => () => words.englishWordGraph(),
  classroomWordGraph: () => () => words.classroomWordGraph(),
  isRulesetId: (length) => () => rulesets.isRulesetId(repeat("x", length)),
};

const graphs = new Map();
function graphOf(length) {
  if (!graphs.has(length))
    graphs.set(length, dictionary.buildWordGraph(wordsOf(length), { tileSet: english, gaddag: true }));
  return graphs.get(length);
}

/** Rows for reports of as many full parts as fit into a number of bytes. */
function reportRows(askAll) {
  const reportOf = (length) => {
    const { parts } = records.reportRecords(
      fill(10, (i) => ({ id: `${i}`, text: gcg(">Ann: HORNABC 8H HORN +14 14\n", 100) })),
      { part: "x" },
    );
    const size = JSON.stringify(parts[0]).length;
    return {
      kind: "records-report",
      version: 1,
      parts: fill(Math.ceil(length / size), (i) => ({ ...parts[0], id: `${i}` })).reverse(),
    };
  };
  return Object.fromEntries(
    Object.keys(askAll({})).map((name) => [
      name,
      (length) => {
        const report = reportOf(length);
        return () => askAll(report)[name]();
      },
    ]),
  );
}

/** A refusal by exception counts as an answer too. */
function attempt(ask) {
  try {
    return ask();
  } catch (error) {
    return error;
  }
}

/** Exports that take neither a game nor a view nor a text nor bytes of any length, and why they have no row. */
export const withoutRow = {
  ...Object.fromEntries(
    ["emptyBoard", "indexOfSquare", "isHoleAt", "premiumAt", "squareAtIndex"].map((name) => [
      name,
      "takes a layout and a square",
    ]),
  ),
  pointsOf: "takes a tile set and a tile",
  recordFiguresOf: "reportRecords calls it for each record, and has a row",
  renderReplay: "calls storyOf, and renderSvg and describeBoard once for each turn: they have rows",
  ...Object.fromEntries(
    [
      ["putCursor", "moveCursor", "turnCursor", "noticeAt", "layTile", "moveTile", "nameBlank", "takeBack"],
      ["takeBackAll", "tapSquare", "tapRack", "toggleExchange", "shuffleRack", "moveInRack", "placementsOf", "playOf"],
      ["exchangeOf", "describeNotice", "describePreview"],
    ]
      .flat()
      .map((name) => [name, "changes or reads a draft, which holds a rack and nothing else"]),
  ),
  ...Object.fromEntries(
    rulesets.presets.filter(({ kind }) => kind === "variant").map(({ name }) => [name, "takes a ruleset"]),
  ),
  ...Object.fromEntries(
    ["commitmentOf", "createFairGame", "newSecret"].map((name) => [name, "takes the terms and secrets of a game"]),
  ),
  ...Object.fromEntries(Object.keys(clock).map((name) => [name, "takes a clock of at most sixteen seats"])),
  ...Object.fromEntries(
    [
      "TilewrightBoard",
      "defineBoard",
      "defineTurns",
      "defineUnseen",
      "defineClock",
      "liven",
      "preparePlays",
      "showMarks",
    ].map((name) => [name, "needs a page to show a game on"]),
  ),
  explainMove: "takes one choice",
  formatKlv: "takes a tile set, and writes at most 4,000,000 leaves",
  ...Object.fromEntries(
    [...Object.keys(movegen), "generateByLeaves", "learnLeaves", "rankMoves"].map((name) => [
      name,
      "move generation is left out: it depends on the rack, the board and the words, not on how many bytes they take",
    ]),
  ),
};

const entries = {
  index: core,
  "tile-sets": tileSets,
  layouts,
  rulesets,
  dictionary,
  words,
  notation,
  json,
  render,
  movegen,
  records,
  replay,
  compose,
  clock,
  fair,
  analysis,
  leaves,
  messages,
  element,
  "react-jsx": reactJsx,
};

/** The names of the entry points whose functions are listed here. */
export const entryNames = Object.keys(entries);

/** Every exported function, by name, of all entry points. */
export const exported = Object.values(entries).flatMap((entry) =>
  Object.entries(entry).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
);

/**
 * One row for each function, with its cases: their name, the megabytes begun of what is handed in, and what is measured.
 * Their values are made when the cases are asked for.
 */
export function rows(scale = 1) {
  const games = hostileGames(scale);
  const length = Math.floor(megabyte * scale);
  const byGames = Object.entries(ofGames).map(([name, call]) => ({
    name,
    cases: () => games.map(({ name, megabytes, state, text }) => ({ name, megabytes, run: () => call(state, text) })),
  }));
  const byTexts = Object.entries(ofTexts).map(([name, make]) => {
    const [called, what = "a long text or list"] = name.split(", ");
    return { name: called, cases: () => [{ name: what, megabytes: 1, run: make(length) }] };
  });
  const all = [...byGames, ...byTexts];
  return [...new Set(all.map(({ name }) => name))].map((name) => ({
    name,
    cases: () => all.filter((row) => row.name === name).flatMap((row) => row.cases()),
  }));
}
