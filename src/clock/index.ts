/**
 * Time: a clock as plain data, with functions that take the time as an argument, and what overtime costs. It has no
 * timers, and games know nothing of it. `timeRulings` returns the rulings for `applyRuling`: charges, a game lost on
 * time, the end where a game stops at zero. `parseClock` reads a clock from outside.
 *
 * @module tilewright/clock
 * @packageDocumentation
 */
export { addTime, type Clock, createClock, passTurn, startClock, stopClock } from "./clock.ts";
export { parseClock } from "./parse-clock.ts";
export { type PlayerTime, playerTimes, timeRulings } from "./player-times.ts";
export { type OvertimeRule, overtimeCharge, type TimeControl } from "./time-control.ts";
