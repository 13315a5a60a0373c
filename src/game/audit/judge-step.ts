import { sortTiles } from "../../tiles/pile.ts";
import { refusal } from "../judging/refusal.ts";
import { unknownTiles } from "../judging/tiles-told.ts";
import type { EndReason, GameEvent, PlayedEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import type { Violation } from "../model/violation.ts";
import { tilesOf } from "../table/board-tiles.ts";
import { isSettlement } from "../table/turns.ts";
import { auditEnd } from "./audit-end.ts";
import { codeOf, nameOf } from "./event-code.ts";
import type { EventFinding } from "./finding.ts";
import { type JudgesOfStep, judgeAgain } from "./judge-again.ts";

/** What the engine makes of an event with which something begins: a move, a ruling, an end. */
export interface JudgedStep {
  /** Why it is refused, if it is. */
  readonly findings: readonly EventFinding[];
  /**
   * The events that the engine writes, the one judged first. For what is refused they are those of the game, so that
   * events which belong to it are not reported again; none if it only ever follows from something else.
   */
  readonly events: readonly GameEvent[];
}

/** Judges what begins with event `index` of a history, on the game before it. */
export function judgeStep(
  before: GameState,
  history: readonly GameEvent[],
  index: number,
  judges: JudgesOfStep,
): JudgedStep {
  const event = history[index] as GameEvent;
  if (before.seed === null && isGiven(event) && !(event.type === "ended" && before.status.kind === "over"))
    return { findings: event.type === "ended" ? auditEnd(before, event.reason, judges.past()) : [], events: [event] };
  const judged = judgeSafely(before, event, endingAt(before, history, index), judges);
  if (judged === null)
    return { findings: [{ code: codeOf(event), expected: `no ${event.type}`, found: nameOf(event) }], events: [] };
  if (judged.ok) return { findings: [], events: judged.events };
  if (mayNotSpeak(judged.violations[0]) && event.player !== null) {
    const { player } = event;
    const findings: readonly EventFinding[] = [
      { key: "player", code: "turn", expected: before.status.turn ?? "nobody", found: player },
    ];
    if (!takesTurn(event)) return { findings, events: recordedStep(history, index) };
    const onTurn = judgeStep({ ...before, status: { kind: "playing", turn: player } }, history, index, judges);
    return { findings: [...findings, ...onTurn.findings], events: onTurn.events };
  }
  return {
    findings: findingsOf(event, judged.violations),
    events: event.type === "played" ? playedFreely(before, event, judges) : recordedStep(history, index),
  };
}

/** In a record these are believed: what the table rules, and how the game came to its end. */
function isGiven(event: GameEvent): boolean {
  return (
    event.type === "turn-set" || event.type === "ended" || (event.type === "adjusted" && event.reason !== "challenge")
  );
}

/** Judges again, but never throws for a board with unknown letters on it: it refuses the play. */
function judgeSafely(...asked: Parameters<typeof judgeAgain>): ReturnType<typeof judgeAgain> {
  const [before] = asked;
  try {
    return judgeAgain(...asked);
  } catch (error) {
    const laid = before.board.flatMap((tile) => (tile === null ? [] : [tile.letter]));
    const [unknown] = unknownTiles(before.ruleset.tileSet, laid);
    if (unknown === undefined) throw error; // from the caller's dictionary
    return refusal(unknown);
  }
}

/** Returns why the game ends with event `index`, or with the settlement that begins there. */
export function endingAt({ players }: GameState, history: readonly GameEvent[], index: number): EndReason | null {
  for (const event of history.slice(index, index + players.length + 1)) {
    if (event.type === "ended") return event.reason;
    if (!isSettlement(event)) return null;
  }
  return null;
}

/** The event with those after it that only follow from it, as the game has them. */
function recordedStep(history: readonly GameEvent[], index: number): readonly GameEvent[] {
  const event = history[index] as GameEvent;
  const next = history[index + 1];
  if (isSettlement(event)) return [event, ...(next === undefined ? [] : recordedStep(history, index + 1))];
  const follows =
    event.type === "challenged" &&
    (next?.type === "phony-returned" || (next?.type === "adjusted" && next.reason === "challenge"));
  return follows ? [event, next] : [event];
}

function mayNotSpeak({ code }: Violation): boolean {
  return code === "not-your-turn" || code === "game-over";
}

function takesTurn({ type }: GameEvent): boolean {
  return type === "played" || type === "exchanged" || type === "passed" || type === "blank-exchanged";
}

/**
 * A play that was refused, as it would be with the tiles on the rack and any words: its score can still be compared.
 * Nothing if it may not lie there at all.
 */
function playedFreely(before: GameState, event: PlayedEvent, { past }: JudgesOfStep): readonly GameEvent[] {
  const tiles = sortTiles(before.ruleset.tileSet, tilesOf(event.placements));
  const players = before.players.map((player, seat) =>
    seat === event.player ? { ...player, rack: { tiles, hidden: 0 } } : player,
  );
  const judged = judgeSafely({ ...before, players }, event, null, { past });
  const [play] = judged?.events ?? [];
  if (play?.type !== "played") return [event];
  const { noPlays: _, ...free } = play;
  return [{ ...free, drawn: event.drawn, ...(event.noPlays === undefined ? {} : { noPlays: event.noPlays }) }];
}

function findingsOf(event: GameEvent, violations: readonly Violation[]): readonly EventFinding[] {
  const findings: EventFinding[] = [];
  const others: Violation["code"][] = [];
  for (const violation of violations) {
    if (violation.code === "not-on-rack") {
      const { tile, held, played } = violation;
      findings.push({ code: "rack", expected: `at most ${held} ${tile}`, found: `${played} ${tile}` });
    } else if (violation.code === "rack-too-full") {
      const { limit, held } = violation;
      findings.push({ code: "rack", expected: `at most ${limit} tiles`, found: held });
    } else if (violation.code === "invalid-word") {
      findings.push({ key: "words", code: "word", expected: "words of the dictionary", found: violation.word });
    } else if (violation.code === "unknown-letter" && event.type !== "played") {
      findings.push({ code: "rack", expected: "tiles of the set", found: violation.letter });
    } else others.push(violation.code);
  }
  if (others.length > 0) findings.push(refused(event, others));
  return findings;
}

/** Says what an event should have been that the rules refuse, and why they do. */
function refused(event: GameEvent, codes: readonly Violation["code"][]): EventFinding {
  const code = codeOf(event);
  const found = codes.join(", ");
  switch (event.type) {
    case "played":
      return { key: "placements", code, expected: "a legal play", found };
    case "challenged":
      return codes.includes("nothing-to-challenge")
        ? { key: "play", code, expected: "nothing to challenge", found: event.play }
        : { code, expected: "a challenge that the rules allow", found };
    case "accepted":
      return { key: "player", code, expected: "a last play to accept", found: event.player };
    case "blank-exchanged":
      return { key: "square", code, expected: "a blank of a letter on the rack", found };
    case "exchanged":
      return { key: "returned", code, expected: "an exchange that the rules allow", found };
    case "ended":
      return { key: "reason", code, expected: "no end", found: event.reason };
    default:
      return { code, expected: `no ${event.type}`, found };
  }
}
