/**
 * Time: a clock as plain data, with functions that take the time as an argument, and what overtime costs. It has no
 * timers, and games know nothing of it. When a game is over, `timeRulings` returns the rulings for `applyRuling`.
 *
 * @module tilewright/clock
 * @packageDocumentation
 */
export { addTime, type Clock, createClock, passTurn, startClock, stopClock } from "./clock.ts";
export { type PlayerTime, playerTimes, timeRulings } from "./player-times.ts";
export { type OvertimeRule, overtimeCharge, type TimeControl } from "./time-control.ts";
