import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => join("src", name))
  .sort();

/** `src/play/count.ts` belongs to `play`, `src/index.ts` to `index`. */
const folderOf = (file: string): string => file.split("/")[1]?.replace(/\.ts$/, "") ?? "";

/** Specifiers of what remains in the JavaScript; `import type` and `export type` leave nothing. */
function valueImports(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) {
      found.push((node.moduleSpecifier as ts.StringLiteral).text);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined && !node.isTypeOnly) {
      found.push((node.moduleSpecifier as ts.StringLiteral).text);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      found.push((node.arguments[0] as ts.StringLiteral).text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const specifiers = new Map(files.map((file) => [file, valueImports(file)]));
const imports: readonly Import[] = [...specifiers].flatMap(([from, list]) =>
  list
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => ({ from, to: join(dirname(from), specifier) })),
);

/** The table of docs/architecture.md: folder to layer, and folder to the folders it may import values from. */
function readTable(): {
  readonly layers: ReadonlyMap<string, number>;
  readonly allowed: ReadonlyMap<string, ReadonlySet<string>>;
} {
  const names = (cell: string): readonly string[] =>
    [...cell.matchAll(/`([\w-]+)`/g)].map((match) => match[1] as string);
  const rows = readFileSync("docs/architecture.md", "utf8")
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter((cells) => cells.length === 5 && /^\d+$/.test(cells[1] as string));
  const layers = new Map(
    rows.flatMap(([, layer, folders]) => names(folders as string).map((name) => [name, Number(layer)])),
  );
  const allowed = new Map<string, ReadonlySet<string>>();
  for (const [, , folders, may] of rows as [string, string, string, string, string][]) {
    const [granted, denied] = may.split("without") as [string, string | undefined];
    const set = new Set(names(granted));
    const range = /layers? (\d+)(?:-(\d+))?/.exec(granted);
    for (const [name, layer] of layers) {
      const inRange = range !== null && layer >= Number(range[1]) && layer <= Number(range[2] ?? range[1]);
      if (inRange || granted === "everything") set.add(name);
    }
    for (const name of names(denied ?? "")) set.delete(name);
    for (const folder of names(folders)) allowed.set(folder, new Set([...set, folder]));
  }
  return { layers, allowed };
}

const { layers, allowed } = readTable();
const readable = (list: readonly Import[]): readonly string[] => list.map(({ from, to }) => `${from} imports ${to}`);

describe("the layers of docs/architecture.md", () => {
  test("name every folder of src", () => {
    expect(layers.size).toBeGreaterThan(10);
    expect(files.filter((file) => !layers.has(folderOf(file)))).toEqual([]);
  });

  test("allow every value import", () => {
    expect(readable(imports.filter(({ from, to }) => !allowed.get(folderOf(from))?.has(folderOf(to))))).toEqual([]);
  });

  test("never let play or movegen depend on game", () => {
    const reached = new Set(files.filter((file) => ["play", "movegen"].includes(folderOf(file))));
    for (const file of reached) for (const { from, to } of imports) if (from === file) reached.add(to);
    expect([...reached].filter((file) => folderOf(file) === "game")).toEqual([]);
  });
});

test("every import leads to a file, and nothing but cli imports anything else", () => {
  const known = new Set(files);
  expect(readable(imports.filter(({ to }) => !known.has(to)))).toEqual([]);
  const foreign = [...specifiers].flatMap(([from, list]) =>
    list.filter((specifier) => !specifier.startsWith(".") && folderOf(from) !== "cli").map((to) => ({ from, to })),
  );
  expect(readable(foreign)).toEqual([]);
});

test("no value imports form a circle", () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
    if (done.has(file) || path.includes(file)) return;
    for (const { from, to } of imports) if (from === file) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test("no file of src is longer than 260 lines, data aside", () => {
  const long = files.filter(
    (file) => readFileSync(file, "utf8").split("\n").length > 260 && folderOf(file) !== "words",
  );
  expect(long).toEqual([]);
});
