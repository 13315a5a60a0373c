import type { Ruling } from "../game/model/ruling.ts";
import { type Clock, stopClock } from "./clock.ts";
import { overtimeCharge, type TimeControl } from "./time-control.ts";

/** What a clock shows for one player. Times are in seconds, with fractions. */
export interface PlayerTime {
  /**
   * What is left for the game. Negative in overtime; after an increment it may be more than 0 again, and the overtime
   * that has run stays. `null`: any time.
   */
  readonly left: number | null;
  /** The overtime that has run in all. */
  readonly overtime: number;
  /** What is left for this turn; negative when it is over. `null` for players not on turn, and without a limit. */
  readonly turnLeft: number | null;
  /** What is left of the delay of this turn. 0 for players not on turn, and without a delay. */
  readonly delayLeft: number;
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
 * @throws RangeError for a time that is not a number, or one before the clock was last started or stopped.
 */
export function playerTimes(clock: Clock, now: number): readonly PlayerTime[] {
  const { used, overtime, turn } = stopClock(clock, now);
  return clock.controls.map(({ game, turn: limit = null, delay = 0, overtime: rule = null }, seat) => {
    const onTurn = seat === clock.running;
    const over = (overtime[seat] as number) / 1000;
    const rest = game === null ? null : game - (used[seat] as number) / 1000;
    return {
      left: rest === null || rest > 0 ? rest : -over + 0,
      overtime: over,
      turnLeft: onTurn && limit !== null ? limit - turn / 1000 : null,
      delayLeft: onTurn ? Math.max(0, delay - turn / 1000) : 0,
      charge: rule === null ? 0 : overtimeCharge(rule, over),
      lost: typeof rule?.limit === "number" && over > rule.limit,
    };
  });
}

/**
 * Returns the rulings that follow from a clock, for `applyRuling`: pass them one after the other, before the result is
 * final.
 *
 * - For each player who has to pay for overtime a charge, the penalty that final scores have. A record of the game then
 *   has a `(time)` line for each.
 * - If anybody is beyond the limit, the ruling `decide` for `lost-on-time`: all others on the clock win. It ends the
 *   game, or changes the result of one that is over. Its spreads are those of `overtime.spread`.
 * - If anybody's time is up where the game stops at zero, its end. Leave it out if the game is over already.
 *
 * While the game goes on, look for an `end` or a `decide`: a charge may still grow, and is applied once.
 *
 * @param now - The time in milliseconds, as for the other functions of the clock.
 *
 * @throws RangeError for a time that is not a number, or one before the clock was last started or stopped.
 *
 * @example
 * ```ts
 * import { createClock, passTurn, startClock, timeRulings } from "tilewright/clock";
 *
 * const overtime = { points: 10, each: 60, limit: 300 };
 * const clock = startClock(createClock({ game: 1800, overtime }, 2), 0, 0);
 * timeRulings(passTurn(clock, null, 1_861_000), 1_861_000);
 * // => [{ type: "adjust", player: 0, points: -20, reason: "time" }]
 * timeRulings(clock, 2_101_000).at(-1); // => { type: "decide", reason: "lost-on-time", winners: [1], spreads: null }
 * ```
 */
export function timeRulings(clock: Clock, now: number): readonly Ruling[] {
  const times = playerTimes(clock, now);
  const charges = times.flatMap(({ charge }, player): readonly Ruling[] =>
    charge === 0 ? [] : [{ type: "adjust", player, points: -charge, reason: "time" }],
  );
  if (times.some(({ lost }) => lost)) return [...charges, decisionOn(clock.controls, times)];
  const isUp = ({ left, overtime }: PlayerTime): boolean => overtime > 0 || (left !== null && left <= 0);
  const stops = times.some((time, seat) => clock.controls[seat]?.stopsAtZero && isUp(time));
  return stops ? [...charges, { type: "end", reason: "time" }] : charges;
}

/** Whoever is beyond the limit has lost to all the others. */
function decisionOn(controls: readonly TimeControl[], times: readonly PlayerTime[]): Ruling {
  const winners = times.flatMap(({ lost }, seat) => (lost ? [] : [seat]));
  const spreadOf = (seat: number): number | null => controls[seat]?.overtime?.spread ?? null;
  const [spread = null] = times.flatMap(({ lost }, seat) => (lost ? (spreadOf(seat) ?? []) : []));
  const spreads =
    spread === null ? null : times.map(({ lost }, seat) => (lost ? 0 - (spreadOf(seat) ?? spread) : spread));
  return { type: "decide", reason: "lost-on-time", winners, spreads };
}
