// The library's side of a game that the referee watches: its rules for a world, and its state in the referee's words.
import { defineLayout, defineRuleset, type GameEvent, type GameState, type Ruleset, type Variant } from "tilewright";
import {
  basic,
  classic1948,
  exchangeBlanks,
  finishLine,
  nineTile,
  onyx2006,
  openDictionary,
  pages89,
  us2021,
} from "tilewright/rulesets";
import type { Edition } from "../../oracle/referee/presets.ts";
import type { Table } from "../../oracle/referee/table.ts";
import type { World } from "../../oracle/referee/worlds.ts";

/** The library's rulebooks by their short names. */
export const presets: Readonly<Record<Edition, Ruleset>> = {
  H21: us2021,
  ONX: onyx2006,
  CLS: classic1948,
  P89: pages89,
  MAT: basic,
};

/** The rules of a world, as the library builds them. */
export function rulesetOf(world: World): Ruleset {
  const variants: Variant[] = [];
  if (world.nineTile) variants.push(nineTile);
  if (world.exchangeBlanks) variants.push(exchangeBlanks);
  if (world.openDictionary) variants.push(openDictionary);
  if (world.finish !== null) variants.push(finishLine(world.finish));
  const { layout, variants: _, ...patch } = world.patch;
  const drawn = layout === undefined ? {} : { layout: defineLayout(layout) };
  return defineRuleset(presets[world.edition], ...variants, { ...patch, ...drawn });
}

/** What both sides must agree on after every move. */
export function summaryOfState(state: GameState): object {
  const { status } = state;
  return {
    board: state.board,
    players: state.players.map(({ score, rack, turnsToMiss, passesInRow, exchanges, resigned }) => ({
      score,
      rack: [...rack.tiles].sort().join(" ") + (rack.hidden === 0 ? "" : `and ${rack.hidden} hidden`),
      turnsToMiss,
      passesInRow,
      exchanges,
      resigned,
    })),
    bag: [...state.bag.tiles].sort().join(" ") + (state.bag.hidden === 0 ? "" : `and ${state.bag.hidden} hidden`),
    scorelessTurns: state.scorelessTurns,
    status:
      status.kind === "over"
        ? { kind: status.kind, reason: status.reason, winners: [...status.winners].sort() }
        : status.kind === "playing"
          ? { kind: status.kind, turn: status.turn }
          : { kind: status.kind, waitingFor: [...status.waitingFor].sort() },
  };
}

/** The same of the referee's table. */
export function summaryOfTable(table: Table): object {
  const { status } = table;
  return {
    board: table.board,
    players: table.seats.map(({ score, rack, turnsToMiss, passesInRow, exchanges, resigned }) => ({
      score,
      rack: rack.join(" "),
      turnsToMiss,
      passesInRow,
      exchanges,
      resigned,
    })),
    bag: table.bag.join(" "),
    scorelessTurns: table.scorelessTurns,
    status:
      status.kind === "over"
        ? { kind: status.kind, reason: status.reason, winners: [...status.winners].sort() }
        : status.kind === "playing"
          ? { kind: status.kind, turn: status.turn }
          : { kind: status.kind, waitingFor: [...status.waitingFor].sort() },
  };
}

/** The tiles that the library says were drawn on a move. */
export function drawnIn(events: readonly GameEvent[]): readonly string[] {
  return events.flatMap((event) => ("drawn" in event && event.type !== "dealt" ? event.drawn.tiles : []));
}

/** The events that point at others point at the right ones: a lost turn at the challenge it pays for, each once. */
export function pointsRight(history: readonly GameEvent[]): boolean {
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

/** What happened, in order, as far as the referee tells it too: the settlement is judged by its sums. */
export function factsOf(events: readonly GameEvent[]): object[] {
  return events.flatMap((event) => {
    const { type, player } = event;
    if (event.type === "played") return [{ type, player, points: event.points, words: event.words }];
    if (event.type === "adjusted") return event.reason === "rack" ? [] : [{ type, player, points: event.points }];
    if (event.type === "exchanged" || event.type === "phony-returned")
      return [{ type, player, returned: [...event.returned.tiles].sort() }];
    if (event.type === "blank-exchanged") return [{ type, player, letter: event.letter }];
    if (event.type !== "challenged") return [{ type, player }];
    return [{ type, player, judged: event.words, words: event.invalid, upheld: event.upheld }];
  });
}
