import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { calls, means } from "./calls.ts";

type Call = (...args: readonly unknown[]) => unknown;

/** Every function of every entry of the package, by name: an export that is new has no right call here yet, and fails. */
const { exports: entries } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  readonly exports: Readonly<Record<string, unknown>>;
};
const functions = new Map<string, Call>();
/** They take a board, which only a page has: test/element/extras.test.ts spoils their calls. */
const needPage = ["liven", "preparePlays", "showMarks"];
for (const entry of Object.keys(entries)) {
  if (entry.endsWith(".json")) continue;
  const module: Readonly<Record<string, unknown>> = await import(`tilewright${entry.slice(1)}`);
  for (const [name, value] of Object.entries(module)) {
    // A class can be called with `new` only, and the one there is takes nothing.
    if (typeof value !== "function" || /^class\b/.test(Function.prototype.toString.call(value))) continue;
    if (needPage.includes(name)) continue;
    functions.set(name, value as Call);
    if ("for" in value) functions.set(`${name}.for`, value.for as Call);
  }
}

/** What an object throws that cannot be read. A caller who hands it in gets it back. */
const own = new Error("this object cannot be read");
const unreadable = new Proxy(
  {},
  Object.fromEntries(
    ["get", "has", "ownKeys", "getPrototypeOf", "getOwnPropertyDescriptor"].map((trap) => [
      trap,
      () => {
        throw own;
      },
    ]),
  ),
);

const wrongThings: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  "a number": 7,
  "a text": "text",
  "an empty object": {},
  "an empty list": [],
  "a list of null": [null],
  "a function": () => 7,
  "an unreadable object": unreadable,
  true: true,
  "a list with holes": new Array(3),
  "a revoked proxy": revoked(),
};

/** An object that its maker has switched off: whatever is asked of it, the engine throws. */
function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

interface Outcome {
  readonly answer?: unknown;
  readonly error?: unknown;
}

/** Calls a function, and goes through what it gives one by one. */
function attempt(call: Call, args: readonly unknown[]): Outcome {
  try {
    const answer = call(...args);
    if (typeof (Object(answer) as Iterator<unknown>).next === "function")
      return { answer: [...(answer as Iterable<unknown>)] };
    return { answer };
  } catch (error) {
    return { error };
  }
}

/** Whether a mistake is answered as documented: by an error that says what was expected, or by a refusal as data. */
function isTold({ answer, error }: Outcome): boolean {
  if (error === own) return true;
  if (error !== undefined) {
    const { message } = error as Error;
    const isOurs = message.split("\n").every((line) => /^\w.*: expected ./.test(line));
    return isOurs && (error instanceof TypeError || error instanceof RangeError);
  }
  const { ok, legal, violations, problems, play } = Object(answer) as Readonly<Record<string, unknown>>;
  if (ok === false || legal === false) return ((violations ?? problems) as readonly unknown[]).length > 0;
  return (play as { readonly ok?: boolean } | undefined)?.ok === false; // allowedMoves
}

const inWords = ({ answer, error }: Outcome): string =>
  error === undefined ? `gives ${JSON.stringify(answer)?.slice(0, 60)}` : `throws ${error}`;

/** What is left of an object without one of its properties; a tile set's or a graph's methods count, too. */
function withoutEach(arg: unknown): readonly (readonly [string, object])[] {
  if (typeof arg !== "object" || arg === null || Array.isArray(arg) || arg instanceof ArrayBuffer) return [];
  return Object.keys(arg).map((key) => {
    const { [key]: _, ...rest } = arg as Record<string, unknown>;
    return [`an object without ${key}`, rest];
  });
}

/** An object with one of its properties replaced by something that is not like it, where types would let it through. */
function withOddParts(arg: unknown): readonly (readonly [string, object])[] {
  if (typeof arg !== "object" || arg === null || Array.isArray(arg) || arg instanceof ArrayBuffer) return [];
  return Object.keys(arg).flatMap((key) =>
    [{}, true].map((part): readonly [string, object] => [
      `${JSON.stringify(part)} for ${key}`,
      { ...arg, [key]: part },
    ]),
  );
}

const replaced = (args: readonly unknown[], at: number, by: unknown): readonly unknown[] =>
  args.map((arg, i) => (i === at ? by : arg));

test("every exported function has a right call to spoil", () => {
  expect([...functions.keys()].sort()).toEqual(Object.keys(calls).sort());
});

describe.each([...functions])("%s", (name, call) => {
  const args = calls[name] ?? [];
  const outcomeOf = (at: number, thing: unknown): Outcome => attempt(call, replaced(args, at, thing));

  test("answers the right call", () => {
    const outcome = attempt(call, args);
    expect(outcome.error).toBeUndefined();
    expect(isTold(outcome)).toBe(false);
  });

  test("says what it expects where an argument is missing or something else", () => {
    const odd = args.flatMap((_, i) =>
      Object.entries(wrongThings).flatMap(([what, thing]) => {
        const outcome = outcomeOf(i, thing);
        const isMeant = means[name]?.[i]?.some((thing) => thing === what) === true;
        return isTold(outcome) === isMeant ? [`${what} for argument ${i}: ${inWords(outcome)}`] : [];
      }),
    );
    expect(odd).toEqual([]);
    if (args.length > 0 && means[name]?.[0]?.includes("nothing") !== true) expect(isTold(attempt(call, []))).toBe(true);
  });

  test.each([
    ["without a property of an argument", withoutEach],
    ["with a property that is {} or true", withOddParts],
  ])("either does %s or says what it expects", (_, spoil) => {
    const untold = args.flatMap((arg, i) =>
      spoil(arg).flatMap(([what, spoilt]) => {
        const outcome = outcomeOf(i, spoilt);
        return outcome.error === undefined || isTold(outcome) ? [] : [`${what} for argument ${i}: ${inWords(outcome)}`];
      }),
    );
    expect(untold).toEqual([]);
  });
});
