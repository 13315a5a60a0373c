import type { Remark } from "../notation/index.ts";
import { expectation } from "../read/describe.ts";

/** A remark on a file, as editors read it: `final.gcg:9:25 wrong-score found 26, expected 25`. */
export function remarkLine(file: string, { line, column, code, found, expected, hint }: Remark): string {
  const why = hint === undefined ? "" : ` (${hint})`;
  return `${file}:${line}:${column} ${code} found ${found}, expected ${expected}${why}`;
}

/** A problem of an argument: `column 6: expected R, which lies at 8H, found "X"`. */
export function problemLine({ column, expected, found }: Remark): string {
  return expectation(`column ${column}`, expected, found);
}
