import fc from "fast-check";
import type { Parsed, Problem } from "tilewright";
import { parseKlv, parseLeaves, parseLessons } from "tilewright/analysis";
import { parseClock } from "tilewright/clock";
import { parseWordGraph } from "tilewright/dictionary";
import {
  parseGame,
  parseMove,
  parsePlacements,
  parsePosition,
  parseRuleset,
  parseUpdate,
  parseView,
} from "tilewright/json";
import { describeProblem } from "tilewright/messages";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { hostileInputs, timeFor } from "../seed.ts";
import { hostile } from "./hostile.ts";
import { withChange } from "./problems.ts";
import { game, view } from "./samples.ts";

const inputs = hostileInputs(1000);

const parsers: Readonly<Record<string, (input: unknown) => Parsed<object>>> = {
  parseGame,
  parseView,
  parseRuleset,
  parseMove: (input) => parseMove(input, us2021),
  parsePlacements: (input) => parsePlacements(input, us2021),
  parsePosition: (input) => parsePosition(input, us2021),
  parseUpdate: (input) => parseUpdate(input, view),
  parseClock,
  parseLeaves,
  parseLessons,
  parseKlv: (input) => parseKlv(input as Uint8Array, us2021),
  parseWordGraph: (input) => parseWordGraph(input as Uint8Array, us2021),
};

/** What a problem says: what was expected and found, or one of the sentences that say it alone. */
const sentence = new RegExp(
  [
    "expected .+, found .",
    "cannot be read as JSON: .",
    ": unknown property \\(known: .",
    "this (?:object|list) throws when it is read$",
    " is not a (?:letter in the \\S+ tile set|character in the legend)",
    " is listed more than once$",
    "this square is a hole",
  ].join("|"),
  "su",
);

function expectProblems(problems: readonly Problem[] | undefined): void {
  expect(problems?.length).toBeGreaterThan(0);
  expect(problems?.length).toBeLessThanOrEqual(100);
  for (const problem of problems ?? []) {
    expect(JSON.parse(JSON.stringify(problem))).toEqual(problem);
    expect(JSON.stringify(problem).length).toBeLessThan(10_000);
    const said = describeProblem(problem);
    expect(said).toMatch(sentence);
    expect(said.length).toBeLessThan(1000);
  }
}

describe.each(Object.entries(parsers))(
  "%s answers with problems and never throws, whatever it is given:",
  (name, parse) => {
    // A position has neither key to miss, and others do not matter.
    const fine = (input: unknown): boolean => name === "parsePosition" && typeof input === "object" && input !== null;

    test.each(Object.entries(hostile))("%s", (_what, input) => {
      const { ok, problems } = parse(input);
      if (!ok || !fine(input)) expectProblems(problems);
    });

    test(
      "values of any type, texts and JSON at random",
      () => {
        const settings = { withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true };
        const all = { ...settings, withSparseArray: true, withNullPrototype: true, withObjectString: true };
        fc.assert(
          fc.property(fc.oneof(fc.anything({ ...all, withBoxedValues: true }), fc.json(), fc.string()), (input) => {
            const { ok, problems } = parse(input);
            if (!ok) expectProblems(problems);
          }),
          { numRuns: inputs },
        );
      },
      timeFor(inputs),
    );
  },
);

describe("parseGame refuses every value that does not belong in the place of", () => {
  const places = [
    "kind",
    "version",
    "ruleset",
    "ruleset.layout",
    "ruleset.tileSet",
    "ruleset.end",
    "board",
    "board[0]",
  ];
  places.push("players", "players[0]", "players[0].name", "players[0].rack", "players[0].rack.tiles", "bag", "status");
  places.push(
    "status.turn",
    "seed",
    "dictionary",
    "history",
    "history[3]",
    "history[3].placements",
    "history[4].words",
  );

  test.each(places)("%s", (path) => {
    for (const [what, value] of Object.entries(hostile)) {
      const { ok, problems } = parseGame(withChange(game, path, value));
      const text = typeof value === "string" && value.length <= 10_000;
      const saysAnything = text && ["seed", "dictionary", "players[0].name"].includes(path);
      const saysNothing = value === null && ["seed", "dictionary", "board[0]"].includes(path);
      if (saysAnything || saysNothing) expect(ok, what).toBe(true);
      else expectProblems(problems);
    }
  });
});

test("a text with the keys __proto__ and constructor changes no prototype", () => {
  const text = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"type":"pass"}`;
  for (const parse of Object.values(parsers)) parse(text);
  const nested = JSON.stringify(game).replace('"hidden":0', '"__proto__":{"polluted":1,"hidden":0},"hidden":0');
  expect(parseGame(nested).problems?.map(({ code, path }) => `${code} ${path}`)).toEqual([
    "unknown-key players[0].rack.__proto__",
  ]);
  expect(parseMove(text, us2021).problems?.map(({ path }) => path)).toEqual(["__proto__", "constructor"]);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});
