import { mismatch } from "../read/describe.ts";
import { refuseOption, requireThat } from "../read/refuse.ts";

/** How much time players have, and what it costs to take more. All times are in seconds, up to 31,536,000. */
export interface TimeControl {
  /** For each player's turns together. More than 0. `null`: any time. */
  readonly game: number | null;
  /** For one turn; time that is not used is lost. More than 0. `null`, or left out: any time. */
  readonly turn?: number | null;
  /** Added to a player's time for the game after each turn. Left out: 0. */
  readonly increment?: number;
  /** What time beyond that for the game costs. `null`, or left out: it costs nothing, and has no limit. */
  readonly overtime?: OvertimeRule | null;
}

/** What time beyond the limit costs. */
export interface OvertimeRule {
  /** Charged for each period that has begun: a whole number from 0 to 1,000,000. */
  readonly points: number;
  /** The length of a period in seconds, 60 for a minute. More than 0. */
  readonly each: number;
  /** A player who takes more seconds than these over the time has lost. `null`: nobody loses by time. */
  readonly limit: number | null;
}

/**
 * Returns the points that overtime costs: those of each period that has begun. Time up to the limit only is charged,
 * because beyond it the game is lost. No overtime costs nothing, and none costs more than 1,000,000 points, which
 * is the most that one ruling may take.
 *
 * Tournament rules of North America, Overtime: ten points for each minute or part of a minute.
 *
 * @param seconds - How long the player has been over the time, with any fraction.
 *
 * @throws RangeError if `seconds` is not a number, or for a rule that makes no sense.
 *
 * @example
 * ```ts
 * import { overtimeCharge } from "tilewright/clock";
 *
 * const tenAMinute = { points: 10, each: 60, limit: 600 };
 * [0, 1, 60, 61, 599, 2000].map((seconds) => overtimeCharge(tenAMinute, seconds)); // => [0, 10, 10, 20, 100, 100]
 * ```
 */
export function overtimeCharge(rule: OvertimeRule, seconds: number): number {
  requireThat(Object(rule) === rule, "rule", "{ points, each, limit }", rule);
  const { points, each, limit } = rule;
  if (typeof seconds !== "number" || Number.isNaN(seconds)) refuseOption("seconds", "a number", seconds);
  checkOvertime({ points, each, limit }, "overtime");
  const charged = Math.min(seconds, limit ?? seconds);
  // Without points nothing is charged, however many periods there are.
  return charged <= 0 || points === 0 ? 0 : Math.min(Math.ceil(charged / each) * points, mostPoints);
}

/** A year. */
export const mostSeconds = 31_536_000;
const mostPoints = 1_000_000;

/**
 * Checks a time control.
 *
 * @throws RangeError for a time or a number of points out of range, TypeError for an unknown key.
 */
export function checkTimeControl(control: TimeControl): void {
  requireThat(Object(control) === control, "control", "{ game, turn, increment, overtime }", control);
  const { game, turn = null, increment = 0, overtime = null, ...rest } = control;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new TypeError(mismatch("control", "{ game, turn, increment, overtime }", unknown));
  if (game !== null) check("control.game", game, mostSeconds, false);
  if (turn !== null) check("control.turn", turn, mostSeconds, false);
  check("control.increment", increment, mostSeconds, true);
  requireThat(typeof overtime === "object", "control.overtime", "{ points, each, limit } or null", overtime);
  if (overtime !== null) checkOvertime(overtime, "control.overtime");
}

function checkOvertime({ points, each, limit }: OvertimeRule, path: string): void {
  check(`${path}.points`, points, mostPoints, true);
  if (!Number.isInteger(points)) refuseOption(`${path}.points`, "a whole number", points);
  check(`${path}.each`, each, mostSeconds, false);
  if (limit !== null) check(`${path}.limit`, limit, mostSeconds, true);
}

function check(path: string, value: unknown, most: number, zero: boolean): void {
  if (!(typeof value === "number" && value <= most && (zero ? value >= 0 : value > 0)))
    refuseOption(path, `${zero ? "0" : "more than 0"}, to ${most}`, value);
}
