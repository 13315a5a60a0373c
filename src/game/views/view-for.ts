import { refuseOption, requireOptions } from "../../read/refuse.ts";
import type { PlayerIndex } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import type { PlayerView, SpectatorView, ViewUpdate } from "../model/view.ts";
import { digestFor, isOfThePast, lengthIn } from "../table/digest.ts";
import { isPlayer } from "../table/players.ts";
import { requireGame } from "../table/require-game.ts";
import { showEvent, shownTo } from "../table/shown.ts";

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
 * @param viewer - The seat of a player, from 0, or `"spectator"`.
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
 * Returns what has happened since a viewer last looked, as that viewer may see it. It shares nothing with the game.
 *
 * @param from - The digest of the view that the viewer has ({@link digestOf}), or how many events it has. Pass the
 * digest if moves can be taken back: it says which events the viewer has, and not only how many. If they are not those
 * of this game, the update holds the whole game, and `updateView` starts over with it. A number says no more than that.
 * Beyond the history nothing is new; anything that is neither a digest nor a non-negative integer counts as 0.
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
  return refuseOption("viewer", `0 to ${state.players.length - 1} or "spectator"`, viewer);
}
