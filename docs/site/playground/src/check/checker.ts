import type { PlayerFigures } from "../../../../../src/cli/season/players.ts";
import { type Asking, askWorker, type QuestionOf } from "../ask-worker.ts";
import type { LanguageName } from "../language.ts";

/** A file that was dropped: a game, or why it is not one. */
export type CheckedFile =
  | {
      readonly ok: true;
      readonly players: readonly { readonly name: string; readonly score: number }[];
      /** How many remarks there are on it. */
      readonly remarks: number;
      readonly over: boolean;
      /** What each player gets of it in the standings; nothing while it is not over. */
      readonly figures: readonly (readonly [name: string, figures: PlayerFigures])[];
    }
  | { readonly ok: false; readonly problem: string };

/** Everything about one game. */
export interface Account {
  readonly remarks: readonly string[];
  /** The score sheet, as a table of HTML. */
  readonly sheet: string;
  readonly story: readonly { readonly head: string; readonly lines: readonly string[] }[];
  /** The page to step through, as HTML. */
  readonly page: string;
}

/** What the worker is asked, each with its answer. The files stay on this machine. */
export interface Questions {
  readonly check: { readonly question: { readonly file: File }; readonly answer: CheckedFile };
  readonly tell: {
    readonly question: { readonly file: File; readonly language: LanguageName };
    readonly answer: Account | null;
  };
}

export type Question = QuestionOf<Questions>;

/** The page's side of the worker that reads and checks files. */
export const createChecker = (): Asking<Questions> =>
  askWorker(() => new Worker(new URL("./check-worker.ts", import.meta.url), { type: "module" }));
