import type { Square } from "../../board/square.ts";
import type { EndReason } from "../../game/model/event.ts";
import type { GeneratedPlay } from "../../movegen/generated-play.ts";
import type { Tile } from "../../tiles/tile.ts";

/** What a choice is worth besides its points, and how that was determined. */
export interface Remaining {
  /** In points, to two decimal places; negative if keeping the tiles is a disadvantage. */
  readonly points: number;
  /**
   * How the points were determined.
   *
   * - `"leave"`: by the leave table.
   * - `"settlement"`: the bag is empty after the choice, so the kept tiles are valued by the ruleset's settlement.
   * - `"end"`: the choice ends the game, and the points are how much the settlement changes the player's score, minus
   *   how much it changes the other players' scores on average.
   * - `"next"`: a blank on the board is exchanged and the turn goes on. The points are the equity of the best choice
   *   after that.
   */
  readonly how: "leave" | "settlement" | "end" | "next";
  /**
   * Why the choice, if unchallenged, ends the game; `null` if it does not. For the exchange of a blank: why the best
   * choice after it does.
   */
  readonly ends: EndReason | null;
}

/** The value of a choice. */
export interface Valuation {
  /** The points of a play; 0 for anything else. */
  readonly points: number;
  /** The tiles kept, in the tile set's order with blanks last. */
  readonly leave: readonly Tile[];
  /** What is added to the points. Choices that keep the same tiles may share this object. */
  readonly remaining: Remaining;
  /** `points` plus `remaining.points`, to two decimal places. */
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
