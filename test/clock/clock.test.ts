import fc from "fast-check";
import { applyRuling, createGame, endGame, unwrap } from "tilewright";
import {
  addTime,
  createClock,
  overtimeCharge,
  passTurn,
  playerTimes,
  startClock,
  stopClock,
  type TimeControl,
  timeRulings,
} from "tilewright/clock";
import { formatGcg, parseGcg } from "tilewright/notation";
import { describe, expect, test } from "vitest";
import { seed } from "../seed.ts";

const tenAMinute = { points: 10, each: 60, limit: 600 };
const control: TimeControl = { game: 1500, overtime: tenAMinute };

describe("overtime", () => {
  test.each([
    [-5, 0],
    [0, 0],
    [0.999, 0],
    [1, 10],
    [60.999, 10],
    [61, 20],
    [125, 30],
    [600, 100],
    [9999, 100],
  ])("of %d seconds costs %d points, at ten for each minute begun, in full seconds", (seconds, points) => {
    expect(overtimeCharge(tenAMinute, seconds)).toBe(points);
  });

  test("costs as many points as there are minutes, where it has no limit", () => {
    expect(overtimeCharge({ points: 1, each: 60, limit: null }, 6000)).toBe(100);
    expect(() => overtimeCharge(tenAMinute, Number.NaN)).toThrow(RangeError);
  });
});

test("a full second counts, though the milliseconds of a browser are fractions that do not add up exactly", () => {
  for (let from = 0; from < 1000; from += 0.1) {
    const clock = startClock(createClock({ game: 1500, overtime: { ...tenAMinute, limit: 599 } }, 2), 0, from);
    const [at60, at61, at600] = [60, 61, 600].map((over) => playerTimes(clock, from + (1500 + over) * 1000)[0]);
    expect([at60?.charge, at61?.charge, at600?.lost]).toEqual([10, 20, true]);
  }
  const short = startClock(createClock({ game: 16.1, overtime: tenAMinute }, 2), 0, 0);
  expect([17_099, 17_100].map((now) => playerTimes(short, now)[0]?.charge)).toEqual([0, 10]);
});

describe("a clock", () => {
  test("takes from the player on turn the time that has passed, and from nobody else", () => {
    const begun = startClock(createClock(control, 2), 1, 5_000);
    expect(playerTimes(begun, 15_500).map(({ left }) => left)).toEqual([1500, 1489.5]);
    const next = passTurn(begun, 0, 15_500);
    expect(playerTimes(next, 16_000).map(({ left }) => left)).toEqual([1499.5, 1489.5]);
  });

  test("stands while it is stopped, and goes on in the same turn", () => {
    const timed = createClock({ ...control, turn: 60 }, 2);
    const stopped = stopClock(startClock(timed, 0, 0), 20_000);
    expect(stopClock(stopped, 500_000)).toBe(stopped);
    const again = startClock(stopped, 0, 500_000);
    expect(playerTimes(again, 530_000)[0]).toMatchObject({ left: 1450, overtime: 0, turnLeft: 10, charge: 0 });
    const next = passTurn(again, 1, 530_000);
    expect(playerTimes(next, 595_000).map(({ turnLeft }) => turnLeft)).toEqual([null, -5]);
  });

  test("adds the increment when a turn is over", () => {
    const clock = passTurn(startClock(createClock({ game: 100, increment: 5 }, 2), 0, 0), 1, 3_000);
    expect(playerTimes(clock, 3_000).map(({ left }) => left)).toEqual([102, 100]);
  });

  test("can give and take time outside a turn, as a price of a failed challenge may ask for", () => {
    const clock = addTime(createClock(control, 2), 1, -30);
    expect(playerTimes(clock, 0).map(({ left }) => left)).toEqual([1500, 1470]);
  });

  test("says that a player has lost once the overtime is beyond its limit, not at the limit", () => {
    const clock = startClock(createClock(control, 2), 0, 0);
    expect(playerTimes(clock, 2_100_000)[0]).toMatchObject({ left: -600, charge: 100, lost: false });
    expect(playerTimes(clock, 2_100_999)[0]).toMatchObject({ charge: 100, lost: false });
    expect(playerTimes(clock, 2_101_000)[0]).toMatchObject({ charge: 100, lost: true });
  });

  test("shows no time where there is no limit", () => {
    const clock = startClock(createClock({ game: null }, 1), 0, 0);
    expect(playerTimes(clock, 1e9)).toEqual([
      { left: null, overtime: 0, turnLeft: null, delayLeft: 0, charge: 0, lost: false },
    ]);
  });

  test("is plain data that can be saved and goes on", () => {
    const clock = startClock(createClock(control, 2), 0, 0);
    expect(playerTimes(JSON.parse(JSON.stringify(clock)), 7_000)).toEqual(playerTimes(clock, 7_000));
  });

  test("does not care into how many pieces a turn was cut", () => {
    const law = fc.property(fc.array(fc.nat(100_000), { maxLength: 20 }), (moments) => {
      const times = [...moments].sort((a, b) => a - b);
      const whole = startClock(createClock(control, 2), 0, 0);
      const cut = times.reduce((clock, now) => startClock(stopClock(clock, now), 0, now), whole);
      expect(playerTimes(cut, 200_000)).toEqual(playerTimes(whole, 200_000));
    });
    fc.assert(law, { seed });
  });

  test.each<[string, () => unknown]>([
    ["no time at all", () => createClock({ game: 0 }, 2)],
    ["nobody", () => createClock(control, 0)],
    ["a seat that is not there", () => startClock(createClock(control, 2), 2, 0)],
    ["a time before it was started", () => playerTimes(startClock(createClock(control, 2), 0, 10), 9)],
    ["a time that is not a number", () => stopClock(startClock(createClock(control, 2), 0, 10), Number.NaN)],
    ["no time at all on a clock that stands", () => startClock(createClock(control, 2), 0, undefined as never)],
    ["a text for a time on a clock that stands", () => startClock(createClock(control, 2), 0, "5" as never)],
    ["NaN for a time on a clock that stands", () => startClock(createClock(control, 2), 0, Number.NaN)],
    ["a turn passed without a time", () => passTurn(createClock(control, 2), 1, undefined as never)],
    ["a charge for periods of no length", () => overtimeCharge({ ...tenAMinute, each: 0 }, 5)],
    ["a charge for periods without a length", () => overtimeCharge({ points: 10 } as never, 5)],
    ["a charge without points", () => overtimeCharge({ each: 60, limit: null } as never, 5)],
    ["a charge up to a limit that is a text", () => overtimeCharge({ ...tenAMinute, limit: "600" as never }, 5)],
    ["a period of no length", () => createClock({ game: 60, overtime: { ...tenAMinute, each: 0 } }, 2)],
    ["a time that no date has", () => startClock(createClock(control, 2), 0, 1e308)],
    ["more seconds than a year", () => addTime(createClock(control, 2), 0, 1e308)],
    ["a part of a point for overtime", () => overtimeCharge({ ...tenAMinute, points: 0.5 }, 5)],
    ["seconds that are not a number", () => addTime(createClock(control, 2), 0, Number.POSITIVE_INFINITY)],
  ])("throws a RangeError for %s", (_, call) => {
    expect(call).toThrow(RangeError);
  });
});

test.each<readonly [what: string, call: () => unknown, message: string]>([
  [
    "NaN for a time",
    () => startClock(createClock(control, 2), 0, Number.NaN),
    "now: expected a number from -8640000000000000 to 8640000000000000, found NaN",
  ],
  [
    "points for overtime that no score can lose",
    () => createClock({ game: 60, overtime: { ...tenAMinute, points: 0.5 } }, 2),
    "control.overtime.points: expected a whole number, found 0.5",
  ],
  [
    "more time than a year",
    () => addTime(createClock(control, 2), 0, 31_536_001),
    "seconds: expected a number from -31536000 to 31536000, found 31536001",
  ],
  [
    "a time before it was started",
    () => stopClock(startClock(createClock(control, 2), 0, 10), 9),
    "now: expected 10 or later, found 9",
  ],
  [
    "a period of no length",
    () => overtimeCharge({ ...tenAMinute, each: 0 }, 5),
    "rule.each: expected a number greater than 0, and at most 31,536,000, found 0",
  ],
  [
    "a period of no length in a time control",
    () => createClock({ game: 60, overtime: { ...tenAMinute, each: 0 } }, 2),
    "control.overtime.each: expected a number greater than 0, and at most 31,536,000, found 0",
  ],
  [
    "a misspelt key",
    () => createClock({ game: 1500, incremnt: 5 } as never, 2),
    'control: unknown property "incremnt" (known: game, turn, increment, delay, overtime and stopsAtZero)',
  ],
])("says what is wrong with %s", (_, call, message) => {
  expect(call).toThrow(message);
});

test("a clock may stand or begin before the moment from which times are counted", () => {
  const begun = startClock(createClock(control, 2), 0, -5_000);
  expect(playerTimes(begun, 0)[0]).toMatchObject({ left: 1495 });
});

test("a player gets the increment also for a turn in which the clock was stopped", () => {
  const clock = stopClock(startClock(createClock({ game: 100, increment: 5 }, 2), 0, 0), 20_000);
  expect(playerTimes(passTurn(clock, 1, 30_000), 30_000)[0]).toMatchObject({ left: 85 });
});

test("a turn begins anew when the clock was stopped in the turn of somebody else", () => {
  const perTurn: TimeControl = { game: 1500, turn: 30 };
  const stopped = stopClock(startClock(createClock(perTurn, 2), 0, 0), 20_000);
  expect(playerTimes(startClock(stopped, 0, 20_000), 30_000)[0]).toMatchObject({ left: 1470 });
  expect(startClock(stopped, 0, 20_000).turn).toBe(20_000);
  expect(startClock(stopped, 1, 20_000).turn).toBe(0);
  const { stopped: _, ...older } = stopped;
  expect(startClock(older, 0, 20_000).turn).toBe(20_000);
});

test("the charge for overtime is a ruling, which a record of the game has as a (time) line", () => {
  const clock = passTurn(startClock(createClock(control, 2), 1, 0), null, 1_630_000);
  const game = createGame({ players: 2, first: 0, seed: "slow" });
  const over = unwrap(endGame(game, { reason: "agreed" })).state;
  const charged = timeRulings(clock, 1_630_000).reduce((now, ruling) => unwrap(applyRuling(now, ruling)).state, over);
  expect(charged.players[1]!.score - over.players[1]!.score).toBe(-30);
  const { text: record } = formatGcg(charged);
  expect(record).toMatch(/^>\S+: .*\(time\) -30 /m);
  const { game: read } = unwrap(parseGcg(record));
  expect(read.state.history.some((event) => event.type === "adjusted" && event.reason === "time")).toBe(true);
});

test("a clock can be saved after any times it accepts, and the game takes the charge for overtime", () => {
  const game = unwrap(endGame(createGame({ players: 2, seed: "clocks" }), { reason: "agreed" })).state;
  const year = 31_536_000;
  const duration = fc.oneof(
    fc.constantFrom(1e-300, 1e-9, 1, 60, year),
    fc.double({ min: 1e-9, max: year, noNaN: true }),
  );
  const moment = fc.oneof(fc.constantFrom(-8.64e15, 8.64e15), fc.integer({ min: 0, max: 1e12 }));
  const told = fc.record({
    game: fc.option(duration),
    points: fc.constantFrom(0, 1, 10, 999_999, 1_000_000),
    each: duration,
    limit: fc.option(fc.oneof(fc.constant(0), duration)),
    moments: fc.array(moment, { minLength: 2, maxLength: 6 }),
    added: fc.array(fc.oneof(fc.constantFrom(-year, year), fc.double({ min: -year, max: year, noNaN: true }))),
  });
  const law = fc.property(told, ({ game: time, points, each, limit, moments, added }) => {
    const times = [...moments].sort((a, b) => a - b);
    const last = times.at(-1)!;
    const begun = createClock({ game: time, overtime: { points, each, limit } }, 2);
    const turns = times.reduce((clock, now, i) => passTurn(startClock(clock, i % 2, now), 1 - (i % 2), now), begun);
    const clock = added.reduce((now, seconds, i) => addTime(now, i % 2, seconds), passTurn(turns, null, last));
    expect(JSON.parse(JSON.stringify(clock))).toEqual(clock);
    for (const ruling of timeRulings(clock, last)) expect(applyRuling(game, ruling)).toMatchObject({ ok: true });
  });
  fc.assert(law, { seed });
});
