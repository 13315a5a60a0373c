import type { Causes, FieldWants, RemarkReason, RemarkReasons, Unsayable } from "../../notation/reason.ts";
import type { RemarkCode } from "../../notation/remark.ts";
import type { Reason, Sentence } from "./sentence.ts";

/**
 * The sentences for remarks on recorded games, positions and typed plays. Each sentence receives the values of a
 * reason, with long excerpts of the text already shortened.
 */
export interface RemarkSentences {
  /** A short description of what is wrong, for each code. */
  readonly codes: { readonly [C in RemarkCode]: string };
  /**
   * What was found and what was expected. `hint`: what probably happened; `null` if unknown. `reason`: the reason for
   * the remark, for languages that phrase some reasons differently.
   */
  readonly said: Sentence<RemarkText & { readonly reason: RemarkReason }>;
  /** What was expected and, if it is not simply an excerpt of the text, what was found. */
  readonly reasons: { readonly [C in WithWords]: Reason<RemarkReasons[C]> } & {
    /** A field and what it should be. `want` is in words. */
    readonly field: Reason<{ readonly field: string; readonly want: string }>;
  };
  /** What a field should be. */
  readonly fields: { readonly [C in keyof FieldWants]: Sentence<FieldWants[C]> };
  /** What probably happened. */
  readonly causes: { readonly [C in keyof Causes]: Sentence<Causes[C]> };
  /** What is written in place of something that cannot be expressed, and what that is. */
  readonly unsaid: {
    readonly [C in keyof Unsayable]: Reason<C extends keyof UnsaidInWords ? UnsaidInWords[C] : Unsayable[C]>;
  };
}

/** The values of what cannot be written that have been put into words before a sentence gets them. */
export interface UnsaidInWords {
  /** The tiles with their squares, `8H R, 8J N`; an empty string if there are none. */
  readonly play: { readonly tiles: string };
  /** The bonuses as they would appear in an operation. */
  readonly bonuses: { readonly text: string };
  /** The operation, and the form in which it can be written. */
  readonly operation: { readonly text: string; readonly written: string };
}

/** What a remark says, piece by piece. */
export interface RemarkText {
  /** What was found, in words. */
  readonly found: string;
  /** What was expected, in words. */
  readonly expected: string;
  /** What probably happened; `null` if no single slip explains it. */
  readonly hint: string | null;
}

/** A remark in words, piece by piece and as a whole. */
export interface ExplainedRemark extends RemarkText {
  /** What was found, what was expected and the hint in one sentence, without what kind of remark it is. */
  readonly sentence: string;
}

/** The reasons expressed by numbers, by the sentences of another part, or by their own table. */
type Wordless = "points" | "final-scores" | "refused" | "player-number" | "field" | "unsaid";

/** The reasons that need words. */
type WithWords = Exclude<keyof RemarkReasons, Wordless>;
