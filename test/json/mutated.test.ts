import fc from "fast-check";
import { unwrap } from "tilewright";
import { parseGame, parseView } from "tilewright/json";
import { expect, test } from "vitest";
import { hostileInputs, timeFor } from "../seed.ts";
import { hostile } from "./hostile.ts";
import { withChange } from "./problems.ts";
import { game, view } from "./samples.ts";

const inputs = Math.max(200, hostileInputs(1000));

const pathsOf = (data: unknown, path = ""): readonly string[] => {
  if (typeof data !== "object" || data === null) return [path];
  const own = Array.isArray(data)
    ? data.flatMap((entry, i) => pathsOf(entry, `${path}[${i}]`))
    : Object.entries(data).flatMap(([key, property]) => pathsOf(property, path === "" ? key : `${path}.${key}`));
  return path === "" ? own : [path, ...own];
};

const likely = fc.oneof(
  fc.integer({ min: -2, max: 300 }),
  fc.constantFrom("", "A", "?", "OX", "played", "over", "nothing", "on-play", null, true, false, [], {}, [0], ["A"]),
  fc.constantFrom({ tiles: [], hidden: 0 }, { tiles: ["A"], hidden: 2 }, { row: 1, col: 1 }, { points: 5 }),
);
/** Behind a function, where fast-check does not look at it. */
const thing = fc.oneof(
  likely.map((value: unknown) => () => value),
  fc.anything().map((value) => () => value),
  fc.constantFrom(...Object.values(hostile).map((value) => () => value)),
);

/** Whether a problem lies at what was changed, in it, or around it. What something is called decides what is in it. */
const near = (problem: string, changed: string): boolean =>
  problem.startsWith(changed.replace(/\.(kind|type)$/, "")) || changed.startsWith(problem);

/** What other parts of a game are read by, or speak of: a change there may show elsewhere. */
const referredTo = /^(ruleset.*|(players|history)(\[\d+\](\.(type|resigned|words.*|rack.*))?)?|seed|viewer)$/;

const samples = [
  ["a game", game, (input: unknown) => parseGame(input), (input: unknown) => unwrap(parseGame(input)).state],
  ["a view", view, (input: unknown) => parseView(input), (input: unknown) => unwrap(parseView(input)).view],
] as const;

test.each(samples)(
  "%s in which one value was changed at random is read, or has its problems near the change",
  (_what, sample, parse, read) => {
    // Boards and rulesets are long: each part of a game is changed as often as any other.
    const byPart = Object.keys(sample).map((part) => pathsOf(sample).filter((path) => path.startsWith(part)));
    const path = fc.oneof(...byPart.map((paths) => fc.constantFrom(...paths)));
    let good = 0;
    const check = (at: string, thing: () => unknown): void => {
      const changed = withChange(sample, at, thing());
      const { ok, problems = [] } = parse(changed);
      if (ok) {
        const result = read(changed);
        expect(read(JSON.stringify(result))).toEqual(result);
        good++;
      } else if (!referredTo.test(at)) {
        expect(problems.filter((problem) => near(problem.path, at)).length, `${at}: ${JSON.stringify(problems)}`).toBe(
          problems.length,
        );
      } else expect(problems.length).toBeGreaterThan(0);
    };
    fc.assert(fc.property(path, thing, check), { numRuns: inputs });
    expect(good).toBeGreaterThan(inputs / 50);
  },
  timeFor(inputs),
);
