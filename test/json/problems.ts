import type { Parsed } from "tilewright";

/** What is wrong, each problem as its code and its path: `range players[0].score`. Empty: it was read. */
export function problems(result: Parsed<object>): readonly string[] {
  return (result.problems ?? []).map(({ code, path }) => `${code} ${path}`.trim());
}

/** Plain data with another value at a path such as `players[0].rack`; `undefined` takes the property away. */
export function withChange(data: unknown, path: string, value: unknown): unknown {
  return change(
    data,
    path.split(/[.[\]]+/).filter((key) => key !== ""),
    value,
  );
}

function change(data: unknown, [key = "", ...rest]: readonly string[], value: unknown): unknown {
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string, unknown>;
  if (rest.length > 0) copy[key] = change(copy[key], rest, value);
  else if (value !== undefined) copy[key] = value;
  else delete copy[key];
  return copy;
}
