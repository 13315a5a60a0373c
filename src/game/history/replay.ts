import { mismatch } from "../../read/describe.ts";
import { applyEvent, applyEvents } from "../fold/apply-event.ts";
import { blankState, type Setup, setupOf } from "../fold/blank-state.ts";
import type { GameEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import { requireGame } from "../table/require-game.ts";

/** One event of a game, with the game before and after it. */
export interface HistoryStep<E extends GameEvent = GameEvent> {
  readonly index: number;
  readonly event: E;
  readonly before: GameState;
  readonly after: GameState;
}

/**
 * The game that a set-up and its events make: neither chance nor dictionary is needed. `replay` of a game's own set-up
 * and history is that game; what else the set-up carries does not matter.
 *
 * Events are facts: whether they break a rule is not asked here (`auditGame` does).
 *
 * @throws TypeError for a set-up that is none.
 */
export function replay(setup: Setup, events: readonly GameEvent[]): GameState {
  if (typeof setup !== "object" || setup === null)
    throw new TypeError(mismatch("setup", "{ ruleset, seed, dictionary, players }", setup));
  return applyEvents(blankState(setup), events);
}

/**
 * The game after the first `index` events of its history. One move may write several.
 *
 * @throws RangeError for what is no number of events from 0 to all; TypeError if `game` is none (a view is none).
 */
export function stateAt(game: GameState, index: number): GameState {
  requireGame(game);
  const { history } = game;
  if (!(Number.isInteger(index) && index >= 0 && index <= history.length))
    throw new RangeError(mismatch("index", `0 to ${history.length}`, index));
  return index === history.length ? game : replay(setupOf(game), history.slice(0, index));
}

/** Walks through a game event by event. */
export function* stepsOf(game: GameState): Generator<HistoryStep, void, undefined> {
  requireGame(game);
  let before = blankState(setupOf(game));
  for (const [index, event] of game.history.entries()) {
    const after = applyEvent(before, event);
    yield { index, event, before, after };
    before = after;
  }
}

/** The game after the draw for first play and the deal: the intents of `movesOf` apply from here. */
export function startOf(game: GameState): GameState {
  return stateAt(game, lengthOfStart(game));
}

/** How many events the start of a game has: who begins, if that is told, and a rack for each who got one. */
export function lengthOfStart({ history }: GameState): number {
  const told = history[0]?.type === "drew-for-start" || history[0]?.type === "turn-set" ? 1 : 0;
  let length = told;
  while (history[length]?.type === "dealt") length++;
  return length;
}
