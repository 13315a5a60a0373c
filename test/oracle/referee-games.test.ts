// The referee plays by itself: no tile is lost, whoever may speak is somebody, and games end in every way there is.
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Answer, apply } from "./referee/apply.ts";
import { chance, type Draw, deal, tilesToDraw } from "./referee/chance.ts";
import { type Proposal, propose, type Roll, rolls } from "./referee/choose.ts";
import { endGame, rule } from "./referee/rulings.ts";
import { stillIn, type Table } from "./referee/table.ts";
import { rulesOf, type World, worlds } from "./referee/worlds.ts";

test("games of the referee keep their tiles and end in every way", () => {
  const ends = new Set<string>();
  const play = (world: World, dice: readonly Roll[]): void => {
    const { status } = playAlone(world, dice);
    ends.add(status.kind === "over" ? status.reason : status.kind);
  };
  fc.assert(fc.property(worlds, rolls, play), { numRuns: 250, seed: 7 });
  expect([...ends].sort()).toEqual([
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
  ]);
});

function playAlone(world: World, dice: readonly Roll[]): Table {
  const draw = chance(world.seed);
  let table = deal(rulesOf(world), world.players, world.first ?? 0, draw, false);
  const tiles = allTiles(table);
  for (const roll of dice) {
    const before = JSON.stringify(table);
    const answer = answerTo(table, propose(table, roll), draw);
    expect(JSON.stringify(table)).toBe(before);
    if (answer.ok) table = answer.table;
    expect(allTiles(table)).toEqual(tiles);
    const { status } = table;
    if (status.kind === "playing") expect(stillIn(table)).toContain(status.turn);
    if (status.kind === "last-challenge") expect(status.waitingFor.length).toBeGreaterThan(0);
    if (status.kind === "over") expect(status.winners.length).toBeGreaterThan(0);
  }
  return table;
}

function answerTo(table: Table, said: Proposal, draw: Draw): Answer {
  if (said.kind === "ruling") return rule(table, said.ruling);
  if (said.kind === "end") return endGame(table, said.reason, said.canPlay);
  const { by, behind, dictionary, canPlay } = said;
  const drawn = draw(table.bag, tilesToDraw(table, said.move, by));
  return apply(table, said.move, { by, at: behind ?? undefined, now: 0, dictionary, canPlay, drawn });
}

function allTiles(table: Table): string[] {
  const laid = table.board.flatMap((cell) => (cell === null ? [] : [cell.blank ? "?" : cell.letter]));
  return [...laid, ...table.bag, ...table.seats.flatMap((seat) => seat.rack)].sort();
}
