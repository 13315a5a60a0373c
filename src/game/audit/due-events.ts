import { consequences } from "../conclude.ts";
import { lengthOfStart } from "../history/replay.ts";
import type { GameEvent } from "../model/event.ts";
import type { GameState, Status } from "../model/state.ts";
import { isSettlement } from "../table/turns.ts";
import { nameOf } from "./event-code.ts";
import type { Judges } from "./judge-again.ts";
import { endingAt } from "./judge-step.ts";
import { dealtByHand, startEvents } from "./start-events.ts";

/**
 * What the engine has still to write, at the place of a game that is looked at, before anybody can do anything: the
 * start, what belongs to the last move, what follows from it.
 *
 * A step is a list of such events. If the game leaves one out, that is said once, and nothing is due again until
 * something changes.
 */
export interface DueEvents {
  /** Goes on to the next event of the history, on the game before it. */
  meet(before: GameState, event: GameEvent): Meeting;
  /** Adds what belongs to an event that was not due. What was due stays so only if `next` is part of it. */
  begin(belonging: readonly GameEvent[], next: GameEvent | undefined): void;
  /** Returns what is missing at the end of the history, unless that has been said. */
  missingAtEnd(after: GameState): GameEvent | undefined;
}

/** An event of the history beside what is due. */
export interface Meeting {
  /** What the engine writes there; `undefined` if the event is not due. */
  readonly written: GameEvent | undefined;
  /** What should have come before it. */
  readonly missing: GameEvent | undefined;
}

/** Begins with the start of a game. */
export function dueEvents(game: GameState, judges: Judges): DueEvents {
  const isByHand = game.seed === null;
  const startLength = lengthOfStart(game);
  const leftOut = stepsLeftOut();
  let due: readonly GameEvent[] = startEvents(game);

  const followingFrom = (now: GameState): readonly GameEvent[] =>
    now.history.length <= startLength ? [] : following(now, game, judges);
  const dueAt = (before: GameState, event: GameEvent): readonly GameEvent[] => {
    if (isByHand && before.history.length < startLength) return [dealtByHand(event)];
    if (due.length > 0) return due;
    if (leftOut.nothingElseIn(before.status) && !mayFollow(event)) return [];
    const step = followingFrom(before);
    return leftOut.has(step) && placeIn(step, event) < 0 ? [] : step;
  };

  return {
    meet(before, event) {
      due = dueAt(before, event);
      const place = placeIn(due, event);
      const missing = place === 0 ? undefined : due[0];
      if (missing !== undefined) leftOut.add(due, before.status);
      const written = due[place];
      if (written !== undefined) due = due.slice(place + 1);
      return { written, missing };
    },
    begin(belonging, next) {
      due = placeIn(due, next) < 0 ? belonging : [...belonging, ...due];
    },
    missingAtEnd(after) {
      if (due.length === 0) due = followingFrom(after);
      return leftOut.has(due) ? undefined : due[0];
    },
  };
}

/** Returns what follows from the last event of a game, as far as the game must have it. */
function following(now: GameState, { history, seed }: GameState, { canPlay }: Judges): readonly GameEvent[] {
  // That nobody could play is believed where nobody is asked, also where somebody would miss a turn otherwise.
  const isBelieved = canPlay === undefined && endingAt(now, history, now.history.length) === "no-plays";
  const follows = consequences(now, isBelieved ? () => false : canPlay);
  // Records leave out how a game comes to its end.
  return seed !== null || follows[0]?.type === "turn-lost" ? follows : [];
}

/** The steps that the game leaves out, so that each is reported once. */
function stepsLeftOut(): {
  add(step: readonly GameEvent[], status: Status): void;
  has(step: readonly GameEvent[]): boolean;
  /** Whether a step was left out in this very status. */
  nothingElseIn(status: Status): boolean;
} {
  const names = new Set<string>();
  let last: Status | null = null;
  return {
    add(step, status) {
      names.add(stepName(step));
      last = status;
    },
    has: (step) => names.has(stepName(step)),
    nothingElseIn: (status) => status === last,
  };
}

/** Names a step by its last event: the end, or the turn that a challenge has cost. */
function stepName(step: readonly GameEvent[]): string {
  const last = step.at(-1);
  if (last === undefined) return "";
  const { type, reason } = nameOf(last);
  return `${type} ${reason} ${last.type === "turn-lost" ? last.challenge : ""}`;
}

/** Whether an event may be what follows automatically. */
function mayFollow(event: GameEvent): boolean {
  return event.type === "turn-lost" || event.type === "ended" || isSettlement(event);
}

/**
 * Returns the place of an event in what is due, -1 if it has none. The next due event may be somebody else's: then the
 * game has the right event for the wrong player, and nothing is missing.
 */
function placeIn(due: readonly GameEvent[], event: GameEvent | undefined): number {
  if (event === undefined) return -1;
  const place = due.findIndex((one) => one.player === event.player && isOfKind(one, event));
  return place < 0 && due[0] !== undefined && isOfKind(due[0], event) ? 0 : place;
}

/** Whether two events have one type, and adjustments one reason. */
function isOfKind(one: GameEvent, other: GameEvent): boolean {
  if (one.type === "adjusted" && other.type === "adjusted") return one.reason === other.reason;
  return one.type === other.type;
}
