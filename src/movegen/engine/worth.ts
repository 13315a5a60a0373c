import type { Placed } from "../../play/placement.ts";
import type { Tile } from "../../tiles/tile.ts";
import type { RawPlays } from "./play-collector.ts";
import type { Keys } from "./sort-plays.ts";

/**
 * What plays are ranked by, and what is made of those that are asked for. Write one field by field: of an object that
 * is spread from another one, fields are read as slowly as those of a hash table.
 */
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
   * Writes down by how many points at most a play is worth more than it scores, by number of tiles laid: for plays with
   * a blank, for those without, or for either. `null` if nobody knows: then every play is looked at.
   */
  readonly raise: ((adds: Float64Array, withBlank?: boolean) => void) | null;
  /** Plays that score less are not ranked. */
  readonly minPoints: number | undefined;
  /** Whether a play is worth what it scores, and none that scores as much is left out. */
  readonly isPoints: boolean;
  /** Whether no play that lays a blank and keeps the natural tile of its letter is worth the most. */
  readonly sparesBlanks: boolean;
  /** Whether the best play mostly has no blank, so that plays without one are searched first. */
  readonly keepsBlanks: boolean;
  /** Whether plays take so long to rate that it always pays to find fewer of them. */
  readonly isSlow: boolean;
}
