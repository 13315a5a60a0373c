// What comes with a move, and what comes out of it.
import type { CanPlay, Dictionary, Tile } from "./shapes.ts";

/** Who speaks, what they had seen, and what the table has at hand. */
export interface Said {
  readonly by?: number | undefined;
  /** How long the history was when the speaker looked, and how long it is now. */
  readonly at?: number | undefined;
  readonly now?: number;
  readonly dictionary?: Dictionary | undefined;
  readonly canPlay?: CanPlay | undefined;
  /** The tiles that came out of the bag, however they were drawn. */
  readonly drawn?: readonly Tile[];
}

/** Something that happened, as far as its order matters. */
export interface Fact {
  readonly type: string;
  readonly player: number | null;
  readonly points?: number;
  /** The words of a play, or the unacceptable ones of a challenge. */
  readonly words?: readonly string[];
  /** The words ruled on by a challenge. */
  readonly judged?: readonly number[];
  readonly upheld?: boolean;
  /** Tiles that went back to the bag, sorted. */
  readonly returned?: readonly string[];
  readonly letter?: string;
}
