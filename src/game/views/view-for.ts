import { refuseOption, requireOptions } from "../../read/refuse.ts";
import type { Pile } from "../../tiles/pile.ts";
import type { GameEvent, PlayerIndex } from "../model/event.ts";
import type { GameState, Player } from "../model/state.ts";
import type { PlayerView, SpectatorView, ViewUpdate } from "../model/view.ts";
import { isPlayer } from "../table/players.ts";
import { requireGame } from "../table/require-game.ts";
import { copyBoard, copyOf, copyPile, copyPlaced } from "./copies.ts";

/** What a view shows beyond what its viewer may see during the game. */
export interface ViewOptions {
  /**
   * `"shown"`: everybody's racks, once the game is over. At a real table that is as far as they are known. The bag and
   * the piles in the history stay hidden. Left out: `"hidden"`.
   */
  readonly racks?: "hidden" | "shown" | undefined;
}

/**
 * Returns what a player or a spectator may see of a game: every pile is hidden but the viewer's own, and there is no
 * seed. Racks stay hidden when the game is over, unless you ask for them with `{ racks: "shown" }`.
 *
 * Two games that differ only in what the viewer may not know give equal views.
 *
 * The view is yours: whatever you do to it, the game stays as it is. They share the ruleset only, which is frozen.
 *
 * A view with racks shown is one to look at: `updateView` hides the racks of others again. If a penalty changes a score
 * after the end, make the view again.
 *
 * @throws TypeError if `state` is not a game, or `options` is not an object or has an unknown key.
 * @throws RangeError if `viewer` is neither the seat of a player nor `"spectator"`. Also if `racks` is neither
 * `"hidden"` nor `"shown"`, or is `"shown"` before the game is over.
 *
 * @example
 * ```ts
 * import { applyMove, createGame, unwrap, viewFor } from "tilewright";
 *
 * const game = createGame({ players: 2, racks: [["H", "O"], ["F", "A"]], first: 0 });
 * const { state } = unwrap(applyMove(game, { type: "resign" }, { by: 0 }));
 * viewFor(state, 0).players[1]?.rack; // => { tiles: [], hidden: 2 }
 * viewFor(state, 0, { racks: "shown" }).players[1]?.rack; // => { tiles: ["A", "F"], hidden: 0 }
 * viewFor(game, 0, { racks: "shown" }); // throws RangeError
 * ```
 */
export function viewFor(state: GameState, viewer: PlayerIndex, options?: ViewOptions): PlayerView;
export function viewFor(state: GameState, viewer: "spectator", options?: ViewOptions): SpectatorView;
export function viewFor(
  state: GameState,
  viewer: PlayerIndex | "spectator",
  options?: ViewOptions,
): PlayerView | SpectatorView;
export function viewFor(
  state: GameState,
  viewer: PlayerIndex | "spectator",
  options: ViewOptions = {},
): PlayerView | SpectatorView {
  // S7, D43. What is shown is listed, so that nothing new can slip through.
  const { version, ruleset, board, status, scorelessTurns, dictionary, history } = state;
  const seat = seatOf(state, viewer);
  const allRacks = showsRacks(state, options);
  return {
    kind: "view",
    version,
    ruleset,
    board: copyBoard(board),
    players: state.players.map((player, index) => showPlayer(player, index === seat || allRacks)),
    bag: copyPile(state.bag, false),
    status: copyOf(status),
    scorelessTurns,
    dictionary,
    history: history.map((event) => showEvent(event, seat)),
    viewer: seat,
    rack: seat === null ? null : (state.players[seat] as Player).rack.tiles.slice(),
  } as PlayerView | SpectatorView;
}

/** Whether everybody's rack is to be shown. */
function showsRacks({ status }: GameState, options: ViewOptions): boolean {
  requireOptions(options, ["racks"]);
  const { racks = "hidden" } = options;
  const shown = racks === "shown" && status.kind === "over";
  if (!shown && racks !== "hidden") refuseOption("racks", '"hidden", or "shown" once the game is over', racks);
  return shown;
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

/** A player as a view shows them, with the rack or without. */
function showPlayer(player: Player, withRack: boolean): Player {
  const { name, score, rack, turnsToMiss, passesInRow, exchanges, resigned } = player;
  return { name, score, rack: copyPile(rack, withRack), turnsToMiss, passesInRow, exchanges, resigned };
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
