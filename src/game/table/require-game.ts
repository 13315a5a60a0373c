import { mismatch } from "../../read/describe.ts";
import type { GameState } from "../model/state.ts";

/** Refuses what is no game: from JavaScript a view comes in just as easily, and would do as one until it is too late. */
export function requireGame(state: GameState): void {
  const kind = (state as { readonly kind?: unknown } | null | undefined)?.kind;
  if (kind === "game") return;
  throw new TypeError(mismatch("state", "a game", kind ?? state));
}
