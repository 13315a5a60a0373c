import type { Placed, PlayerView, Position, Tile, TileSet } from "tilewright";
import type { LeftOut } from "tilewright/dictionary";
import { type Asking, askWorker, type QuestionOf } from "../ask-worker.ts";

/** Where the worker gets its words from. */
export type ListSource =
  | { readonly kind: "free" | "classroom" }
  | { readonly kind: "own"; readonly text: string; readonly tileSet: TileSet };

/** A play that was found, with its text. */
export interface FoundPlay {
  readonly text: string;
  readonly points: number;
  readonly placements: readonly Placed[];
  readonly leave: readonly Tile[];
}

/** What the worker can be asked, each with its answer. */
export interface Questions {
  /** Takes a list. The answer has the words as a graph if the list is the visitor's own. */
  readonly list: {
    readonly question: { readonly source: ListSource };
    readonly answer: {
      readonly size: number;
      readonly leftOut: readonly LeftOut[];
      readonly bytes: ArrayBuffer | null;
    };
  };
  /** All words of the list, one a line. */
  readonly words: { readonly question: object; readonly answer: { readonly text: string } };
  readonly plays: {
    readonly question: { readonly position: Position & { readonly rack: readonly Tile[] }; readonly top: number };
    readonly answer: { readonly count: number; readonly plays: readonly FoundPlay[] };
  };
  /** The play that is number `place` by points, or the last one there is; `null` if there is none. */
  readonly best: {
    readonly question: { readonly view: PlayerView; readonly place: number };
    readonly answer: { readonly placements: readonly Placed[] | null };
  };
}

export type Question = QuestionOf<Questions>;
/** The page's side of the worker that knows the words and finds plays. */
export type Finder = Asking<Questions>;

export const createFinder = (): Finder =>
  askWorker(() => new Worker(new URL("./finder-worker.ts", import.meta.url), { type: "module" }));
