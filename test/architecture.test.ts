import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { entry } from "../tsup.config.ts";
import { syntaxOf } from "./support/syntax.ts";
import { trackedFiles } from "./support/tracked-files.ts";

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = trackedFiles().filter((name) => name.startsWith("src/") && name.endsWith(".ts"));
const document = readFileSync("docs/architecture.md", "utf8");

/** `src/play/score.ts` belongs to `play`, `src/index.ts` to `index`. */
const folderOf = (file: string): string => file.split("/")[1]?.replace(/\.ts$/, "") ?? "";

/** The specifiers of a file's imports; `values`: without those that leave nothing in the JavaScript. */
function specifiersOf(file: string, values: boolean): readonly string[] {
  const source = syntaxOf(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const type = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      if (!(values && type)) found.push((node.moduleSpecifier as ts.StringLiteral).text);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
      if (!(values && node.isTypeOnly)) found.push((node.moduleSpecifier as ts.StringLiteral).text);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      found.push((node.arguments[0] as ts.StringLiteral).text);
    } else if (ts.isImportTypeNode(node) && !values) {
      found.push(((node.argument as ts.LiteralTypeNode).literal as ts.StringLiteral).text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const importsOf = (specifiers: ReadonlyMap<string, readonly string[]>): readonly Import[] =>
  [...specifiers].flatMap(([from, list]) =>
    list
      .filter((specifier) => specifier.startsWith("."))
      .map((specifier) => ({ from, to: join(dirname(from), specifier) })),
  );

const specifiers = new Map(files.map((file) => [file, specifiersOf(file, true)]));
/** What remains in the JavaScript. */
const imports = importsOf(specifiers);
/** The same with `import type`. */
const importsWithTypes = importsOf(new Map(files.map((file) => [file, specifiersOf(file, false)])));

/** The table of docs/architecture.md: folder to layer, and folder to the folders it may import values from. */
function readTable(): {
  readonly layers: ReadonlyMap<string, number>;
  readonly allowed: ReadonlyMap<string, ReadonlySet<string>>;
} {
  const names = (cell: string): readonly string[] =>
    [...cell.matchAll(/`([\w-]+)`/g)].map((match) => match[1] as string);
  const rows = document
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
      if (inRange || granted.trim() === "everything") set.add(name);
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

/** The imports of the command line that go past the public entries. */
const pastEntries = (list: readonly Import[]): readonly string[] =>
  readable(list.filter(({ from, to }) => folderOf(from) === "cli" && folderOf(to) !== "cli" && !isEntry(to)));
const isEntry = (file: string): boolean => Object.values(entry).includes(file);

test("the command line imports public entries only, as any program does, types included", () => {
  expect(importsWithTypes.filter(({ from, to }) => folderOf(from) === "cli" && isEntry(to)).length).toBeGreaterThan(40);
  expect(pastEntries(importsWithTypes)).toEqual([]);
});

test("an import of the command line that goes past a public entry is found", () => {
  const from = "src/cli/run.ts";
  const planted = ["src/render/index.ts", "src/cli/options.ts", "src/read/refuse.ts"].map((to) => ({ from, to }));
  expect(pastEntries(planted)).toEqual([`${from} imports src/read/refuse.ts`]);
});

describe("analysis imports of movegen only search-ranked.ts and public names, types included", () => {
  const door = "src/movegen/engine/search-ranked.ts";
  /** The names that the statements of a file import from others, or export again. */
  const namesOf = (file: string): readonly string[] =>
    syntaxOf(file).statements.flatMap((statement) => {
      if (!(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) || !statement.moduleSpecifier)
        return [];
      const bindings = ts.isImportDeclaration(statement)
        ? statement.importClause?.namedBindings
        : statement.exportClause;
      const from = join(dirname(file), (statement.moduleSpecifier as ts.StringLiteral).text);
      // Whoever imports a file as a whole has all its names.
      if (!bindings || !("elements" in bindings)) return [`* of ${from}`];
      return bindings.elements.map(({ propertyName, name }) => `${(propertyName ?? name).text} of ${from}`);
    });
  const publicNames = new Set(namesOf("src/movegen/index.ts"));
  const pastDoor = (names: readonly string[]): readonly string[] =>
    names.filter((name) => name.includes(" of src/movegen/") && !name.endsWith(door) && !publicNames.has(name));
  const imported = files.filter((file) => folderOf(file) === "analysis").flatMap(namesOf);

  test("in all its files", () => {
    expect(imported.filter((name) => name.endsWith(door)).length).toBeGreaterThan(0);
    expect(pastDoor(imported)).toEqual([]);
  });

  test("of the engine also by import(...)", () => {
    const inEngine = importsWithTypes.filter(
      ({ from, to }) => folderOf(from) === "analysis" && to.startsWith("src/movegen/engine/"),
    );
    expect(readable(inEngine.filter(({ to }) => to !== door))).toEqual([]);
  });

  test("and another import is found", () => {
    const past = ["createSearch of src/movegen/engine/create-search.ts", "* of src/movegen/best-play.ts"];
    expect(pastDoor([...past, `createSearch of ${door}`, "GeneratedPlay of src/movegen/generated-play.ts"])).toEqual(
      past,
    );
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

/** The circles among imports, each as the way round. */
function circlesOf(among: readonly Import[]): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (place: string, path: readonly string[]): void => {
    if (path.includes(place)) circles.push([...path.slice(path.indexOf(place)), place].join(" -> "));
    if (done.has(place) || path.includes(place)) return;
    for (const { from, to } of among) if (from === place) visit(to, [...path, place]);
    done.add(place);
  };
  for (const { from } of among) visit(from, []);
  return circles;
}

test("no imports form a circle of files, types included", () => {
  expect(circlesOf(importsWithTypes)).toEqual([]);
});

describe("the strata of game in docs/architecture.md", () => {
  const stratum = (file: string): string => /^src\/game\/([^/]+)\//.exec(file)?.[1] ?? "(its root)";
  const rows = document
    .slice(document.indexOf("| folder of `game` |"))
    .split("\n\n")[0]
    ?.split("\n")
    .slice(2)
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const names = (cell = ""): readonly string[] => cell.split(",").map((name) => name.replaceAll("`", "").trim());
  const allowedStrata = new Map(rows?.map(([, folder, , may]) => [names(folder)[0] as string, names(may)]));
  const inGame = (file: string): boolean => folderOf(file) === "game";
  const between = importsWithTypes
    .filter(({ from, to }) => inGame(from) && inGame(to) && stratum(from) !== stratum(to))
    .map(({ from, to }) => ({ from, to, allowed: allowedStrata.get(stratum(from))?.includes(stratum(to)) }));

  test("are those of src/game", () => {
    expect([...allowedStrata.keys()].sort()).toEqual([...new Set(files.filter(inGame).map(stratum))].sort());
  });

  test("allow every import, types included", () => {
    expect(readable(between.filter(({ allowed }) => !allowed))).toEqual([]);
  });

  test("allow no import that no file makes", () => {
    const needed = new Set(between.map(({ from, to }) => `${stratum(from)} ${stratum(to)}`));
    const named = [...allowedStrata].flatMap(([from, may]) => may.filter(Boolean).map((to) => `${from} ${to}`));
    expect(named.filter((pair) => !needed.has(pair))).toEqual([]);
  });

  test("import only from strata above them in the table", () => {
    const order = [...allowedStrata.keys()];
    const upward = between.filter(({ from, to }) => order.indexOf(stratum(to)) >= order.indexOf(stratum(from)));
    expect(readable(upward)).toEqual([]);
  });

  test("leave at most 15 files at the root", () => {
    expect(files.filter((file) => inGame(file) && stratum(file) === "(its root)").length).toBeLessThanOrEqual(15);
  });
});

/** The two caches that are not a WeakMap: rulesets by their text, sixteen at most, and the last seed that was absorbed. */
const byText = "src/json/shared-ruleset.ts";
const bySeed = "src/bag/random.ts";

test("nothing is kept between calls but by cached(), the text of rulesets and the last seed, and docs/architecture.md lists what", () => {
  const made = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const kept =
      /^(?:export )?(?:let |const \w+(?:: [^=]+)? = (?:\/\* @__PURE__ \*\/ )?new (?:Map|Set)(?:<.*>)?\(\);)/m;
    if (![byText, bySeed].includes(file) && kept.test(text)) return [`${file}: something that is kept in the module`];
    if (file !== "src/cached.ts" && /new WeakMap\b/.test(text)) return [`${file}: a WeakMap of its own`];
    return [...text.matchAll(/^(?:export )?const (\w+)[^\n]*\bcached\(/gm)].map(([, name]) => `${file} ${name}`);
  });
  const listed = [...document.matchAll(/^\| `(\w+)` in `([\w/.-]+)` \|/gm)].map(([, name, file]) => `${file} ${name}`);
  expect(made.sort()).toEqual(listed.sort());
  expect(readFileSync(byText, "utf8")).toMatch(/^const most = 16;$/m);
  expect(readFileSync(bySeed, "utf8").match(/^let .*/gm)).toEqual([
    "let last: { readonly seed: string; readonly sponge: Sponge } | null = null;",
  ]);
  for (const file of [byText, bySeed]) expect(document).toContain(file);
});

test("no file of src is longer than 260 lines, data aside", () => {
  // The word list, the register of presets, which grows by a few lines with each, and languages: a line a sentence.
  const isData = (file: string): boolean =>
    folderOf(file) === "words" || file === "src/rules/register.ts" || file.startsWith("src/messages/languages/");
  const long = files.filter((file) => readFileSync(file, "utf8").split("\n").length > 260 && !isData(file));
  expect(long).toEqual([]);
});

test("rooms of tables hold tables: a tile set, a board or a ruleset is one constant, without code", () => {
  const tables = /^src\/(tiles\/sets|board\/layouts|rules\/rulebooks|rules\/regions)\//;
  const computes = "src/rules/regions/world-english-prices.ts";
  const rooms = files.filter((file) => tables.test(file) && !file.endsWith("/index.ts") && file !== computes);
  expect(rooms.length).toBeGreaterThan(40);
  const withCode = rooms.filter((file) => {
    const { statements } = syntaxOf(file);
    const others = statements.filter((statement) => !ts.isImportDeclaration(statement));
    return (
      others.length !== 1 || !ts.isVariableStatement(others[0] as ts.Statement) || /=>/.test(others[0]?.getText() ?? "")
    );
  });
  expect(withCode).toEqual([]);
});

test("nothing that draws or shows a board reads markup back, whoever has written it", () => {
  // What reads markup: a browser's readers, and patterns of tags. Names of squares are for people, and are not read back.
  const reads = /innerHTML|DOMParser|parseFromString|insertAdjacentHTML|[`'"/]\^?<(?:\\\/|\[|\(|\\w)|\bparseSquare\b/;
  const found = files.filter((file) => /^src\/(?:render|replay|element)\//.test(file));
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter((file) => reads.test(readFileSync(file, "utf8")))).toEqual([]);
  for (const bad of ["text.matchAll(/<(\\/?)(\\w+)/g)", "node.innerHTML = x", "parseSquare(name)"])
    expect(bad).toMatch(reads);
});
