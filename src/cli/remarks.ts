import { explainRemark, remarkWordsOf } from "../messages/index.ts";
import type { Remark } from "../notation/index.ts";
import { printable } from "../render/index.ts";
import type { Language } from "./languages.ts";
import { bold, red, yellow } from "./output/colours.ts";

/** A remark on a file, as editors read it: `final.gcg:9:25 wrong-score found 26, expected 25`. */
export function remarkLine(file: string, remark: Remark, language: Language, colours = false): string {
  const { line, column, code } = remark;
  const place = printable(`${file}:${line}:${column}`);
  const words = printable(foundAndExpected(remark, language));
  if (!colours) return `${place} ${code} ${words}`;
  return `${bold(place)} ${code === "unknown-pragma" ? yellow(code) : red(code)} ${words}`;
}

/** What stands there, what should, and why: `found 26, expected 25`. */
function foundAndExpected(remark: Remark, words: Language): string {
  const { said, text } = remarkWordsOf(remark, words);
  return said(text);
}

/** What is wrong with a file that is not a game, without a code: `expected a recorded game, found "Dear"`. */
export function problemWords(remark: Remark, words: Language): string {
  const { found, expected } = explainRemark(remark, words);
  return `expected ${expected}, found ${found}`;
}

/** A problem of an argument: `column 6: expected R, which lies at 8H, found "X"`. */
export function problemLine(remark: Remark, language: Language): string {
  return printable(`column ${remark.column}: ${problemWords(remark, language)}`);
}

/** A remark as JSON has it: the reason as data, and what it says in the language. */
export function remarkJson(remark: Remark, words: Language): object {
  const { line, column, code, reason } = remark;
  const { found, expected, hint } = explainRemark(remark, words);
  return { line, column, code, reason, found, expected, hint };
}

/** A line for standard error: what is wrong, and the command that says so. */
export function errorLine(command: string, why: string): string {
  return `tilewright ${command}: ${printable(why)}\n`;
}
