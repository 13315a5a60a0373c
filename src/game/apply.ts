import type { Checked } from "../checked.ts";
import { dictionaryOf, requireCanPlay } from "../play/look-up.ts";
import { requireOptions } from "../read/refuse.ts";
import { conclude } from "./conclude.ts";
import { eventByEvent } from "./fold/apply-event.ts";
import { authority } from "./judging/authority.ts";
import { countable } from "./judging/limits.ts";
import { readMove } from "./judging/read-move.ts";
import { type Applied, type Judged, refusal } from "./judging/refusal.ts";
import type { PlayerIndex } from "./model/event.ts";
import type { Move, MoveOptions } from "./model/move.ts";
import type { GameState } from "./model/state.ts";
import { judgeAccept } from "./moves/accept.ts";
import { judgeChallenge } from "./moves/challenge.ts";
import { judgeExchange } from "./moves/exchange.ts";
import { judgeBlankExchange } from "./moves/exchange-blank.ts";
import { judgePass } from "./moves/pass.ts";
import { judgePlay } from "./moves/play.ts";
import { judgeResign } from "./moves/resign.ts";
import type { Past } from "./table/past.ts";
import { requireGame } from "./table/require-game.ts";

/**
 * Makes a move. Returns `{ ok: true, state, events }` with the new state and the events added, or
 * `{ ok: false, violations }` with every violation. The old state is not changed.
 *
 * It never throws for an invalid `move`. If the game is over, if it has moved on since you last saw it, or if it is not
 * your turn, that is the only violation reported. Points announced in a move are checked, never trusted. Words are
 * looked up only when the rules require it: on a challenge or, if `wordCheck` is `"on-play"`, on a play that breaks no
 * other rule. Missed turns, the end of the game and the settlement are applied in the same step.
 *
 * @throws TypeError if `state` is not a game (for instance a view), if `options` is not an object or has an unknown
 * key, if `dictionary` is not a dictionary (for instance a `Map`, or a `Set` of lower-case words), if `canPlay` is not
 * a function, or if either of them returns anything other than a boolean. Errors thrown by your dictionary or `canPlay`
 * are rethrown.
 *
 * @example
 * ```ts
 * import { applyMove, createGame, unwrap } from "tilewright";
 *
 * const game = createGame({ players: ["Ann", "Ben"], racks: [["H", "O", "R", "N"], ["F", "A", "M"]], first: 0 });
 * const placements = ["H", "O", "R", "N"].map((letter, i) => ({ row: 7, col: 5 + i, letter }));
 * const { state } = unwrap(applyMove(game, { type: "play", placements }, { by: 0 }));
 * state.players[0]?.score; // => 14
 * applyMove(state, { type: "pass" }, { by: 0 }).violations?.[0].code; // => "not-your-turn"
 * ```
 */
export function applyMove(state: GameState, move: Move, options: MoveOptions = {}): Checked<Applied> {
  requireGame(state);
  requireOptions(options, ["by", "at", "dictionary", "canPlay"]);
  const { canPlay } = options;
  const dictionary = options.dictionary ?? undefined; // D24: a program without one may say null
  const usable: MoveOptions = { dictionary: dictionary && dictionaryOf({ dictionary }), canPlay };
  requireCanPlay(canPlay);
  const { type, said, malformed } = readMove(move);
  const player = authority(state, type, options);
  if (typeof player !== "number") return refusal(player);
  if (malformed !== undefined) return refusal(...malformed);
  const [add, past] = eventByEvent(state);
  const judged = countable(state, judgeMove(state, said, player, usable, past));
  return judged.ok ? conclude(state, add, judged.events, canPlay) : judged;
}

/** Judges a move of the right shape. That the player may move now has been checked. */
export function judgeMove(
  state: GameState,
  move: Move,
  player: PlayerIndex,
  options: MoveOptions,
  past: () => Past,
): Judged {
  switch (move.type) {
    case "play":
      return judgePlay(state, move, player, options);
    case "exchange":
      return judgeExchange(state, move.tiles, player);
    case "pass":
      return judgePass(player);
    case "challenge":
      return judgeChallenge(state, move.words ?? [], player, options, past);
    case "accept":
      return judgeAccept(state, player);
    case "exchange-blank":
      return judgeBlankExchange(state, move.square, player);
    case "resign":
      return judgeResign(state, player);
  }
}
