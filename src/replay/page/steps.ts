import type { GameState } from "../../game/model/state.ts";
import type { GcgGame } from "../../notation/gcg/gcg-game.ts";
import type { Remark } from "../../notation/remark.ts";
import type { PageMessages } from "../parts.ts";
import { stepsTold } from "../story.ts";

/** What the page shows at once: a turn, a challenge, a penalty, the end. The first one is the game before all turns. */
export interface Step {
  /** The index of its event in the history; `null` for the first. */
  readonly event: number | null;
  /** What happened, in a line. */
  readonly head: string;
  /** Why a play scored what it did. */
  readonly why: readonly string[];
  readonly notes: readonly string[];
  readonly remarks: readonly Remark[];
  /** The scores after it, by seat. */
  readonly scores: readonly number[];
}

/** A step, and the game after it. No list of games is kept: each has a history of its own. */
export interface StepTaken {
  readonly step: Step;
  readonly state: GameState;
}

/** Goes through a recorded game step by step. */
export function* stepsTaken(
  record: GcgGame,
  remarks: readonly Remark[],
  messages: PageMessages,
): Generator<StepTaken, void, undefined> {
  const { page } = messages;
  let isFirst = true;
  for (const { step, told } of stepsTold(record, messages)) {
    if (isFirst) yield taken({ event: null, head: page.before, why: [], notes: [], remarks: [] }, step.before);
    isFirst = false;
    const about = remarks.filter(({ event }) => event === step.index);
    if (told.head === null && told.notes.length + about.length === 0) continue;
    yield taken({ ...told, head: told.head ?? page.note, remarks: about }, step.after);
  }
}

function taken(step: Omit<Step, "scores">, state: GameState): StepTaken {
  return { step: { ...step, scores: state.players.map(({ score }) => score) }, state };
}
