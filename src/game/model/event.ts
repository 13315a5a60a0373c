import type { Square } from "../../board/square.ts";
import type { Placed } from "../../play/placement.ts";
import type { ChallengePenalty } from "../../rules/ruleset.ts";
import type { Pile } from "../../tiles/pile.ts";
import type { Letter, Tile } from "../../tiles/tile.ts";

/** The seat of a player, from 0 in the order of play. */
export type PlayerIndex = number;

/**
 * Why a game has ended. A ruling may decide it for other reasons: see {@link DecisionReason}.
 *
 * - `"out"`: a player used the last tile while the bag was empty.
 * - `"passes"`: everybody passed as often in a row as the rules say.
 * - `"scoreless"`: there were as many turns in a row without points as the rules say.
 * - `"turns"`: the bag was empty, and everybody has had the turns that the rules give then.
 * - `"no-plays"`: nobody could play any more.
 * - `"target"`: a player reached the target score.
 * - `"agreed"`, `"time"`: the table ended the game with `endGame`.
 * - `"resigned"`: only one player was left.
 * - `"lost-challenge"`: a failed challenge cost the game.
 */
export type EndReason =
  | "out"
  | "passes"
  | "scoreless"
  | "turns"
  | "no-plays"
  | "target"
  | "agreed"
  | "resigned"
  | "lost-challenge"
  | "time";

/**
 * Why a ruling has decided a game, whatever the scores are.
 *
 * - `"lost-on-time"`: a player took more time than the limit.
 * - `"late"`: a player, or everybody, came too late.
 * - `"disqualified"`, `"withdrawn"`: a player was sent away, or left.
 * - `"adjudicated"`: the director said how a game ends that could not be finished.
 * - `"aborted"`: the game does not count. There is no result.
 */
export type DecisionReason = "lost-on-time" | "late" | "disqualified" | "withdrawn" | "adjudicated" | "aborted";

/** How a ruling has decided a game. */
export interface Decision {
  readonly reason: DecisionReason;
  /** The seats of those who have won, in order. Nobody if all have lost, or the game was aborted. */
  readonly winners: readonly PlayerIndex[];
  /**
   * By seat, the points by which the game counts as won (more than 0) or lost (less), as the rules of the event say.
   * They need not add up to 0. `null`: the scores count as they stand.
   */
  readonly spreads: readonly number[] | null;
  /** Why, in words; `null` if nobody wrote that down. */
  readonly note: string | null;
}

/**
 * Why points were adjusted outside a play. `"challenge"` (points for a failed challenge) and `"rack"` (unplayed tiles
 * at the end) come from the rules, the others from a ruling.
 */
export type AdjustReason = "challenge" | "rack" | "time" | "penalty" | "correction" | "as-recorded";

/**
 * Something that happened, with everything that a replay needs: it asks neither chance nor a dictionary.
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
      /** The player who begins. */
      readonly first: PlayerIndex;
    }
  /** The end of the game. */
  | { readonly player: null; readonly type: "ended"; readonly reason: EndReason }
  /** A ruling has decided the game. The last such event counts. */
  | ({ readonly player: null; readonly type: "decided" } & Decision)
  | ({ readonly player: PlayerIndex } & PlayerEvent);

/**
 * One round of the draw for first play, which everybody sees.
 *
 * Edition of 2021, Set It Up.
 */
export interface StartRound {
  /** Who drew which tile. */
  readonly draws: readonly { readonly player: PlayerIndex; readonly tile: Tile }[]; // S3, S7
}

/** Something that a player did, or that happened to a player. */
export type PlayerEvent =
  /**
   * The player got a rack. `chosen` is present only if the rack was chosen (`racks` of `createGame`) and not drawn. It
   * is recorded because such a rack would look forged.
   */
  | { readonly type: "dealt"; readonly drawn: Pile; readonly chosen?: true }
  /** The player laid tiles. */
  | {
      readonly type: "played";
      /** The tiles laid, in board order. */
      readonly placements: readonly Placed[];
      /** The words formed, main word first. */
      readonly words: readonly string[];
      /** What the play scored, bonuses included. */
      readonly points: number;
      /** The tiles drawn to refill the rack. */
      readonly drawn: Pile;
      /** Present only if nobody has a play after this one. It is recorded because a replay cannot ask `canPlay`. */
      readonly noPlays?: true; // E3
    }
  /** `returned` went into the bag, after `drawn` had come out of it. */
  | { readonly type: "exchanged"; readonly returned: Pile; readonly drawn: Pile }
  /**
   * `accepted`: the player does not challenge a play that may end the game. `turn-set`: it is this player's turn now,
   * because a ruling says so, or because the first player was chosen.
   */
  | { readonly type: "passed" | "accepted" | "resigned" | "turn-set" }
  /** The player missed a turn. `challenge`: the index of the event of the failed challenge that cost it. */
  | { readonly type: "turn-lost"; readonly challenge: number }
  /** The player challenged a play, and its words were looked up. */
  | {
      readonly type: "challenged";
      /** The index of the event of the challenged play. */
      readonly play: number;
      /** The words that were looked up, as indices into the words of the play. */
      readonly words: readonly number[];
      /**
       * Those of them that may not be played. `null` where nobody knows which: a record says only that the play came
       * off.
       */
      readonly invalid: readonly string[] | null;
      /** Whether the challenge succeeded, so that the play is taken off. */
      readonly upheld: boolean;
      /**
       * What the failed challenge costs by the rules: the entry that applied, seconds of the clock included. Points are
       * in an `adjusted` event as well. `null` if the challenge succeeded.
       */
      readonly price: ChallengePenalty | null;
    }
  /**
   * A challenged play was taken off the board. `play`: the index of its event, which has its tiles. `points`: what it
   * had scored. `returned`: the tiles that had been drawn for it and went back into the bag.
   */
  | { readonly type: "phony-returned"; readonly play: number; readonly points: number; readonly returned: Pile }
  /** The player took the blank from `square` and laid a natural tile of its `letter` there. */
  | { readonly type: "blank-exchanged"; readonly square: Square; readonly letter: Letter }
  /** At a real table, somebody reported what the player's rack holds. */
  | { readonly type: "rack-told"; readonly rack: Pile }
  /** At a real table, the tiles beyond a full rack went back into the bag. */
  | { readonly type: "excess-returned"; readonly tiles: Pile }
  /** The player's score changed by `points` outside a play. `note` says why in words, if anybody wrote that down. */
  | { readonly type: "adjusted"; readonly reason: AdjustReason; readonly points: number; readonly note: string | null };

/** The events of one type. */
export type EventOf<Type extends GameEvent["type"]> = Extract<GameEvent, { readonly type: Type }>;

/** The event of a play. */
export type PlayedEvent = Extract<GameEvent, { readonly type: "played" }>;
