import { isList, isListOf, isObject } from "../read/is-object.ts";
import { refuseOption, requireParts, requireThat } from "../read/refuse.ts";
import { checkTimeControl, mostSeconds, type TimeControl } from "./time-control.ts";

/**
 * A clock for a game, as plain data. It has no timer and does not know what time it is: you say so with every call, in
 * milliseconds since any moment, always the same, for instance `Date.now()` of the server.
 *
 * A clock that a stranger sent, or a store kept, goes through {@link parseClock}.
 */
export interface Clock {
  /** By seat, how much time each player has. */
  readonly controls: readonly TimeControl[];
  /** By seat, the milliseconds of the time for the game that were used in turns that are over, less what was added. */
  readonly used: readonly number[];
  /** By seat, the milliseconds of overtime that have run. An increment does not take them back. */
  readonly overtime: readonly number[];
  /** The seat whose time is running; `null` while the clock stands. */
  readonly running: number | null;
  /** When it was last started or stopped. `null` before that. */
  readonly since: number | null;
  /** Milliseconds of the turn that passed before the clock was stopped and started again. */
  readonly turn: number;
  /** The seat whose turn it was when the clock was last stopped. Left out if it has not been stopped. */
  readonly stopped?: number;
}

/**
 * Returns a clock that stands, with all of everybody's time left.
 *
 * @param control - How much time players have: one control for all, or a list with one for each seat. A handicap is a
 * shorter time for one of them.
 * @param players - How many play: 1 to 16.
 *
 * @throws RangeError for a time control or a number of players that makes no sense, TypeError for an unknown key or a
 * list of another length.
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
  if (!(Number.isInteger(players) && players >= 1 && players <= 16)) refuseOption("players", "1 to 16", players);
  const none = new Array<number>(players).fill(0);
  const listed: readonly TimeControl[] | null = isList(control) ? (control as readonly TimeControl[]) : null;
  const controls = none.map((_, seat) => (listed === null ? control : listed[seat]) as TimeControl);
  requireThat(
    listed === null || listed.length === players,
    "control",
    players === 1 ? "a time control" : `a time control for everyone, or a list of ${players}`,
    control,
  );
  if (listed === null) checkTimeControl(control as TimeControl, "control");
  else for (const [seat, one] of controls.entries()) checkTimeControl(one, `control[${seat}]`);
  return { controls, used: none, overtime: none, running: null, since: null, turn: 0 };
}

/**
 * Starts the time of a player. If the clock is running already, it is stopped first; for the end of a turn take
 * {@link passTurn}, which adds the increment.
 *
 * @param seat - The seat of the player, from 0.
 * @param now - The time in milliseconds, as for the other functions of the clock.
 *
 * @throws RangeError for a seat that the clock does not have, a time that is not a number, or one before the clock was
 * last started or stopped.
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
 * Stops the clock, for instance while a challenge is judged. Nobody's time runs until it is started again. A clock that
 * stands is returned as it is.
 *
 * @param now - The time in milliseconds, as for the other functions of the clock.
 *
 * @throws RangeError for a time that is not a number, or one before the clock was last started or stopped.
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
 * Ends the turn of the player whose time is running, or ran when the clock was stopped, adds the increment to it, and
 * starts the time of the next player; `null` starts nobody's, because the game is over. Overtime that has run stays.
 *
 * @param next - The seat of the next player, from 0, or `null`.
 * @param now - The time in milliseconds, as for the other functions of the clock.
 *
 * @throws RangeError for a seat that the clock does not have, a time that is not a number, or one before the clock was
 * last started or stopped.
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
 * Returns the clock with more seconds for a player, or fewer if they are negative, as the price of a failed challenge
 * may ask for. More seconds take overtime back first, because they correct a clock that ran by mistake.
 *
 * @param seat - The seat of the player, from 0.
 * @param seconds - Less than 0 takes time away. At most 31,536,000 either way, which is a year.
 *
 * @throws RangeError for a seat that the clock does not have, or seconds that are not a number or too many.
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
  return {
    ...clock,
    used: changed(clock.used, seat, there),
    overtime: changed(clock.overtime, seat, time - there),
  };
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
    refuseOption("seat", `0 to ${used.length - 1}`, seat);
}
