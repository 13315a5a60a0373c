import type { Square } from "../../board/square.ts";
import type { EndReason } from "../../game/model/event.ts";
import type { GeneratedPlay } from "../../movegen/generated-play.ts";
import type { Tile } from "../../tiles/tile.ts";

/** The value of the tiles that a choice keeps, and how it was determined. */
export interface Remaining {
  /** The value in points, to two decimal places; negative if keeping the tiles is a disadvantage. */
  readonly points: number;
  /**
   * How the points were determined.
   *
   * - `"leave"`: by the leave table.
   * - `"settlement"`: the bag is empty after the choice, so the kept tiles are valued by the ruleset's settlement.
   * - `"end"`: the choice ends the game, and the points are how much the settlement changes the player's score, minus
   *   how much it changes the other players' scores on average.
   * - `"next"`: a blank on the board is exchanged and the turn goes on, so the points are the equity of the best choice
   *   after it.
   */
  readonly how: "leave" | "settlement" | "end" | "next";
  /**
   * Why the choice, or the best one after the exchange of a blank, ends the game if unchallenged; `null` if it does
   * not.
   */
  readonly ends: EndReason | null;
}

/** The value of a choice. */
export interface Valuation {
  /** The points of a play; 0 for anything else. */
  readonly points: number;
  /** The tiles kept, in the tile set's order with blanks last. */
  readonly leave: readonly Tile[];
  /** The value of the tiles kept. Choices that keep the same tiles may share this object. */
  readonly remaining: Remaining;
  /** The sum of the points of the play and of the tiles kept, to two decimal places. */
  readonly equity: number;
}

/** A play with its value. */
export type RankedPlay = GeneratedPlay & Valuation;

/** A move, as `applyMove` accepts it, with its value. */
export type RankedMove =
  | RankedPlay
  | ({ readonly type: "exchange"; readonly tiles: readonly Tile[] } & Valuation)
  | ({ readonly type: "exchange-blank"; readonly square: Square } & Valuation)
  | ({ readonly type: "pass" } & Valuation);
