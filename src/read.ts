import type { Problem } from "./checked.ts";

/**
 * Reads values of unknown shape and collects what is wrong with them, each problem with its path.
 *
 * Every method answers `null` (or a harmless value) after noting a problem, so that reading goes on and all problems
 * are told at once. Nothing of the value survives but what was asked for: getters run once, prototypes never matter.
 */
export interface Reader {
  readonly problems: readonly Problem[];
  fail(code: string, path: string, expected: string, found: unknown): null;
  /** The own properties `keys` of an object; keys beyond them are problems unless `open`. */
  record(
    value: unknown,
    path: string,
    keys: readonly string[],
    open?: boolean,
  ): Readonly<Record<string, unknown>> | null;
  /** All own properties of an object, whatever their names. */
  entries(value: unknown, path: string, max: number): readonly (readonly [string, unknown])[] | null;
  list(value: unknown, path: string, max: number): readonly unknown[] | null;
  integer(value: unknown, path: string, min: number, max: number): number | null;
  text(value: unknown, path: string, max: number): string | null;
  boolean(value: unknown, path: string): boolean | null;
  oneOf<T extends string | number>(value: unknown, path: string, choices: readonly T[]): T | null;
}

/** More problems than this are not told: a file that is all wrong must not make an answer larger than itself. */
const mostProblems = 100;

/** A new {@link Reader} with no problems yet. */
export function createReader(): Reader {
  const problems: Problem[] = [];

  const fail = (code: string, path: string, expected: string, found: unknown): null => {
    if (problems.length < mostProblems) problems.push({ code, path, expected, found: describe(found) });
    return null;
  };

  const snapshot = (value: unknown, path: string): [string, unknown][] | null => {
    if (typeof value !== "object" || value === null) return fail("type", path, "an object", value);
    try {
      if (Array.isArray(value)) return fail("type", path, "an object", value);
      return Object.keys(value).map((key) => [key, (value as Record<string, unknown>)[key]]);
    } catch {
      return fail("unreadable", path, "an object that can be read", "an object that throws");
    }
  };

  return {
    problems,
    fail,
    record(value, path, keys, open = false) {
      const properties = snapshot(value, path);
      if (properties === null) return null;
      const wanted: Record<string, unknown> = Object.create(null);
      for (const [key, property] of properties) {
        if (keys.includes(key)) wanted[key] = property;
        else if (!open) fail("unknown-key", join(path, key), `one of ${keys.join(", ")}`, key);
      }
      return wanted;
    },
    entries(value, path, max) {
      const properties = snapshot(value, path);
      if (properties === null) return null;
      return properties.length > max
        ? fail("too-large", path, `at most ${max} entries`, properties.length)
        : properties;
    },
    list(value, path, max) {
      try {
        if (!Array.isArray(value)) return fail("type", path, "a list", value);
        if (value.length > max) return fail("too-large", path, `at most ${max} entries`, value.length);
        return Array.from(value as readonly unknown[]);
      } catch {
        return fail("unreadable", path, "a list that can be read", "a list that throws");
      }
    },
    integer(value, path, min, max) {
      if (typeof value !== "number" || !Number.isInteger(value)) return fail("type", path, "an integer", value);
      if (value < min || value > max) return fail("range", path, `${min} to ${max}`, value);
      return value + 0; // -0 becomes 0
    },
    text(value, path, max) {
      if (typeof value !== "string") return fail("type", path, "a text", value);
      if (value.length > max) return fail("too-large", path, `at most ${max} characters`, value.length);
      return value;
    },
    boolean(value, path) {
      return typeof value === "boolean" ? value : fail("type", path, "true or false", value);
    },
    oneOf(value, path, choices) {
      return choices.find((choice) => choice === value) ?? fail("choice", path, choices.join(", "), value);
    },
  };
}

/** A value in a few words, for `found`: never longer than a line, never an exception. */
export function describe(value: unknown): string {
  if (typeof value === "string")
    return value.length > 40 ? `${JSON.stringify(value.slice(0, 40))}...` : JSON.stringify(value);
  if (value === null) return "null";
  if (typeof value === "object") {
    try {
      return Array.isArray(value) ? "a list" : "an object";
    } catch {
      return "an object that throws";
    }
  }
  return typeof value === "function" || typeof value === "symbol"
    ? `a ${typeof value}`
    : Object.is(value, -0)
      ? "-0"
      : `${value as number}`;
}

/** The path of a property of what stands at `path`. */
export function join(path: string, key: string | number): string {
  if (typeof key === "number") return `${path}[${key}]`;
  return path === "" ? key : `${path}.${key}`;
}

/** Throws the first problems as a `RangeError`: for what the calling developer handed in. */
export function refuse(what: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ path, expected, found }) => `${path === "" ? what : `${what}: ${path}`}: expected ${expected}, found ${found}`,
  );
  throw new RangeError(lines.join("\n"));
}
