import { refuseOption, requireOptions } from "../../read/refuse.ts";
import type { PlayerIndex } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import type { PlayerView, SpectatorView, ViewUpdate } from "../model/view.ts";
import { digestFor, isOfThePast, lengthIn } from "../table/digest.ts";
import { isPlayer } from "../table/players.ts";
import { requireGame } from "../table/require-game.ts";
import { showEvent, shownTo } from "../table/shown.ts";

/** Options of `viewFor`: anything to show beyond what the viewer may see during the game. */
export interface ViewOptions {
  /**
   * `"shown"` includes everybody's racks once the game is over (at a real table, as far as they are known). The bag and
   * the piles in the history stay hidden. Defaults to `"hidden"`.
   */
  readonly racks?: "hidden" | "shown" | undefined;
}

/**
 * Returns a player's or spectator's view of a game: every pile except the viewer's own is hidden, and there is no seed.
 * Racks stay hidden when the game is over, unless you request them with `{ racks: "shown" }`.
 *
 * Two games that differ only in information hidden from the viewer have equal views.
 *
 * The view is yours to change: changes to it do not affect the game. The two share only the ruleset, which is frozen.
 *
 * A view with racks shown is for display only: `updateView` hides the other players' racks again. If a penalty changes
 * a score after the end of the game, create a new view.
 *
 * @param viewer - The seat of a player, from 0, or `"spectator"`.
 *
 * @throws TypeError if `state` is not a game, or `options` is not an object or has an unknown key.
 * @throws RangeError if `viewer` is neither the seat of a player nor `"spectator"`. Also thrown if `racks` is neither
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
  const seat = seatOf(state, viewer);
  const history = state.history.map((event) => showEvent(event, seat));
  return shownTo(state, seat, history, showsRacks(state, options));
}

/** Whether everybody's rack is to be shown. */
function showsRacks({ status }: GameState, options: ViewOptions): boolean {
  requireOptions(options, ["racks"]);
  const { racks = "hidden" } = options;
  const shown = racks === "shown" && status.kind === "over";
  if (!shown && racks !== "hidden") refuseOption("racks", '"hidden" (or "shown", once the game is over)', racks);
  return shown;
}

/**
 * Returns an update with the events since a viewer's last view or update, as that viewer may see them. The update
 * shares no objects with the game.
 *
 * @param from - The digest of the viewer's current view ({@link digestOf}), or the number of events in that view. Pass
 * the digest if moves can be taken back: it identifies which events the viewer has, not just how many. If they are not
 * the events of this game, the update contains the whole game, and `updateView` starts over with it. A number cannot
 * reveal such a difference. For a number beyond the end of the history, there are no new events; anything that is
 * neither a digest nor a non-negative integer is treated as 0.
 * @param viewer - The seat of a player, from 0, or `"spectator"`.
 *
 * @throws TypeError if `state` is not a game.
 * @throws RangeError if `viewer` is neither the seat of a player nor `"spectator"`.
 */
export function viewUpdate(state: GameState, viewer: PlayerIndex | "spectator", from: number | string): ViewUpdate {
  const seat = seatOf(state, viewer);
  const length = lengthIn(from);
  const start = typeof from === "number" ? from : isOfThePast(state, seat, from) ? length : 0;
  const first = Number.isInteger(start) ? Math.min(Math.max(start, 0), state.history.length) : 0;
  const events = state.history.slice(first).map((event) => showEvent(event, seat));
  const update = { kind: "update", viewer: seat, from: first, events, after: digestFor(state, seat) } as const;
  return Number.isNaN(length) ? update : { ...update, before: from as string };
}

function seatOf(state: GameState, viewer: unknown): PlayerIndex | null {
  requireGame(state);
  if (viewer === "spectator") return null;
  if (isPlayer(state, viewer)) return viewer;
  return refuseOption("viewer", `a seat from 0 to ${state.players.length - 1}, or "spectator"`, viewer);
}
