import type { Pile } from "../../tiles/pile.ts";
import type { GameEvent, PlayerIndex } from "../model/event.ts";
import type { Player, Table } from "../model/state.ts";
import type { GameView } from "../model/view.ts";
import { copyBoard, copyOf, copyPile, copyPlaced } from "./copies.ts";

/**
 * Returns what a seat may see of a game, with a history that shows no more than that. `null` is the seat of spectators.
 * With `allRacks` everybody's rack is shown.
 */
export function shownTo(
  table: Table,
  seat: PlayerIndex | null,
  history: readonly GameEvent[],
  allRacks = false,
): GameView {
  // S7, D43. What is shown is listed, so that nothing new can slip through.
  const { version, ruleset, board, status, scorelessTurns, dictionary } = table;
  const players = table.players.map((player, index) => showPlayer(player, index === seat || allRacks));
  return {
    kind: "view",
    version,
    ruleset,
    board: copyBoard(board),
    players,
    bag: copyPile(table.bag, false),
    status: copyOf(status),
    scorelessTurns,
    dictionary,
    history,
    viewer: seat,
    rack: seat === null ? null : (players[seat] as Player).rack.tiles,
  } as GameView;
}

/** A player as a view shows them, with the rack or without. */
function showPlayer(player: Player, withRack: boolean): Player {
  const { name, score, rack, turnsToMiss, passesInRow, exchanges, resigned } = player;
  return { name, score, rack: copyPile(rack, withRack), turnsToMiss, passesInRow, exchanges, resigned };
}

/**
 * Returns an event as seen from a seat, as an object of its own: piles of others are only numbers. The types without a
 * pile or anything else that must be copied are listed below, so that a new type does not compile until somebody has
 * decided what to show of it.
 */
export function showEvent(event: GameEvent, seat: PlayerIndex | null): GameEvent {
  const show = (pile: Pile): Pile => copyPile(pile, event.player === seat);
  switch (event.type) {
    case "dealt":
      return { ...event, drawn: show(event.drawn) };
    case "played": {
      const { placements, words, drawn } = event;
      return { ...event, placements: copyPlaced(placements), words: words.slice(), drawn: show(drawn) };
    }
    case "exchanged":
      return { ...event, returned: show(event.returned), drawn: show(event.drawn) };
    case "phony-returned":
      return { ...event, returned: show(event.returned) };
    case "rack-told":
      return { ...event, rack: show(event.rack) };
    case "excess-returned":
      return { ...event, tiles: show(event.tiles) };
    case "drew-for-start":
      return { ...event, rounds: copyOf(event.rounds) };
    case "challenged":
      return { ...event, words: event.words.slice(), invalid: event.invalid.slice() };
    case "blank-exchanged":
      return { ...event, square: { ...event.square } };
    default:
      return { ...(event satisfies FlatEvent) };
  }
}

/** The events of texts and numbers only. */
type FlatEvent = Extract<
  GameEvent,
  {
    readonly type: "passed" | "accepted" | "resigned" | "turn-set" | "turn-lost" | "adjusted" | "ended";
  }
>;
