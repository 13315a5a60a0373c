import { expectation, mismatch } from "./describe.ts";
import type { Problem } from "./reader.ts";

/** Throws the problems as one `RangeError`, if there are any. For values that the calling developer handed in. */
export function refuse(what: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ path, expected, found }) =>
    expectation(path === "" ? what : `${what}: ${path}`, expected, found),
  );
  throw new RangeError(lines.join("\n"));
}

/**
 * Throws a `TypeError` if options are not an object, or have a key that is not in `keys`: a misspelt option would
 * otherwise be ignored in silence.
 */
export function requireOptions(options: unknown, keys: readonly string[]): void {
  const object = typeof options === "object" && options !== null;
  const unknown = object ? Object.keys(options).find((key) => !keys.includes(key)) : options;
  if (!object || unknown !== undefined) throw new TypeError(mismatch("options", `{ ${keys.join(", ")} }`, unknown));
}

/** Throws a `RangeError` for an option whose value makes no sense. */
export function refuseOption(name: string, expected: string, found: unknown): never {
  throw new RangeError(mismatch(name, expected, found));
}
