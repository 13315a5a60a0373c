import type { PlayViolation, Violation } from "./play/violation.ts";

/**
 * The answer of a function that judges by the rules: what was asked for, or every violation found.
 *
 * The keys of the other branch are declared as `never`, so that `const { ok, state, violations } = applyMove(...)`
 * still narrows after destructuring.
 */
export type Checked<T extends object, V = Violation> =
  | (T & { readonly ok: true; readonly violations?: never })
  | ({ readonly [K in keyof T]?: never } & { readonly ok: false; readonly violations: readonly [V, ...V[]] });

/** The same for reading what came from outside: what was read, or every problem with its place. */
export type Parsed<T extends object, P = Problem> =
  | (T & { readonly ok: true; readonly problems?: never })
  | ({ readonly [K in keyof T]?: never } & { readonly ok: false; readonly problems: readonly [P, ...P[]] });

/** What is wrong with a value from outside. Text formats tell line and column instead: see `Remark` in `./notation`. */
export interface Problem {
  /** What kind of problem, e.g. `"type"`, `"range"`, `"unknown-letter"`. */
  readonly code: string;
  /** Where, from the outermost value: `players[1].rack.tiles[0]`; empty for the value itself. */
  readonly path: string;
  /** What should stand there, in words. */
  readonly expected: string;
  /** What stands there, shortened to fit a line. */
  readonly found: string;
}

/**
 * Gives the value of a successful answer and throws an `Error` that lists every violation or problem otherwise.
 *
 * For scripts, tests and examples. A server looks at `ok` instead: an illegal move is no exception.
 */
export function unwrap<T extends object>(result: Checked<T> | Checked<T, PlayViolation>): T;
export function unwrap<T extends object, P>(result: Parsed<T, P>): T;
export function unwrap(result: {
  readonly ok: boolean;
  readonly violations?: unknown;
  readonly problems?: unknown;
}): object {
  if (result.ok) return result;
  const reasons = (result.violations ?? result.problems ?? []) as readonly Readonly<Record<string, unknown>>[];
  throw new Error(reasons.map(({ code, ...details }) => `${code} ${JSON.stringify(details)}`).join("\n"));
}
