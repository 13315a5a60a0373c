import { refuseOption } from "../read/refuse.ts";
import type { Tile } from "../tiles/tile.ts";
import type { GeneratedPlay } from "./generated-play.ts";

/** Options for adding your own valuation to a play's points. */
export interface ValueOptions {
  /**
   * Returns a number that is added to a play's points for ranking, such as the value of the tiles left on the rack. The
   * plays' `points` do not change. It should always return the same number for the same play: it may be called twice
   * for a play, or not at all.
   */
  readonly value?: ((leave: readonly Tile[], play: GeneratedPlay) => number) | undefined;
  /**
   * An upper bound on what `value` returns. With it, plays that cannot come first are skipped without calling `value`.
   */
  readonly mostValue?: number | undefined;
}

/**
 * Checks the options of a value.
 *
 * @throws RangeError if `value` is not a function, or `mostValue` is not a number.
 */
export function requireValue({ value, mostValue }: ValueOptions): void {
  if (value !== undefined && typeof value !== "function") refuseOption("options.value", "a function", value);
  requireNumber("mostValue", mostValue);
}

/** Checks an option that is a number, if it is given. */
export function requireNumber(name: string, value: number | undefined): void {
  if (value !== undefined && !(typeof value === "number" && value > -Infinity))
    refuseOption(`options.${name}`, "a number", value);
}

/**
 * The points of a play and its value.
 *
 * @throws RangeError if the value is not a number or exceeds `mostValue`.
 */
export function worthOf(play: GeneratedPlay, { value, mostValue }: ValueOptions): number {
  if (value === undefined) return play.points;
  const found = value(play.leave, play);
  if (!Number.isFinite(found) || found > (mostValue ?? found))
    refuseOption("value", mostValue === undefined ? "a number" : `at most ${mostValue}`, found);
  return play.points + found;
}
