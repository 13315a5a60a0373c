import { explainRemark, type Messages } from "../messages/index.ts";
import type { Remark } from "../notation/index.ts";
import { printable } from "../render/index.ts";
import { bold, red, yellow } from "./output/colours.ts";

/** A remark on a file, as editors read it: `final.gcg:9:25 wrong-score found 26, expected 25`. */
export function remarkLine(file: string, remark: Remark, language: Messages, colours = false): string {
  const { line, column, code } = remark;
  const place = printable(`${file}:${line}:${column}`);
  const words = printable(explainRemark(remark, language).sentence);
  if (!colours) return `${place} ${code} ${words}`;
  return `${bold(place)} ${code === "unknown-pragma" ? yellow(code) : red(code)} ${words}`;
}

/** A problem of an argument: `character 6: 8H already holds an R, so "X" does not fit`. */
export function problemLine(remark: Remark, language: Messages): string {
  return printable(`character ${remark.column}: ${explainRemark(remark, language).sentence}`);
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
