import { join } from "../../read/describe.ts";
import { eventByEvent } from "../fold/apply-event.ts";
import { setupOf, unplayedGame } from "../fold/unplayed-game.ts";
import type { GameEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import { auditTiles } from "./audit-tiles.ts";
import { compareEvent } from "./compare-event.ts";
import { dueEvents } from "./due-events.ts";
import { codeOf, nameOf } from "./event-code.ts";
import type { EventFinding, EventName, Finding } from "./finding.ts";
import type { Judges } from "./judge-again.ts";
import { judgeDraws } from "./judge-draws.ts";
import { judgeStep } from "./judge-step.ts";

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
    for (const finding of found) findings.push(placed(finding, event, history.length));
  };
  const isDealt = game.seed !== null;
  const due = dueEvents(game, judges);
  const draws = judgeDraws();
  const tiles = auditTiles(game.ruleset.tileSet);
  let now = unplayedGame(setupOf(game));
  const [add, past] = eventByEvent(now);
  const asked = { ...judges, past };

  /** What the engine writes where the history has an event: what is due, or what it makes of the event itself. */
  const writtenAt = (index: number, event: GameEvent): GameEvent | undefined => {
    const { written, missing } = due.meet(now, event);
    if (missing !== undefined) report(index, [missingEvent(missing, nameOf(event))]);
    if (written !== undefined) return written;
    const step = judgeStep(now, history, index, asked);
    // What only ever follows from something else is no more than out of place where something is missing.
    if (missing === undefined || step.events.length > 0) report(index, step.findings);
    const [first, ...belonging] = step.events;
    due.begin(belonging, history[index + 1]);
    return first;
  };

  for (const [index, event] of history.entries()) {
    const written = writtenAt(index, event);
    if (written !== undefined) report(index, compareEvent(now, written, event, draws));
    draws.giveBack(now, event);
    now = add(event);
    if (!isDealt) findings.push(...tiles(now, index));
  }
  const missing = due.missingAtEnd(now);
  if (missing !== undefined) report(history.length, [missingEvent(missing, null)]);
  return { findings, made: now };
}

/** A finding with its place in a game whose history has `length` events. */
function placed({ key, ...finding }: EventFinding, event: number, length: number): Finding {
  const place = join("history", event);
  const path = event === length ? "history" : key === undefined ? place : join(place, key);
  return { event, path, ...finding };
}

function missingEvent(event: GameEvent, instead: EventName | null): EventFinding {
  return { key: "type", code: codeOf(event), reason: { code: "missing", due: nameOf(event), instead } };
}
