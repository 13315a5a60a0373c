import fc from "fast-check";
import {
  applyMove,
  createGame,
  defineRuleset,
  type GameState,
  initialStateOf,
  parseLetters,
  replayEvents,
  type Tile,
  unwrap,
  updateView,
  viewFor,
  viewUpdate,
} from "tilewright";
import { parseWordGraph } from "tilewright/dictionary";
import {
  parseGame,
  parseMove,
  parsePlacements,
  parsePosition,
  parseRuleset,
  parseUpdate,
  parseView,
} from "tilewright/json";
import {
  formatCgp,
  formatRack,
  formatSquare,
  parseCgp,
  parseGameHistory,
  parseGcg,
  parsePlay,
  parseRack,
  parseSquare,
} from "tilewright/notation";
import { figuresOf, mergeReports, parseReport, reportRecords } from "tilewright/records";
import { checkedWords, exchangeBlanks, nineTile, us2021 } from "tilewright/rulesets";
import { spanish } from "tilewright/tile-sets";
import { expect } from "vitest";
import { abc, changedGraphs } from "../dictionary/changed-graphs.ts";
import { changedData } from "../json/changed.ts";
import { game as shapes, view as shownShapes } from "../json/samples.ts";
import { piecesOfRecords, spoiledRecords } from "../notation/gcg/spoiled.ts";
import { anyHistories } from "../notation/history/any-history.ts";
import { presets, regions } from "../support/presets.ts";
import {
  type Answer,
  expectCgp,
  expectLawOfGame,
  expectLawOfPosition,
  expectLawOfRuleset,
  expectLawOfView,
} from "./law-of-doors.ts";
import { dictionary } from "./random-games.ts";
import { honestGames } from "./tampered-games.ts";

/** A parser: what it is given, and what must hold of everything that it accepts. */
export interface Door {
  /** Of so many inputs in all, as many as the others with the same number. */
  readonly weight: number;
  readonly inputs: fc.Arbitrary<unknown>;
  /** @param seed - Decides what is done with what was accepted. */
  readonly enter: (input: never, seed: number) => Answer;
}

const games: readonly GameState[] = honestGames(1).map(({ state }) => state);
const some = games.filter((_, i) => i % 3 === 0);

/** An answer with problems says at least one. */
function refused({ problems }: { readonly problems?: readonly unknown[] | undefined }): Answer {
  expect(problems?.length).toBeGreaterThan(0);
  return "refused";
}

/**
 * A game whose events somebody has changed, and whose board, racks and scores follow from them again: what an audit finds,
 * and a look at the shape does not.
 */
const rewritten = fc.oneof(
  ...games.map((state) =>
    changedData([{ history: state.history }]).map((changed) => {
      const { history } = changed as GameState;
      try {
        return replayEvents({ ...state, players: state.players.map(({ name }) => name) }, history);
      } catch {
        return { ...state, history };
      }
    }),
  ),
);

/** The updates of some games, from any event on, for the view of the game at that time. */
const updates = some.map((state) => {
  const from = state.history.length >> 1;
  return { view: viewFor(initialStateOf(state), 0), update: viewUpdate(state, 0, from >> 1) };
});

const mid = games.filter(({ status }) => status.kind === "playing");
const rackOf = (state: GameState): readonly Tile[] => state.players[state.status.turn ?? 0]?.rack.tiles ?? [];
const moves = mid.flatMap((state) => {
  const rack = rackOf(state);
  const placements = rack.slice(0, 3).map((tile, i) => {
    const blank = tile === "?";
    return { row: 7, col: 6 + i, letter: blank ? "E" : tile, blank };
  });
  return [
    { type: "play", placements, points: 8 },
    { type: "exchange", tiles: rack.slice(0, 2) },
    { type: "exchange-blank", square: { row: 7, col: 7 }, letter: "E" },
    { type: "challenge", words: [0] },
    { type: "pass" },
  ];
});

const rows = Array.from({ length: 15 }, (_, row) => (row === 7 ? "...HoRN?A......" : "..............."));
const positions = [
  { board: rows.map((text) => text.replace("?", ".")), rack: ["E", "?", "A"], wordsPlayed: ["HORN"] },
  { board: shapes.board, rack: [...shownShapes.players[1]!.rack.tiles] },
  { board: rows.map((text) => [...text].map((letter) => (/[A-Z]/.test(letter) ? letter : null))) },
];

const rulesets = [
  ...Object.values({ ...presets, ...regions }),
  defineRuleset(us2021, nineTile, exchangeBlanks, checkedWords),
  defineRuleset(us2021, { tileSet: spanish }),
];

const cgpPieces = [
  ...[
    "15",
    "/",
    "A",
    "a",
    "[CH]",
    "[",
    "]",
    "?",
    " ",
    "0",
    ";",
    "é",
    "15/15/15/15/15/15/15/3HORN8/15/15/15/15/15/15/15",
  ],
  ...[" AB/C 1/2 0", " / 0/0 0 ", "lex CSW24;", "ld spanish;", "rsz 9;", "bb 35;", "cr 5pt;", "mcnz 4;", "x y;z;"],
];
const cgpLines = some.map((state) => formatCgp(state).text);
const cgps = fc.oneof(
  fc.array(fc.constantFrom(...cgpPieces), { maxLength: 12 }).map((pieces) => pieces.join("")),
  fc
    .tuple(fc.constantFrom(...cgpLines), fc.nat(), fc.nat(3), fc.constantFrom(...cgpPieces))
    .map(([line, place, less, piece]) => {
      const at = place % line.length;
      return line.slice(0, at) + piece + line.slice(at + less);
    }),
);

const { report } = { report: reportRecords([{ id: "a.gcg", text: ">Ann: HORNABC 8H HORN +14 14\n" }], { part: "x" }) };

const squares = fc.array(fc.constantFrom(..."HORN8F.()?a[] "), { maxLength: 10 }).map((pieces) => pieces.join(""));

/** A door for records: each gives a game, which other formats may not be able to hold. */
const records = (read: typeof parseGcg | typeof parseGameHistory) => (text: string, seed: number) => {
  const answer = read(text);
  if (!answer.ok) return refused(answer);
  expectLawOfGame(answer.game, seed);
  return "accepted";
};

/** All doors, by the parser. */
export const doors: Readonly<Record<string, Door>> = {
  parseGame: {
    weight: 6,
    inputs: fc.oneof(changedData([shapes, ...games]), rewritten),
    enter(input, seed) {
      const answer = parseGame(input);
      if (!answer.ok) return refused(answer);
      expectLawOfGame(answer.state, seed);
      return "accepted";
    },
  },
  parseView: {
    weight: 2,
    inputs: changedData([shownShapes, ...some.flatMap((state) => [viewFor(state, 0), viewFor(state, "spectator")])]),
    enter(input) {
      const answer = parseView(input);
      if (!answer.ok) return refused(answer);
      expect(unwrap(parseView(JSON.stringify(answer.view))).view).toEqual(answer.view);
      expectLawOfView(answer.view);
      return "accepted";
    },
  },
  parseUpdate: {
    weight: 2,
    inputs: fc.oneof(
      ...updates.map(({ view, update }) => changedData([update]).map((changed) => ({ view, update: changed }))),
    ),
    enter({ view, update }: { readonly view: (typeof updates)[number]["view"]; readonly update: unknown }) {
      const answer = parseUpdate(update, view);
      if (!answer.ok) return refused(answer);
      expect(unwrap(parseUpdate(JSON.stringify(answer.update), view)).update).toEqual(answer.update);
      const next = updateView(view, answer.update);
      if (next.ok) expectLawOfView(next.view);
      return "accepted";
    },
  },
  parseMove: {
    weight: 2,
    inputs: changedData(moves),
    enter(input, seed) {
      const state = mid[seed % mid.length] as GameState;
      const answer = parseMove(input, state.ruleset);
      if (!answer.ok) return refused(answer);
      expect(unwrap(parseMove(JSON.stringify(answer.move), state.ruleset)).move).toEqual(answer.move);
      const made = applyMove(state, answer.move, { dictionary });
      if (made.ok) expectLawOfGame(made.state, seed);
      else expect(made.violations.length).toBeGreaterThan(0);
      return "accepted";
    },
  },
  parsePlacements: {
    weight: 1,
    inputs: changedData(moves.flatMap(({ placements = [] }) => (placements.length > 0 ? [placements] : []))),
    enter(input, seed) {
      const state = mid[seed % mid.length] as GameState;
      const answer = parsePlacements(input, state.ruleset);
      if (!answer.ok) return refused(answer);
      const { placements } = answer;
      expect(unwrap(parsePlacements(JSON.stringify(placements), state.ruleset)).placements).toEqual(placements);
      const made = applyMove(state, { type: "play", placements }, { dictionary });
      if (made.ok) expectLawOfGame(made.state, seed);
      return "accepted";
    },
  },
  parsePosition: {
    weight: 1,
    inputs: changedData(positions),
    enter(input) {
      const answer = parsePosition(input, us2021);
      if (!answer.ok) return refused(answer);
      const { ok: _, problems: __, ...position } = answer;
      expectLawOfPosition(position);
      return "accepted";
    },
  },
  parseRuleset: {
    weight: 2,
    inputs: changedData(rulesets),
    enter(input, seed) {
      const answer = parseRuleset(input);
      if (!answer.ok) return refused(answer);
      expectLawOfRuleset(answer.ruleset, seed);
      return "accepted";
    },
  },
  parseGcg: { weight: 4, inputs: fc.oneof(piecesOfRecords, spoiledRecords), enter: records(parseGcg) },
  parseGameHistory: {
    weight: 2,
    inputs: anyHistories.map((history) => JSON.stringify(history)),
    enter: records(parseGameHistory),
  },
  parseCgp: {
    weight: 2,
    inputs: cgps,
    enter(input) {
      const answer = parseCgp(input);
      if (!answer.ok) return refused(answer);
      expectCgp(answer);
      expectLawOfPosition(answer.position);
      return "accepted";
    },
  },
  "parsePlay, parseRack, parseSquare, parseLetters": {
    weight: 1,
    inputs: squares,
    enter(text, seed) {
      const state = createGame({ players: 2, ruleset: us2021, seed: `${seed}` });
      const play = parsePlay(text, state);
      if (play.ok) applyMove(state, { type: "play", placements: play.placements });
      const { tiles } = parseRack(text, us2021.tileSet);
      if (tiles !== undefined)
        expect(unwrap(parseRack(formatRack(tiles, us2021.tileSet), us2021.tileSet)).tiles).toHaveLength(tiles.length);
      const at = parseSquare(text);
      if (at.ok) expect(unwrap(parseSquare(formatSquare(at.square, at.direction)))).toEqual(at);
      const spelled = parseLetters(text, us2021.tileSet);
      if (spelled.ok) expect(unwrap(parseLetters(spelled.letters.join(""), us2021.tileSet))).toEqual(spelled);
      return [play, at, spelled, { ok: tiles !== undefined }].some(({ ok }) => ok) ? "accepted" : "refused";
    },
  },
  parseWordGraph: {
    weight: 1,
    inputs: changedGraphs,
    enter({ buffer }: Uint32Array<ArrayBuffer>) {
      const answer = parseWordGraph(buffer, { tileSet: abc });
      if (!answer.ok) return refused(answer);
      const words = [...answer.graph.words()];
      expect(words).toHaveLength(answer.graph.size);
      expect(words.filter((word) => !answer.graph.has(word))).toEqual([]);
      const again = unwrap(parseWordGraph(answer.graph.bytes, { tileSet: abc })).graph;
      expect([...again.words()]).toEqual(words);
      return "accepted";
    },
  },
  parseReport: {
    weight: 1,
    inputs: changedData([report]),
    enter(input) {
      const answer = parseReport(input);
      if (!answer.ok) return refused(answer);
      const { report } = answer;
      expect(unwrap(parseReport(JSON.stringify(report))).report).toEqual(report);
      figuresOf(report);
      expect(unwrap(mergeReports([report])).report.parts).toHaveLength(report.parts.length);
      return "accepted";
    },
  },
};
