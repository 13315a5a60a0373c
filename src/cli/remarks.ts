import { translateRemark } from "../messages/index.ts";
import type { Remark } from "../notation/index.ts";
import type { ProgramWords } from "./languages/program-words.ts";
import { bold, red, yellow } from "./output/colours.ts";
import { printable } from "./output/printable.ts";

/** A remark on a file, as editors read it: `final.gcg:9:25 wrong-score found 26, expected 25`. */
export function remarkLine(file: string, remark: Remark, language: ProgramWords, colours = false): string {
  const { line, column, code } = remark;
  const place = printable(`${file}:${line}:${column}`);
  const words = printable(foundAndExpected(remark, language));
  if (!colours) return `${place} ${code} ${words}`;
  return `${bold(place)} ${code === "unknown-pragma" ? yellow(code) : red(code)} ${words}`;
}

/** A remark without its place: `wrong-score: found 26, expected 25`. In another language the code is in words, too. */
export function remarkWords(remark: Remark, language: ProgramWords): string {
  const code = language.messages?.remarks.codes[remark.code] ?? remark.code;
  return `${code}: ${foundAndExpected(remark, language)}`;
}

/** What stands there, what should, and why: `found 26, expected 25`. */
function foundAndExpected(remark: Remark, { messages }: ProgramWords): string {
  const { found, expected, hint = null } = messages === null ? remark : translateRemark(remark, messages);
  if (messages !== null) return messages.remarks.said({ found, expected, hint });
  return `found ${found}, expected ${expected}${hint === null ? "" : ` (${hint})`}`;
}

/** What is wrong with a file that is not a game, without a code: `expected a recorded game, found "Dear"`. */
export function problemWords(remark: Remark, language: ProgramWords): string {
  if (language.messages !== null) return foundAndExpected(remark, language);
  return `expected ${remark.expected}, found ${remark.found}`;
}

/** A problem of an argument: `column 6: expected R, which lies at 8H, found "X"`. */
export function problemLine(remark: Remark, language: ProgramWords): string {
  return printable(`${language.column(remark.column)}: ${problemWords(remark, language)}`);
}

/** A remark as JSON has it. */
export function remarkJson({ line, column, code, found, expected, hint }: Remark): object {
  return { line, column, code, found, expected, hint: hint ?? null };
}
