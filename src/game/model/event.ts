import type { Square } from "../../board/square.ts";
import type { Placed } from "../../play/placement.ts";
import type { Pile } from "../../tiles/pile.ts";
import type { Letter, Tile } from "../../tiles/tile.ts";

/** A seat, from 0 in the order of play. */
export type PlayerIndex = number;

/** Why a game is over. */
export type EndReason =
  | "out"
  | "passes"
  | "scoreless"
  | "no-plays"
  | "target"
  | "agreed"
  | "resigned"
  | "lost-challenge"
  | "time";

/** Why points were adjusted outside a play: by the engine for a challenge or the racks at the end, else by a ruling. */
export type AdjustReason = "challenge" | "rack" | "time" | "penalty" | "correction" | "as-recorded";

/**
 * What happened: a fact with everything a replay needs, so that it needs neither chance nor dictionary.
 *
 * Tiles are piles, so that a game, a view and a game on a real table share one event type and one fold.
 */
export type GameEvent =
  | {
      readonly player: null;
      readonly type: "drew-for-start";
      readonly rounds: readonly StartRound[];
      readonly first: PlayerIndex;
    }
  | { readonly player: null; readonly type: "ended"; readonly reason: EndReason }
  | ({ readonly player: PlayerIndex } & PlayerEvent);

/** One round of the draw for first play: who drew what, in public (clauses S3, S7). */
export interface StartRound {
  readonly draws: readonly { readonly player: PlayerIndex; readonly tile: Tile }[];
}

/** What happened to, or was done by, one player. */
export type PlayerEvent =
  | { readonly type: "dealt"; readonly drawn: Pile }
  | {
      readonly type: "played";
      readonly placements: readonly Placed[];
      readonly words: readonly string[];
      readonly points: number;
      readonly drawn: Pile;
      /** Said only where it is so: after this play nobody has another (clause E3). A replay has nobody to ask. */
      readonly noPlays?: true;
    }
  | { readonly type: "exchanged"; readonly returned: Pile; readonly drawn: Pile }
  | { readonly type: "passed" | "accepted" | "resigned" | "turn-set" }
  /** `challenge`: the index of the challenged event it pays for. */
  | { readonly type: "turn-lost"; readonly challenge: number }
  /** `words`: indices into the play's words, those ruled on by this challenge. */
  | {
      readonly type: "challenged";
      readonly play: number;
      readonly words: readonly number[];
      readonly invalid: readonly string[];
      readonly upheld: boolean;
    }
  /** `returned`: the tiles drawn for the play, back in the bag; the play's own tiles are those of event `play`. */
  | { readonly type: "phony-returned"; readonly play: number; readonly points: number; readonly returned: Pile }
  | { readonly type: "blank-exchanged"; readonly square: Square; readonly letter: Letter }
  | { readonly type: "rack-told"; readonly rack: Pile }
  | { readonly type: "excess-returned"; readonly tiles: Pile }
  | { readonly type: "adjusted"; readonly reason: AdjustReason; readonly points: number; readonly note: string | null };

/** The events of one type. */
export type EventOf<Type extends GameEvent["type"]> = Extract<GameEvent, { readonly type: Type }>;

/** The event of a play. */
export type PlayedEvent = Extract<GameEvent, { readonly type: "played" }>;
