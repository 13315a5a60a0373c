import type { EndReason } from "../../game/model/event.ts";
import type { GeneratedPlay } from "../../movegen/generated-play.ts";
import type { Tile } from "../../tiles/tile.ts";

/** What the tiles that a choice keeps are worth, and how that was reached. */
export interface Remaining {
  /** In points to two decimals; less than 0 if they are worse than others. */
  readonly points: number;
  /**
   * Where the points come from.
   *
   * - `"leave"`: the table of leaves.
   * - `"settlement"`: the bag is empty after the choice, so the kept tiles count by the ruleset's settlement.
   * - `"end"`: the choice ends the game, and this is what the settlement changes the player's score by, less what it
   *   changes those of the others by on average.
   */
  readonly how: "leave" | "settlement" | "end";
  /** Why the choice ends the game, if nobody challenges it; `null` if it does not. */
  readonly ends: EndReason | null;
}

/** What a choice is worth. */
export interface Valuation {
  /** The points of a play; 0 for an exchange and for the pass. */
  readonly points: number;
  /** The tiles that are kept, in the tile set's order with the blanks last. */
  readonly leave: readonly Tile[];
  /** What they are worth. Choices that keep the same tiles may share it. */
  readonly remaining: Remaining;
  /** Points and what remains together, in points to two decimals. */
  readonly equity: number;
}

/** A play with what it is worth. */
export type RankedPlay = GeneratedPlay & Valuation;

/** Something that a player may do, as `applyMove` takes it, with what it is worth. */
export type RankedMove =
  | RankedPlay
  | ({ readonly type: "exchange"; readonly tiles: readonly Tile[] } & Valuation)
  | ({ readonly type: "pass" } & Valuation);
