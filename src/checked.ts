import type { Violation } from "./game/model/violation.ts";
import type { Problem } from "./read/reader.ts";

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
