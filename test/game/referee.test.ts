// Whole games, request by request, beside a referee that was written from the clauses alone.
import fc from "fast-check";
import {
  applyMove,
  applyRuling,
  type Checked,
  createGame,
  endGame,
  type GameState,
  type Move,
  type Ruling,
  type Step,
} from "tilewright";
import { describe, expect, test } from "vitest";
import { apply, refusalCodes } from "../oracle/referee/apply.ts";
import { type Dice, diceForGame, type Request, requestFor } from "../oracle/referee/choose.ts";
import { drawFrom, racksOf } from "../oracle/referee/deal.ts";
import { type Game, startGame } from "../oracle/referee/game.ts";
import * as referee from "../oracle/referee/presets.ts";
import { endGame as endByReferee, rule } from "../oracle/referee/rulings.ts";
import { combinations, type GameSetup, gameSetupsOf, rulesOf } from "../oracle/referee/setups.ts";
import type { Verdict } from "../oracle/referee/verdict.ts";
import { premiumOf } from "../oracle/squares.ts";
import { seed } from "../seed.ts";
import { presets } from "../support/presets.ts";
import { expectAllowedMoves } from "./referee/allowed.ts";
import {
  asTiles,
  eventsReferRightly,
  expectSame,
  rulesetOf,
  summariesOf,
  summaryOfGame,
  summaryOfState,
  tilesDrawn,
} from "./referee/summaries.ts";

// Games of each combination of rulebook, variants and number of players; of some of them where fewer runs are asked for.
const runs = Number(process.env["FC_RUNS"] ?? combinations.length);
const numRuns = Math.ceil(runs / combinations.length);
const played = combinations.filter((_, i) => i % Math.ceil(combinations.length / runs) === 0);

describe("in whole games", () => {
  test.each(referee.editions)(
    "under %s the library answers every move, legal or not, as the referee does",
    (edition) => {
      for (const combination of played.filter((each) => each.edition === edition)) {
        // With one seed all combinations would be played with the same dice.
        const own = { numRuns, seed: seed + combinations.indexOf(combination) };
        fc.assert(fc.property(gameSetupsOf(combination), diceForGame, playBeside), own);
      }
    },
    3_600_000,
  );

  test.each(referee.editions)("the preset of %s is the referee's, which was written from the clauses", (edition) => {
    const { id, variants, tileSet, layout, ...rest } = presets[edition];
    const clauses = referee.presets[edition];
    expect([id, variants]).toEqual([clauses.id, clauses.variants]);
    expect({ letters: tileSet.letters, blanks: tileSet.blanks }).toEqual({
      letters: clauses.tileSet.letters,
      blanks: clauses.tileSet.blanks,
    });
    expect(layout.starts).toEqual(clauses.layout.starts);
    for (let row = 0; row < 15; row++)
      for (let col = 0; col < 15; col++)
        expect(premiumOf(layout, { row, col })).toEqual(premiumOf(clauses.layout, { row, col }));
    const { id: _id, variants: _variants, tileSet: _tileSet, layout: _layout, ...others } = clauses;
    expect({ ...rest, forbiddenLabels: [...rest.forbiddenLabels].sort() }).toEqual({
      ...others,
      forbiddenLabels: [...others.forbiddenLabels].sort(),
    });
  });
});

function playBeside(setup: GameSetup, dice: readonly Dice[]): void {
  let state = createGame({
    players: setup.players,
    ruleset: rulesetOf(setup),
    seed: setup.seed,
    first: setup.first ?? undefined,
    racks: setup.given === null ? undefined : racksOf(rulesOf(setup), setup.given, drawFrom(setup.seed)).racks,
  });
  startsFairly(state, setup);
  let game = startGame({
    rules: rulesOf(setup),
    racks: state.players.map((player) => player.rack.tiles),
    bag: state.bag.tiles,
    first: state.status.turn as number,
  });
  const log: string[] = [`start ${JSON.stringify(summaryOfGame(game, asTiles))}`];
  expectSame(log, "the start", summaryOfState(state, asTiles), summaryOfGame(game, asTiles));
  let afterwards = 0;
  for (const each of dice) {
    const request = requestFor(game, each);
    log.push(lineFor(request));
    const result = askLibrary(state, request);
    const verdict = askReferee(game, request, state, result);
    expectSame(log, "the codes", codesOf(result), verdict.ok ? [] : verdict.codes);
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
        expect(draws.map((draw) => draw.player).sort()).toEqual(drawing);
        const best = Math.min(...draws.map((draw) => order.indexOf(draw.tile)));
        drawing = draws
          .filter((draw) => order.indexOf(draw.tile) === best)
          .map((draw) => draw.player)
          .sort();
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

function askLibrary(state: GameState, request: Request): Checked<Step> {
  if (request.kind === "ruling") return applyRuling(state, request.ruling as Ruling);
  if (request.kind === "end") return endGame(state, { reason: request.reason, canPlay: request.canPlay });
  return applyMove(state, request.move as Move, {
    ...(request.by === undefined ? {} : { by: request.by }),
    at: request.behind === null ? undefined : state.history.length - request.behind,
    dictionary: request.dictionary,
    canPlay: request.canPlay,
  });
}

function askReferee(game: Game, request: Request, state: GameState, result: Checked<Step>): Verdict {
  if (request.kind === "ruling") return rule(game, request.ruling);
  if (request.kind === "end") return endByReferee(game, request.reason, request.canPlay);
  const { by, behind, dictionary, canPlay } = request;
  const now = state.history.length;
  const options = { by, at: behind === null ? undefined : now - behind, now, dictionary, canPlay };
  // A move that the library refuses has drawn nothing, so the referee can only be asked what is wrong with it.
  if (!result.ok) return { ok: false, codes: refusalCodes(game, request.move, options) };
  return apply(game, request.move, { ...options, drawn: tilesDrawn(result.events) });
}

function codesOf(result: Checked<Step>): string[] {
  return result.ok ? [] : [...new Set(result.violations.map((violation) => violation.code))].sort();
}

function lineFor(request: Request): string {
  if (request.kind !== "move") return JSON.stringify(request);
  const dictionary = request.dictionary === undefined ? "no dictionary" : "a dictionary";
  const behind = request.behind === null ? "" : `${request.behind} behind `;
  return `${request.by ?? "?"} ${JSON.stringify(request.move)} ${behind}${dictionary}`;
}
