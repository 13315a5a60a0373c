// Whole games, move by move, beside a referee that was written from the clauses alone.
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
import { type Answer, apply, judge } from "../oracle/referee/apply.ts";
import { chance, racksOf } from "../oracle/referee/chance.ts";
import { type Proposal, propose, type Roll, rolls } from "../oracle/referee/choose.ts";
import { editions, rulebooks } from "../oracle/referee/presets.ts";
import { endGame as endByReferee, rule } from "../oracle/referee/rulings.ts";
import { premiumOf } from "../oracle/referee/squares.ts";
import { start, type Table } from "../oracle/referee/table.ts";
import { combinations, rulesOf, type World, worldsOf } from "../oracle/referee/worlds.ts";
import { isToldWhatIsAllowed } from "./model/allowed.ts";
import { drawnIn, factsOf, pointsRight, presets, rulesetOf, summaryOfState, summaryOfTable } from "./model/engine.ts";

// Games of each combination of rulebook, variants and number of players; of some of them where fewer runs are asked for.
const runs = Number(process.env["FC_RUNS"] ?? combinations.length);
const numRuns = Math.ceil(runs / combinations.length);
const played = combinations.filter((_, i) => i % Math.ceil(combinations.length / runs) === 0);

describe("whole games beside the referee", () => {
  test.each(editions)(
    "%s: every move, legal or not, has the answer of the referee",
    (edition) => {
      for (const combination of played.filter((each) => each.edition === edition))
        fc.assert(fc.property(worldsOf(combination), rolls, playBeside), { numRuns });
    },
    3_600_000,
  );

  test.each(editions)("the preset of %s says what its clauses say", (edition) => {
    const { id, variants, tileSet, layout, ...rest } = presets[edition];
    const { id: sameId, variants: none, tileSet: tiles, layout: squares, ...clauses } = rulebooks[edition];
    expect([id, variants]).toEqual([sameId, none]);
    expect({ letters: tileSet.letters, blanks: tileSet.blanks }).toEqual({
      letters: tiles.letters,
      blanks: tiles.blanks,
    });
    expect(layout.starts).toEqual(squares.starts);
    for (let row = 0; row < 15; row++)
      for (let col = 0; col < 15; col++)
        expect(premiumOf(layout, { row, col })).toEqual(premiumOf(squares, { row, col }));
    expect({ ...rest, forbiddenLabels: [...rest.forbiddenLabels].sort() }).toEqual({
      ...clauses,
      forbiddenLabels: [...clauses.forbiddenLabels].sort(),
    });
  });
});

function playBeside(world: World, dice: readonly Roll[]): void {
  let state = createGame({
    players: world.players,
    ruleset: rulesetOf(world),
    seed: world.seed,
    first: world.first ?? undefined,
    racks: world.given === null ? undefined : racksOf(rulesOf(world), world.given, chance(world.seed)).racks,
  });
  startsFairly(state, world);
  let table = start({
    rules: rulesOf(world),
    racks: state.players.map((player) => player.rack.tiles),
    bag: state.bag.tiles,
    first: state.status.turn as number,
  });
  const told: string[] = [`start ${JSON.stringify(summaryOfTable(table))}`];
  same(told, "the start", summaryOfState(state), summaryOfTable(table));
  let afterwards = 0;
  for (const roll of dice) {
    const said = propose(table, roll);
    told.push(tell(said));
    const result = ask(state, said);
    const answer = askReferee(table, said, state, result);
    same(told, "the codes", codesOf(result), answer.ok ? [] : answer.codes);
    if (result.ok && answer.ok) {
      same(told, "what happened", factsOf(result.events), answer.facts);
      same(told, "the state", summaryOfState(result.state), summaryOfTable(answer.table));
      state = result.state;
      table = answer.table;
      if (roll.c % 3 === 0) isToldWhatIsAllowed(state, table, told);
    }
    if (table.status.kind === "over") afterwards += 1;
    if (afterwards > 3) break;
  }
  same(told, "where events point", pointsRight(state.history), true);
}

// D3, D4: whoever drew nearest to the start of the tile set begins, ties draw again; racks are dealt in playing order.
function startsFairly(state: GameState, world: World): void {
  const order = ["?", ...state.ruleset.tileSet.letters.map((entry) => entry.letter)];
  const players = state.players.map((_, player) => player);
  let first = world.first;
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

function ask(state: GameState, said: Proposal): Checked<Step> {
  if (said.kind === "ruling") return applyRuling(state, said.ruling as Ruling);
  if (said.kind === "end") return endGame(state, { reason: said.reason, canPlay: said.canPlay });
  return applyMove(state, said.move as Move, {
    by: said.by,
    at: said.behind === null ? undefined : state.history.length - said.behind,
    dictionary: said.dictionary,
    canPlay: said.canPlay,
  });
}

function askReferee(table: Table, said: Proposal, state: GameState, result: Checked<Step>): Answer {
  if (said.kind === "ruling") return rule(table, said.ruling);
  if (said.kind === "end") return endByReferee(table, said.reason, said.canPlay);
  const now = state.history.length;
  const options = {
    by: said.by,
    at: said.behind === null ? undefined : now - said.behind,
    now,
    dictionary: said.dictionary,
    canPlay: said.canPlay,
  };
  // A move that the library refuses has drawn nothing, so the referee can only be asked what is wrong with it.
  if (!result.ok) return { ok: false, codes: judge(table, said.move, options) };
  return apply(table, said.move, { ...options, drawn: drawnIn(result.events) });
}

function codesOf(result: Checked<Step>): string[] {
  return result.ok ? [] : [...new Set(result.violations.map((violation) => violation.code))].sort();
}

function same(told: readonly string[], what: string, library: unknown, referee: unknown): void {
  if (JSON.stringify(library) === JSON.stringify(referee)) return;
  expect(library, `${what}: the library (found) and the referee (expected) differ after\n${told.join("\n")}\n`).toEqual(
    referee,
  );
}

function tell(said: Proposal): string {
  if (said.kind !== "move") return JSON.stringify(said);
  const dictionary = said.dictionary === undefined ? "no dictionary" : "a dictionary";
  return `${said.by ?? "?"} ${JSON.stringify(said.move)} ${said.behind === null ? "" : `${said.behind} behind `}${dictionary}`;
}
