import type { Square } from "../board/square.ts";
import type { Checked } from "../checked.ts";
import type { ChallengePenalty } from "../rules/ruleset.ts";
import { authority, playerNeeded } from "./judging/authority.ts";
import { type Permission, refusal } from "./judging/refusal.ts";
import type { PlayerIndex } from "./model/event.ts";
import type { Move } from "./model/move.ts";
import type { GameState } from "./model/state.ts";
import type { GameView } from "./model/view.ts";
import { mayAccept } from "./moves/accept.ts";
import { mayChallenge } from "./moves/challenge.ts";
import { mayExchange } from "./moves/exchange.ts";
import { mayExchangeBlank } from "./moves/exchange-blank.ts";
import { mayPlay } from "./moves/play.ts";
import { mayResign } from "./moves/resign.ts";
import { growingPast } from "./table/past.ts";
import { priceOf } from "./table/price.ts";
import { requireTable } from "./table/require-game.ts";

/**
 * The moves a player may make now. Each entry contains the details a front end needs to offer the move, or the reasons
 * why it is not possible.
 */
export interface AllowedMoves {
  /** Whether the player may lay tiles. */
  readonly play: Permission;
  readonly pass: Permission;
  readonly resign: Permission;
  /** Whether the player may accept a play that could end the game. */
  readonly accept: Permission;
  /** `max`: the maximum number of tiles the player may exchange. */
  readonly exchange: Checked<{ readonly max: number }>;
  /**
   * `play`: the index of the play in the history. `against`: the player who made it. `words`: the words of the play
   * that have not been ruled on. `indices`: the index of each of these words among all words of the play, as used in a
   * challenge. `price`: the cost if the challenge fails, as in a `challenged` event.
   */
  readonly challenge: Checked<{
    readonly play: number;
    readonly against: PlayerIndex;
    readonly words: readonly string[];
    readonly indices: readonly number[];
    readonly price: ChallengePenalty;
  }>;
  /** The squares of the blanks whose letter is on the rack or, if the rack is hidden, the squares of all blanks. */
  readonly exchangeBlank: Checked<{ readonly squares: readonly Square[] }>;
}

/**
 * Returns the moves a player may make now. A view is enough: no hidden information is needed.
 *
 * It does not check particular tiles, squares or words: use `validatePlacement` or `applyMove` for that.
 *
 * @param player - Defaults to the viewer of a view or, for a game, to the player on turn or the only player it is
 * waiting for.
 * @param game - A game, or a player's or spectator's view of it.
 *
 * @example
 * ```ts
 * import { allowedMoves, createGame, viewFor } from "tilewright";
 *
 * const view = viewFor(createGame({ players: 2, first: 0 }), 0);
 * allowedMoves(view).exchange; // => { ok: true, max: 7 }
 * allowedMoves(view, 1).pass.violations?.[0].code; // => "not-your-turn"
 * ```
 */
export function allowedMoves(game: GameState | GameView, player?: PlayerIndex): AllowedMoves {
  requireTable(game);
  const by = player ?? (game.kind === "view" ? (game.viewer ?? undefined) : undefined);
  const spectates = by === undefined && game.kind === "view" && game.status.kind !== "over";
  const ask = <P extends Permission>(type: Move["type"], answer: (player: PlayerIndex) => P): P => {
    const speaker = spectates ? playerNeeded : authority(game, type, by === undefined ? {} : { by });
    return typeof speaker === "number" ? answer(speaker) : (refusal(speaker) as P);
  };
  return {
    play: ask("play", (speaker) => mayPlay(game, speaker)),
    pass: ask("pass", () => ({ ok: true })),
    resign: ask("resign", () => mayResign(game)),
    accept: ask("accept", (speaker) => mayAccept(game, speaker)),
    exchange: ask("exchange", (speaker) => mayExchange(game, speaker)),
    challenge: ask("challenge", (speaker): AllowedMoves["challenge"] => {
      const past = growingPast(game.history, game.ruleset);
      const { window, violations } = mayChallenge(game, speaker, past);
      if (violations !== undefined) return refusal(...violations);
      const { play, event, open } = window;
      const words = open.map((word) => event.words[word] as string);
      const price = priceOf(game.ruleset, past().failed[speaker]) as ChallengePenalty;
      return { ok: true, play, against: event.player, words, indices: open.slice(), price };
    }),
    exchangeBlank: ask("exchange-blank", (speaker) => mayExchangeBlank(game, speaker)),
  };
}
