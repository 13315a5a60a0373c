import { englishRemarks } from "../messages/english/remarks.ts";
import { describeRemark, explainRemark } from "../messages/index.ts";
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

/** A remark without its place: `Wrong score: found 26, expected 25`. */
export function remarkWords(remark: Remark, { messages }: ProgramWords): string {
  return describeRemark(remark, messages ?? undefined);
}

/** What stands there, what should, and why: `found 26, expected 25`. */
function foundAndExpected(remark: Remark, { messages }: ProgramWords): string {
  const said = messages?.remarks.said ?? englishRemarks.said;
  return said(explainRemark(remark, messages ?? undefined));
}

/** What is wrong with a file that is not a game, without a code: `expected a recorded game, found "Dear"`. */
export function problemWords(remark: Remark, language: ProgramWords): string {
  if (language.messages !== null) return foundAndExpected(remark, language);
  const { expected, found } = explainRemark(remark);
  return `expected ${expected}, found ${found}`;
}

/** A problem of an argument: `column 6: expected R, which lies at 8H, found "X"`. */
export function problemLine(remark: Remark, language: ProgramWords): string {
  return printable(`${language.column(remark.column)}: ${problemWords(remark, language)}`);
}

/** A remark as JSON has it: the reason as data, and what it says in the language. */
export function remarkJson(remark: Remark, { messages }: ProgramWords): object {
  const { line, column, code, reason } = remark;
  const { found, expected, hint } = explainRemark(remark, messages ?? undefined);
  return { line, column, code, reason, found, expected, hint };
}
