import type { Parsed } from "../checked.ts";
import { join } from "../read/describe.ts";
import { parse } from "../read/parse.ts";
import type { Reader } from "../read/reader.ts";
import { type Field, readObject, type Shape } from "../read/shape.ts";
import { mostRulePoints } from "../rules/limits.ts";
import { type Clock, mostSum, mostTime } from "./clock.ts";
import { mostSeconds, type OvertimeRule, type TimeControl } from "./time-control.ts";

/**
 * Reads a clock from a JSON string or from the parsed value. Every clock that this entry point's functions return
 * survives a round trip unchanged.
 *
 * The clock is checked for its shape, for times and points out of range, for lists whose length is not the number of
 * players, and for seats that do not exist. Unknown properties are also problems. This function never throws, and takes
 * time proportional to the size of the input.
 *
 * Whether the times are true cannot be checked, so keep a game's clock on the server.
 *
 * @param input - A JSON string, or the parsed value.
 *
 * @example
 * ```ts
 * import { createClock, parseClock } from "tilewright/clock";
 *
 * const clock = createClock({ game: 1500 }, 2);
 * parseClock(JSON.stringify(clock)); // => { ok: true, clock }
 * parseClock({ ...clock, running: 2 }).problems?.[0]?.path; // => "running"
 * ```
 */
export function parseClock(input: unknown): Parsed<{ readonly clock: Clock }> {
  return parse(input, (reader, value) => {
    const clock = readObject({ reader }, value, "", clockShape);
    if (clock === null) return null;
    checkTogether(reader, clock);
    return { clock };
  });
}

/** A number with any fraction. `like` is for schemas, and clocks have none. */
function number(least: number, most: number): Field<number> {
  return {
    read: ({ reader }, value, path) => {
      if (typeof value !== "number") return reader.fail("type", path, { type: "number" }, value);
      if (!(value >= least && value <= most)) return reader.fail("range", path, { min: least, max: most }, value);
      return value + 0;
    },
    like: {},
  };
}

/** How a clock is read. */
const clockShape: Shape<Clock> = /* @__PURE__ */ (() => {
  const duration = number(Number.MIN_VALUE, mostSeconds); // more than nothing
  const seconds = number(0, mostSeconds);
  const overtime: Shape<OvertimeRule> = {
    points: { integer: [0, mostRulePoints] },
    each: { ...duration, orNull: true },
    limit: { ...seconds, orNull: true },
    spread: { integer: [0, mostRulePoints], off: null, optional: true },
  };
  const control: Shape<TimeControl> = {
    game: { ...duration, orNull: true },
    turn: { ...duration, off: null, optional: true },
    increment: { ...seconds, off: undefined, optional: true },
    delay: { ...seconds, off: undefined, optional: true },
    overtime: { object: overtime, off: null, optional: true },
    stopsAtZero: { boolean: true, off: false, optional: true },
  };
  return {
    controls: { list: 16, of: { object: control } },
    used: { list: 16, of: number(-mostSum, mostSum) },
    overtime: { list: 16, of: number(0, mostSum) },
    running: { integer: [0, 15], orNull: true },
    since: { ...number(-mostTime, mostTime), orNull: true },
    turn: number(0, mostSum),
    stopped: { integer: [0, 15], off: undefined, optional: true },
  };
})();

/** Lists have an entry for each player, seats are there, and what runs has begun. */
function checkTogether(reader: Reader, { controls, used, overtime, running, since, stopped = 0 }: Clock): void {
  const { length } = controls;
  if (length === 0) reader.fail("count", "controls", { of: "players", min: 1, max: 16 }, 0);
  for (const [path, list] of Object.entries({ used, overtime }))
    if (list.length !== length) reader.fail("count", path, { of: "players", min: length, max: length }, list.length);
  for (const [path, seat] of Object.entries({ running, stopped }))
    if (seat !== null && seat >= length && length > 0) reader.fail("range", path, { min: 0, max: length - 1 }, seat);
  if (running !== null && since === null) reader.fail("type", "since", { type: "number" }, since);
  controls.forEach(({ overtime: rule = null, stopsAtZero }, seat) => {
    if (stopsAtZero && rule !== null)
      reader.fail("type", join(join("controls", seat), "overtime"), { type: "null" }, rule);
  });
}
