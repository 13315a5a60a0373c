import type { Draft } from "../../compose/draft.ts";
import type { Action } from "../markup.ts";
import type { Shown } from "../shown.ts";

/** What the board does when somebody acts. */
export interface Reactions {
  /** `null` if nothing is shown. */
  readonly shown: () => Shown | null;
  /** Whether nothing can be laid now. */
  readonly locked: () => boolean;
  /** Shows another draft. `false` if nothing may change. */
  readonly change: (draft: Draft) => boolean;
  /** Called after a tile has been laid by hand: a blank needs a letter. */
  readonly laid: () => void;
  readonly act: (action: Action) => void;
}
