import { sortTiles } from "../../tiles/pile.ts";
import { tilesOf } from "../../tiles/tile.ts";
import { refusal } from "../judging/refusal.ts";
import { unknownTiles } from "../judging/tiles-told.ts";
import type { EndReason, GameEvent, PlayedEvent } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import type { Violation } from "../model/violation.ts";
import { intentOf } from "../table/intent.ts";
import { isSettlement, needsTurn } from "../table/turns.ts";
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
  if (judged === null) {
    const reason = { code: "not-by-itself", what: nameOf(event) } as const;
    return { findings: [{ code: codeOf(event), reason }], events: [] };
  }
  if (judged.ok) return { findings: [], events: judged.events };
  if (mayNotSpeak(judged.violations[0]) && event.player !== null) {
    const { player } = event;
    const reason = { code: "not-on-turn", turn: before.status.turn, player } as const;
    const findings: readonly EventFinding[] = [{ key: "player", code: "turn", reason }];
    const { move } = intentOf(event) ?? {};
    if (move === undefined || !needsTurn(move.type)) return { findings, events: recordedStep(history, index) };
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

/** Tiles and words are reported one by one, everything else that refuses an event together. */
function findingsOf(event: GameEvent, violations: readonly Violation[]): readonly EventFinding[] {
  const what = nameOf(event);
  const refused = (refusing: readonly Violation[]) => ({ code: "refused", what, violations: refusing }) as const;
  const findings: EventFinding[] = [];
  const others: Violation[] = [];
  for (const violation of violations) {
    const { code } = violation;
    const ofRack = code === "not-on-rack" || code === "rack-too-full";
    if (ofRack || (code === "unknown-letter" && event.type !== "played"))
      findings.push({ code: "rack", reason: refused([violation]) });
    else if (code === "invalid-word") findings.push({ key: "words", code: "word", reason: refused([violation]) });
    else others.push(violation);
  }
  if (others.length > 0) {
    const key = refusedKey(event, others);
    findings.push({ ...(key !== undefined && { key }), code: codeOf(event), reason: refused(others) });
  }
  return findings;
}

/** The properties of events that the rules refuse. Of other events it is the whole event. */
const refusedKeys: { readonly [T in GameEvent["type"]]?: string } = {
  played: "placements",
  exchanged: "returned",
  accepted: "player",
  "blank-exchanged": "square",
  ended: "reason",
};

function refusedKey({ type }: GameEvent, violations: readonly Violation[]): string | undefined {
  const isOfPlay = type === "challenged" && violations.some(({ code }) => code === "nothing-to-challenge");
  return isOfPlay ? "play" : refusedKeys[type];
}
