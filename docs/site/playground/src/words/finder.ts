import type { Placed, PlayerView, Position, Tile, TileSet } from "tilewright";
import type { LeftOut } from "tilewright/dictionary";

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

export type Question = {
  [K in keyof Questions]: { readonly id: number; readonly kind: K } & Questions[K]["question"];
}[keyof Questions];
export type Answer = { readonly id: number; readonly answer?: unknown; readonly problem?: string };

/** The page's side of the worker that knows the words and finds plays. */
export interface Finder {
  readonly ask: <K extends keyof Questions>(
    kind: K,
    question: Questions[K]["question"],
  ) => Promise<Questions[K]["answer"]>;
}

/** A question whose answer is waited for. */
interface Asked {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the worker when it is first asked. */
export function createFinder(): Finder {
  let worker: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Asked>();
  const start = (): Worker => {
    const started = new Worker(new URL("./finder-worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.problem === undefined) asked?.resolve(data.answer as never);
      else asked?.reject(new Error(data.problem));
    });
    return started;
  };
  return {
    ask: (kind, question) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        const id = ++last;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, kind, ...question });
      }),
  };
}
