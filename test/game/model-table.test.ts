// Games on a real table: the referee knows every tile, the library only what it is told, and neither may contradict the other.
import fc from "fast-check";
import {
  applyMove,
  applyRuling,
  type Checked,
  createTableGame,
  endGame,
  type GameState,
  type Move,
  type Ruling,
  type Step,
} from "tilewright";
import { expect, test } from "vitest";
import { type Answer, apply } from "../oracle/referee/apply.ts";
import { chance, type Draw, deal, tilesToDraw } from "../oracle/referee/chance.ts";
import { type Proposal, propose, type Roll, rolls } from "../oracle/referee/choose.ts";
import { endGame as endByReferee, rule } from "../oracle/referee/rulings.ts";
import { lacking, seatOf, type Table } from "../oracle/referee/table.ts";
import { rulesOf, type World, worlds } from "../oracle/referee/worlds.ts";
import { rulesetOf } from "./model/engine.ts";

const runs = Number(process.env["FC_RUNS"] ?? 120);

test("games at a real table have the answers of the referee, who knows every tile", () => {
  fc.assert(fc.property(worlds, rolls, playAtTable), { numRuns: runs });
}, 3_600_000);

function playAtTable(world: World, dice: readonly Roll[]): void {
  const draw = chance(world.seed);
  const first = world.first ?? 0;
  let state = createTableGame({ players: world.players, ruleset: rulesetOf(world), first });
  let table = deal(rulesOf(world), world.players, first, draw, true);
  const told: string[] = [`start ${JSON.stringify(table.seats)} bag ${table.bag.join("")}`];
  for (const roll of dice) {
    const said = proposeAtTable(table, roll, draw);
    const answer = askReferee(table, said, draw);
    if (!isTellable(state, table, said, answer)) continue;
    told.push(
      `${said.kind === "move" ? said.by : ""} ${JSON.stringify(said)} -> ${JSON.stringify(answer.ok ? "done" : answer.codes)}`,
    );
    const result = ask(state, table, said, roll);
    const codes = result.ok ? [] : [...new Set(result.violations.map(({ code }) => code))].sort();
    same(told, "the codes", codes, answer.ok ? [] : answer.codes);
    if (!result.ok || !answer.ok) continue;
    table = answer.table;
    state = withRacks(told, result.state, table);
    same(told, "the state", whatIsSeen(state), whatThereIs(table));
    isKnowledge(told, state, table);
    if (table.status.kind === "over") return;
  }
}

// With no rack known the library cannot be asked who could play; tiles drawn by hand are told as they are, or one too many.
function proposeAtTable(table: Table, roll: Roll, draw: Draw): Proposal {
  const said = propose(table, roll);
  if (roll.act === "by-hand" || roll.act === "adjust") {
    const player = roll.a % table.seats.length;
    const { rack } = seatOf(table, player);
    const excess = rack.slice(0, Math.max(0, rack.length - table.rules.rackSize));
    if (excess.length > 0)
      return { kind: "ruling", ruling: { type: "return-excess", player, tiles: { tiles: excess, hidden: 0 } } };
    const tiles = [...rack, ...draw(table.bag, roll.b % 4 === 0 && rack.length === table.rules.rackSize ? 1 : 0)];
    return { kind: "ruling", ruling: { type: "tell-rack", player, rack: { tiles, hidden: 0 } } };
  }
  // Numbers of tiles are put in below, where tiles are meant.
  if (said.kind === "move" && said.move.type === "exchange" && typeof said.move.tiles === "number")
    return { ...said, move: { type: "pass" } };
  return said.kind === "ruling" ? said : { ...said, canPlay: undefined };
}

function askReferee(table: Table, said: Proposal, draw: Draw): Answer {
  if (said.kind === "ruling") return rule(table, said.ruling);
  if (said.kind === "end") return endByReferee(table, said.reason);
  const drawn = draw(table.bag, tilesToDraw(table, said.move, said.by));
  const at = said.behind === null ? undefined : 100 - said.behind;
  return apply(table, said.move, { by: said.by, at, now: 100, dictionary: said.dictionary, drawn });
}

function ask(state: GameState, table: Table, said: Proposal, roll: Roll): Checked<Step> {
  if (said.kind === "ruling") return applyRuling(state, said.ruling as Ruling);
  if (said.kind === "end") return endGame(state, { reason: said.reason, racks: table.seats.map((seat) => seat.rack) });
  const { move } = said;
  const byNumber = move.type === "exchange" && Array.isArray(move.tiles) && !move.tiles.includes("Å") && roll.c % 4 > 0;
  return applyMove(state, (byNumber ? { type: "exchange", tiles: move.tiles.length } : move) as Move, {
    by: said.by,
    at: said.behind === null ? undefined : state.history.length - said.behind,
    dictionary: said.dictionary,
  });
}

// A move that fails only by tiles of which nobody knows that they are not there is no business of a scorekeeper's.
function isTellable(state: GameState, table: Table, said: Proposal, answer: Answer): boolean {
  if (
    said.kind !== "move" ||
    answer.ok ||
    !answer.codes.some((code) => code === "not-on-rack" || code === "blank-mismatch")
  )
    return true;
  return (
    table.status.kind === "playing" && state.players[table.status.turn]?.rack.hidden === 0 && said.move.type === "play"
  );
}

// The racks are told when the library asks for them; it may ask only players of whom it does not know all.
function withRacks(told: string[], state: GameState, table: Table): GameState {
  if (state.status.kind !== "racks-needed" || table.status.kind !== "over") return state;
  for (const player of state.status.waitingFor) expect(state.players[player]?.rack.hidden).toBeGreaterThan(0);
  const { reason } = table.status;
  const wrong = endGame(state, {
    reason: reason === "agreed" ? "time" : "agreed",
    racks: table.seats.map((seat) => seat.rack),
  });
  same(told, "another reason", wrong.ok ? [] : wrong.violations.map(({ code }) => code), ["not-allowed"]);
  const ended = endGame(state, { reason, racks: table.seats.map((seat) => seat.rack) });
  same(told, "telling the racks", ended.ok ? [] : ended.violations, []);
  return ended.ok ? ended.state : state;
}

function whatIsSeen(state: GameState): object {
  const { status } = state;
  return {
    board: state.board,
    players: state.players.map(({ score, rack, turnsToMiss, passesInRow, exchanges, resigned }) => {
      return { score, tiles: rack.tiles.length + rack.hidden, turnsToMiss, passesInRow, exchanges, resigned };
    }),
    bag: state.bag.tiles.length + state.bag.hidden,
    scorelessTurns: state.scorelessTurns,
    kind: status.kind,
    turn: status.turn,
    waitingFor: status.kind === "last-challenge" ? [...status.waitingFor].sort() : [],
    winners: status.kind === "over" ? [status.reason, ...status.winners] : [],
  };
}

function whatThereIs(table: Table): object {
  const { status } = table;
  return {
    board: table.board,
    players: table.seats.map(({ score, rack, turnsToMiss, passesInRow, exchanges, resigned }) => {
      return { score, tiles: rack.length, turnsToMiss, passesInRow, exchanges, resigned };
    }),
    bag: table.bag.length,
    scorelessTurns: table.scorelessTurns,
    kind: status.kind,
    turn: status.kind === "playing" ? status.turn : null,
    waitingFor: status.kind === "last-challenge" ? [...status.waitingFor].sort() : [],
    winners: status.kind === "over" ? [status.reason, ...status.winners] : [],
  };
}

// What the library thinks it knows of a rack or of the bag must be there.
function isKnowledge(told: string[], state: GameState, table: Table): void {
  for (const [player, { rack }] of state.players.entries())
    same(told, `what is known of rack ${player}`, lacking(seatOf(table, player).rack, rack.tiles), []);
  same(told, "what is known of the bag", lacking(table.bag, state.bag.tiles), []);
}

function same(told: readonly string[], what: string, library: unknown, referee: unknown): void {
  expect(library, `${what}: the library (found) and the referee (expected) differ after\n${told.join("\n")}\n`).toEqual(
    referee,
  );
}
