import type { Parsed } from "tilewright";

/** What is wrong, each problem as its code and its path: `range players[0].score`. Empty: it was read. */
export function problems(result: Parsed<object>): readonly string[] {
  return (result.problems ?? []).map(({ code, path }) => `${code} ${path}`.trim());
}

/** A copy of plain data with another value at a path such as `players[0].rack`; `undefined` takes the property away. */
export function withChange<T>(data: T, path: string, value: unknown): unknown {
  const copy = structuredClone(data) as unknown;
  const keys = path.split(/[.[\]]+/).filter((key) => key !== "");
  const last = keys.pop() as string;
  const owner = keys.reduce((at, key) => (at as Record<string, unknown>)[key], copy) as Record<string, unknown>;
  if (value === undefined) delete owner[last];
  else Object.defineProperty(owner, last, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}
