import { describe, expectation } from "../../read/describe.ts";
import { requireParts, requireReadable } from "../../read/refuse.ts";
import { requireRuleset } from "../../rules/require-ruleset.ts";
import type { GameState } from "../model/state.ts";
import type { GameView } from "../model/view.ts";

/**
 * Throws a `TypeError` if `state` is not a game. From JavaScript a view may come in, and would pass for a game until
 * too late.
 */
export function requireGame(state: GameState, name = "state"): void {
  requireKind(state, name, "a game", "game");
}

/** Throws a `TypeError` if `game` is neither a game nor a view. */
export function requireTable(game: GameState | GameView, name = "game"): void {
  requireKind(game, name, "a game or a view", "game", "view");
}

/** Throws a `TypeError` if `view` is not a view. */
export function requireView(view: GameView): void {
  requireKind(view, "view", "a view", "view");
}

function requireKind(table: object, name: string, expected: string, ...kinds: readonly string[]): void {
  requireReadable(table, name, expected);
  const kind = (table as { readonly kind?: unknown } | null | undefined)?.kind;
  if (!kinds.includes(kind as string)) throw new TypeError(expectation(name, expected, describeTable(table)));
  // Every move begins here, and nearly always with a game: asked by name, which is faster than through a list of names.
  const { players, history, board, ruleset, status, bag } = table as GameState;
  if (!(Array.isArray(players) && Array.isArray(history) && Array.isArray(board) && ruleset && status && bag))
    requireParts(table, name, expected, ["players", "history", "board"], ["ruleset", "status", "bag"]);
  if (!Array.isArray(bag.tiles)) requireParts(bag, `${name}.bag`, "a pile of tiles", ["tiles"]);
  if (!(ruleset.bonuses && ruleset.tileSet && ruleset.end)) requireRuleset(ruleset, `${name}.ruleset`);
}

/** Describes what was found instead of a game or a view: most often the other of the two. */
export function describeTable(found: unknown): string {
  const { kind } = Object(found) as { readonly kind?: unknown };
  return kind === "game" || kind === "view" ? `a ${kind}` : describe(kind ?? found);
}
