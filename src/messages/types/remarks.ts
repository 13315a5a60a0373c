import type { Causes, FieldWants, RemarkReason, RemarkReasons, Unsayable } from "../../notation/reason.ts";
import type { RemarkCode } from "../../notation/remark.ts";
import type { Reason, Sentence } from "./sentence.ts";

/**
 * What remarks on recorded games, positions and typed plays say. Each sentence gets the values of a reason; long pieces
 * of the text are shortened already.
 */
export interface RemarkSentences {
  /** What is wrong, in a few words, for each code. */
  readonly codes: { readonly [C in RemarkCode]: string };
  /**
   * What was found and what was expected. `hint`: what probably happened; `null` if nobody knows. `reason`: why there
   * is a remark, for languages that say some reasons in another way.
   */
  readonly said: Sentence<RemarkText & { readonly reason: RemarkReason }>;
  /** What should stand there, and what does if that is not simply a piece of the text. */
  readonly reasons: { readonly [C in WithWords]: Reason<RemarkReasons[C]> } & {
    /** A field and what it should be. `want` is in words. */
    readonly field: Reason<{ readonly field: string; readonly want: string }>;
  };
  /** What a field should be. */
  readonly fields: { readonly [C in keyof FieldWants]: Sentence<FieldWants[C]> };
  /** What probably happened. */
  readonly causes: { readonly [C in keyof Causes]: Sentence<Causes[C]> };
  /** What stands in place of what cannot be written, and what that is. */
  readonly unsaid: {
    readonly [C in keyof Unsayable]: Reason<C extends keyof UnsaidInWords ? UnsaidInWords[C] : Unsayable[C]>;
  };
}

/** The values of what cannot be written that have been put into words before a sentence gets them. */
export interface UnsaidInWords {
  /** The tiles with their squares, `8H R, 8J N`; an empty text if there are none. */
  readonly play: { readonly tiles: string };
  /** The bonuses as an operation would have them. */
  readonly bonuses: { readonly text: string };
  /** The operation, and as it can be written. */
  readonly operation: { readonly text: string; readonly written: string };
}

/** A remark in words. */
export interface RemarkText {
  /** What stands there. */
  readonly found: string;
  /** What should stand there. */
  readonly expected: string;
  /** What probably happened; `null` if no single slip explains it. */
  readonly hint: string | null;
}

/** The reasons that are said by numbers, by the sentences of another part, or by a table of their own. */
type Wordless = "points" | "final-scores" | "refused" | "player-number" | "field" | "unsaid";

/** The reasons that need words. */
type WithWords = Exclude<keyof RemarkReasons, Wordless>;
