import { describe } from "../read.ts";
import type { GameState } from "./state.ts";

/** Refuses what is no game: from JavaScript a view comes in just as easily, and would do as one until it is too late. */
export function requireGame(state: GameState): void {
  const kind = (state as { readonly kind?: unknown } | null | undefined)?.kind;
  if (kind !== "game")
    throw new TypeError(`state: expected a game, found ${kind === "view" ? "a view" : describe(state)}`);
}

/** Refuses options that are no object, or have a key nobody knows: a slip there would be passed over in silence. */
export function requireOptions(options: unknown, keys: readonly string[]): void {
  const object = typeof options === "object" && options !== null;
  const unknown = object ? Object.keys(options).find((key) => !keys.includes(key)) : options;
  if (!object || unknown !== undefined)
    throw new TypeError(`options: expected { ${keys.join(", ")} }, found ${describe(unknown)}`);
}
