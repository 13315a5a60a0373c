// A whole game, request by request, beside the referee.
import {
  type Applied,
  applyMove,
  applyRuling,
  type Checked,
  createGame,
  endGame,
  type GameState,
  type Move,
  type Ruling,
  validatePlacement,
  viewFor,
} from "tilewright";
import { expect } from "vitest";
import { judge } from "../../oracle/play/judge.ts";
import { apply, refusalCodes } from "../../oracle/referee/apply.ts";
import { type Dice, type Request, requestFor } from "../../oracle/referee/choose.ts";
import { drawFrom, racksOf } from "../../oracle/referee/deal.ts";
import { type Game, startGame } from "../../oracle/referee/game.ts";
import { positionOf } from "../../oracle/referee/play.ts";
import { endGame as endByReferee, rule } from "../../oracle/referee/rulings.ts";
import { type GameSetup, rulesOf } from "../../oracle/referee/setups.ts";
import type { Verdict } from "../../oracle/referee/verdict.ts";
import { expectAllowedMoves } from "./allowed.ts";
import {
  asTiles,
  eventsReferRightly,
  expectSame,
  rulesetOf,
  summariesOf,
  summaryOfGame,
  summaryOfState,
  tilesDrawn,
} from "./summaries.ts";

/** How a game began and ended on both sides, what was asked in it, and the codes of all refusals. */
export interface Played {
  readonly start: GameState;
  readonly state: GameState;
  readonly game: Game;
  readonly log: readonly string[];
  readonly codes: ReadonlySet<string>;
}

/** Plays a game on both sides, and fails where they differ. */
export function playBeside(setup: GameSetup, dice: readonly Dice[]): Played {
  const start = createGame({
    players: setup.players,
    ruleset: rulesetOf(setup),
    seed: setup.seed,
    first: setup.first ?? undefined,
    racks: setup.given === null ? undefined : racksOf(rulesOf(setup), setup.given, drawFrom(setup.seed)).racks,
  });
  startsFairly(start, setup);
  let state = start;
  let game = startGame({
    rules: rulesOf(setup),
    racks: state.players.map((player) => player.rack.tiles),
    bag: state.bag.tiles,
    first: state.status.turn as number,
  });
  const log: string[] = [`start ${JSON.stringify(summaryOfGame(game, asTiles))}`];
  expectSame(log, "the start", summaryOfState(state, asTiles), summaryOfGame(game, asTiles));
  let afterwards = 0;
  const met = new Set<string>();
  for (const each of dice) {
    const request = requestFor(game, each);
    log.push(lineFor(request));
    if (each.c % 3 === 1) expectSameJudgement(state, game, request, log);
    const result = askLibrary(state, request);
    const verdict = askReferee(game, request, state, result);
    expectSame(log, "the codes", codesOf(result), verdict.ok ? [] : verdict.codes);
    for (const code of verdict.ok ? [] : verdict.codes) met.add(code);
    if (result.ok && verdict.ok) {
      expectSame(log, "what happened", summariesOf(result.events), verdict.events);
      expectSame(log, "the state", summaryOfState(result.state, asTiles), summaryOfGame(verdict.game, asTiles));
      state = result.state;
      game = verdict.game;
      if (each.c % 3 === 0) expectAllowedMoves(state, game, log);
    }
    if (game.status.kind === "over") afterwards += 1;
    if (afterwards > 3) break;
  }
  expectSame(log, "what events refer to", eventsReferRightly(state.history), true);
  return { start, state, game, log, codes: met };
}

// D3, D4: whoever drew nearest to the start of the tile set begins, ties draw again; racks are dealt in playing order.
function startsFairly(state: GameState, setup: GameSetup): void {
  const order = ["?", ...state.ruleset.tileSet.letters.map((entry) => entry.letter)];
  const players = state.players.map((_, player) => player);
  let first = setup.first;
  for (const event of state.history)
    if (event.type === "drew-for-start") {
      let drawing = players;
      for (const { draws } of event.rounds) {
        expect(draws.map((draw) => draw.player).sort(byNumber)).toEqual(drawing);
        const best = Math.min(...draws.map((draw) => order.indexOf(draw.tile)));
        drawing = draws
          .filter((draw) => order.indexOf(draw.tile) === best)
          .map((draw) => draw.player)
          .sort(byNumber);
      }
      expect(drawing).toEqual([event.first]);
      first = event.first;
    }
  expect(state.status).toEqual({ kind: "playing", turn: first });
  const dealt = state.history.flatMap((event) => (event.type === "dealt" ? [event] : []));
  expect(dealt.map((event) => event.player)).toEqual(
    players.map((step) => (step + (first as number)) % players.length),
  );
  for (const { player, drawn } of dealt) expect(state.players[player]?.rack).toEqual(drawn);
}

const byNumber = (one: number, other: number): number => one - other;

function askLibrary(state: GameState, request: Request): Checked<Applied> {
  if (request.kind === "ruling") return applyRuling(state, request.ruling as Ruling);
  if (request.kind === "end") return endGame(state, { reason: request.reason, canPlay: request.canPlay });
  return applyMove(state, request.move as Move, {
    ...(request.by === undefined ? {} : { by: request.by }),
    ...(request.behind === null ? {} : { at: state.history.length - request.behind }),
    dictionary: request.dictionary,
    canPlay: request.canPlay,
  });
}

// A play of the player on turn is judged alike in the game, in that player's view and in a position that says the same.
function expectSameJudgement(state: GameState, game: Game, request: Request, log: readonly string[]): void {
  if (request.kind !== "move" || request.move.type !== "play" || game.status.kind !== "playing") return;
  const { placements } = request.move;
  if (!Array.isArray(placements)) return;
  const { turn } = game.status;
  const { dictionary } = request;
  const position = positionOf(game, turn);
  const expected = judge(position, placements, { dictionary });
  const bare = {
    ruleset: state.ruleset,
    board: state.board,
    rack: position.rack?.tiles,
    wordsPlayed: position.wordsPlayed,
  };
  for (const [what, where] of Object.entries({ game: state, view: viewFor(state, turn), position: bare })) {
    const { score, violations = [] } = validatePlacement(where, placements, { dictionary });
    const found = { total: score?.total, codes: violations.map(({ code }) => code) };
    const { score: wanted, violations: reasons = [] } = expected;
    expectSame(log, `the ${what}`, found, { total: wanted?.total, codes: reasons.map(({ code }) => code) });
  }
}

function askReferee(game: Game, request: Request, state: GameState, result: Checked<Applied>): Verdict {
  if (request.kind === "ruling") return rule(game, request.ruling);
  if (request.kind === "end") return endByReferee(game, request.reason, request.canPlay);
  const { by, behind, dictionary, canPlay } = request;
  const now = state.history.length;
  const options = { by, at: behind === null ? undefined : now - behind, now, dictionary, canPlay };
  // A move that the library refuses has drawn nothing, so the referee can only be asked what is wrong with it.
  if (!result.ok) return { ok: false, codes: refusalCodes(game, request.move, options) };
  return apply(game, request.move, { ...options, drawn: tilesDrawn(result.events) });
}

function codesOf(result: Checked<Applied>): string[] {
  return result.ok ? [] : [...new Set(result.violations.map((violation) => violation.code))].sort();
}

function lineFor(request: Request): string {
  if (request.kind !== "move") return JSON.stringify(request);
  const dictionary = request.dictionary === undefined ? "no dictionary" : "a dictionary";
  const behind = request.behind === null ? "" : `${request.behind} behind `;
  return `${request.by ?? "?"} ${JSON.stringify(request.move)} ${behind}${dictionary}`;
}
