// Games on a real table: the referee knows every tile, the library only what is reported, and the two must never contradict
// each other.
import fc from "fast-check";
import {
  type Applied,
  applyMove,
  applyRuling,
  type Checked,
  createTableGame,
  type EndReason,
  endGame,
  type GameState,
  type Move,
  type Ruling,
} from "tilewright";
import { expect, test } from "vitest";
import { apply } from "../oracle/referee/apply.ts";
import { type Dice, diceForGame, type Request, requestFor } from "../oracle/referee/choose.ts";
import { type Draw, deal, drawFrom, tilesToDraw } from "../oracle/referee/deal.ts";
import { type Game, lacking, seatOf } from "../oracle/referee/game.ts";
import { anySetups } from "../oracle/referee/knob-setups.ts";
import { endGame as endByReferee, rule } from "../oracle/referee/rulings.ts";
import { type GameSetup, rulesOf } from "../oracle/referee/setups.ts";
import type { Verdict } from "../oracle/referee/verdict.ts";
import { casesOf } from "../seed.ts";
import { asNumber, expectSame, rulesetOf, summaryOfGame, summaryOfState } from "./referee/summaries.ts";

const runs = casesOf(120);

test("in games at a real table the library gives the answers of the referee, who knows every tile", () => {
  fc.assert(fc.property(anySetups, diceForGame, playAtTable), { numRuns: runs });
}, 3_600_000);

function playAtTable(setup: GameSetup, dice: readonly Dice[]): void {
  const draw = drawFrom(setup.seed);
  const first = setup.first ?? 0;
  let state = createTableGame({ players: setup.players, ruleset: rulesetOf(setup), first });
  let game = deal(rulesOf(setup), setup.players, first, draw, true);
  const log: string[] = [`start ${JSON.stringify(game.seats)} bag ${game.bag.join("")}`];
  for (const each of dice) {
    const request = requestAtTable(game, each, draw);
    const verdict = askReferee(game, request, draw);
    if (!canBeAsked(state, game, request, verdict)) continue;
    log.push(
      `${request.kind === "move" ? request.by : ""} ${JSON.stringify(request)} -> ${JSON.stringify(verdict.ok ? "done" : verdict.codes)}`,
    );
    const result = askLibrary(state, game, request, each);
    const codes = result.ok ? [] : [...new Set(result.violations.map(({ code }) => code))].sort();
    expectSame(log, "the codes", codes, verdict.ok ? [] : verdict.codes);
    if (!result.ok || !verdict.ok) continue;
    game = verdict.game;
    state = withFinalRacks(log, result.state, game);
    expectSame(log, "the state", summaryOfState(state, asNumber), summaryOfGame(game, asNumber));
    expectTrueKnowledge(log, state, game);
    if (game.status.kind === "over") return;
  }
}

// With no rack known the library cannot be asked who could play; a rack is reported as it is, or with one tile too many.
// The referee hears of every tile. The library hears of some, so that it must not conclude more than was said.
function requestAtTable(game: Game, dice: Dice, draw: Draw): Request {
  const request = requestFor(game, dice);
  // Whoever has just played often reports a rack, so that plays come off after tiles drawn for them were reported.
  const justPlayed = dice.c % 8 < 2 ? (game.openPlay?.by ?? null) : null;
  if (dice.act === "by-hand" || dice.act === "adjust" || justPlayed !== null) {
    const player = justPlayed ?? dice.a % game.seats.length;
    const { rack } = seatOf(game, player);
    const excess = rack.slice(0, Math.max(0, rack.length - game.rules.rackSize));
    if (excess.length > 0)
      return { kind: "ruling", ruling: { type: "return-excess", player, tiles: { tiles: excess, hidden: 0 } } };
    // A tile too many would be drawn for the play, and nobody could say which of them goes back if it comes off.
    const overdraws = dice.b % 4 === 0 && rack.length === game.rules.rackSize && player !== game.openPlay?.by;
    const tiles = [...rack, ...draw(game.bag, overdraws ? 1 : 0)];
    return { kind: "ruling", ruling: { type: "tell-rack", player, rack: { tiles, hidden: 0 } } };
  }
  // Numbers of tiles are put in below, where tiles are meant.
  if (request.kind === "move" && request.move.type === "exchange" && typeof request.move.tiles === "number")
    return { ...request, move: { type: "pass" } };
  // The racks of the end come with it.
  if (request.kind === "ruling" && request.ruling.type === "end")
    return { kind: "end", reason: request.ruling.reason, canPlay: undefined };
  return request.kind === "ruling" ? request : { ...request, canPlay: undefined };
}

function askReferee(game: Game, request: Request, draw: Draw): Verdict {
  if (request.kind === "ruling") return rule(game, request.ruling);
  if (request.kind === "end") return endByReferee(game, request.reason);
  const { by, behind, dictionary, move } = request;
  const drawn = draw(game.bag, tilesToDraw(game, move, by));
  return apply(game, move, { by, at: behind === null ? undefined : 100 - behind, now: 100, dictionary, drawn });
}

function askLibrary(state: GameState, game: Game, request: Request, dice: Dice): Checked<Applied> {
  if (request.kind === "ruling") return applyRuling(state, reportedIn(state, request.ruling as Ruling, dice));
  if (request.kind === "end")
    return endGame(state, { reason: request.reason, racks: game.seats.map((seat) => seat.rack) });
  const { move } = request;
  const byNumber = move.type === "exchange" && Array.isArray(move.tiles) && !move.tiles.includes("Å") && dice.c % 4 > 0;
  return applyMove(state, (byNumber ? { type: "exchange", tiles: move.tiles.length } : move) as Move, {
    ...(request.by === undefined ? {} : { by: request.by }),
    ...(request.behind === null ? {} : { at: state.history.length - request.behind }),
    dictionary: request.dictionary,
  });
}

// Once a game waits for racks they must be reported completely; before that every second report leaves some tiles out.
function reportedIn(state: GameState, ruling: Ruling, { b, c }: Dice): Ruling {
  if (ruling.type !== "tell-rack" || state.status.kind === "racks-needed" || c % 2 === 0) return ruling;
  const { tiles } = ruling.rack;
  const shown = tiles.filter((_, i) => ((b >> i) & 1) === 1);
  return { ...ruling, rack: { tiles: shown, hidden: tiles.length - shown.length } };
}

// A scorekeeper who does not know the rack cannot refuse a move for tiles that are not on it.
function canBeAsked(state: GameState, game: Game, request: Request, verdict: Verdict): boolean {
  if (
    request.kind !== "move" ||
    verdict.ok ||
    !verdict.codes.some((code) => code === "not-on-rack" || code === "blank-mismatch")
  )
    return true;
  return (
    game.status.kind === "playing" && state.players[game.status.turn]?.rack.hidden === 0 && request.move.type === "play"
  );
}

// The racks are reported when the library asks for them; it may ask only players whose racks it does not know.
function withFinalRacks(log: string[], state: GameState, game: Game): GameState {
  if (state.status.kind !== "racks-needed" || game.status.kind !== "over") return state;
  for (const player of state.status.waitingFor) expect(state.players[player]?.rack.hidden).toBeGreaterThan(0);
  const reason = game.status.reason as EndReason; // a decision waits for no racks
  const racks = game.seats.map((seat) => seat.rack);
  const wrong = endGame(state, { reason: reason === "agreed" ? "time" : "agreed", racks });
  expectSame(log, "another reason", wrong.ok ? [] : wrong.violations.map(({ code }) => code), ["not-allowed"]);
  const ended = endGame(state, { reason, racks });
  expectSame(log, "reporting the racks", ended.ok ? [] : ended.violations, []);
  return ended.ok ? ended.state : state;
}

// What the library knows of a rack or of the bag must be there.
function expectTrueKnowledge(log: string[], state: GameState, game: Game): void {
  for (const [player, { rack }] of state.players.entries())
    expectSame(log, `what is known of rack ${player}`, lacking(seatOf(game, player).rack, rack.tiles), []);
  expectSame(log, "what is known of the bag", lacking(game.bag, state.bag.tiles), []);
}
