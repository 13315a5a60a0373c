import { refuseOption } from "../../read/refuse.ts";
import type { Pile } from "../../tiles/pile.ts";
import type { GameEvent, PlayerIndex } from "../model/event.ts";
import type { GameState, Player } from "../model/state.ts";
import type { PlayerView, SpectatorView, ViewUpdate } from "../model/view.ts";
import { isPlayer } from "../table/players.ts";
import { requireGame } from "../table/require-game.ts";
import { copyBoard, copyOf, copyPile, copyPlaced } from "./copies.ts";

/**
 * Returns what a player or a spectator may see of a game: every pile is hidden but the viewer's own, and there is no
 * seed. Racks stay hidden when the game is over. To show them then, take them from the game.
 *
 * Two games that differ only in what the viewer may not know give equal views.
 *
 * The view is yours: whatever you do to it, the game stays as it is. They share the ruleset only, which is frozen.
 *
 * @throws TypeError if `state` is not a game.
 * @throws RangeError if `viewer` is neither the seat of a player nor `"spectator"`.
 */
export function viewFor(state: GameState, viewer: PlayerIndex): PlayerView;
export function viewFor(state: GameState, viewer: "spectator"): SpectatorView;
export function viewFor(state: GameState, viewer: PlayerIndex | "spectator"): PlayerView | SpectatorView;
export function viewFor(state: GameState, viewer: PlayerIndex | "spectator"): PlayerView | SpectatorView {
  // S7, D43. What is shown is listed, so that nothing new can slip through.
  const { version, ruleset, board, status, scorelessTurns, dictionary, history } = state;
  const seat = seatOf(state, viewer);
  return {
    kind: "view",
    version,
    ruleset,
    board: copyBoard(board),
    players: state.players.map((player, index) => showPlayer(player, index === seat)),
    bag: copyPile(state.bag, false),
    status: copyOf(status),
    scorelessTurns,
    dictionary,
    history: history.map((event) => showEvent(event, seat)),
    viewer: seat,
    rack: seat === null ? null : (state.players[seat] as Player).rack.tiles.slice(),
  } as PlayerView | SpectatorView;
}

/**
 * Returns what has happened since event `from`, as a viewer may see it. It shares nothing with the game.
 *
 * @param from - How many events the viewer has already. Beyond the history nothing is new; anything that is not a
 * non-negative integer counts as 0.
 *
 * @throws TypeError if `state` is not a game.
 * @throws RangeError if `viewer` is neither the seat of a player nor `"spectator"`.
 */
export function viewUpdate(state: GameState, viewer: PlayerIndex | "spectator", from: number): ViewUpdate {
  const seat = seatOf(state, viewer);
  const start = Number.isInteger(from) ? Math.min(Math.max(from, 0), state.history.length) : 0;
  const events = state.history.slice(start).map((event) => showEvent(event, seat));
  return { kind: "update", viewer: seat, from: start, events };
}

/** A player as seen from a seat: only the viewer's own rack is shown. */
function showPlayer(player: Player, own: boolean): Player {
  const { name, score, rack, turnsToMiss, passesInRow, exchanges, resigned } = player;
  return { name, score, rack: copyPile(rack, own), turnsToMiss, passesInRow, exchanges, resigned };
}

function seatOf(state: GameState, viewer: unknown): PlayerIndex | null {
  requireGame(state);
  if (viewer === "spectator") return null;
  if (isPlayer(state, viewer)) return viewer;
  return refuseOption("viewer", `0 to ${state.players.length - 1} or "spectator"`, viewer);
}

/**
 * An event as seen from a seat: piles of others are only numbers. The types without a pile are listed below, so that a
 * new type does not compile until somebody has decided what to show of it.
 */
function showEvent(event: GameEvent, seat: PlayerIndex | null): GameEvent {
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
    default:
      return copyOf(event satisfies PublicEvent);
  }
}

/** The events without a pile. */
type PublicEvent = Extract<
  GameEvent,
  {
    readonly type:
      | "drew-for-start"
      | "passed"
      | "accepted"
      | "resigned"
      | "turn-set"
      | "turn-lost"
      | "challenged"
      | "blank-exchanged"
      | "adjusted"
      | "ended";
  }
>;
