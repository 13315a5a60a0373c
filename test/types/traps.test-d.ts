// What must not compile, and what must narrow.
import {
  allowedMoves,
  applyMove,
  type Checked,
  createGame,
  type Dictionary,
  type GameEvent,
  type GameState,
  type GameView,
  type Move,
  type Permission,
  type Placement,
  type Position,
  previewPlay,
  type ViewUpdate,
  type Violation,
  validatePlacement,
} from "tilewright";

declare const game: GameState;
declare const view: GameView;
declare const maybe: Set<string> | undefined;
declare function sendable(message: GameView | ViewUpdate): void;

const made = applyMove(game, { type: "pass" });
// @ts-expect-error events show what was drawn
if (made.ok) sendable(made.events);
// @ts-expect-error a state shows everything
sendable(game);
// @ts-expect-error the labels of a Map would be ignored without a word
export const teacher: Dictionary = new Map([["MIERDA", ["offensive"]]]);
// @ts-expect-error a game is no bare position, but may stand where any position is wanted
export const position: Position = game;
validatePlacement(game, []);
validatePlacement(view, []);
// @ts-expect-error a move never says who makes it
export const move: Move = { type: "pass", player: 1 };
// @ts-expect-error a placement has no such members
export const nonsense: Placement = { row: 7, col: 7, tile: "H", as: "Q" };
// @ts-expect-error names, or how many
createGame({ players: "two" });
// @ts-expect-error nothing of a state can be changed
game.players[0].score = 100;

export const gap: Extract<Violation, { readonly code: "gap" }> = { code: "gap", squares: [] };
export const { ok, state, events, violations } = applyMove(game, { type: "pass" });
if (ok) {
  const next: GameState = state;
  const written: readonly GameEvent[] = events;
  console.log(next, written);
} else {
  const first: Violation = violations[0];
  console.log(first);
}
previewPlay(view, [], { dictionary: maybe });
for (const violation of violations ?? []) console.log(violation.squares);

export function name(violation: Violation): string {
  switch (violation.code) {
    case "invalid-word":
      return violation.word;
    case "too-many-tiles":
      return String(violation.limit);
    case "not-allowed":
      return violation.move;
    default:
      return violation.code;
  }
}

export const both: Checked<{ readonly a: number }, Violation> = made.ok
  ? { ok: true, a: 1 }
  : { ok: false, violations: made.violations };

/** Whoever can go on, whatever the status. */
export const next: number | undefined = view.status.turn ?? view.status.waitingFor?.[0];
// @ts-expect-error a game that goes on waits for its player on turn, and has no list
export const begun: GameState["status"] = { kind: "playing", turn: 0, waitingFor: [0] };
/** A move written out is compared with its type, and keeps its own. */
export const pass = { type: "pass" } as const satisfies Move;
/** Every answer of `allowedMoves` is a permission, and those with details narrow to them. */
const { resign, exchange } = allowedMoves(game);
export const permissions: readonly Permission[] = [resign, exchange];
export const most: number = exchange.ok ? exchange.max : 0;
