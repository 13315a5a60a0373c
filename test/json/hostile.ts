import { game } from "./samples.ts";

const nobody = (): never => {
  throw new Error("read by nobody");
};

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function cyclic(): object {
  const cycle: { self?: unknown; list: unknown[] } = { list: [] };
  cycle.self = cycle;
  cycle.list.push(cycle.list, cycle);
  return cycle;
}

/** Every property of it is itself. */
function endless(target: object): object {
  const proxy: object = new Proxy(target, { get: (_, key) => (typeof key === "symbol" ? undefined : proxy) });
  return proxy;
}

function deep(levels: number): unknown {
  let nested: unknown = 0;
  for (let i = 0; i < levels; i++) nested = i % 2 === 0 ? [nested] : { type: nested, ruleset: nested };
  return nested;
}

/** A list that has entries without end for whoever asks its iterator. */
function neverEnding(): unknown[] {
  return Object.assign([1], {
    *[Symbol.iterator]() {
      while (true) yield 1;
    },
  });
}

class Impostor {
  get type(): string {
    return "pass";
  }
}

/** Values that no JSON has, or that make careless readers throw, hang, or believe what they should not. */
export const hostile: Readonly<Record<string, unknown>> = {
  undefined,
  null: null,
  "a symbol": Symbol("game"),
  "not a number": Number.NaN,
  infinity: Number.NEGATIVE_INFINITY,
  "a huge bigint": 10n ** 5000n,
  "a function": Object.assign(nobody, game),
  "a map": new Map(Object.entries(game)),
  "a set": new Set([game]),
  "a date": new Date(Number.NaN),
  "an expression": /./,
  "an error": new Error("game"),
  "a promise": Promise.resolve(game),
  "a boxed text": new String("x".repeat(1_000_000)),
  "a boxed number": new Number(7),
  bytes: new Uint8Array(10_000_000),
  "arguments of a function": (function () {
    // biome-ignore lint/complexity/noArguments: this is about the object itself
    return arguments;
  })(),
  "an instance": new Impostor(),
  "a global": globalThis,
  "an heir": Object.create(game),
  "an heir by literal": JSON.parse(`{"__proto__":${JSON.stringify(game)}}`),
  "an object of no class": Object.create(null),
  "a name that lies": { [Symbol.toStringTag]: "x".repeat(1000) },
  "a name that throws": Object.defineProperty({}, Symbol.toStringTag, { get: nobody }),
  "a getter that throws": Object.defineProperty({ ...game }, "kind", { get: nobody, enumerable: true }),
  "a proxy that throws": new Proxy({}, { get: nobody, ownKeys: nobody, getOwnPropertyDescriptor: nobody }),
  "a list that throws": new Proxy([], { get: nobody }),
  "a list with a hole that throws": Object.defineProperty([1, 2], 0, { get: nobody }),
  "a revoked object": revoked({}),
  "a revoked list": revoked([]),
  "a cycle": cyclic(),
  "an endless object": endless({ type: 0, kind: 0, ruleset: 0, players: 0 }),
  "an endless list": endless([0]),
  "a deep value": deep(100_000),
  "an iterator without end": neverEnding(),
  "a list as long as can be": new Array(2 ** 32 - 1),
  "a length that is no number": new Proxy([], { get: (_, key) => (key === "length" ? Number.NaN : 0) }),
  "a length that is an object": new Proxy([], { get: (_, key) => (key === "length" ? { valueOf: () => 1e9 } : 0) }),
  "a length that grows": new Proxy([], { get: (_, key) => (key === "length" ? 1e12 : 0) }),
  "a wide object": Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`key${i}`, i])),
  "a key without end": { ["x".repeat(1_000_000)]: 1 },
  "keys of every object": { constructor: 1, toString: 2, hasOwnProperty: 3, valueOf: 4 },
  "lone surrogates": { "\ud800": "\udfff", type: "\ud83d", kind: "\ude00" },
  "a text": "kind: game",
  "no text": "",
  "half a text": JSON.stringify(game).slice(0, -1),
  "a text too deep": `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
  "a text of a text": JSON.stringify(JSON.stringify(game)),
  "a text too long": `"${"x".repeat(8_000_000)}"`,
  "a text with a control character": '{"kind":"\u0000"}',
};
