import { refuseOption } from "../../read/refuse.ts";
import { hidePile, type Pile } from "../../tiles/pile.ts";
import type { GameEvent, PlayerIndex } from "../model/event.ts";
import type { GameState, Player } from "../model/state.ts";
import type { PlayerView, SpectatorView, ViewUpdate } from "../model/view.ts";
import { isPlayer } from "../table/players.ts";
import { requireGame } from "../table/require-game.ts";

/**
 * What one player may see of a game, or a spectator (clause S7, decision D43): the table with every pile hidden but the
 * viewer's own, and no seed. It stays so after the end: who wants to show racks then has the state.
 *
 * A view lists what is shown. Two games that differ only in what the viewer may not know give equal views.
 *
 * @throws RangeError for a viewer who is neither a player nor `"spectator"`; TypeError if `state` is no game.
 */
export function viewFor(state: GameState, viewer: PlayerIndex): PlayerView;
export function viewFor(state: GameState, viewer: "spectator"): SpectatorView;
export function viewFor(state: GameState, viewer: PlayerIndex | "spectator"): PlayerView | SpectatorView;
export function viewFor(state: GameState, viewer: PlayerIndex | "spectator"): PlayerView | SpectatorView {
  const { version, ruleset, board, status, scorelessTurns, dictionary, history } = state;
  const seat = seatOf(state, viewer);
  return {
    kind: "view",
    version,
    ruleset,
    board,
    players: state.players.map((player, index) => showPlayer(player, index === seat)),
    bag: hidePile(state.bag),
    status,
    scorelessTurns,
    dictionary,
    history: history.map((event) => showEvent(event, seat)),
    viewer: seat,
    rack: seat === null ? null : (state.players[seat] as Player).rack.tiles,
  } as PlayerView | SpectatorView;
}

/**
 * What has happened since event `from`, as a viewer may see it. A `from` beyond the history, or no index at all, is
 * brought into it.
 *
 * @throws TypeError if `state` is no game, RangeError for a viewer who is neither a player nor `"spectator"`.
 */
export function viewUpdate(state: GameState, viewer: PlayerIndex | "spectator", from: number): ViewUpdate {
  const seat = seatOf(state, viewer);
  const start = Number.isInteger(from) ? Math.min(Math.max(from, 0), state.history.length) : 0;
  const events = state.history.slice(start).map((event) => showEvent(event, seat));
  return { kind: "update", viewer: seat, from: start, events };
}

/** A player as a seat sees them: only the own rack is shown. */
function showPlayer(player: Player, own: boolean): Player {
  const { name, score, rack, turnsToMiss, passesInRow, exchanges, resigned } = player;
  return { name, score, rack: own ? rack : hidePile(rack), turnsToMiss, passesInRow, exchanges, resigned };
}

function seatOf(state: GameState, viewer: unknown): PlayerIndex | null {
  requireGame(state);
  if (viewer === "spectator") return null;
  if (isPlayer(state, viewer)) return viewer;
  return refuseOption("viewer", `0 to ${state.players.length - 1} or "spectator"`, viewer);
}

/** An event as a seat sees it: each pile is the seat's own, or a number. All kinds are listed: no new one slips through. */
function showEvent(event: GameEvent, seat: PlayerIndex | null): GameEvent {
  const show = (pile: Pile): Pile => (event.player === seat ? pile : hidePile(pile));
  switch (event.type) {
    case "dealt":
    case "played":
      return { ...event, drawn: show(event.drawn) };
    case "exchanged":
      return { ...event, returned: show(event.returned), drawn: show(event.drawn) };
    case "phony-returned":
      return { ...event, returned: show(event.returned) };
    case "rack-told":
      return { ...event, rack: show(event.rack) };
    case "excess-returned":
      return { ...event, tiles: show(event.tiles) };
    default:
      return event satisfies PublicEvent;
  }
}

/** The events that have no pile. */
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
