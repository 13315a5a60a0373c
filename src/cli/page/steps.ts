import { type GameState, stepsOf } from "../../index.ts";
import type { GcgGame, Remark } from "../../notation/index.ts";
import { english } from "../languages/english.ts";
import type { ProgramWords } from "../languages/program-words.ts";
import { storyOf } from "../story.ts";

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
  /** The game after it. */
  readonly state: GameState;
}

/** The steps of a game, in which players have their full names. */
export function pageSteps(
  { state, names, notes }: GcgGame,
  remarks: readonly Remark[],
  words: ProgramWords = english,
): readonly Step[] {
  const players = state.players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
  const steps: Step[] = [];
  for (const step of stepsOf({ ...state, players })) {
    const start = { event: null, head: words.page.before, why: [], notes: [], remarks: [], state: step.before };
    if (steps.length === 0) steps.push(start);
    const story = storyOf(step, words);
    const here = {
      notes: notes.filter(({ event }) => event === step.index).map(({ text }) => text),
      remarks: remarks.filter(({ event }) => event === step.index),
    };
    if (story === null && here.notes.length + here.remarks.length === 0) continue;
    const { head, why } = story ?? { head: words.page.note, why: [] };
    steps.push({ event: step.index, head, why, ...here, state: step.after });
  }
  return steps;
}
