import type { Square } from "../../board/square.ts";
import type { Placed } from "../../play/placement.ts";
import type { ChallengePenalty } from "../../rules/ruleset.ts";
import type { Pile } from "../../tiles/pile.ts";
import type { Letter, Tile } from "../../tiles/tile.ts";

/** A player's seat, numbered from 0 in the order of play. */
export type PlayerIndex = number;

/** Every {@link EndReason}. */
export const endReasons = [
  "out",
  "passes",
  "scoreless",
  "turns",
  "no-plays",
  "target",
  "agreed",
  "resigned",
  "lost-challenge",
  "time",
] as const;

/**
 * The reason why a game ended. A ruling may decide a game for other reasons: see {@link DecisionReason}.
 *
 * - `"out"`: a player used their last tile while the bag was empty.
 * - `"passes"`: the number of passes in a row reached the limit in the rules.
 * - `"scoreless"`: the number of scoreless turns in a row reached the limit in the rules.
 * - `"turns"`: the bag was empty, and all players have had the turns that the rules then allow.
 * - `"no-plays"`: nobody had a possible play left.
 * - `"target"`: a player reached the target score.
 * - `"agreed"`, `"time"`: the table ended the game with `endGame`.
 * - `"resigned"`: only one player was left.
 * - `"lost-challenge"`: a failed challenge cost the game.
 *
 * @useDeclaredType
 */
export type EndReason = (typeof endReasons)[number];

/** Every {@link DecisionReason}. */
export const decisionReasons = ["lost-on-time", "late", "disqualified", "withdrawn", "adjudicated", "aborted"] as const;

/**
 * The reason why a ruling decided a game, regardless of the scores.
 *
 * - `"lost-on-time"`: a player exceeded the time limit.
 * - `"late"`: a player, or every player, arrived too late.
 * - `"disqualified"`, `"withdrawn"`: a player was excluded, or withdrew.
 * - `"adjudicated"`: the director decided the result of a game that could not be finished.
 * - `"aborted"`: the game does not count. There is no result.
 *
 * @useDeclaredType
 */
export type DecisionReason = (typeof decisionReasons)[number];

/** The outcome of a game that was decided by a ruling. */
export interface Decision {
  readonly reason: DecisionReason;
  /** The seats of the winners, in order. Empty if all players lost or the game was aborted. */
  readonly winners: readonly PlayerIndex[];
  /**
   * The points, by seat, by which the game counts as won (above 0) or lost (below 0) under the rules of the tournament.
   * They need not add up to 0. If `null`, the actual scores count.
   */
  readonly spreads: readonly number[] | null;
  /** The reason in words, or `null` if none was recorded. */
  readonly note: string | null;
}

/** Every {@link AutomaticReason}. */
export const automaticReasons = ["challenge", "rack"] as const;

/**
 * The reason why the rules change a score outside a play.
 *
 * @useDeclaredType
 */
export type AutomaticReason = (typeof automaticReasons)[number];

/** Every {@link RuledReason}. */
export const ruledReasons = ["time", "penalty", "correction", "as-recorded"] as const;

/**
 * The reason why a ruling changes a score.
 *
 * @useDeclaredType
 */
export type RuledReason = (typeof ruledReasons)[number];

/**
 * The reason for a score adjustment outside a play. `"challenge"` (points for a failed challenge) and `"rack"`
 * (unplayed tiles at the end) follow from the rules; the others come from a ruling.
 */
export type AdjustReason = AutomaticReason | RuledReason;

/**
 * Something that happened in a game, with everything that a replay needs: a replay uses neither randomness nor a
 * dictionary.
 *
 * Tiles are piles, some of which may be hidden, so that games, views and games at a real table have the same events.
 */
export type GameEvent =
  /** The draw for first play. */
  | {
      readonly player: null;
      readonly type: "drew-for-start";
      /** The draws, round by round. Players who tie for the best tile draw again. */
      readonly rounds: readonly StartRound[];
      /** The player who goes first. */
      readonly first: PlayerIndex;
    }
  /** The end of the game. */
  | { readonly player: null; readonly type: "ended"; readonly reason: EndReason }
  /** A ruling decided the game. If there are several such events, the last one counts. */
  | ({ readonly player: null; readonly type: "decided" } & Decision)
  | ({ readonly player: PlayerIndex } & PlayerEvent);

/**
 * One round of the draw for first play, which everybody sees.
 *
 * Source: 2021 edition, Set It Up.
 */
export interface StartRound {
  /** The tile that each player drew. */
  readonly draws: readonly { readonly player: PlayerIndex; readonly tile: Tile }[]; // S3, S7
}

/** Something that a player did, or that happened to a player. */
export type PlayerEvent =
  /**
   * The player was dealt a rack. `chosen` is present only if the rack was chosen (`racks` of `createGame`) rather than
   * drawn. It is recorded because such a rack would otherwise look forged.
   */
  | { readonly type: "dealt"; readonly drawn: Pile; readonly chosen?: true }
  /** The player laid tiles. */
  | {
      readonly type: "played";
      /** The tiles laid, in board order. */
      readonly placements: readonly Placed[];
      /** The words formed, main word first. */
      readonly words: readonly string[];
      /** The points the play scored, including bonuses. */
      readonly points: number;
      /** The tiles drawn to refill the rack. */
      readonly drawn: Pile;
      /**
       * Present only if nobody has a possible play after this one. It is recorded because a replay cannot call
       * `canPlay`.
       */
      readonly noPlays?: true; // E3
    }
  /** `drawn` was drawn from the bag before `returned` was put back into it. */
  | { readonly type: "exchanged"; readonly returned: Pile; readonly drawn: Pile }
  | { readonly type: "passed" }
  /** The player does not challenge a play that could end the game. */
  | { readonly type: "accepted" }
  | { readonly type: "resigned" }
  /** It is now this player's turn, either because of a ruling or because the first player was chosen. */
  | { readonly type: "turn-set" }
  /** The player missed a turn. `challenge`: the event index of the failed challenge that cost the turn. */
  | { readonly type: "turn-lost"; readonly challenge: number }
  /** The player challenged a play, and its words were looked up. */
  | {
      readonly type: "challenged";
      /** The index of the challenged play's event. */
      readonly play: number;
      /** The words that were looked up, as indices into the words of the play. */
      readonly words: readonly number[];
      /**
       * The words among them that are not acceptable. `null` if it is not known which: a record says only that the play
       * was challenged off.
       */
      readonly invalid: readonly string[] | null;
      /** Whether the challenge succeeded and the play was challenged off. */
      readonly upheld: boolean;
      /**
       * The cost of the failed challenge under the rules: the penalty that applied, including any seconds on the clock.
       * Points also appear in an `adjusted` event. `null` if the challenge succeeded.
       */
      readonly price: ChallengePenalty | null;
    }
  /**
   * A play was challenged off. `play`: the index of its event, which lists its tiles. `points`: the points it had
   * scored. `returned`: the tiles drawn after the play, which went back into the bag.
   */
  | { readonly type: "phony-returned"; readonly play: number; readonly points: number; readonly returned: Pile }
  /** The player swapped a natural tile of `letter` for the blank on `square`. */
  | { readonly type: "blank-exchanged"; readonly square: Square; readonly letter: Letter }
  /** At a real table, somebody reported the tiles on the player's rack. */
  | { readonly type: "rack-told"; readonly rack: Pile }
  /** At a real table, the excess tiles on the rack were returned to the bag. */
  | { readonly type: "excess-returned"; readonly tiles: Pile }
  /** The player's score changed by `points` outside a play. `note` gives the reason in words, if one was recorded. */
  | { readonly type: "adjusted"; readonly reason: AdjustReason; readonly points: number; readonly note: string | null };

/** The events of one type. */
export type EventOf<Type extends GameEvent["type"]> = Extract<GameEvent, { readonly type: Type }>;

/** The event of a play. */
export type PlayedEvent = EventOf<"played">;
