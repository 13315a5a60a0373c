import type { Remark } from "../notation/index.ts";
import { expectation } from "../read/describe.ts";
import { bold, red, yellow } from "./output/colours.ts";
import { printable } from "./output/printable.ts";

/** A remark on a file, as editors read it: `final.gcg:9:25 wrong-score found 26, expected 25`. */
export function remarkLine(file: string, remark: Remark, colours = false): string {
  const { line, column, code } = remark;
  const place = printable(`${file}:${line}:${column}`);
  const words = printable(foundAndExpected(remark));
  if (!colours) return `${place} ${code} ${words}`;
  return `${bold(place)} ${code === "unknown-pragma" ? yellow(code) : red(code)} ${words}`;
}

/** A remark without its place: `wrong-score: found 26, expected 25`. */
export function remarkWords(remark: Remark): string {
  return `${remark.code}: ${foundAndExpected(remark)}`;
}

function foundAndExpected({ found, expected, hint }: Remark): string {
  return `found ${found}, expected ${expected}${hint === undefined ? "" : ` (${hint})`}`;
}

/** A problem of an argument: `column 6: expected R, which lies at 8H, found "X"`. */
export function problemLine({ column, expected, found }: Remark): string {
  return printable(expectation(`column ${column}`, expected, found));
}

/** A remark as JSON has it. */
export function remarkJson({ line, column, code, found, expected, hint }: Remark): object {
  return { line, column, code, found, expected, hint: hint ?? null };
}
