import { refuseOption, requireParts } from "../read/refuse.ts";
import { checkTimeControl, mostSeconds, type TimeControl } from "./time-control.ts";

/**
 * A clock for a game, as plain data. It has no timer and does not know what time it is: you say so with every call, in
 * milliseconds since any moment, always the same, for instance `Date.now()` of the server.
 */
export interface Clock {
  readonly control: TimeControl;
  /** By seat, the milliseconds that each player has used in turns that are over, less what was added. */
  readonly used: readonly number[];
  /** The seat whose time is running; `null` while the clock stands. */
  readonly running: number | null;
  /** When that began. `null` while the clock stands. */
  readonly since: number | null;
  /** Milliseconds of the turn that passed before the clock was stopped and started again. */
  readonly turn: number;
  /** The seat whose turn it was when the clock was last stopped. Left out if it has not been stopped. */
  readonly stopped?: number;
}

/**
 * Returns a clock that stands, with all of everybody's time left.
 *
 * @param players - How many play: 1 to 16.
 *
 * @throws RangeError for a time control or a number of players that makes no sense, TypeError for an unknown key.
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
export function createClock(control: TimeControl, players: number): Clock {
  checkTimeControl(control);
  if (!(Number.isInteger(players) && players >= 1 && players <= 16)) refuseOption("players", "1 to 16", players);
  return { control, used: new Array<number>(players).fill(0), running: null, since: null, turn: 0 };
}

/**
 * Starts the time of a player. If the clock is running already, it is stopped first; for the end of a turn take
 * {@link passTurn}, which adds the increment.
 *
 * @param seat - The seat of the player, from 0.
 * @param now - The time in milliseconds, as for the other functions of the clock.
 *
 * @throws RangeError for a seat that the clock does not have, a time that is not a number, or one before the clock was
 * started.
 */
export function startClock(clock: Clock, seat: number, now: number): Clock {
  checkSeat(clock, seat);
  const { stopped = seat, ...standing } = stopClock(clock, now);
  // Whoever goes on after a pause, such as a ruling, is still in the same turn.
  return { ...standing, running: seat, since: now, turn: stopped === seat ? standing.turn : 0 };
}

/**
 * Stops the clock, for instance while a challenge is judged. Nobody's time runs until it is started again. A clock that
 * stands is returned as it is.
 *
 * @param now - The time in milliseconds, as for the other functions of the clock.
 *
 * @throws RangeError for a time that is not a number, or one before the clock was started.
 */
export function stopClock(clock: Clock, now: number): Clock {
  const passed = passedSince(clock, now);
  if (clock.running === null) return clock;
  const used = clock.used.map((time, seat) => (seat === clock.running ? time + passed : time));
  return { ...clock, used, running: null, since: null, turn: clock.turn + passed, stopped: clock.running };
}

/**
 * Ends the turn of the player whose time is running, or ran when the clock was stopped, adds the increment to it, and
 * starts the time of the next player; `null` starts nobody's, because the game is over.
 *
 * @param next - The seat of the next player, from 0, or `null`.
 * @param now - The time in milliseconds, as for the other functions of the clock.
 *
 * @throws RangeError for a seat that the clock does not have, a time that is not a number, or one before the clock was
 * started.
 */
export function passTurn(clock: Clock, next: number | null, now: number): Clock {
  const { stopped = null, ...standing } = stopClock(clock, now);
  const over = { ...standing, turn: 0 };
  const ended = stopped === null ? over : addTime(over, stopped, clock.control.increment ?? 0);
  return next === null ? ended : startClock(ended, next, now);
}

/**
 * Returns the clock with more seconds for a player, or fewer if they are negative, as the price of a failed challenge
 * may ask for.
 *
 * @param seat - The seat of the player, from 0.
 * @param seconds - Less than 0 takes time away. At most 31,536,000 either way, which is a year.
 *
 * @throws RangeError for a seat that the clock does not have, or seconds that are not a number or too many.
 */
export function addTime(clock: Clock, seat: number, seconds: number): Clock {
  checkSeat(clock, seat);
  if (!(typeof seconds === "number" && Math.abs(seconds) <= mostSeconds))
    refuseOption("seconds", `a number from ${-mostSeconds} to ${mostSeconds}`, seconds);
  return { ...clock, used: clock.used.map((time, at) => (at === seat ? time - seconds * 1000 : time)) };
}

/** Returns how many milliseconds the clock has been running. 0 while it stands. */
export function passedSince(clock: Clock, now: number): number {
  requireClock(clock);
  const { since } = clock;
  const begun = since ?? now;
  if (!(typeof now === "number" && Math.abs(now) <= mostTime))
    refuseOption("now", `a number from ${-mostTime} to ${mostTime}`, now);
  if (now < begun) refuseOption("now", `${since} or later`, now);
  return now - begun;
}

/** The last moment that a `Date` can be. Sums of times stay finite, so that a clock can always be saved as JSON. */
const mostTime = 8.64e15;

/** Throws a `TypeError` if `clock` is not a clock. */
export function requireClock(clock: Clock): void {
  requireParts(clock, "clock", "a clock, which createClock makes", ["used"], ["control"]);
}

function checkSeat(clock: Clock, seat: number): void {
  requireClock(clock);
  const { used } = clock;
  if (!(Number.isInteger(seat) && seat >= 0 && seat < used.length))
    refuseOption("seat", `0 to ${used.length - 1}`, seat);
}
