import { refuseOption, requireOptions, requireThat } from "../read/refuse.ts";

/** How much time players have, and what it costs to take more. All times are in seconds, up to 31,536,000. */
export interface TimeControl {
  /** For each player's turns together. More than 0. `null`: any time. */
  readonly game: number | null;
  /** For one turn; time that is not used is lost. More than 0. `null`, or left out: any time. */
  readonly turn?: number | null;
  /** Added to a player's time for the game after each turn, and kept. Left out: 0. */
  readonly increment?: number;
  /**
   * The first seconds of each turn, which do not count; what is not used is lost. Chess clocks call this a simple, or
   * US, delay. Left out: 0.
   */
  readonly delay?: number;
  /** What time beyond that for the game costs. `null`, or left out: it costs nothing, and has no limit. */
  readonly overtime?: OvertimeRule | null;
  /** Whether the game ends for all once this player has no time left. Then there is no overtime. Left out: `false`. */
  readonly stopsAtZero?: boolean;
}

/** What time beyond the limit costs. */
export interface OvertimeRule {
  /** Charged for each period that has begun: a whole number from 0 to 1,000,000. */
  readonly points: number;
  /** The length of a period in seconds, 60 for a minute. More than 0. `null`: charged once, however long it is. */
  readonly each: number | null;
  /** A player who takes more seconds than these over the time has lost. `null`: nobody loses by time. */
  readonly limit: number | null;
  /**
   * The points by which a game lost by time counts, for the ruling that `timeRulings` returns: a whole number from 0
   * to 1,000,000. `null`, or left out: the scores count as they stand.
   */
  readonly spread?: number | null;
}

/**
 * Returns the penalty for overtime, the points that it costs: those of each period that has begun. Time up to the limit
 * only is charged, because beyond it the game is lost. No overtime costs nothing, and none costs more than 1,000,000
 * points, which is the most that one ruling may take.
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
  checkOvertime(rule, "rule");
  const { points, each, limit } = rule;
  if (typeof seconds !== "number" || Number.isNaN(seconds)) refuseOption("seconds", "a number", seconds);
  const charged = Math.min(seconds, limit ?? seconds);
  // Without points nothing is charged, however many periods there are.
  if (charged <= 0 || points === 0) return 0;
  return Math.min((each === null ? 1 : Math.ceil(charged / each)) * points, mostPoints);
}

/** A year. */
export const mostSeconds = 31_536_000;
export const mostPoints = 1_000_000;

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
  check(path, value, mostPoints, true);
  if (!Number.isInteger(value)) refuseOption(path, "a whole number", value);
}

function check(path: string, value: unknown, most: number, zero: boolean): void {
  if (!(typeof value === "number" && value <= most && (zero ? value >= 0 : value > 0)))
    refuseOption(
      path,
      `${zero ? "a number from 0" : "a number above 0 and up"} to ${most.toLocaleString("en")}`,
      value,
    );
}
