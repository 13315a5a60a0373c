import { type GameState, stepsOf } from "../../index.ts";
import type { GcgGame, Remark } from "../../notation/index.ts";
import type { Language } from "../languages.ts";
import { languageNamed } from "../languages.ts";
import { withNames } from "../record/facts.ts";
import { misfitsOf } from "../record/misfits.ts";
import { describeMisfit, storyOf } from "../story.ts";

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
  game: GcgGame,
  remarks: readonly Remark[],
  words: Language = languageNamed(),
): readonly Step[] {
  const { notes } = game;
  const misfits = misfitsOf(game);
  const steps: Step[] = [];
  for (const step of stepsOf(withNames(game))) {
    const start = { event: null, head: words.page.before, why: [], notes: [], remarks: [], state: step.before };
    if (steps.length === 0) steps.push(start);
    const misfit = misfits.get(step.index);
    const story = misfit === undefined ? storyOf(step, words) : { head: describeMisfit(step, misfit, words), why: [] };
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
