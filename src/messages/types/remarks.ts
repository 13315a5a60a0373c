import type { Causes, FieldWants, RemarkReasons, Unsayable } from "../../notation/reason.ts";
import type { RemarkCode } from "../../notation/remark.ts";
import type { Words } from "./words.ts";

/**
 * What remarks on recorded games, positions and typed plays say. Each function gets the values of a reason; long pieces
 * of the text are shortened already.
 */
export interface RemarkMessages {
  /** What is wrong, in a few words, for each code. */
  readonly codes: { readonly [C in RemarkCode]: string };
  /** What stands there and what should. `hint`: what probably happened; `null` if nobody knows. */
  readonly said: (remark: RemarkText) => string;
  /** What should stand there, for each reason that needs words. */
  readonly expected: { readonly [C in WithExpectation]: Sentence<RemarkReasons[C]> };
  /** What stands there, for each reason for which it is not simply a piece of the text. */
  readonly found: { readonly [C in WithFound]: Sentence<RemarkReasons[C]> };
  /** A field and what it should be. `want` is in words. */
  readonly field: (values: { readonly field: string; readonly want: string }) => string;
  readonly fields: { readonly [C in keyof FieldWants]: Sentence<FieldWants[C]> };
  /** What probably happened. */
  readonly causes: { readonly [C in keyof Causes]: Sentence<Causes[C]> };
  /** What cannot be written, and what stands in its place. */
  readonly unsaid: {
    readonly [C in keyof Unsayable]: UnsaidSentence<Unsayable[C]>;
  };
}

/** A piece of a sentence, made of values. */
export type Sentence<Values> = (values: Values) => string;

/** What cannot be written, and what is written in its place, made of values and of words for the codes in them. */
export type UnsaidSentence<Values> = (
  values: Values,
  words: Words,
) => { readonly found: string; readonly expected: string };

/** A remark in words. */
export interface RemarkText {
  /** What stands there. */
  readonly found: string;
  /** What should stand there. */
  readonly expected: string;
  /** What probably happened; `null` if no single slip explains it. */
  readonly hint: string | null;
}

/** The reasons whose expectation is a number, a sentence of another part, or a part of its own. */
type Wordless = "points" | "final-scores" | "refused" | "player-number" | "field" | "unsaid";

/** The reasons whose expectation needs words. */
type WithExpectation = Exclude<keyof RemarkReasons, Wordless>;

/** The reasons for which what was found needs words. */
type WithFound = "not-settled" | "word" | "too-large" | "not-a-game" | "rows";

/** Sentences for remarks; some may be missing. */
export type SomeRemarkMessages = {
  readonly [P in "said" | "field"]?: RemarkMessages[P] | undefined;
} & {
  readonly [P in Exclude<keyof RemarkMessages, "said" | "field">]?:
    | { readonly [K in keyof RemarkMessages[P]]?: RemarkMessages[P][K] | undefined }
    | undefined;
};
