import { refuseOption, requireOptions, requireThat } from "../read/refuse.ts";
import { mostRulePoints } from "../rules/limits.ts";

/** The time that a player has, and the price of exceeding it. All times are in seconds, up to 31,536,000. */
export interface TimeControl {
  /** The total time for all of a player's turns. Must be more than 0. `null` if unlimited. */
  readonly game: number | null;
  /** The time for one turn; unused time is lost. Must be more than 0. If `null` or omitted, turns are unlimited. */
  readonly turn?: number | null;
  /** The time added to a player's game time after each turn; it accumulates. Defaults to 0. */
  readonly increment?: number;
  /**
   * The seconds at the start of each turn that are not counted; any unused part is lost. Chess clocks call this a
   * simple delay or US delay. Defaults to 0.
   */
  readonly delay?: number;
  /** The price of exceeding the game time. If `null` or omitted, overtime costs nothing and has no limit. */
  readonly overtime?: OvertimeRule | null;
  /**
   * Whether the game ends for all players once this player has no time left. If `true`, there is no overtime. Defaults
   * to `false`.
   */
  readonly stopsAtZero?: boolean;
}

/** The price of overtime. */
export interface OvertimeRule {
  /** The points charged for each period or part of a period: a whole number from 0 to 1,000,000. */
  readonly points: number;
  /**
   * The length of a period in seconds, such as 60 for a minute. Must be more than 0. `null` if overtime is charged only
   * once, regardless of its length.
   */
  readonly each: number | null;
  /**
   * The maximum overtime in full seconds. A player who exceeds it loses the game: use 599 if the game is lost at
   * exactly ten minutes over, and 600 if it is lost only beyond that. `null` if players cannot lose on time.
   */
  readonly limit: number | null;
  /**
   * The least spread to record for a game lost on time, for the ruling that `timeRulings` returns: a whole number from
   * 0 to 1,000,000. If `null` or omitted, the scores stand.
   */
  readonly spread?: number | null;
}

/**
 * Returns the overtime penalty in points: the points for each period or part of a period. Overtime counts in full
 * seconds, as a clock shows it. Only time up to the limit is charged, because beyond it the game is lost. No overtime
 * means no penalty, and the penalty never exceeds 1,000,000 points, the maximum that one ruling may deduct.
 *
 * Source: WESPA Game Rules 5.1, 5.3.1 and 5.3.2: ten points for each minute begun, without fractions of a second.
 *
 * @param seconds - The player's overtime in seconds. A fraction of a second is dropped.
 *
 * @throws RangeError if `seconds` is not a number, or if the rule is invalid.
 *
 * @example
 * ```ts
 * import { overtimeCharge } from "tilewright/clock";
 *
 * const tenAMinute = { points: 10, each: 60, limit: 600 };
 * [0.9, 1, 60, 61, 599, 2000].map((seconds) => overtimeCharge(tenAMinute, seconds)); // => [0, 10, 10, 20, 100, 100]
 * ```
 */
export function overtimeCharge(rule: OvertimeRule, seconds: number): number {
  checkOvertime(rule, "rule");
  const { points, each, limit } = rule;
  if (typeof seconds !== "number" || Number.isNaN(seconds)) refuseOption("seconds", "a number", seconds);
  const charged = Math.min(fullSeconds(seconds), limit ?? seconds);
  // Without points nothing is charged, however many periods there are.
  if (charged <= 0 || points === 0) return 0;
  return Math.min((each === null ? 1 : Math.ceil(charged / each)) * points, mostRulePoints);
}

/**
 * Returns the full seconds of a time, without the fraction. A sum of fractions of milliseconds that should be a full
 * second may be a little less, so times are rounded to microseconds first.
 */
export function fullSeconds(seconds: number): number {
  return Math.floor(Math.round(seconds * 1e6) / 1e6);
}

/** A year. */
export const mostSeconds = 31_536_000;

/**
 * Checks a time control.
 *
 * @throws RangeError for a time or a number of points out of range, TypeError for an unknown key.
 */
export function checkTimeControl(control: TimeControl, path: string): void {
  requireOptions(control, ["game", "turn", "increment", "delay", "overtime", "stopsAtZero"], path);
  const { game, turn = null, increment = 0, delay = 0, overtime = null, stopsAtZero = false } = control;
  if (game !== null) check(`${path}.game`, game, mostSeconds, false);
  if (turn !== null) check(`${path}.turn`, turn, mostSeconds, false);
  check(`${path}.increment`, increment, mostSeconds, true);
  check(`${path}.delay`, delay, mostSeconds, true);
  requireThat(typeof stopsAtZero === "boolean", `${path}.stopsAtZero`, "true or false", stopsAtZero);
  if (overtime === null) return;
  checkOvertime(overtime, `${path}.overtime`);
  if (stopsAtZero) refuseOption(`${path}.overtime`, "null, because the game stops at zero", overtime);
}

function checkOvertime(rule: OvertimeRule, path: string): void {
  requireOptions(rule, ["points", "each", "limit", "spread"], path);
  const { points, each, limit, spread = null } = rule;
  checkWhole(`${path}.points`, points);
  if (each !== null) check(`${path}.each`, each, mostSeconds, false);
  if (limit !== null) check(`${path}.limit`, limit, mostSeconds, true);
  if (spread !== null) checkWhole(`${path}.spread`, spread);
}

function checkWhole(path: string, value: unknown): void {
  check(path, value, mostRulePoints, true);
  if (!Number.isInteger(value)) refuseOption(path, "a whole number", value);
}

function check(path: string, value: unknown, most: number, zero: boolean): void {
  const least = zero ? "from 0 to" : "greater than 0, and at most";
  if (!(typeof value === "number" && value <= most && (zero ? value >= 0 : value > 0)))
    refuseOption(path, `a number ${least} ${most.toLocaleString("en")}`, value);
}
