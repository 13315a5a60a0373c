import type { Ruling } from "../game/model/ruling.ts";
import { isListOf } from "../read/is-object.ts";
import { requireThat } from "../read/refuse.ts";
import { mostRulePoints } from "../rules/limits.ts";
import { type Clock, stopClock } from "./clock.ts";
import { fullSeconds, overtimeCharge, type TimeControl } from "./time-control.ts";

/** The values that a clock shows for one player. Times are in seconds, including fractions. */
export interface PlayerTime {
  /**
   * The time left for the game. Negative in overtime; after an increment, it may be positive again, but the overtime
   * already used remains. `null` if the time is unlimited.
   */
  readonly left: number | null;
  /** The total overtime used. */
  readonly overtime: number;
  /**
   * The time left for this turn; negative once it has run out. `null` for players not on turn, or if there is no limit
   * per turn.
   */
  readonly turnLeft: number | null;
  /** The time left of this turn's delay. 0 for players not on turn, or if there is no delay. */
  readonly delayLeft: number;
  /** The number of points charged for overtime so far. */
  readonly charge: number;
  /** Whether the player has lost by exceeding the overtime limit. Only full seconds count. */
  readonly lost: boolean;
}

/**
 * Returns what the clock shows for each player at a given time, by seat.
 *
 * @param now - The current time in milliseconds, on the same scale as in the other clock functions.
 *
 * @throws RangeError if `now` is not a number, or is earlier than the clock's last start or stop.
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
      lost: typeof rule?.limit === "number" && fullSeconds(over) > rule.limit,
    };
  });
}

/**
 * Returns the rulings that follow from a clock. Apply them one by one with `applyRuling`, before the result is final.
 *
 * - For each player who is charged for overtime, an adjustment that deducts the penalty from the final score. A record
 *   of the game then has a `(time)` line for each such player.
 * - If any player has exceeded the limit, a `decide` ruling with the reason `lost-on-time`, by which all other players
 *   on the clock win. It ends the game, or changes the result of a game that is already over. Its spreads come from
 *   `overtime.spread`. If you pass the scores, and the best winner leads the best loser by more than that spread after
 *   the charges, the lead is the spread instead (WESPA Game Rules 5.1, 5.3.3).
 * - If any player's time is up and the game stops at zero, an `end` ruling. Do not apply it if the game is already
 *   over.
 *
 * While the game is in progress, check only for an `end` or a `decide`: a charge may still grow and must be applied
 * only once.
 *
 * @param now - The current time in milliseconds, on the same scale as in the other clock functions.
 * @param scores - The players' scores before these rulings, by seat: `game.players.map(({ score }) => score)`.
 *
 * @throws RangeError if `now` is not a number, or is earlier than the clock's last start or stop.
 * @throws TypeError if `scores` is not a list of whole numbers, one for each seat.
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
export function timeRulings(clock: Clock, now: number, scores?: readonly number[]): readonly Ruling[] {
  const times = playerTimes(clock, now);
  const isScores = scores === undefined || (isListOf(scores, Number.isSafeInteger) && scores.length === times.length);
  requireThat(isScores, "scores", "a list of whole numbers, one for each seat", scores);
  const charges = times.flatMap(({ charge }, player): readonly Ruling[] =>
    charge === 0 ? [] : [{ type: "adjust", player, points: -charge, reason: "time" }],
  );
  if (times.some(({ lost }) => lost)) return [...charges, decisionOn(clock.controls, times, scores)];
  const isUp = ({ left, overtime }: PlayerTime): boolean => overtime > 0 || (left !== null && left <= 0);
  const stops = times.some((time, seat) => clock.controls[seat]?.stopsAtZero && isUp(time));
  return stops ? [...charges, { type: "end", reason: "time" }] : charges;
}

/** Whoever is beyond the limit loses to all the others, by the spread or, if greater, by the best winner's lead. */
function decisionOn(
  controls: readonly TimeControl[],
  times: readonly PlayerTime[],
  scores: readonly number[] = [],
): Ruling {
  const winners = times.flatMap(({ lost }, seat) => (lost ? [] : [seat]));
  const spreadOf = (seat: number): number | null => controls[seat]?.overtime?.spread ?? null;
  const [spread = null] = times.flatMap(({ lost }, seat) => (lost ? (spreadOf(seat) ?? []) : []));
  const best = (ofLost: boolean): number =>
    Math.max(...times.flatMap(({ lost, charge }, seat) => (lost === ofLost ? (scores[seat] ?? 0) - charge : [])));
  const lead = scores.length > 0 && winners.length > 0 ? Math.min(best(false) - best(true), mostRulePoints) : 0;
  const spreads =
    spread === null
      ? null
      : times.map(({ lost }, seat) => (lost ? 0 - Math.max(spreadOf(seat) ?? spread, lead) : Math.max(spread, lead)));
  return { type: "decide", reason: "lost-on-time", winners, spreads };
}
