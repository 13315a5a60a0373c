import { join } from "../../read/describe.ts";
import { consequences } from "../conclude.ts";
import { eventByEvent } from "../fold/apply-event.ts";
import { setupOf, unplayedGame } from "../fold/unplayed-game.ts";
import { lengthOfStart } from "../history/replay.ts";
import type { GameEvent } from "../model/event.ts";
import type { GameState, Status } from "../model/state.ts";
import { isSettlement } from "../table/turns.ts";
import { auditTiles } from "./audit-tiles.ts";
import { compareEvent } from "./compare-event.ts";
import { codeOf, nameOf } from "./event-code.ts";
import type { EventFinding, EventName, Finding } from "./finding.ts";
import type { Judges } from "./judge-again.ts";
import { judgeDraws } from "./judge-draws.ts";
import { endingAt, judgeStep } from "./judge-step.ts";
import { dealtByHand, startEvents } from "./start-events.ts";

/**
 * Compares every event of a game with what the engine writes there, on the game that the events before it make. So a
 * difference is reported where it is, and not again in all that follows from it. Returns that game as well.
 */
export function auditEvents(
  game: GameState,
  judges: Judges,
): { readonly findings: readonly Finding[]; readonly made: GameState } {
  const { history } = game;
  const findings: Finding[] = [];
  const report = (event: number, found: readonly EventFinding[]): void => {
    for (const { key, ...finding } of found) {
      const place = join("history", event);
      const path = event === history.length ? "history" : key === undefined ? place : join(place, key);
      findings.push({ event, path, ...finding });
    }
  };
  const isDealt = game.seed !== null;
  const startLength = lengthOfStart(game);
  const draws = judgeDraws();
  const tiles = auditTiles(game.ruleset.tileSet);
  let now = unplayedGame(setupOf(game));
  const [add, past] = eventByEvent(now);
  const asked = { ...judges, past };
  /** What the engine has still to write before anybody can do anything. */
  let due: readonly GameEvent[] = startEvents(game);
  /** What the game leaves out, so that it is reported once, and the status in which nothing else can be due. */
  const missed = new Set<string>();
  let missedIn: Status | null = null;
  const following = (): readonly GameEvent[] => {
    if (now.history.length <= startLength) return [];
    // That nobody could play is believed where nobody is asked, also where somebody would miss a turn otherwise.
    const believed = judges.canPlay === undefined && endingAt(now, history, now.history.length) === "no-plays";
    const follows = consequences(now, believed ? () => false : judges.canPlay);
    // Records leave out how a game comes to its end.
    return isDealt || follows[0]?.type === "turn-lost" ? follows : [];
  };

  for (const [index, event] of history.entries()) {
    if (!isDealt && index < startLength) due = [dealtByHand(event)];
    if (due.length === 0 && (now.status !== missedIn || mayFollow(event))) {
      due = following();
      if (missed.has(stepName(due)) && placeIn(due, event) < 0) due = [];
    }
    const place = placeIn(due, event);
    let written = due[place];
    const [first] = due;
    if (first !== undefined && place !== 0) {
      report(index, [missing(first, nameOf(event))]);
      missed.add(stepName(due));
      missedIn = now.status;
    }
    if (written !== undefined) due = due.slice(place + 1);
    else {
      const step = judgeStep(now, history, index, asked);
      if (first === undefined || step.events.length > 0) report(index, step.findings);
      [written] = step.events;
      due = [...step.events.slice(1), ...(placeIn(due, history[index + 1]) < 0 ? [] : due)];
    }
    if (written !== undefined) report(index, compareEvent(now, written, event, draws));
    draws.giveBack(now, event);
    now = add(event);
    if (!isDealt) findings.push(...tiles(now, index));
  }
  if (due.length === 0) due = following();
  const [first] = due;
  if (first !== undefined && !missed.has(stepName(due))) report(history.length, [missing(first, null)]);
  return { findings, made: now };
}

/** Where in what is due an event has its place, -1 if nowhere. Somebody else's counts if it is the next one. */
function placeIn(due: readonly GameEvent[], event: GameEvent | undefined): number {
  if (event === undefined) return -1;
  const isSame = (one: GameEvent): boolean =>
    one.type === event.type && !(one.type === "adjusted" && event.type === "adjusted" && one.reason !== event.reason);
  const place = due.findIndex((one) => one.player === event.player && isSame(one));
  return place < 0 && due[0] !== undefined && isSame(due[0]) ? 0 : place;
}

/** Whether an event may be what follows automatically. */
function mayFollow(event: GameEvent): boolean {
  return event.type === "turn-lost" || event.type === "ended" || isSettlement(event);
}

function missing(event: GameEvent, instead: EventName | null): EventFinding {
  return { key: "type", code: codeOf(event), reason: { code: "missing", due: nameOf(event), instead } };
}

/** What is due, by its last event: the end, or the turn that a challenge has cost. */
function stepName(due: readonly GameEvent[]): string {
  const last = due.at(-1);
  if (last === undefined) return "";
  const { type, reason } = nameOf(last);
  return `${type} ${reason} ${last.type === "turn-lost" ? last.challenge : ""}`;
}
