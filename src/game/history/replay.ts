import { isList } from "../../read/is-object.ts";
import { refuseOption, requireParts, requireThat } from "../../read/refuse.ts";
import { requireRuleset } from "../../rules/require-ruleset.ts";
import { applyEvents, eventByEvent } from "../fold/apply-event.ts";
import { type Setup, setupOf, unplayedGame } from "../fold/unplayed-game.ts";
import type { GameEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import { requireGame } from "../table/require-game.ts";

/** One event of a game, with the state of the game before and after it. */
export interface HistoryStep<E extends GameEvent = GameEvent> {
  /** The index of the event in the history. */
  readonly index: number;
  readonly event: E;
  readonly before: GameState;
  readonly after: GameState;
}

/**
 * Returns the game that results from a set-up and a list of events. It needs neither randomness nor a dictionary: a
 * game's set-up and history always reproduce the same game.
 *
 * Events are taken as facts and are not checked against the rules: use `auditGame` for that. Other properties of
 * `setup` are ignored.
 *
 * @param events - The history, starting with its first event.
 *
 * @throws TypeError if `setup` is not an object.
 */
export function replayEvents(setup: Setup, events: readonly GameEvent[]): GameState {
  requireParts(setup, "setup", "{ ruleset, seed, dictionary, players }", ["players"]);
  requireRuleset(setup.ruleset, "setup.ruleset");
  requireThat(isList(events), "events", "a list of events, the history of a game", events);
  const odd = events.findIndex((event) => typeof (event as Partial<GameEvent> | null)?.type !== "string");
  requireThat(odd < 0, `events[${odd}]`, "an event with a type", events[odd]);
  const names = setup.players;
  const stray = events.findIndex(({ player }) => player !== null && !(player in names));
  requireThat(stray < 0, `events[${stray}].player`, `a seat below ${names.length}, or null`, events[stray]?.player);
  return applyEvents(unplayedGame(setup), events);
}

/**
 * Returns the game after the first `index` events of its history. One move may have added several events.
 *
 * @param index - The number of events: 0 returns the game before the first event.
 *
 * @throws TypeError if `game` is not a game (for instance a view).
 * @throws RangeError if `index` is not an integer from 0 to the length of the history.
 */
export function stateAt(game: GameState, index: number): GameState {
  requireGame(game);
  const { history } = game;
  if (!(Number.isInteger(index) && index >= 0 && index <= history.length))
    refuseOption("index", `a number from 0 to ${history.length}`, index);
  return index === history.length ? game : replayEvents(setupOf(game), history.slice(0, index));
}

/**
 * Iterates over a game, event by event.
 *
 * @throws TypeError when the first step is requested, if `game` is not a game (for instance a view).
 */
export function* stepsOf(game: GameState): Generator<HistoryStep, void, undefined> {
  requireGame(game);
  const { history } = game;
  let before = unplayedGame(setupOf(game));
  const [add] = eventByEvent(before);
  for (const [index, event] of history.entries()) {
    const after = { ...add(event), history: history.slice(0, index + 1) };
    yield { index, event, before, after };
    before = after;
  }
}

/**
 * Returns the game after the draw for first play and the deal. The actions that `movesOf` returns start from this
 * state.
 *
 * @throws TypeError if `game` is not a game (for instance a view).
 */
export function initialStateOf(game: GameState): GameState {
  requireGame(game);
  return stateAt(game, lengthOfStart(game));
}

/**
 * Returns how many events the start of a game has: who begins, if that is recorded, and a rack for everybody who got
 * one.
 */
export function lengthOfStart({ history }: GameState): number {
  const told = history[0]?.type === "drew-for-start" || history[0]?.type === "turn-set" ? 1 : 0;
  let length = told;
  while (history[length]?.type === "dealt") length++;
  return length;
}
