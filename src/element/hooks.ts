import type { Action, BarAction } from "./markup.ts";

/** A tile that is dragged. */
export interface Dragged {
  /** The tile on the rack, or the square, from which it comes. */
  readonly source: Element;
  /** Where the pointer is in the window. */
  readonly x: number;
  readonly y: number;
}

/** How buttons are shown, where that is not as the game has it. */
export type ButtonLooks = { [A in BarAction]?: { readonly hidden: boolean; readonly pressed: boolean } };

/** What somebody has done. */
interface Acted {
  readonly action: Action;
  /** Says that it has been seen to: the board does nothing with it. */
  readonly take: () => void;
}

/** What happens on a board, each with what goes with it. */
interface Happenings {
  /** It has come onto a page, or been moved to another place there. */
  readonly connected: null;
  /** It has been taken off its page: what was going on is over. */
  readonly removed: null;
  /** All parts show a view and a draft that may be others than before. */
  readonly shown: null;
  /** A tile is dragged: at each step. */
  readonly drag: Dragged;
  /** It isn't dragged any more, wherever it is now. */
  readonly dragEnd: Pick<Dragged, "source">;
  /** A tile is let go, with its place on the rack, before the draft changes; `null` after that. */
  readonly drop: number | null;
  /** The buttons are shown. Whoever hears it may change `looks`. */
  readonly buttons: ButtonLooks;
  /** A button has been pressed, or Enter. */
  readonly act: Acted;
}

/**
 * Lets the parts of a board, and whatever is added to one, go along with what happens on it.
 *
 * @internal
 */
export interface Hooks {
  /** Calls back whenever it happens, until the signal is aborted. */
  readonly on: <K extends keyof Happenings>(
    name: K,
    react: (what: Happenings[K]) => void,
    signal?: AbortSignal,
  ) => void;
  /** Says that it happens. */
  readonly tell: <K extends keyof Happenings>(name: K, what: Happenings[K]) => void;
}

export function makeHooks(): Hooks {
  const all: { readonly name: string; readonly react: (what: never) => void }[] = [];
  return {
    on(name, react, signal) {
      const entry = { name, react };
      all.push(entry);
      signal?.addEventListener("abort", () => all.splice(all.indexOf(entry), 1));
    },
    tell(name, what) {
      // Whoever is called may leave.
      for (const entry of [...all]) if (entry.name === name && all.includes(entry)) entry.react(what as never);
    },
  };
}
