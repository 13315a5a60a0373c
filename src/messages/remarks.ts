import type { Square } from "../board/square.ts";
import type { Violation } from "../game/model/violation.ts";
import { parseSquare } from "../notation/coordinate.ts";
import type { Remark } from "../notation/remark.ts";
import { requireParts, requireThat } from "../read/refuse.ts";
import type { LanguageMessages } from "./language.ts";
import { inOtherWords } from "./phrases.ts";

/**
 * Describes a remark in one line, in the language of `messages`: what is wrong, what stands there, what should, and
 * what probably happened.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { describeRemark, germanMessages } from "tilewright/messages";
 * import { parseGcg } from "tilewright/notation";
 *
 * const { remarks } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +15 15"));
 * remarks.map((remark) => describeRemark(remark, germanMessages));
 * // => ["Falsche Punktzahl: gefunden: 15, erwartet: 14"]
 * ```
 *
 * @throws TypeError if `remark` is not a remark, or `messages` not those of a language
 */
export function describeRemark(remark: Remark, messages: LanguageMessages): string {
  const { code, found, expected, hint } = translateRemark(remark, messages);
  const { codes, said } = messages.remarks;
  return `${codes[code]}: ${said({ found, expected, hint: hint ?? null })}`;
}

/**
 * Returns the remark with what it found, expected and supposes in the language of `messages`. Names, numbers and
 * pieces of the text stay as they are.
 *
 * @throws TypeError if `remark` is not a remark, or `messages` not those of a language
 */
export function translateRemark(remark: Remark, messages: LanguageMessages): Remark {
  const isRemark = typeof Object(remark).expected === "string" && typeof remark.found === "string";
  requireThat(isRemark, "remark", "one remark; a parser gives a list of them", remark);
  requireParts(
    messages,
    "messages",
    "the messages of a language, for instance germanMessages",
    [],
    ["violations", "remarks"],
  );
  const { found, expected, hint } = remark;
  const said = (text: string): string =>
    text.length > longest ? text : (inSentences(text, messages) ?? inOtherWords(text, messages.remarks.phrases));
  const translated = { ...remark, found: said(found), expected: said(expected) };
  return hint === undefined ? translated : { ...translated, hint: said(hint) };
}

/** No remark of a reader has a longer text. One that has is left as it is, so that it cannot take long. */
const longest = 1000;

/** The violations that a record can have where a play should lie, as their English sentences. */
const sentences: readonly (readonly [pattern: RegExp, violation: (details: string) => Violation])[] = [
  [/^There is no square to play on at (.+)\.$/, (at) => ({ code: "on-hole", squares: squaresIn(at) })],
  [
    /^At most (?:one tile|(\d+) tiles) in a turn\.$/,
    (limit) => ({ code: "too-many-tiles", squares: [], limit: +limit }),
  ],
  [
    /^The first play needs at least (\d+) tiles\.$/,
    (needed) => ({ code: "too-few-tiles", squares: [], needed: +needed }),
  ],
  [/^The first play must cover (.+)\.$/, (at) => ({ code: "start-not-covered", squares: squaresIn(at) })],
  [/^The play must touch a tile that lies on the board\.$/, () => ({ code: "not-connected", squares: [] })],
];

/** What is wrong with a play, sentence by sentence; `null` if the text says something else. */
function inSentences(text: string, { violations }: LanguageMessages): string | null {
  const said = text.split(/(?<=\.) /).map((sentence) => {
    for (const [pattern, violationOf] of sentences) {
      const found = pattern.exec(sentence);
      if (found === null) continue;
      const violation = violationOf(found[1] ?? "1");
      return (violations[violation.code] as (violation: Violation) => string)(violation);
    }
    return null;
  });
  return said.includes(null) ? null : said.join(" ");
}

function squaresIn(text: string): readonly Square[] {
  return text.split(/, | and | or /).flatMap((name) => parseSquare(name).square ?? []);
}
