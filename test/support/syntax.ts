import { readFileSync } from "node:fs";
import ts from "typescript";

const parsed = new Map<string, ts.SourceFile>();

/** The syntax of a file of the repository. It is parsed once for all tests that ask. */
export function syntaxOf(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  parsed.set(file, source);
  return source;
}
