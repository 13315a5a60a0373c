import type { EndOptions } from "../end-game.ts";
import { eventByEvent } from "../fold/apply-event.ts";
import type { EndReason, GameEvent, PlayerIndex } from "../model/event.ts";
import type { Move } from "../model/move.ts";
import type { Ruling } from "../model/ruling.ts";
import type { GameState, Player, Status } from "../model/state.ts";
import { intentOf } from "../table/intent.ts";
import { unknownRacks } from "../table/players.ts";
import { requireGame } from "../table/require-game.ts";
import { isSettlement } from "../table/turns.ts";
import { initialStateOf, lengthOfStart } from "./replay.ts";

/**
 * An action taken in a game: a move, a ruling, or the end of the game.
 *
 * `event` is the index of the first event that the action added. `stateAt(game, event)` returns the game before the
 * action.
 */
export type MadeMove =
  | {
      readonly kind: "move";
      readonly event: number;
      readonly by: PlayerIndex;
      readonly move: Move;
      /** Whether a challenge succeeded. */
      readonly upheld?: boolean;
      /** `true` if nobody had a play left after this move. To repeat the move, pass `canPlay: () => false`. */
      readonly noPlays?: true;
    }
  | { readonly kind: "ruling"; readonly event: number; readonly ruling: Ruling }
  | { readonly kind: "end"; readonly event: number; readonly options: EndOptions };

/**
 * Returns the actions taken in a game, without the events that followed automatically. You can edit the list and
 * reapply it to `initialStateOf(game)` with `applyMove`, `applyRuling` and `endGame`. Unedited, it reproduces the same
 * game.
 *
 * A game stores neither the dictionary nor `canPlay`. To reapply a challenge, you need a dictionary that gives the same
 * answers as the original; to reapply a move with `noPlays`, pass `canPlay: () => false`. Where a record did not say
 * which words were invalid (`invalid` is `null`), the dictionary now decides.
 *
 * @throws TypeError if `game` is not a game (for instance a view).
 */
export function movesOf(game: GameState): readonly MadeMove[] {
  // E3
  requireGame(game);
  let state = initialStateOf(game);
  const [add] = eventByEvent(state);
  let settling: Now | null = null;
  const made: MadeMove[] = [];
  for (const event of game.history.slice(lengthOfStart(game))) {
    const now: Now = { event: state.history.length, state };
    if (isSettlement(event)) settling ??= now;
    if (event.type !== "ended") made.push(...madeBy(event, now));
    else {
      const before = settling ?? now;
      const last = made.at(-1);
      if (event.reason === "no-plays" && last?.kind === "move" && endsByLackOfPlays(before))
        made[made.length - 1] = { ...last, noPlays: true };
      else if (isDeclared(event.reason, before.state.status))
        made.push({ kind: "end", event: before.event, options: { reason: event.reason } });
    }
    state = add(event);
  }
  return made;
}

/** A game on the way, and how many events it has. */
interface Now {
  readonly event: number;
  readonly state: GameState;
}

/**
 * Returns whether a game without plays ended with its last turn, a pass or an exchange (E3). Where racks are unknown
 * nobody sees that, so the table has ended it.
 */
function endsByLackOfPlays({ event, state }: Now): boolean {
  const last = state.history[event - 1]?.type;
  return (last === "passed" || last === "exchanged") && unknownRacks(state).length === 0;
}

/** Returns whether the table ended a game, which would have gone on or waited for challenges. */
function isDeclared(reason: EndReason, { kind }: Status): boolean {
  if (kind === "last-challenge") return reason !== "resigned" && reason !== "lost-challenge";
  return kind === "playing" && (reason === "agreed" || reason === "time" || reason === "no-plays");
}

/** What somebody did with an event; nothing if it followed automatically. */
function madeBy(event: GameEvent, { event: index, state }: Now): readonly MadeMove[] {
  if (event.player === null && event.type !== "decided") return [];
  const { move, ruling } = intentOf(event) ?? {};
  if (ruling !== undefined) return isToldAgain(state, event) ? [] : [{ kind: "ruling", ruling, event: index }];
  if (move === undefined) return [];
  const upheld = event.type === "challenged" ? { upheld: event.upheld } : {};
  const noPlays = event.type === "played" && event.noPlays ? ({ noPlays: true } as const) : {};
  return [{ kind: "move", by: event.player as PlayerIndex, move, ...upheld, ...noPlays, event: index }];
}

/** When a game begins to wait for racks, those that are known are reported automatically. */
function isToldAgain({ status, players }: GameState, event: GameEvent): boolean {
  if (event.type !== "rack-told" || status.kind !== "racks-needed") return false;
  return (players[event.player] as Player).rack.hidden === 0;
}
