import { copyWith } from "../../frozen.ts";
import type { Pile } from "../../tiles/pile.ts";
import type { GameEvent, PlayerIndex } from "../model/event.ts";
import type { Player, Table } from "../model/state.ts";
import type { GameView } from "../model/view.ts";
import { copyBoard, copyPile, copyPlaced } from "./copies.ts";

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
    status: showPart(status, false),
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
 * Returns an event as seen from a seat, as an object of its own: piles of others are only numbers, wherever they stand.
 */
export function showEvent(event: GameEvent, seat: PlayerIndex | null): GameEvent {
  const own = event.player === seat;
  if (event.type !== "played") return showPart(event, own);
  // Most events are plays. Going through all their fields takes five times as long as naming those with objects.
  const { placements, words, drawn } = event;
  return { ...event, placements: copyPlaced(placements), words: words.slice(), drawn: copyPile(drawn, own) };
}

/** Returns a copy of any plain data, with its piles shown or as numbers. */
function showPart<T>(part: T, own: boolean): T {
  if (typeof part !== "object" || part === null) return part;
  if (!Array.isArray(part) && "hidden" in part) return copyPile(part as unknown as Pile, own) as T;
  return copyWith(part, (inner) => showPart(inner, own));
}
