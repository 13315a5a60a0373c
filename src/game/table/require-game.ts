import { mismatch } from "../../read/describe.ts";
import type { GameState } from "../model/state.ts";

/**
 * Throws a `TypeError` if `state` is not a game. From JavaScript a view may come in, and would pass for a game until
 * too late.
 */
export function requireGame(state: GameState): void {
  const kind = (state as { readonly kind?: unknown } | null | undefined)?.kind;
  if (kind === "game") return;
  throw new TypeError(mismatch("state", "a game", kind ?? state));
}
