import type { Placed } from "../../play/placement.ts";
import type { Tile } from "../../tiles/tile.ts";
import type { RawPlays } from "./play-collector.ts";
import type { Keys } from "./sort-plays.ts";

/** What plays are ranked by, and what is made of those that are asked for. */
export interface Worth<Made> {
  /**
   * The plays of a table that are ranked, and the keys that they are ordered by. The first key is what they are worth;
   * without keys plays are ordered by their tiles alone.
   *
   * @param least - What a play must be worth to be among those asked for, as far as is known. Others may be left out.
   */
  readonly rate: (table: RawPlays, least: number) => { readonly plays: Int32Array; readonly keys: Keys };
  /** Makes a play. `taken` is the number of what it takes from the rack (see `RackNumbers`). */
  readonly make: (placements: readonly Placed[], points: number, leave: readonly Tile[], taken: number) => Made;
  /** How much one point is worth. */
  readonly perPoint: number;
  /**
   * Sets, for each number of tiles laid, the most that is added to the points of a play: of any play, or only of those
   * with a blank or those without. `null` if there is no such limit, or points do not count: then every play is
   * visited.
   */
  readonly raise: ((adds: Float64Array, withBlank?: boolean) => void) | null;
  /** Plays that score less are not ranked. */
  readonly minPoints: number | undefined;
  /** Whether plays are ranked by points alone, and those that score most are never filtered out. */
  readonly isPoints: boolean;
  /** Whether the best play never uses a blank where the rack still has the natural tile. */
  readonly sparesBlanks: () => boolean;
  /** Whether plays without a blank are searched first, because the best play usually has none. */
  readonly keepsBlanks: boolean;
  /** Whether plays take so long to rate that it always pays to find fewer of them. */
  readonly isSlow: boolean;
}
