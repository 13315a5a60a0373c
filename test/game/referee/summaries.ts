// The library's side of a game beside the referee: its rules for a set-up, and what both sides must agree on.
import {
  defineLayout,
  defineRuleset,
  type GameEvent,
  type GameState,
  type Ruleset,
  type Tile,
  type Variant,
} from "tilewright";
import { exchangeBlanks, finishLine, nineTile, openDictionary } from "tilewright/rulesets";
import { expect } from "vitest";
import { passesInRow, scorelessTurns } from "../../oracle/referee/counts.ts";
import type { Game } from "../../oracle/referee/game.ts";
import { type GameSetup, playersFor } from "../../oracle/referee/setups.ts";
import type { EventSummary } from "../../oracle/referee/verdict.ts";
import { presets, regions } from "../../support/presets.ts";

/** The rules of a set-up, as the library builds them. */
export function rulesetOf(setup: GameSetup): Ruleset {
  const variants: Variant[] = [];
  if (setup.nineTile) variants.push(nineTile);
  if (setup.exchangeBlanks) variants.push(exchangeBlanks);
  if (setup.openDictionary) variants.push(openDictionary);
  variants.push({ players: playersFor(setup) });
  if (setup.finish !== null) variants.push(finishLine(setup.finish));
  const { layout, variants: _, ...patch } = setup.patch;
  const squares = layout === undefined ? {} : { layout: defineLayout(layout) };
  return defineRuleset({ ...presets, ...regions }[setup.preset], ...variants, { ...patch, ...squares });
}

/** How a summary shows a pile: its tiles, or their number where nobody knows them. */
export type ShowPile = (tiles: readonly Tile[], hidden: number) => unknown;
export const asTiles: ShowPile = (tiles, hidden) => [[...tiles].sort().join(" "), hidden];
export const asNumber: ShowPile = (tiles, hidden) => tiles.length + hidden;

/** A state of the library, as far as the referee keeps it too. */
export function summaryOfState({ board, players, bag, scorelessTurns, status }: GameState, show: ShowPile): object {
  return {
    board,
    players: players.map(({ score, rack, turnsToMiss, passesInRow, exchanges, resigned }) => {
      return { score, rack: show(rack.tiles, rack.hidden), turnsToMiss, passesInRow, exchanges, resigned };
    }),
    bag: show(bag.tiles, bag.hidden),
    scorelessTurns,
    status: summaryOfStatus(status),
  };
}

/** A game of the referee, as far as the library keeps it too. */
export function summaryOfGame(game: Game, show: ShowPile): object {
  const { board, seats, bag, status } = game;
  return {
    board,
    players: seats.map(({ score, rack, turnsToMiss, exchanges, resigned }, player) => {
      return {
        score,
        rack: show(rack, 0),
        turnsToMiss,
        passesInRow: passesInRow(game, player),
        exchanges,
        resigned,
      };
    }),
    bag: show(bag, 0),
    scorelessTurns: scorelessTurns(game),
    status: summaryOfStatus(status),
  };
}

function summaryOfStatus(status: GameState["status"] | Game["status"]): object {
  switch (status.kind) {
    case "playing":
      return { kind: status.kind, turn: status.turn };
    case "over": {
      const { kind, reason, winners, spreads } = status;
      return { kind, reason, winners: [...winners].sort(), ...(spreads === undefined ? {} : { spreads }) };
    }
    default:
      return { kind: status.kind, waitingFor: [...status.waitingFor].sort() };
  }
}

/** The tiles that the library drew for a move. */
export function tilesDrawn(events: readonly GameEvent[]): readonly Tile[] {
  return events.flatMap((event) => ("drawn" in event && event.type !== "dealt" ? event.drawn.tiles : []));
}

/** What happened, in order, as the referee lists it. The settlement is left out: its sums are in the scores. */
export function summariesOf(events: readonly GameEvent[]): readonly EventSummary[] {
  return events.flatMap((event): EventSummary[] => {
    const { type, player } = event;
    if (event.type === "played") return [{ type, player, points: event.points, words: event.words }];
    if (event.type === "adjusted") return event.reason === "rack" ? [] : [{ type, player, points: event.points }];
    if (event.type === "exchanged" || event.type === "phony-returned")
      return [{ type, player, returned: [...event.returned.tiles].sort() }];
    if (event.type === "blank-exchanged") return [{ type, player, letter: event.letter }];
    if (event.type === "decided")
      return [{ type, player, reason: event.reason, winners: event.winners, spreads: event.spreads }];
    if (event.type !== "challenged") return [{ type, player }];
    const { words: judged, invalid, upheld, price } = event;
    return [{ type, player, judged, words: invalid ?? [], upheld, price }];
  });
}

/** True if each lost turn names its own failed challenge, and each challenge and each return the play it is about. */
export function eventsReferRightly(history: readonly GameEvent[]): boolean {
  const paid = history.flatMap((event) => (event.type === "turn-lost" ? [event.challenge] : []));
  return history.every((event, index) => {
    if (event.type === "turn-lost") {
      const debt = history[event.challenge];
      const owed = debt?.type === "challenged" && !debt.upheld && debt.player === event.player;
      return owed && event.challenge < index && paid.indexOf(event.challenge) === paid.lastIndexOf(event.challenge);
    }
    if (event.type !== "challenged" && event.type !== "phony-returned") return true;
    const play = history[event.play];
    const later = history.slice(event.play + 1, index).some((between) => between.type === "played");
    if (play?.type !== "played" || later) return false;
    return event.type === "challenged" ? event.player !== play.player : event.player === play.player;
  });
}

/** Fails with everything that was asked so far, where the two sides differ. */
export function expectSame(log: readonly string[], what: string, library: unknown, referee: unknown): void {
  if (JSON.stringify(library) === JSON.stringify(referee)) return;
  expect(library, `${what}: the library (found) and the referee (expected) differ after\n${log.join("\n")}\n`).toEqual(
    referee,
  );
}
