import type { Violation } from "../game/model/violation.ts";
import { squareName } from "../notation/coordinate.ts";
import type { RemarkReason, Unsaid } from "../notation/reason.ts";
import type { Remark } from "../notation/remark.ts";
import { describe, quote, shorten } from "../read/describe.ts";
import { describeFound, type Found } from "../read/found.ts";
import { isKeyOf, propertiesOf } from "../read/is-object.ts";
import { requireThat } from "../read/refuse.ts";
import { englishForViolations, violationsInWords } from "../render/describe-violation.ts";
import { englishFound } from "./english/found.ts";
import { englishRemarks } from "./english/remarks.ts";
import { englishAdjustments, englishEnds } from "./english/words.ts";
import { messagesOr, say, sayReason } from "./say.ts";
import type { Messages } from "./types/messages.ts";
import type { ExplainedRemark, RemarkText } from "./types/remarks.ts";

/** The parts that say a remark. */
export type RemarkParts = "remarks" | "found" | "violations" | "labels" | "moves" | "ends" | "adjustments";

/** These parts in English. */
export const englishForRemarks: Pick<Messages, RemarkParts> = /* @__PURE__ */ (() => ({
  remarks: englishRemarks,
  found: englishFound,
  ...englishForViolations,
  ends: englishEnds,
  adjustments: englishAdjustments,
}))();

/**
 * Describes a remark in one line: what is wrong, what was found, what was expected, and what probably happened. Remarks
 * on what cannot be written are described in the same way. Long excerpts of the text are truncated with `...`.
 *
 * @param remark - A single remark; a parser returns a list of remarks.
 * @param messages - The language. Defaults to English.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { describeRemark } from "tilewright/messages";
 * import { germanMessages } from "tilewright/messages/german";
 * import { parseGcg } from "tilewright/notation";
 *
 * const { remarks } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +15 15"));
 * remarks.map((remark) => describeRemark(remark)); // => ["Wrong score: found 15, expected 14"]
 * remarks.map((remark) => describeRemark(remark, germanMessages));
 * // => ["Falsche Punktzahl: gefunden: 15, erwartet: 14"]
 * ```
 *
 * @throws TypeError if `remark` is not a remark, or a part or a sentence is missing from `messages`
 */
export function describeRemark(remark: Remark, messages?: Pick<Messages, RemarkParts>): string {
  requireRemark(remark);
  const words = messagesOr(messages, englishForRemarks);
  return `${words.remarks.codes[remark.code]}: ${sayRemark(remark, words)}`;
}

/** What is wrong, without the place and the code. What is wrong with a refused play is said in whole sentences. */
export function sayRemark({ reason }: Remark, messages: Pick<Messages, RemarkParts>): string {
  return sentenceOf(reason, remarkText(reason, messages), messages);
}

function sentenceOf(reason: RemarkReason, text: RemarkText, messages: Pick<Messages, RemarkParts>): string {
  const { found, expected, hint } = text;
  if (reason.code === "refused") return `${found}. ${expected}`;
  // Points are the commonest reason and hold no text; copying them would take far longer than the sentence does.
  const values = reason.code === "points" ? reason : shortened(reason);
  return say(messages.remarks.said, { found, expected, hint, reason: values });
}

/**
 * Returns what {@link describeRemark} combines into a line: what was found (`found`), what was expected (`expected`),
 * what probably happened (`hint`, or `null`), and all of these in one sentence (`sentence`).
 *
 * @param remark - A single remark; a parser returns a list of remarks.
 * @param messages - The language. Defaults to English.
 *
 * @throws TypeError if `remark` is not a remark, or a part or a sentence is missing from `messages`
 */
export function explainRemark(remark: Remark, messages?: Pick<Messages, RemarkParts>): ExplainedRemark {
  requireRemark(remark);
  const words = messagesOr(messages, englishForRemarks);
  const text = remarkText(remark.reason, words);
  return { ...text, sentence: sentenceOf(remark.reason, text, words) };
}

function requireRemark(remark: Remark): void {
  requireThat(isRemark(remark), "remark", "one remark from the list a parser returns", remark);
}

/** Whether a value is a remark, or a problem of a parser of texts. */
export function isRemark(value: unknown): value is Remark {
  const { code, reason } = propertiesOf(value) as Partial<Remark>;
  const { code: why } = propertiesOf(reason) as Partial<RemarkReason>;
  const isKnown = wordless.includes(why ?? "") || isKeyOf(englishRemarks.reasons, why);
  return isKnown && isKeyOf(englishRemarks.codes, code);
}

/** The reasons that no sentence of their own describes. */
const wordless: readonly string[] = ["points", "final-scores", "refused", "player-number", "unsaid"];

function remarkText(reason: RemarkReason, messages: Pick<Messages, RemarkParts>): RemarkText {
  const [expected, found] = expectedAndFound(reason, messages);
  const { cause = null } = reason.code === "points" ? reason : {};
  return { found, expected, hint: cause && say(messages.remarks.causes[cause.code], cause, messages) };
}

function expectedAndFound(
  reason: RemarkReason,
  messages: Pick<Messages, RemarkParts>,
): readonly [expected: string, found: string] {
  const { reasons, fields, unsaid } = messages.remarks;
  switch (reason.code) {
    case "points":
      return [`${reason.expected}`, `${reason.found}`];
    case "final-scores":
      return [reason.expected.join(", "), reason.found.join(", ")];
    case "refused": {
      const violations: readonly Violation[] = reason.violations;
      return [violationsInWords(violations, messages), `${shorten(reason.at)} ${shorten(reason.word)}`];
    }
    case "player-number":
      return [`#player${reason.number}`, describe(reason.text)];
    case "field": {
      const { want } = reason;
      const values = { field: shorten(reason.field), want: say(fields[want.code], shortened(want), messages) };
      return [sayReason(reasons.field, values)[0], describeFound(reason.found, messages.found)];
    }
    case "unsaid": {
      const { what } = reason;
      const [expected, found] = sayReason(unsaid[what.code], shortened(unsaidInWords(what)), messages);
      return [expected, found ?? ""];
    }
    default: {
      const [expected, found] = sayReason(reasons[reason.code], shortened(reason), messages);
      return [expected, found ?? foundIn(reason, messages)];
    }
  }
}

/** The values of what cannot be written, as far as possible in words. */
function unsaidInWords(what: Unsaid): object {
  switch (what.code) {
    case "play":
      return { tiles: what.placements.map((tile) => `${squareName(tile)} ${tile.letter}`).join(", ") };
    case "bonuses": {
      const each = what.bonuses.map(({ tiles, points, times }) => `${tiles} ${times ? `x${times}` : points}`);
      return { text: `bb ${each.join(", ")}` }; // as an operation of a CGP would have them
    }
    case "operation": // a semicolon ends an operation
      return { ...what, written: what.text.replace(/[\s;]+/g, " ").trim() };
    case "too-long": // a whole line would be cut like a name, and is quoted instead
      return { ...what, text: describe(what.text) };
    default:
      return what;
  }
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
  "one-square-off",
  "after-slip",
]);

/** The piece of the text that a reason is about. */
function foundIn(reason: RemarkReason, messages: Pick<Messages, RemarkParts>): string {
  if (reason.code === "not-a-letter") return quote(reason.text, 8);
  if ("text" in reason) return unquoted.has(reason.code) ? shorten(reason.text) : describe(reason.text);
  if (reason.code === "unknown") return describe(reason.name);
  return describeFound((reason as Extract<RemarkReason, { readonly found: Found }>).found, messages.found);
}

/** Values whose texts, such as names, fit on a line. Lists of ours keep their length. */
function shortened<T>(values: T): T {
  if (typeof values === "string") return shorten(values) as T;
  if (typeof values !== "object" || values === null) return values;
  if (Array.isArray(values)) return values.map(shortened) as T;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, shortened(value)])) as T;
}
