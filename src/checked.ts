import type { Violation } from "./game/model/violation.ts";
import type { Problem } from "./read/problem.ts";

/**
 * The result of a function that applies the rules. With `ok: true`, it contains the requested data; with `ok: false`,
 * it lists every violation found.
 *
 * Each case declares the properties of the other as `never`, so TypeScript still narrows the types after
 * `const { ok, state, violations } = applyMove(...)`.
 */
export type Checked<T extends object, V = Violation> =
  | (T & { readonly ok: true; readonly violations?: never })
  | ({ readonly [K in keyof T]?: never } & { readonly ok: false; readonly violations: readonly [V, ...V[]] });

/**
 * The result of a function that reads external data. With `ok: true`, it contains the data that was read; with
 * `ok: false`, it lists every problem and its location.
 */
export type Parsed<T extends object, P = Problem> =
  | (T & { readonly ok: true; readonly problems?: never })
  | ({ readonly [K in keyof T]?: never } & { readonly ok: false; readonly problems: readonly [P, ...P[]] });
