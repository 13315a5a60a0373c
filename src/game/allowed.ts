import type { Square } from "../board/square.ts";
import type { Checked } from "../checked.ts";
import { authority, playerNeeded } from "./judging/authority.ts";
import { refusal } from "./judging/refusal.ts";
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

/** What a player may do now, each with what a front end needs to offer it, or with the reason why not. */
export interface AllowedMoves {
  readonly play: Checked<object>;
  readonly pass: Checked<object>;
  readonly resign: Checked<object>;
  readonly accept: Checked<object>;
  /** `max`: how many tiles at most. */
  readonly exchange: Checked<{ readonly max: number }>;
  /**
   * The play's index in the history, who made it, and its words that are not yet ruled on. A challenge names words by
   * their places among all words of the play, those of the event at that index.
   */
  readonly challenge: Checked<{
    readonly play: number;
    readonly against: PlayerIndex;
    readonly words: readonly string[];
  }>;
  /** The squares of the blanks that the rack has the letter for; where the rack is hidden, of all blanks. */
  readonly exchangeBlank: Checked<{ readonly squares: readonly Square[] }>;
}

/**
 * Says what a player may do now, from a game or from a view: nothing hidden is needed.
 *
 * `player` left out is the viewer, or the player on turn, or the only one waited for. Whether tiles, squares and words
 * are right is not asked: `validatePlacement` and `applyMove` say so.
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
  const by = player ?? (game.kind === "view" ? (game.viewer ?? undefined) : undefined);
  const spectates = by === undefined && game.kind === "view" && game.status.kind !== "over";
  const ask = <T extends object>(type: Move["type"], answer: (player: PlayerIndex) => Checked<T>): Checked<T> => {
    const speaker = spectates ? playerNeeded : authority(game, type, by);
    return typeof speaker === "number" ? answer(speaker) : (refusal(speaker) as Checked<T>);
  };
  return {
    play: ask("play", (speaker) => mayPlay(game, speaker)),
    pass: ask("pass", () => ({ ok: true })),
    resign: ask("resign", () => mayResign(game)),
    accept: ask("accept", (speaker) => mayAccept(game, speaker)),
    exchange: ask("exchange", (speaker) => mayExchange(game, speaker)),
    challenge: ask<{ readonly play: number; readonly against: PlayerIndex; readonly words: readonly string[] }>(
      "challenge",
      (speaker) => {
        const { window, violations } = mayChallenge(game, speaker);
        if (violations !== undefined) return refusal(...violations);
        const { play, event, open } = window;
        return { ok: true, play, against: event.player, words: open.map((word) => event.words[word] as string) };
      },
    ),
    exchangeBlank: ask("exchange-blank", (speaker) => mayExchangeBlank(game, speaker)),
  };
}
