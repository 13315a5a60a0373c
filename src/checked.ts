import type { Violation } from "./game/model/violation.ts";
import type { Problem } from "./read/problem.ts";

/**
 * The answer of a function that applies the rules. With `ok: true` it holds what you asked for, with `ok: false` every
 * violation found.
 *
 * The properties of the other case are declared as `never`, so that `const { ok, state, violations } = applyMove(...)`
 * still narrows after destructuring.
 */
export type Checked<T extends object, V = Violation> =
  | (T & { readonly ok: true; readonly violations?: never })
  | ({ readonly [K in keyof T]?: never } & { readonly ok: false; readonly violations: readonly [V, ...V[]] });

/**
 * The answer of a function that reads data from outside. With `ok: true` it holds what was read, with `ok: false` every
 * problem and where it is.
 */
export type Parsed<T extends object, P = Problem> =
  | (T & { readonly ok: true; readonly problems?: never })
  | ({ readonly [K in keyof T]?: never } & { readonly ok: false; readonly problems: readonly [P, ...P[]] });
