import { describe } from "../read.ts";
import { hidePile, type Pile } from "../tiles/pile.ts";
import type { GameEvent } from "./event.ts";
import { isPlayer } from "./players.ts";
import type { GameState, Player, PlayerIndex, Table } from "./state.ts";
import type { PlayerView, SpectatorView, ViewUpdate } from "./view.ts";

/**
 * What one player may see of a game, or a spectator (clause S7, decision D43): the table with every pile hidden but the
 * viewer's own, and no seed. It stays so after the end: who wants to show racks then has the state.
 *
 * A view lists what is shown. Two games that differ only in what the viewer may not know give equal views.
 *
 * @throws RangeError for a viewer who is neither a player nor `"spectator"`.
 */
export function viewFor(state: GameState, viewer: PlayerIndex): PlayerView;
export function viewFor(state: GameState, viewer: "spectator"): SpectatorView;
export function viewFor(state: GameState, viewer: PlayerIndex | "spectator"): PlayerView | SpectatorView;
export function viewFor(state: GameState, viewer: PlayerIndex | "spectator"): PlayerView | SpectatorView {
  const { version, ruleset, board, status, scorelessTurns, dictionary, history } = state;
  const seat = seatOf(state, viewer);
  const table: Table = {
    version,
    ruleset,
    board,
    players: state.players.map((player, index) => showPlayer(player, index === seat)),
    bag: hidePile(state.bag),
    status,
    scorelessTurns,
    dictionary,
    history: history.map((event) => showEvent(event, seat)),
  };
  if (seat === null) return { kind: "view", ...table, viewer: null, rack: null };
  return { kind: "view", ...table, viewer: seat, rack: (state.players[seat] as Player).rack.tiles };
}

/**
 * What has happened since event `from`, as a viewer may see it. A `from` beyond the history, or no index at all, is
 * brought into it.
 *
 * @throws RangeError for a viewer who is neither a player nor `"spectator"`.
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
  if (viewer === "spectator") return null;
  if (isPlayer(state, viewer)) return viewer;
  throw new RangeError(`viewer: expected 0 to ${state.players.length - 1} or "spectator", found ${describe(viewer)}`);
}

/** An event as a seat sees it. Every kind is listed: a new one cannot slip through. */
function showEvent(event: GameEvent, seat: PlayerIndex | null): GameEvent {
  const show = (pile: Pile): Pile => (event.player === seat ? pile : hidePile(pile));
  switch (event.type) {
    case "dealt":
      return { player: event.player, type: event.type, drawn: show(event.drawn) };
    case "played": {
      const { player, type, placements, words, points, drawn, noPlays } = event;
      const played = { player, type, placements, words, points, drawn: show(drawn) };
      return noPlays === undefined ? played : { ...played, noPlays };
    }
    case "exchanged":
      return { player: event.player, type: event.type, returned: show(event.returned), drawn: show(event.drawn) };
    case "phony-returned": {
      const { player, type, play, points, returned } = event;
      return { player, type, play, points, returned: show(returned) };
    }
    case "rack-told":
      return { player: event.player, type: event.type, rack: show(event.rack) };
    case "excess-returned":
      return { player: event.player, type: event.type, tiles: show(event.tiles) };
    case "drew-for-start":
    case "passed":
    case "accepted":
    case "resigned":
    case "turn-set":
    case "turn-lost":
    case "challenged":
    case "blank-exchanged":
    case "adjusted":
    case "ended":
      return event;
  }
}
