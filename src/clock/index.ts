/**
 * Timekeeping: a game clock as plain data, functions that take the time as an argument, and overtime penalties. The
 * clock has no timers, and games know nothing about it. `timeRulings` returns the rulings for `applyRuling`: overtime
 * charges, a loss on time, or the end of a game that stops at zero. `parseClock` reads a clock from an untrusted
 * source.
 *
 * @module tilewright/clock
 * @packageDocumentation
 */
export { addTime, type Clock, createClock, passTurn, startClock, stopClock } from "./clock.ts";
export { parseClock } from "./parse-clock.ts";
export { type PlayerTime, playerTimes, timeRulings } from "./player-times.ts";
export { type OvertimeRule, overtimeCharge, type TimeControl } from "./time-control.ts";
