import type { Violation } from "../game/model/violation.ts";
import type { RemarkReason, Unsaid } from "../notation/reason.ts";
import type { Remark } from "../notation/remark.ts";
import { describe, quote, shorten } from "../read/describe.ts";
import { describeFound, type Found } from "../read/found.ts";
import { requireThat } from "../read/refuse.ts";
import { violationsInWords } from "../render/describe-violation.ts";
import { englishRemarks } from "./english/remarks.ts";
import { englishAdjustments, englishEnds } from "./english/words.ts";
import { requireMessages, wordsIn } from "./said.ts";
import type { Messages } from "./types/messages.ts";
import type { RemarkMessages, RemarkText } from "./types/remarks.ts";

const english = { remarks: englishRemarks, ends: englishEnds, adjustments: englishAdjustments };

/**
 * Describes a remark in one line, by default in English: what is wrong, what stands there, what should, and what
 * probably happened. Also for the problems of parsers of texts, and for what cannot be written.
 *
 * Long pieces of the text end with `...`. A remark is in one language: all of it is English if `messages` lack a piece
 * of it. To change one piece in English, write yours over `englishMessages`, part by part.
 *
 * @param remark - One remark; a parser gives a list of them.
 * @param messages - Messages in another language, or some of them.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { describeRemark, germanRecords } from "tilewright/messages";
 * import { parseGcg } from "tilewright/notation";
 *
 * const { remarks } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +15 15"));
 * remarks.map((remark) => describeRemark(remark)); // => ["Wrong score: found 15, expected 14"]
 * remarks.map((remark) => describeRemark(remark, germanRecords));
 * // => ["Falsche Punktzahl: gefunden: 15, erwartet: 14"]
 * ```
 *
 * @throws TypeError if `remark` is not a remark, or `messages` is not an object
 */
export function describeRemark(remark: Remark, messages: Messages = english): string {
  const { code, said, text } = remarkWordsOf(remark, messages);
  return `${code}: ${said(text)}`;
}

/**
 * Returns the pieces from which {@link describeRemark} makes a line: what stands there (`found`), what should
 * (`expected`), and what probably happened (`hint`, or `null`).
 *
 * @param remark - One remark; a parser gives a list of them.
 * @param messages - Messages in another language, or some of them.
 *
 * @throws TypeError if `remark` is not a remark, or `messages` is not an object
 */
export function explainRemark(remark: Remark, messages: Messages = english): RemarkText {
  return remarkWordsOf(remark, messages).text;
}

/** All that is said of a remark: its code in words, its pieces, and the sentence that takes them. */
export interface RemarkInWords {
  /** The code in words: `Wrong score`. */
  readonly code: string;
  /** What stands there, what should, and what probably happened. */
  readonly text: RemarkText;
  /** Makes one text of these. */
  readonly said: RemarkMessages["said"];
  /** Whether it is said in English, because the messages lack some of it. */
  readonly isEnglish: boolean;
}

/**
 * Returns all that {@link describeRemark} makes a line of, for a line of your own: with `isEnglish` you keep the rest
 * of your line in the same language. All of it is English if `messages` lack the code, the sentence or a piece.
 *
 * @param remark - One remark; a parser gives a list of them.
 * @param messages - Messages in another language, or some of them.
 *
 * @throws TypeError if `remark` is not a remark, or `messages` is not an object
 */
export function remarkWordsOf(remark: Remark, messages: Messages = english): RemarkInWords {
  const { code, reason } = Object(remark) as Partial<Remark>;
  const isRemark = typeof code === "string" && Object.hasOwn(englishRemarks.codes, code) && isReason(reason);
  requireThat(isRemark, "remark", "one remark; a parser gives a list of them", remark);
  requireMessages(messages);
  const own = wordsOf(messages);
  const text = textOf(remark.reason, own);
  const { codes, said } = messages.remarks ?? {};
  const ownCode = codes?.[remark.code];
  if (ownCode !== undefined && said !== undefined && !own.lacksSome())
    return { code: ownCode, text, said, isEnglish: false };
  return {
    code: englishRemarks.codes[remark.code],
    text: textOf(remark.reason, wordsOf(english)),
    said: englishRemarks.said,
    isEnglish: true,
  };
}

function textOf(reason: RemarkReason, said: Said): RemarkText {
  const [found, expected] = piecesOf(reason, said);
  const { cause = null } = reason.code === "points" ? reason : {};
  return { found, expected, hint: cause && said("causes", cause) };
}

/** The reasons that are described without a sentence of `expected`. */
const wordless = ["points", "final-scores", "refused", "player-number", "field", "unsaid"];

function isReason(reason: unknown): boolean {
  const { code } = Object(reason) as Partial<RemarkReason>;
  return typeof code === "string" && (wordless.includes(code) || Object.hasOwn(englishRemarks.expected, code));
}

/** The parts of the messages in which each sentence has a code. */
type Part = "expected" | "found" | "fields" | "causes" | "unsaid";

/** Says something in the language of some messages, in English what they lack. */
interface Said {
  <P extends Exclude<Part, "unsaid">>(part: P, values: { readonly code: string }): string;
  (part: "unsaid", values: { readonly code: string }): { readonly found: string; readonly expected: string };
  /** What is wrong with a play. */
  readonly violations: (violations: readonly Violation[]) => string;
  readonly field: RemarkMessages["field"];
  /** Whether the messages lacked anything that was to be said so far. */
  readonly lacksSome: () => boolean;
}

function wordsOf(messages: Messages): Said {
  let lacking = false;
  /** What messages have, or the English in its place. */
  const or = <T>(own: T | undefined, standby: T): T => {
    lacking ||= own === undefined;
    return own ?? standby;
  };
  const { remarks } = messages;
  const say = (part: Part, values: { readonly code: string }): unknown => {
    type Sentences = Readonly<Record<string, (values: object, words: object) => unknown>>;
    const [own, standby] = [remarks?.[part], englishRemarks[part]] as [Sentences | undefined, Sentences];
    return or(own?.[values.code], standby[values.code]!)(shortened(values), wordsIn(messages, english));
  };
  return Object.assign(say as Said, {
    violations: (violations: readonly Violation[]) => {
      for (const { code } of violations) or<unknown>(messages.violations?.[code], null);
      return violationsInWords(violations, messages);
    },
    field: (values: Parameters<RemarkMessages["field"]>[0]) => or(remarks?.field, englishRemarks.field)(values),
    lacksSome: () => lacking,
  });
}

/** What was found, and what was expected. */
function piecesOf(reason: RemarkReason, said: Said): readonly [found: string, expected: string] {
  switch (reason.code) {
    case "points":
      return [`${reason.found}`, `${reason.expected}`];
    case "final-scores":
      return [reason.found.join(", "), reason.expected.join(", ")];
    case "refused":
      return [`${shorten(reason.at)} ${shorten(reason.word)}`, said.violations(reason.violations)];
    case "player-number":
      return [describe(reason.text), `#player${reason.number}`];
    case "field":
      return [
        describeFound(reason.found),
        said.field({ field: shorten(reason.field), want: said("fields", reason.want) }),
      ];
    case "unsaid": {
      const { found, expected } = said("unsaid", unsaidOf(reason.what));
      return [found, expected];
    }
    default:
      return [foundIn(reason, said), said("expected", reason)];
  }
}

/** What cannot be written. A whole line would be cut like a name, and is quoted instead. */
function unsaidOf(what: Unsaid): Unsaid {
  return what.code === "too-long" ? { ...what, text: describe(what.text) } : what;
}

/** The reasons whose piece of the text stands in the sentence without quotation marks. */
const unquoted: ReadonlySet<string> = new Set([
  "list-too-long",
  "rack-lacks",
  "other-rack",
  "tile-excess",
  "not-on-turn",
  "other-side",
  "no-play-before",
  "bag-too-small",
]);

function foundIn(reason: RemarkReason, said: Said): string {
  if (reason.code === "word" ? reason.fault === "not-closed" : Object.hasOwn(englishRemarks.found, reason.code))
    if (reason.code !== "not-a-game" || reason.found === "") return said("found", reason);
  if (reason.code === "not-a-letter") return quote(reason.text, 8);
  if ("text" in reason) return unquoted.has(reason.code) ? shorten(reason.text) : describe(reason.text);
  if (reason.code === "unknown") return describe(reason.name);
  return describeFound((reason as Extract<RemarkReason, { readonly found: Found }>).found);
}

/** Values whose texts, such as names, fit on a line. Lists of ours keep their length. */
function shortened<T>(values: T): T {
  if (typeof values === "string") return shorten(values) as T;
  if (typeof values !== "object" || values === null) return values;
  if (Array.isArray(values)) return values.map(shortened) as T;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, shortened(value)])) as T;
}
