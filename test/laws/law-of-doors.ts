import { isDeepStrictEqual } from "node:util";
import {
  allowedMoves,
  applyMove,
  applyRuling,
  auditGame,
  createGame,
  createTableGame,
  digestOf,
  endGame,
  type GameState,
  type GameView,
  lastPlay,
  type Move,
  movesOf,
  type Position,
  type Ruleset,
  type Ruling,
  scoreSheet,
  stateAt,
  stepsOf,
  unseenTiles,
  unwrap,
  updateView,
  validatePlacement,
  viewFor,
  viewUpdate,
} from "tilewright";
import { newDraft, previewDraft } from "tilewright/compose";
import { parseGame, parsePosition, parseRuleset, parseUpdate, parseView } from "tilewright/json";
import {
  type Cgp,
  formatCgp,
  formatGameHistory,
  formatGcg,
  type GcgGame,
  parseCgp,
  parseGameHistory,
  parseGcg,
  positionBefore,
  type Remark,
} from "tilewright/notation";
import { describeBoard, renderBoard, renderSvg } from "tilewright/render";
import { factsOf, renderSheet, renderSheetHtml, sheetOf, storyOf, turnsOf } from "tilewright/replay";
import { expect } from "vitest";
import { type Random, randomFrom } from "../oracle/random.ts";
import { fullRacks } from "../support/full-racks.ts";
import { chooseMove, dictionary } from "./random-games.ts";

/** What every door answers: what it was given is refused, or something to which the law was applied. */
export type Answer = "accepted" | "refused";

/** As `toEqual` has it, but quick where nothing is wrong. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

/**
 * The law for a game, whichever door it came through: it can be saved, loaded, seen by everybody, exported, told,
 * audited, played on and ended.
 */
export function expectLawOfGame(game: GcgGame | GameState, seed: number): void {
  const random = randomFrom(seed);
  const state = "state" in game ? game.state : game;
  expectKept(state);
  expectSeen(state, random);
  expectRecord(game, formatGcg, parseGcg);
  expectRecord(game, formatGameHistory, parseGameHistory);
  expectCgp(state);
  expectTold(game, random);
  playOn(state, random);
}

/** Saved and loaded, it is the same. */
function expectKept(state: GameState): void {
  const { problems = [], state: read } = parseGame(JSON.stringify(state));
  expect(problems).toEqual([]);
  expectSame(read, state);
}

/** Every seat and a spectator gets a view, and an update that leads to it. One of them looks closely. */
function expectSeen(state: GameState, random: Random): void {
  const close = random.pick([...state.players.keys(), "spectator" as const]);
  for (const viewer of [...state.players.keys(), "spectator" as const]) {
    const view: GameView = viewFor(state, viewer);
    const { problems = [], view: read } = parseView(JSON.stringify(view));
    expect(problems).toEqual([]);
    expectSame(read, view);
    const from = state.history.length >> 1;
    const { problems: wrong = [], update } = parseUpdate(JSON.stringify(viewUpdate(state, viewer, from)), view);
    expect(wrong).toEqual([]);
    const { violations = [], view: next } = updateView(view, update as NonNullable<typeof update>);
    // A view of a state that its events do not make has no update.
    if (violations.length === 0) expectSame(next, view);
    else expect(auditGame(state)).not.toEqual([]);
    if (viewer === close) expectLawOfView(view);
  }
}

/** The law for a view: whatever a client asks of it has an answer. */
export function expectLawOfView(view: GameView): void {
  digestOf(view);
  unseenTiles(view);
  allowedMoves(view);
  lastPlay(view);
  scoreSheet(view);
  describeBoard(view);
  renderSvg(view);
  if (view.viewer !== null) previewDraft(view, newDraft(view));
}

/** What of a game or a position could not be written. */
const lostOf = (remarks: readonly Remark[]): readonly Remark[] =>
  remarks.filter(({ code }) => code === "not-expressible");

/** As a record it can be read again; if nothing was lost and the game is as its events make it, with board and scores. */
function expectRecord(game: GcgGame | GameState, format: typeof formatGcg, parse: typeof parseGcg): void {
  const state = "state" in game ? game.state : game;
  const { text, remarks } = format(game);
  const { problems = [], game: read } = parse(text, { ruleset: state.ruleset });
  expect(problems).toEqual([]);
  if (lostOf(remarks).length > 0 || auditGame(state).length > 0 || read === undefined) return;
  expectSame(read.state.board, state.board);
  expectSame(scoresOf(read.state), scoresOf(state));
}

const scoresOf = ({ players }: GameState): readonly number[] => players.map(({ score }) => score);

/** As CGP it can be read again, by its rules always, without them if nothing was lost. */
export function expectCgp(position: Cgp | GameState): void {
  const { text, remarks } = formatCgp(position);
  const lost = lostOf(remarks);
  if (lost.some(({ reason }) => reason.code === "unsaid" && reason.what.code === "too-long")) return;
  const { ruleset, board } = "kind" in position ? position : position.position;
  const scores = "kind" in position ? scoresOf(position) : position.scores;
  for (const options of lost.length === 0 ? [{ ruleset }, {}] : [{ ruleset }]) {
    const { problems = [], position: read, scores: again = [] } = parseCgp(text, options);
    expect(problems).toEqual([]);
    expectSame(read?.board, board);
    if (scores.length > 1) expect([...again].sort()).toEqual([...scores].sort());
  }
}

/** Everything that tells of a game tells of this one. */
function expectTold(game: GcgGame | GameState, random: Random): void {
  const state = "state" in game ? game.state : game;
  auditGame(state, { ruleset: state.ruleset, dictionary });
  scoreSheet(state);
  const { length } = state.history;
  expect([...stepsOf(state)]).toHaveLength(length);
  const moves = movesOf(state);
  // Between the events of one move a game is not one yet, and forged events may make anything.
  if (moves.length > 0 && auditGame(state).length === 0) expectKept(stateAt(state, random.pick(moves).event));
  factsOf(game);
  turnsOf(game);
  sheetOf(game);
  renderSheet(game);
  renderSheetHtml(game);
  storyOf(game);
  renderBoard(state);
  if (length > 0) expectCgp(positionBefore(game, random.below(length)));
}

/** Moves, rulings and the end, by anybody. Each state can be kept, and the last one has ended. */
function playOn(state: GameState, random: Random): void {
  let now = state;
  const go = (next: GameState | undefined): void => {
    if (next === undefined) return;
    expectKept(next);
    now = next;
  };
  for (let move = 0; move < 4; move++) {
    const by = now.status.turn ?? random.below(now.players.length);
    const chosen: Move = random.chance(0.1) ? { type: "resign" } : chooseMove(now, (below) => random.below(below));
    go(applyMove(now, chosen, { by, dictionary, canPlay: () => random.chance(0.8) }).state);
  }
  const player = random.below(now.players.length);
  go(applyRuling(now, { type: "adjust", player, points: random.below(2000) - 1000, reason: "time" }).state);
  go(applyRuling(now, { type: "set-turn", player }).state);
  const decided: Ruling = { type: "decide", reason: "adjudicated", winners: [player], note: "as it stands" };
  if (random.chance(0.1) || now.status.kind === "over") {
    go(applyRuling(now, decided).state);
    expect(now.status).toMatchObject({ kind: "over", winners: [player] });
    return;
  }
  const reason = now.status.kind === "playing" ? { reason: "agreed" as const } : {};
  const { violations = [], state: ended } = endGame(
    now,
    now.seed === null ? { ...reason, racks: racksOf(now) } : reason,
  );
  expect(violations).toEqual([]);
  go(ended);
  expect(now.status.kind).toBe("over");
}

/** At a table everybody reports a rack: the tiles that are known, and the first letter of the set for the others. */
function racksOf({ players, ruleset }: GameState): readonly (readonly string[])[] {
  const [first] = ruleset.tileSet.letters;
  return players.map(({ rack }) => [...rack.tiles, ...new Array<string>(rack.hidden).fill(first?.letter ?? "?")]);
}

/** The law for a position: it can be kept, shown, written, and asked about a play. */
export function expectLawOfPosition(position: Position): void {
  const { ruleset, board, rack } = position;
  const { problems = [], ...read } = parsePosition(JSON.stringify({ ...position, ruleset: null }), ruleset);
  expect(problems).toEqual([]);
  if (board !== undefined) expectSame(read.board, board);
  if (rack !== undefined) expectSame(read.rack, rack);
  renderBoard(position);
  renderSvg(position);
  describeBoard(position);
  const tile = rack?.find((letter) => letter !== "?") ?? ruleset.tileSet.letters[0]?.letter ?? "A";
  validatePlacement(position, [{ row: 0, col: 0, letter: tile, blank: false }]);
}

/** The law for a ruleset: it can be kept, and a game by it is under the law for games. */
export function expectLawOfRuleset(ruleset: Ruleset, seed: number): void {
  expectSame(unwrap(parseRuleset(JSON.stringify(ruleset))).ruleset, ruleset);
  const players = Math.max(1, ruleset.players.min);
  // Where there are not enough tiles for a rack each, a game can only be played at a table.
  const dealt = players <= fullRacks(ruleset);
  const game = dealt ? createGame({ ruleset, players, seed: `law ${seed}` }) : createTableGame({ ruleset, players });
  expectLawOfGame(game, seed);
}
