import { isList, isListOf, isObject } from "../read/is-object.ts";
import { refuseOption, requireParts, requireThat } from "../read/refuse.ts";
import { mostPlayers } from "../rules/limits.ts";
import { checkTimeControl, mostSeconds, type TimeControl } from "./time-control.ts";

/**
 * A game clock, as plain data. It has no timer and does not know the current time: pass the time with every call, in
 * milliseconds since a fixed moment, for instance the server's `Date.now()`.
 *
 * Use {@link parseClock} to read a clock that comes from storage or from an untrusted source.
 */
export interface Clock {
  /** The players' time controls, by seat. */
  readonly controls: readonly TimeControl[];
  /** By seat, the milliseconds of game time used in completed turns, minus any time added. */
  readonly used: readonly number[];
  /** By seat, the milliseconds of overtime used. An increment does not reduce them. */
  readonly overtime: readonly number[];
  /** The seat whose time is running; `null` while the clock is stopped. */
  readonly running: number | null;
  /** The time when the clock was last started or stopped; `null` if it has never been started. */
  readonly since: number | null;
  /** The milliseconds of the current turn that had elapsed before the clock was last stopped. */
  readonly turn: number;
  /** The seat whose turn it was when the clock was last stopped. Omitted if the clock has not been stopped. */
  readonly stopped?: number;
}

/**
 * Returns a stopped clock with each player's full time left.
 *
 * @param control - The players' time control: one for all players, or a list with one for each seat. To handicap a
 * player, give that player less time.
 * @param players - The number of players: 1 to 16.
 *
 * @throws RangeError if a time control or the number of players is invalid, TypeError for an unknown key or a list
 * whose length is not the number of players.
 *
 * @example
 * ```ts
 * import { createClock, passTurn, playerTimes, startClock } from "tilewright/clock";
 *
 * const overtime = { points: 10, each: 60, limit: 600 };
 * const begun = startClock(createClock({ game: 1500, overtime }, 2), 0, 1_000);
 * const next = passTurn(begun, 1, 61_000);
 * playerTimes(next, 91_000).map(({ left }) => left); // => [1440, 1470]
 * ```
 */
export function createClock(control: TimeControl | readonly TimeControl[], players: number): Clock {
  if (!(Number.isInteger(players) && players >= 1 && players <= mostPlayers))
    refuseOption("players", `1 to ${mostPlayers}`, players);
  const none = new Array<number>(players).fill(0);
  const listed: readonly TimeControl[] | null = isList(control) ? (control as readonly TimeControl[]) : null;
  const controls = none.map((_, seat) => (listed === null ? control : listed[seat]) as TimeControl);
  const expected = `a time control for everyone, or a list of ${players}`;
  requireThat(listed === null || listed.length === players, "control", expected, control);
  if (listed === null) checkTimeControl(control as TimeControl, "control");
  else for (const [seat, one] of controls.entries()) checkTimeControl(one, `control[${seat}]`);
  return { controls, used: none, overtime: none, running: null, since: null, turn: 0 };
}

/**
 * Starts a player's time. If the clock is already running, it is stopped first; to end a turn, use {@link passTurn},
 * which adds the increment.
 *
 * @param seat - The player's seat, from 0.
 * @param now - The current time in milliseconds, on the same scale as in the other clock functions.
 *
 * @throws RangeError if the clock has no such seat, or if `now` is not a number or is earlier than the clock's last
 * start or stop.
 */
export function startClock(clock: Clock, seat: number, now: number): Clock {
  requireClock(clock);
  checkSeat(clock, seat);
  return started(stopped(clock, now), seat, now);
}

/** The same with a clock that stands, and has been looked at. */
function started(clock: Clock, seat: number, now: number): Clock {
  const { stopped = seat, ...standing } = clock;
  // Whoever goes on after a pause, such as a ruling, is still in the same turn.
  return { ...standing, running: seat, since: now, turn: stopped === seat ? standing.turn : 0 };
}

/**
 * Stops the clock, for instance while a challenge is adjudicated. No player's time runs until the clock is started
 * again. A clock that is already stopped is returned unchanged.
 *
 * @param now - The current time in milliseconds, on the same scale as in the other clock functions.
 *
 * @throws RangeError if `now` is not a number, or is earlier than the clock's last start or stop.
 */
export function stopClock(clock: Clock, now: number): Clock {
  requireClock(clock);
  return stopped(clock, now);
}

/** The same with a clock that has been looked at. */
function stopped(clock: Clock, now: number): Clock {
  const passed = passedSince(clock, now);
  const { running, controls, turn } = clock;
  if (running === null) return clock;
  const delay = (controls[running]?.delay ?? 0) * 1000;
  // The delay of a turn is over once, into however many pieces the turn is cut.
  const counted = Math.max(0, turn + passed - delay) - Math.max(0, turn - delay);
  return { ...spend(clock, running, counted), running: null, since: now, turn: added(turn, passed), stopped: running };
}

/**
 * Ends the turn of the player whose time is running, or was running when the clock was stopped, adds the increment to
 * that player's time, and starts the next player's time. If `next` is `null` because the game is over, no time is
 * started. Overtime already used is unaffected.
 *
 * @param next - The next player's seat, from 0, or `null`.
 * @param now - The current time in milliseconds, on the same scale as in the other clock functions.
 *
 * @throws RangeError if the clock has no such seat, or if `now` is not a number or is earlier than the clock's last
 * start or stop.
 */
export function passTurn(clock: Clock, next: number | null, now: number): Clock {
  const { stopped: before = null, ...standing } = stopClock(clock, now);
  const over = { ...standing, turn: 0 };
  const increment = before === null ? 0 : (over.controls[before]?.increment ?? 0) * 1000;
  const ended = { ...over, used: changed(over.used, before, -increment) };
  if (next === null) return ended;
  checkSeat(ended, next);
  return started(ended, next, now);
}

/**
 * Returns the clock with seconds added to a player's time, or deducted if negative, as the price of a failed challenge
 * may require. Added seconds cancel overtime first, because they correct a clock that ran by mistake.
 *
 * @param seat - The player's seat, from 0.
 * @param seconds - The seconds to add; a negative number deducts time. At most 31,536,000 (one year) in either
 * direction.
 *
 * @throws RangeError if the clock has no such seat, or if `seconds` is not a number or is out of range.
 */
export function addTime(clock: Clock, seat: number, seconds: number): Clock {
  requireClock(clock);
  checkSeat(clock, seat);
  if (!(typeof seconds === "number" && Math.abs(seconds) <= mostSeconds))
    refuseOption("seconds", `a number from ${-mostSeconds} to ${mostSeconds}`, seconds);
  if (seconds < 0) return spend(clock, seat, -seconds * 1000);
  const back = Math.min(clock.overtime[seat] ?? 0, seconds * 1000);
  const overtime = changed(clock.overtime, seat, -back);
  return { ...clock, overtime, used: changed(clock.used, seat, back - seconds * 1000) };
}

/** Takes milliseconds off a player's time for the game; what is not there any more is overtime. */
function spend(clock: Clock, seat: number, time: number): Clock {
  const { game } = clock.controls[seat] as TimeControl;
  const there = game === null ? time : Math.min(time, Math.max(0, game * 1000 - (clock.used[seat] as number)));
  return { ...clock, used: changed(clock.used, seat, there), overtime: changed(clock.overtime, seat, time - there) };
}

function changed(times: readonly number[], seat: number | null, by: number): readonly number[] {
  return times.map((time, at) => (at === seat ? added(time, by) : time));
}

/** Adds milliseconds up. Whatever a clock holds can be saved and read back. */
function added(time: number, by: number): number {
  const sum = time + by;
  if (!isTime(sum))
    refuseOption("clock", `times of at most ${mostSum.toLocaleString("en")} milliseconds in total`, sum);
  return sum;
}

/** Returns how many milliseconds the clock has been running. 0 while it stands. */
function passedSince(clock: Clock, now: number): number {
  const { since, running } = clock;
  if (!(typeof now === "number" && Math.abs(now) <= mostTime))
    refuseOption("now", `a number from ${-mostTime} to ${mostTime}`, now);
  if (since !== null && now < since) refuseOption("now", `${since} or later`, now);
  return running === null ? 0 : now - (since ?? now);
}

/** The last moment that a `Date` can be. Sums of times stay finite, so that a clock can always be saved as JSON. */
export const mostTime = 8.64e15;

/** The most milliseconds that a clock adds up to, more than three million years. */
export const mostSum = 1e18;

function isTime(time: unknown): boolean {
  return typeof time === "number" && Math.abs(time) <= mostSum;
}

/** Throws a `TypeError` if `clock` is not a clock. */
function requireClock(clock: Clock): void {
  requireParts(clock, "clock", "a clock (from createClock)", ["controls", "used", "overtime"]);
  const { running, since, turn, controls, used, overtime } = clock;
  const { length } = controls;
  const expected = "a list of milliseconds, one for each seat";
  requireThat(used.length === length && isListOf(used, isTime), "clock.used", expected, used);
  requireThat(overtime.length === length && isListOf(overtime, isTime), "clock.overtime", expected, overtime);
  requireThat(isListOf(controls, isObject), "clock.controls", "a list of time controls, one for each seat", controls);
  requireThat(isTime(turn), "clock.turn", "a number of milliseconds", turn);
  requireThat(since === null || isTime(since), "clock.since", "a number of milliseconds, or null", since);
  const isSeat = Number.isInteger(running) && (running as number) >= 0 && (running as number) < length;
  requireThat(running === null || isSeat, "clock.running", "a seat on the clock or null", running);
}

function checkSeat({ used }: Clock, seat: number): void {
  if (!(Number.isInteger(seat) && seat >= 0 && seat < used.length))
    refuseOption("seat", `a seat from 0 to ${used.length - 1}`, seat);
}
