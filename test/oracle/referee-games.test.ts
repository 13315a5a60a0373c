// The referee plays by itself, before it is held against the library.
import fc from "fast-check";
import { expect, test } from "vitest";
import { casesOf } from "../seed.ts";
import { apply } from "./referee/apply.ts";
import { type Dice, diceForGame, type Request, requestFor } from "./referee/choose.ts";
import { type Draw, deal, drawFrom, tilesToDraw } from "./referee/deal.ts";
import { decisionReasons } from "./referee/decide.ts";
import { type Game, stillIn } from "./referee/game.ts";
import { endGame, rule } from "./referee/rulings.ts";
import { type GameSetup, gameSetups, rulesOf } from "./referee/setups.ts";
import type { Verdict } from "./referee/verdict.ts";

/** Why a game is over, or what it waits for. */
const reasons = [
  ...decisionReasons,
  "agreed",
  "last-challenge",
  "lost-challenge",
  "no-plays",
  "out",
  "passes",
  "playing",
  "resigned",
  "scoreless",
  "target",
  "time",
  "turns",
].sort();

test("random games of the referee keep all their tiles, and end for every reason there is", () => {
  const ends = new Set<string>();
  const play = (setup: GameSetup, dice: readonly Dice[]): void => {
    playAlone(setup, dice, ({ status }) => ends.add(status.kind === "over" ? status.reason : status.kind));
  };
  const games = fc.property(gameSetups, diceForGame, play);
  fc.assert(games, { numRuns: Math.max(50, casesOf(250)), seed: 7 });
  // The rarest end takes a few games more, if what is drawn has changed.
  for (let seed = 8; seed < 18 && ends.size < reasons.length; seed++) fc.assert(games, { numRuns: 25, seed });
  expect([...ends].sort()).toEqual(reasons);
}, 600_000);

/** Plays a game, and shows it after each request. */
function playAlone(setup: GameSetup, dice: readonly Dice[], show: (game: Game) => void): void {
  const draw = drawFrom(setup.seed);
  let game = deal(rulesOf(setup), setup.players, setup.first ?? 0, draw, false);
  const tiles = allTiles(game);
  for (const each of dice) {
    const before = JSON.stringify(game);
    const verdict = verdictOn(game, requestFor(game, each), draw);
    expect(JSON.stringify(game)).toBe(before);
    if (verdict.ok) game = verdict.game;
    show(game);
    expect(allTiles(game)).toBe(tiles);
    const { status } = game;
    if (status.kind === "playing") expect(stillIn(game)).toContain(status.turn);
    if (status.kind === "last-challenge") expect(status.waitingFor.length).toBeGreaterThan(0);
    // Who plays alone and resigns has not won, nor need anybody where that was decided.
    if (status.kind === "over" && status.spreads === undefined && setup.players > 1)
      expect(status.winners.length).toBeGreaterThan(0);
  }
}

function verdictOn(game: Game, request: Request, draw: Draw): Verdict {
  if (request.kind === "ruling") return rule(game, request.ruling);
  if (request.kind === "end") return endGame(game, request.reason, request.canPlay);
  const { by, behind, dictionary, canPlay } = request;
  const drawn = draw(game.bag, tilesToDraw(game, request.move, by));
  return apply(game, request.move, { by, at: behind ?? undefined, now: 0, dictionary, canPlay, drawn });
}

function allTiles(game: Game): string {
  const laid = game.board.flatMap((tile) => (tile === null ? [] : [tile.blank ? "?" : tile.letter]));
  return [...laid, ...game.bag, ...game.seats.flatMap((seat) => seat.rack)].sort().join(" ");
}
