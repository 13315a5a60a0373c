import { expectation, mismatch } from "./describe.ts";
import type { Problem } from "./reader.ts";

/** Throws the first problems as a `RangeError`: for what the calling developer handed in. */
export function refuse(what: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ path, expected, found }) =>
    expectation(path === "" ? what : `${what}: ${path}`, expected, found),
  );
  throw new RangeError(lines.join("\n"));
}

/** Refuses options that are no object, or have a key nobody knows: a slip there would be passed over in silence. */
export function requireOptions(options: unknown, keys: readonly string[]): void {
  const object = typeof options === "object" && options !== null;
  const unknown = object ? Object.keys(options).find((key) => !keys.includes(key)) : options;
  if (!object || unknown !== undefined) throw new TypeError(mismatch("options", `{ ${keys.join(", ")} }`, unknown));
}

/** Throws the `RangeError` for an option that makes no sense. */
export function refuseOption(name: string, expected: string, found: unknown): never {
  throw new RangeError(mismatch(name, expected, found));
}
