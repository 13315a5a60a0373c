import { knownText, mismatch, quote } from "./describe.ts";
import { isList, isObject, isRevoked } from "./is-object.ts";
import type { Problem } from "./problem.ts";
import { definitionSentences, problemText } from "./sentences.ts";

/** Throws the problems as one `RangeError`, if there are any. For values that the calling developer passed. */
export function refuse(what: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map((problem) => {
    const { path } = problem;
    return `${path === "" ? what : `${what}: ${path}`}: ${problemText(problem, definitionSentences)}`;
  });
  throw new RangeError(lines.join("\n"));
}

/** Throws a `TypeError` unless the argument is as it should be: `what: expected this, found that`. */
export function requireThat(holds: boolean, what: string, expected: string, found: unknown): void {
  if (!holds) throw new TypeError(mismatch(what, expected, found));
}

/** Throws a `TypeError` for a proxy that has been revoked. */
export function requireReadable(value: unknown, what: string, expected: string): void {
  if (isRevoked(value)) throw new TypeError(mismatch(what, expected, value));
}

/** Throws a `TypeError` unless `value` is a string. */
export function requireText(value: unknown, what: string): void {
  requireThat(typeof value === "string", what, "a string", value);
}

/** Throws a `TypeError` unless `value` is an object, and not a list. */
export function requireObject(value: unknown, what: string, expected = "an object"): void {
  requireThat(isObject(value), what, expected, value);
}

/** Throws a `TypeError` unless `value` can be gone through with `for ... of`. */
export function requireIterable(value: unknown, what: string, expected: string): void {
  requireReadable(value, what, expected);
  requireThat(typeof (Object(value) as Iterable<unknown>)[Symbol.iterator] === "function", what, expected, value);
}

/**
 * Throws a `TypeError` unless `value` is an object in which each of `lists` is a list and each of `objects` an object.
 * Hardly anything but a game, a layout or a draft has what it must have, so that a mistake is found.
 */
export function requireParts(
  value: unknown,
  what: string,
  expected: string,
  lists: readonly string[],
  objects: readonly string[] = [],
): void {
  requireReadable(value, what, expected);
  const parts = Object(value) as Readonly<Record<string, unknown>>;
  const lacks = lists.find((key) => !isList(parts[key])) ?? objects.find((key) => Object(parts[key]) !== parts[key]);
  if (lacks === undefined) return;
  throw new TypeError(mismatch(what, expected, value) + (parts === value ? ` without ${lacks}` : ""));
}

/**
 * Throws a `TypeError` if options are not an object, or have a key that is not in `keys`: a misspelt option would
 * otherwise be ignored in silence.
 */
export function requireOptions(options: unknown, keys: readonly string[], what = "options"): void {
  // Only a wrong call pays for the list of names.
  if (!isObject(options)) throw new TypeError(mismatch(what, `{ ${keys.join(", ")} }`, options));
  const unknown = Object.keys(options).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw new TypeError(`${what}: unknown property ${quote(unknown)} ${knownText(keys)}`);
}

/** Throws a `RangeError` for an option whose value makes no sense. */
export function refuseOption(name: string, expected: string, found: unknown): never {
  throw new RangeError(mismatch(name, expected, found));
}
