// A control for each player, delay, increments and overtime, what follows from a clock, and clocks from strangers.
import fc from "fast-check";
import { applyRuling, createGame, endGame, unwrap } from "tilewright";
import {
  addTime,
  type Clock,
  createClock,
  parseClock,
  passTurn,
  playerTimes,
  startClock,
  stopClock,
  type TimeControl,
  timeRulings,
} from "tilewright/clock";
import { describe, expect, test } from "vitest";
import { casesOf, seed } from "../seed.ts";

const tenAMinute = { points: 10, each: 60, limit: 600 } as const;
const minutes = (count: number): number => count * 60_000;

describe("a clock with a control for each player", () => {
  const handicap = createClock([{ game: 1500 }, { game: 600, overtime: tenAMinute }], 2);

  test("gives each their own time, and charges by their own rule", () => {
    const [strong, weak] = playerTimes(passTurn(startClock(handicap, 1, 0), 0, minutes(11)), minutes(12));
    expect([strong?.left, strong?.charge]).toEqual([1440, 0]);
    expect([weak?.left, weak?.charge]).toEqual([-60, 10]);
  });

  test.each([
    [
      "one control too few",
      () => createClock([{ game: 60 }], 2),
      "control: expected a time control for everyone, or a list of 2, found a list",
    ],
    [
      "a wrong one",
      () => createClock([{ game: 60 }, { game: 0 }], 2),
      "control[1].game: expected a number greater than 0, and at most 31,536,000, found 0",
    ],
  ])("is refused for %s", (_, call, message) => {
    expect(call).toThrow(message);
  });
});

describe("an increment", () => {
  const control: TimeControl = { game: 60, increment: 60, overtime: tenAMinute };

  test("gives time for the next turn, and does not take back the overtime that has run", () => {
    const over = passTurn(startClock(createClock(control, 2), 0, 0), 1, minutes(2));
    expect(playerTimes(over, minutes(2))[0]).toMatchObject({ left: 60, overtime: 60, charge: 10 });
    const again = passTurn(passTurn(over, 0, minutes(2)), 1, minutes(4));
    expect(playerTimes(again, minutes(4))[0]).toMatchObject({ left: 60, overtime: 120, charge: 20 });
  });

  test("is another thing than a correction, which takes overtime back first", () => {
    const over = passTurn(startClock(createClock({ game: 60, overtime: tenAMinute }, 2), 0, 0), 1, minutes(2));
    expect(playerTimes(addTime(over, 0, 45), minutes(2))[0]).toMatchObject({ left: -15, overtime: 15 });
    expect(playerTimes(addTime(over, 0, 75), minutes(2))[0]).toMatchObject({ left: 15, overtime: 0, charge: 0 });
  });
});

describe("a delay", () => {
  const delayed = createClock({ game: 100, delay: 5 }, 2);

  test("lets the first seconds of each turn not count, and is lost where it is not used", () => {
    const three = passTurn(startClock(delayed, 0, 0), 1, 3_000);
    expect(playerTimes(three, 3_000)[0]?.left).toBe(100);
    const nine = passTurn(passTurn(three, 0, 12_000), 1, 17_000);
    expect(playerTimes(nine, 17_000).map(({ left }) => left)).toEqual([100, 96]);
  });

  test("counts once a turn, into however many pieces the turn is cut", () => {
    const cut = startClock(stopClock(startClock(delayed, 0, 0), 4_000), 0, 60_000);
    expect(playerTimes(cut, 60_000)[0]).toMatchObject({ left: 100, delayLeft: 1 });
    expect(playerTimes(cut, 63_000)[0]).toMatchObject({ left: 98, delayLeft: 0 });
  });
});

describe("what follows from a clock", () => {
  const game = createGame({ players: 2, seed: "time", first: 0 });

  test("is the end of the game where it stops at zero", () => {
    const clock = startClock(createClock({ game: 1500, stopsAtZero: true }, 2), 0, 0);
    expect(timeRulings(clock, minutes(25) - 1)).toEqual([]);
    const [end] = timeRulings(clock, minutes(25));
    expect(end).toEqual({ type: "end", reason: "time" });
    const { state } = unwrap(applyRuling(game, end!));
    expect(state).toEqual(unwrap(endGame(game, { reason: "time" })).state);
  });

  test("is one charge, however long the overtime, where each is null", () => {
    const once = { points: 30, each: null, limit: null };
    const clock = startClock(createClock({ game: 1500, overtime: once }, 2), 0, 0);
    for (const late of [1, 61, 6_000])
      expect(timeRulings(clock, minutes(25) + late * 1000)).toEqual([
        { type: "adjust", player: 0, points: -30, reason: "time" },
      ]);
  });

  test("is the end also where an increment has come after the time was up", () => {
    const clock = startClock(createClock({ game: 60, increment: 60, stopsAtZero: true }, 2), 0, 0);
    expect(timeRulings(passTurn(clock, 1, minutes(1) + 1), minutes(2))).toEqual([{ type: "end", reason: "time" }]);
  });

  test("is one list: charges of the others come before the end", () => {
    const controls = [
      { game: 60, overtime: tenAMinute },
      { game: 60, stopsAtZero: true },
    ];
    const late = passTurn(startClock(createClock(controls, 2), 0, 0), 1, minutes(2));
    expect(timeRulings(late, minutes(3))).toEqual([
      { type: "adjust", player: 0, points: -10, reason: "time" },
      { type: "end", reason: "time" },
    ]);
  });

  test("is nobody's win where everybody is beyond the limit, each with the spread of their own rule", () => {
    const controls = [50, 100].map((spread) => ({ game: 60, overtime: { ...tenAMinute, limit: 0, spread } }));
    const late = passTurn(startClock(createClock(controls, 2), 0, 0), 1, minutes(2));
    expect(timeRulings(late, minutes(4)).at(-1)).toEqual({
      ...{ type: "decide", reason: "lost-on-time" },
      ...{ winners: [], spreads: [-50, -100] },
    });
  });

  test("is a game lost on time beyond the limit, and not at it, with the spread that the rules give", () => {
    const clock = startClock(createClock({ game: 1500, overtime: { ...tenAMinute, spread: 50 } }, 3), 1, 0);
    expect(timeRulings(clock, minutes(35) + 999).map(({ type }) => type)).toEqual(["adjust"]);
    const rulings = timeRulings(clock, minutes(35) + 1_000);
    expect(rulings).toEqual([
      { type: "adjust", player: 1, points: -100, reason: "time" },
      { type: "decide", reason: "lost-on-time", winners: [0, 2], spreads: [50, -50, 50] },
    ]);
  });

  test("is a spread of the lead where that is more, once the charges are deducted and if the scores are known", () => {
    const clock = startClock(createClock({ game: 1500, overtime: { ...tenAMinute, spread: 50 } }, 3), 1, 0);
    const spreads = (...scores: number[]): unknown => {
      const last = timeRulings(clock, minutes(36), scores).at(-1);
      return last?.type === "decide" ? last.spreads : last;
    };
    expect(spreads(300, 350, 200)).toEqual([50, -50, 50]);
    expect(spreads(300, 349, 200)).toEqual([51, -51, 51]);
    expect(spreads(-300, -100, -200)).toEqual([50, -50, 50]);
    expect(
      timeRulings(startClock(createClock({ game: 1500, overtime: tenAMinute }, 2), 0, 0), minutes(36), [0, 9]),
    ).toEqual([
      { type: "adjust", player: 0, points: -100, reason: "time" },
      { type: "decide", reason: "lost-on-time", winners: [1], spreads: null },
    ]);
    expect(spreads(3e6, 0, 0)).toEqual([1e6, -1e6, 1e6]); // no ruling may say more
    for (const wrong of [[300, 200], [300, 200, 0.5], [300, 200, Number.NaN], "300", null])
      expect(() => timeRulings(clock, 0, wrong as never)).toThrow(
        "scores: expected a list of whole numbers, one for each seat",
      );
  });

  test("takes the win from whoever leads when the time is up", () => {
    const clock = startClock(createClock({ game: 1500, overtime: tenAMinute }, 2), 0, 0);
    const leading = unwrap(applyRuling(game, { type: "adjust", player: 0, points: 300, reason: "correction" })).state;
    const over = timeRulings(clock, minutes(40)).reduce(
      (now, ruling) => unwrap(applyRuling(now, ruling)).state,
      leading,
    );
    expect(over.status).toMatchObject({ kind: "over", reason: "lost-on-time", winners: [1] });
    expect(over.players[0]!.score).toBe(200);
  });

  test("is refused to be both overtime and an end at zero", () => {
    expect(() => createClock({ game: 60, stopsAtZero: true, overtime: tenAMinute }, 2)).toThrow(
      "control.overtime: expected null, because the game stops at zero",
    );
  });
});

test("a clock that stands does not go back behind its last stop", () => {
  const stopped = stopClock(startClock(createClock({ game: 60 }, 2), 0, 1_000), 5_000);
  for (const call of [
    () => startClock(stopped, 0, 4_999),
    () => stopClock(stopped, 4_999),
    () => passTurn(stopped, 1, 4_999),
    () => playerTimes(stopped, 4_999),
    () => timeRulings(stopped, 4_999),
  ])
    expect(call).toThrow("now: expected 5000 or later, found 4999");
});

describe("a clock from a stranger", () => {
  const made = passTurn(
    startClock(
      createClock(
        [
          { game: 60, turn: null },
          { game: null, delay: 2 },
        ],
        2,
      ),
      0,
      5,
    ),
    1,
    9,
  );
  const wrong = (change: object): readonly (string | undefined)[] =>
    (parseClock({ ...made, ...change }).problems ?? []).map(({ code, path }) => `${code} ${path}`);

  test("is read back as it was made, from text and as a value", () => {
    expect(parseClock(JSON.stringify(made))).toEqual({ ok: true, clock: made });
    expect(parseClock(JSON.parse(JSON.stringify(made)))).toEqual({ ok: true, clock: made });
  });

  test.each<readonly [what: string, change: object, problems: readonly string[]]>([
    ["a list of times that is too short", { used: [0] }, ["count used"]],
    ["a seat that nobody has", { running: 2 }, ["range running"]],
    ["a clock that runs since never", { since: null }, ["type since"]],
    ["a time that is a text", { used: ["0", 0] }, ["type used[0]"]],
    [
      "a time that JSON cannot have",
      { turn: Number.NaN, overtime: [0, Number.POSITIVE_INFINITY] },
      ["range overtime[1]", "range turn"],
    ],
    ["overtime that somebody has gained", { overtime: [-1, 0] }, ["range overtime[0]"]],
    ["nobody who plays", { controls: [], used: [], overtime: [], running: null }, ["count controls"]],
    [
      "a control with a key that nothing knows",
      { controls: [{ game: 60, incremnt: 5 }, { game: 60 }] },
      ["unknown-key controls[0].incremnt"],
    ],
    [
      "a game that stops at zero and charges for overtime",
      { controls: [{ game: 60 }, { game: 60, stopsAtZero: true, overtime: tenAMinute }] },
      ["type controls[1].overtime"],
    ],
  ])("with %s is refused with the place", (_, change, problems) => {
    expect(wrong(change)).toEqual(problems);
  });

  test.each<unknown>([undefined, null, 5, "", "{", "[]", [], "x".repeat(200_000), new Proxy({}, { ownKeys: thrower })])(
    "that is something else is a problem, not an exception (%#)",
    (input) => {
      expect(parseClock(input).ok).toBe(false);
    },
  );

  test("goes on after it was read, whatever was done with it", () => {
    const step = fc.tuple(fc.nat(3), fc.nat(100_000));
    const law = fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let clock: Clock = createClock({ game: 60, increment: 3, delay: 1, overtime: tenAMinute }, 2);
      let now = 0;
      for (const [what, passed] of steps) {
        now += passed;
        const acts = [startClock(clock, passed % 2, now), stopClock(clock, now), passTurn(clock, 1, now)];
        clock = acts[what] ?? addTime(clock, 0, passed % 7);
        expect(parseClock(JSON.stringify(clock))).toEqual({ ok: true, clock });
      }
    });
    fc.assert(law, { seed });
  });
});

/** A clock that keeps nothing but what it was told: one list of what was used, and one of what ran beyond the time. */
function secondClock({ game, increment = 0, delay = 0 }: TimeControl) {
  const left = [Number(game) * 1000, Number(game) * 1000];
  const overtime = [0, 0];
  const take = (seat: number, time: number): void => {
    const there = Math.min(time, Math.max(0, left[seat]!));
    left[seat]! -= there;
    overtime[seat]! += time - there;
  };
  const turn = (seat: number, time: number): void => {
    take(seat, Math.max(0, time - delay * 1000));
    left[seat]! += increment * 1000;
  };
  const add = (seat: number, time: number): void => {
    if (time < 0) take(seat, -time);
    const back = Math.max(0, Math.min(time, overtime[seat]!));
    overtime[seat]! -= back;
    left[seat]! += Math.max(0, time) - back;
  };
  return { left, overtime, turn, add };
}

test("whatever happens in turn, overtime shrinks by addTime only, and charges are those of a second clock", () => {
  const step = fc.record({ what: fc.nat(9), passed: fc.nat(200_000), more: fc.integer({ min: -90, max: 90 }) });
  const controls = fc.record({
    game: fc.constantFrom(30, 60, 600),
    increment: fc.constantFrom(0, 5, 60),
    delay: fc.constantFrom(0, 3, 30),
    overtime: fc.record({
      points: fc.constantFrom(0, 5, 10),
      each: fc.constantFrom(null, 30, 60),
      limit: fc.constantFrom(null, 0, 100, 300),
    }),
  });
  const law = fc.property(controls, fc.array(step, { maxLength: 40 }), (control, steps) => {
    const second = secondClock(control);
    let clock = startClock(createClock(control, 2), 0, 0);
    let [now, seat, turn] = [0, 0, 0];
    for (const { what, passed, more } of steps) {
      const before = playerTimes(clock, now).map(({ overtime }) => overtime);
      now += passed;
      turn += passed;
      if (what < 5) {
        second.turn(seat, turn);
        [seat, turn] = [1 - seat, 0];
        clock = passTurn(clock, seat, now);
      } else if (what < 8) clock = startClock(stopClock(clock, now), seat, now);
      else {
        second.add(what % 2, more * 1000);
        clock = addTime(clock, what % 2, more);
        if (what % 2 === seat) continue; // what runs is not counted by either yet
      }
      const times = playerTimes(clock, now);
      if (what < 8) for (const at of [0, 1]) expect(times[at]!.overtime).toBeGreaterThanOrEqual(before[at]!);
    }
    second.turn(seat, turn);
    const over = passTurn(clock, null, now);
    const { points, each, limit } = control.overtime;
    for (const [at, { charge, lost, overtime }] of playerTimes(over, now).entries()) {
      expect(overtime).toBe(second.overtime[at]! / 1000);
      const seconds = Math.floor(second.overtime[at]! / 1000);
      const periods = each === null ? Math.sign(seconds) : Math.ceil(Math.min(seconds, limit ?? seconds) / each);
      expect(charge).toBe(limit === 0 ? 0 : points * periods);
      expect(lost).toBe(limit !== null && seconds > limit);
    }
  });
  fc.assert(law, { seed, numRuns: casesOf(1000) });
});

function thrower(): never {
  throw new Error("not to be read");
}
