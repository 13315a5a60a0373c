import { unwrap } from "tilewright";
import {
  parseGame,
  parseMove,
  parsePlacements,
  parsePosition,
  parseRuleset,
  parseUpdate,
  parseView,
} from "tilewright/json";
import { parseReport, reportRecords } from "tilewright/records";
import { us2021 } from "tilewright/rulesets";
import { expect, expectTypeOf, test } from "vitest";
import { game, view } from "./samples.ts";

/** The interface as its page defines it, version 1, for a library that knows nothing of tilewright. */
interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}
type Result<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] };
interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
type OutputOf<S extends StandardSchemaV1> = NonNullable<S["~standard"]["types"]>["output"];

/** Such a library: it validates what comes in, and says where it is wrong. */
async function receive<S extends StandardSchemaV1>(schema: S, input: unknown): Promise<OutputOf<S>> {
  const result = await schema["~standard"].validate(input);
  if (result.issues === undefined) return result.value;
  throw new Error(result.issues.map(({ path = [], message }) => `${path.join("/")}: ${message}`).join("\n"));
}

const move = { type: "play", placements: [{ row: 7, col: 7, letter: "A" }] } as const;
const update = { kind: "update", viewer: 1, from: 0, events: game.history, after: "19-b" };
const { placements } = move;
const report = reportRecords([{ id: "a.gcg", text: "no game" }], { part: "1" });

const cases: readonly (readonly [string, StandardSchemaV1, unknown])[] = [
  ["a game", parseGame, game],
  ["a view", parseView, view],
  ["a ruleset", parseRuleset, us2021],
  ["a report", parseReport, report],
  ["a move", parseMove.for(us2021), move],
  ["placements", parsePlacements.for(us2021), placements],
  ["a position", parsePosition.for(us2021), { ...unwrap(parsePosition({ rack: ["A"] }, us2021)), ruleset: us2021 }],
  ["a position after a word", parsePosition.for(us2021), unwrap(parsePosition({ wordsPlayed: ["HORN"] }, us2021))],
  ["an update", parseUpdate.for(view), update],
];

test.each(cases)(
  "a library that takes any Standard Schema receives %s, as a value and as a text",
  async (_, schema, value) => {
    const { ok, ...data } = { ok: true, ...(value as object) };
    const expected = Array.isArray(value) ? value : data;
    expect(await receive(schema, value)).toEqual(expected);
    const text = JSON.stringify(value);
    expect(await receive(schema, text)).toEqual(expected);
    expect(schema["~standard"]).toMatchObject({ version: 1, vendor: "tilewright" });
  },
);

test("such a library is given every problem with its place as a list of keys", async () => {
  const wrong = { type: "play", placements: [{ row: 7, col: 77, letter: "A" }], "a.b": 1, 'say "x"': 2 };
  await expect(receive(parseMove.for(us2021), wrong)).rejects.toThrow(
    [
      "a.b: unknown property (known: type, placements and points)",
      'say "x": unknown property (known: type, placements and points)',
      "placements/0/col: expected a number from 0 to 14, found 77",
    ].join("\n"),
  );
  const { issues } = parseGame["~standard"].validate({
    ...game,
    players: [{ ...game.players[0], score: "1" }, game.players[1]],
  }) as {
    readonly issues: readonly Issue[];
  };
  expect(issues[0]).toEqual({ message: 'expected an integer, found "1"', path: ["players", 0, "score"] });
  expect(parseMove.for(us2021)["~standard"].validate("{").issues?.[0]?.path).toEqual([]);
});

test("of a key that is cut in a message, because it is long, the place has what stands there", () => {
  const long = "a name of more than forty characters is cut here";
  const placements = [{ row: 7, col: 7, letter: "A", [long]: 1, "b c]": 2 }];
  const { issues = [] } = parseMove.for(us2021)["~standard"].validate({ type: "play", placements });
  expect(issues.map(({ path }) => path)).toEqual([
    ["placements", 0, long.slice(0, 40)],
    ["placements", 0, "b c]"],
  ]);
});

test("its types are those of what was read", async () => {
  expectTypeOf(await receive(parseGame, game)).toEqualTypeOf(unwrap(parseGame(game)).state);
  expectTypeOf(await receive(parseMove.for(us2021), move)).toEqualTypeOf(unwrap(parseMove(move, us2021)).move);
  expectTypeOf(await receive(parseUpdate.for(view), update)).toEqualTypeOf(unwrap(parseUpdate(update, view)).update);
});
