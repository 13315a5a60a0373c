import { refuseOption } from "../read/refuse.ts";
import type { GeneratedPlay } from "./generated-play.ts";

/** Selects plays with your own function. */
export interface WhereOptions {
  /**
   * Only plays for which this function returns `true`. `playFilter` makes such functions. It should always return the
   * same answer for the same play: it may be called twice for a play, and is not called for plays that other options
   * exclude.
   */
  readonly where?: ((play: GeneratedPlay) => boolean) | undefined;
}

/** Rejects a `where` that cannot be called. */
export function requireWhere({ where }: WhereOptions): void {
  if (where !== undefined && typeof where !== "function") refuseOption("options.where", "a function", where);
}

/**
 * Whether a play is wanted.
 *
 * @throws RangeError for an answer that is neither `true` nor `false`: above all a promise, which would count as yes.
 */
export function isWanted(where: (play: GeneratedPlay) => boolean, play: GeneratedPlay): boolean {
  const answer: unknown = where(play);
  return typeof answer === "boolean" ? answer : refuseOption("options.where(play)", "true or false", answer);
}
