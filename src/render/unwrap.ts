import type { Checked, Parsed } from "../checked.ts";
import type { PlayViolation } from "../play/violation.ts";

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
