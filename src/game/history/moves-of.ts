import type { EndOptions } from "../end-game.ts";
import { eventByEvent } from "../fold/apply-event.ts";
import type { EndReason, GameEvent, PlayerIndex } from "../model/event.ts";
import type { Move } from "../model/move.ts";
import type { Ruling } from "../model/ruling.ts";
import type { GameState, Player, Status } from "../model/state.ts";
import { requireGame } from "../table/require-game.ts";
import { isSettlement } from "../table/turns.ts";
import { lengthOfStart, startOf } from "./replay.ts";

/**
 * Something that somebody did in a game: a move, a ruling, or the end of the game.
 *
 * `event` is the index of the first event that it added. The game before it is `stateAt(game, event)`.
 */
export type MadeMove =
  | {
      readonly kind: "move";
      readonly event: number;
      readonly by: PlayerIndex;
      readonly move: Move;
      /** Whether a challenge succeeded. */
      readonly upheld?: boolean;
    }
  | { readonly kind: "ruling"; readonly event: number; readonly ruling: Ruling }
  | { readonly kind: "end"; readonly event: number; readonly options: EndOptions };

/**
 * Returns what was done in a game, without what followed automatically. You can edit the list, and apply it again to
 * `startOf(game)` with `applyMove`, `applyRuling` and `endGame`.
 *
 * One automatic end is in the list: that of a game in which a play left nobody with a play. `applyMove` sees that only
 * with `canPlay`, which is not part of a game. So the list ends such a game with `endGame`, and leaves out who accepted
 * the last play.
 *
 * @throws TypeError if `game` is not a game (for instance a view).
 */
export function movesOf(game: GameState): readonly MadeMove[] {
  // E3
  requireGame(game);
  let state = startOf(game);
  const add = eventByEvent(state);
  let settling: { readonly event: number; readonly status: Status } | null = null;
  const made: MadeMove[] = [];
  for (const event of game.history.slice(lengthOfStart(game))) {
    const now = { event: state.history.length, status: state.status };
    if (isSettlement(event)) settling ??= now;
    const { event: index, status } = event.type === "ended" ? (settling ?? now) : now;
    const intent = event.type === "ended" ? endOf(event.reason, status) : intentOf(event, state);
    if (intent !== null) made.push({ ...intent, event: index });
    state = add(event);
  }
  return made;
}

/** What was done, before its place in the history is added. */
type Intent =
  | { readonly kind: "move"; readonly by: PlayerIndex; readonly move: Move; readonly upheld?: boolean }
  | { readonly kind: "ruling"; readonly ruling: Ruling }
  | { readonly kind: "end"; readonly options: EndOptions };

/** Nobody made an automatic end: it gives `null`. */
function endOf(reason: EndReason, before: Status): Intent | null {
  const byPlay = reason === "out" || reason === "target" || reason === "scoreless" || reason === "turns";
  const closed = before.kind === "last-challenge" && before.waitingFor.length > 0 && byPlay;
  const declared = reason === "agreed" || reason === "time" || reason === "no-plays";
  return closed || declared ? { kind: "end", options: { reason } } : null;
}

function intentOf(event: GameEvent, state: GameState): Intent | null {
  if (event.player === null) return null;
  const { player } = event;
  const move = (said: Move): Intent => ({ kind: "move", by: player, move: said });
  const ruling = (said: Ruling): Intent => ({ kind: "ruling", ruling: said });
  switch (event.type) {
    case "played":
      return move({ type: "play", placements: event.placements });
    case "exchanged":
      return move({
        type: "exchange",
        tiles: event.returned.hidden > 0 ? event.returned.hidden + event.returned.tiles.length : event.returned.tiles,
      });
    case "passed":
      return move({ type: "pass" });
    case "accepted":
      return waitsWithoutPlays(state) ? null : move({ type: "accept" });
    case "resigned":
      return move({ type: "resign" });
    case "challenged":
      return { kind: "move", by: player, move: { type: "challenge", words: event.words }, upheld: event.upheld };
    case "blank-exchanged":
      return move({ type: "exchange-blank", square: event.square });
    case "rack-told":
      return isToldAgain(state, player) ? null : ruling({ type: "tell-rack", player, rack: event.rack });
    case "excess-returned":
      return ruling({ type: "return-excess", player, tiles: event.tiles });
    case "turn-set":
      return ruling({ type: "set-turn", player });
    case "adjusted": {
      const { reason, points, note } = event;
      if (reason === "rack" || reason === "challenge") return null;
      return ruling({ type: "adjust", player, points, reason, ...(note === null ? {} : { note }) });
    }
    default:
      return null; // dealt, turn-lost and phony-returned follow automatically
  }
}

/** When a game begins to wait for racks, those that are known are reported automatically. */
function isToldAgain({ status, players }: GameState, player: PlayerIndex): boolean {
  return status.kind === "racks-needed" && (players[player] as Player).rack.hidden === 0;
}

function waitsWithoutPlays({ status, history }: GameState): boolean {
  const play = status.kind === "last-challenge" ? history[status.play] : undefined;
  return play?.type === "played" && play.noPlays === true;
}
