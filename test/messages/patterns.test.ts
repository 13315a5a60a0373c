import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { syntaxOf } from "../support/syntax.ts";
import { trackedFiles } from "../support/tracked-files.ts";

/** Every regular expression of the folders below, as it is written, with what it reads. */
const patterns = JSON.parse(readFileSync("test/messages/patterns.json", "utf8")) as readonly {
  readonly file: string;
  readonly pattern: string;
  readonly reads: string;
}[];
const rooms = ["src/replay/", "src/messages/", "src/read/printable.ts", "src/render/", "src/cli/"];

/** The regular expressions of a file, by its syntax: literals, and what is handed to `RegExp`. */
function patternsIn(file: string): readonly string[] {
  const source = syntaxOf(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isMade && node.expression.getText(source) === "RegExp") found.push(node.arguments?.[0]?.getText(source) ?? "");
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = trackedFiles().filter((file) => file.endsWith(".ts") && rooms.some((room) => file.startsWith(room)));

test("every regular expression where things are said is in the table, with what it reads", () => {
  const there = files.flatMap((file) => patternsIn(file).map((pattern) => `${file} ${pattern}`));
  expect(there.sort()).toEqual(patterns.map(({ file, pattern }) => `${file} ${pattern}`).sort());
});

test("no regular expression reads a sentence of ours", () => {
  expect(patterns.filter(({ reads }) => reads === "our sentence")).toEqual([]);
});
