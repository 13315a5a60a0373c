import type { Ruling } from "../game/model/ruling.ts";
import { type Clock, passedSince } from "./clock.ts";
import { overtimeCharge } from "./time-control.ts";

/** What a clock shows for one player. Times are in seconds, with fractions. */
export interface PlayerTime {
  /** What is left for the game; negative in overtime. `null`: any time. */
  readonly left: number | null;
  /** What is left for this turn; negative when it is over. `null` for players not on turn, and without a limit. */
  readonly turnLeft: number | null;
  /** The points that overtime costs up to now. */
  readonly charge: number;
  /** Whether the player has lost, because overtime has a limit and this is beyond it. */
  readonly lost: boolean;
}

/**
 * Returns what the clock shows at a moment, by seat.
 *
 * @param now - The time in milliseconds, as for the other functions of the clock.
 *
 * @throws RangeError for a time that is not a number, or one before the clock was started.
 */
export function playerTimes(clock: Clock, now: number): readonly PlayerTime[] {
  const passed = passedSince(clock, now);
  const { game, turn = null, overtime = null } = clock.control;
  return clock.used.map((used, seat) => {
    const onTurn = seat === clock.running;
    const left = game === null ? null : game - (used + (onTurn ? passed : 0)) / 1000;
    const over = left === null ? 0 : Math.max(0, -left);
    return {
      left,
      turnLeft: onTurn && turn !== null ? turn - (clock.turn + passed) / 1000 : null,
      charge: overtime === null ? 0 : overtimeCharge(overtime, over),
      lost: typeof overtime?.limit === "number" && over > overtime.limit,
    };
  });
}

/**
 * Returns the rulings that charge overtime, one for each player who has to pay: pass them to `applyRuling` when the
 * game is over, before the result is final. A record of the game then has a `(time)` line for each.
 *
 * @param now - The time in milliseconds, as for the other functions of the clock.
 *
 * @throws RangeError for a time that is not a number, or one before the clock was started.
 *
 * @example
 * ```ts
 * import { createClock, passTurn, startClock, timeRulings } from "tilewright/clock";
 *
 * const overtime = { points: 10, each: 60, limit: 600 };
 * const clock = startClock(createClock({ game: 1500, overtime }, 2), 0, 0);
 * timeRulings(passTurn(clock, null, 1_561_000), 1_561_000);
 * // => [{ type: "adjust", player: 0, points: -20, reason: "time" }]
 * ```
 */
export function timeRulings(clock: Clock, now: number): readonly Extract<Ruling, { readonly type: "adjust" }>[] {
  return playerTimes(clock, now).flatMap(({ charge }, player) =>
    charge === 0 ? [] : [{ type: "adjust", player, points: -charge, reason: "time" } as const],
  );
}
