import { unwrap } from "tilewright";
import { parseGame, parseMove, parsePosition, parseView } from "tilewright/json";
import { us2021 } from "tilewright/rulesets";
import { expect, test } from "vitest";
import { game, view } from "./samples.ts";

const move = { type: "play", placements: [{ row: 7, col: 7, letter: "A", blank: true }], points: 2 };
const position = { board: game.board, rack: ["A", "?"] };
const cases: readonly (readonly [string, object, (input: unknown) => object])[] = [
  ["a game", game, (input) => unwrap(parseGame(input)).state],
  ["a view", view, (input) => unwrap(parseView(input)).view],
  ["a move", move, (input) => unwrap(parseMove(input, us2021)).move],
  [
    "a position",
    position,
    (input) => {
      const { board, rack } = unwrap(parsePosition(input, us2021));
      return { board, rack };
    },
  ],
];

test.each(cases)("%s shares no object with the value it was read from", (_what, sample, read) => {
  const input = structuredClone(sample);
  const result = read(input);
  const own = new Set(objectsIn(input));
  expect(objectsIn(result).filter((object) => own.has(object))).toEqual([]);
  for (const object of own) for (const key of Object.keys(object)) Reflect.set(object, key, null);
  expect(result).toEqual(sample);
});

test.each(cases)("%s is read from a frozen value, which stays as it was", (_what, sample, read) => {
  const input = structuredClone(sample);
  for (const object of objectsIn(input)) Object.freeze(object);
  expect(read(input)).toEqual(sample);
});

test.each(cases)("reading %s looks at each property only once", (_what, sample, read) => {
  const reads = new Map<string, number>();
  const watched = (value: unknown, path: string): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const get = (target: object, key: string | symbol): unknown => {
      if (typeof key === "symbol") return undefined;
      const place = `${path}.${key}`;
      reads.set(place, (reads.get(place) ?? 0) + 1);
      return watched(Reflect.get(target, key), place);
    };
    return new Proxy(value, { get });
  };
  // A copy, because a proxy may not answer otherwise than a frozen object.
  expect(read(watched(structuredClone(sample), ""))).toEqual(sample);
  expect(reads.size).toBeGreaterThan(3);
  expect([...reads].filter(([, count]) => count > 1)).toEqual([]);
});

test.each(cases)("%s that was read is plain objects and lists", (_what, sample, read) => {
  for (const object of objectsIn(read(sample)))
    expect([Object.prototype, Array.prototype]).toContain(Object.getPrototypeOf(object));
});

/** Every object and list in plain data, itself included. */
function objectsIn(data: unknown): readonly object[] {
  if (typeof data !== "object" || data === null) return [];
  return [data, ...Object.values(data).flatMap(objectsIn)];
}
