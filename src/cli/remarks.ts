import { describeProblem, describeRemark, explainRemark, type Messages } from "../messages/index.ts";
import type { Remark } from "../notation/index.ts";
import { printable } from "../render/index.ts";
import { bold, red, yellow } from "./output/colours.ts";

/** A remark on a file, as editors read it: `final.gcg:9:25 wrong-score found 26, expected 25`. */
export function remarkLine(file: string, remark: Remark, language: Messages, colours = false): string {
  const { line, column, code } = remark;
  const place = printable(`${file}:${line}:${column}`);
  const words = printable(foundAndExpected(remark, language));
  if (!colours) return `${place} ${code} ${words}`;
  return `${bold(place)} ${code === "unknown-pragma" ? yellow(code) : red(code)} ${words}`;
}

/** What stands there, what should, and why, without the code in words: `found 26, expected 25`. */
function foundAndExpected(remark: Remark, words: Messages): string {
  return describeRemark(remark, words).slice(`${words.remarks.codes[remark.code]}: `.length);
}

/** What is wrong with a text, without its place: `expected a recorded game, found "Dear"`. */
export function problemWords(remark: Remark, words: Messages): string {
  return describeProblem(remark, words).slice(`${remark.line}:${remark.column}: `.length);
}

/** A problem of an argument: `character 6: 8H already holds an R, so "X" does not fit`. */
export function problemLine(remark: Remark, language: Messages): string {
  return printable(`character ${remark.column}: ${problemWords(remark, language)}`);
}

/** A remark as JSON has it: the reason as data, and what it says in the language. */
export function remarkJson(remark: Remark, words: Messages): object {
  const { line, column, code, reason } = remark;
  const { found, expected, hint } = explainRemark(remark, words);
  return { line, column, code, reason, found, expected, hint };
}

/** A line for standard error: what is wrong, and the command that says so. */
export function errorLine(command: string, why: string): string {
  return `tilewright ${command}: ${printable(why)}\n`;
}
