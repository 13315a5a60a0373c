import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { trackedFiles } from "./support/tracked-files.ts";

/**
 * The places whose prose has been made plain. Add yours when it is.
 *
 * Names in `src` and `test` are files or folders there. Names in `docs` are pages or folders of pages.
 */
const done = {
  src: [
    [
      "bag",
      "board",
      "cached.ts",
      "checked.ts",
      "dictionary",
      "game",
      "global.ts",
      "index.ts",
      "json",
      "movegen",
      "play",
      "read",
      "render",
      "rules",
      "tiles",
    ],
    ["cli", "notation", "words/index.ts", "words/open-words.ts"],
  ].flat(),
  docs: [
    ["at-the-table", "formats", "mutation", "performance", "rules", "vocabulary", "words"],
    ["decisions", "recipes"],
  ].flat(),
  test: [
    [
      "bag",
      "cli",
      "dictionary",
      "docs",
      "examples",
      "game",
      "movegen",
      "notation",
      "package",
      "render",
      "types",
      "words",
    ],
    [
      "api.test.ts",
      "architecture.test.ts",
      "checked.test.ts",
      "messages.test.ts",
      "prose.test.ts",
      "repository.test.ts",
    ],
  ].flat(),
};

/** A piece of prose and where it is. */
interface Prose {
  readonly place: string;
  readonly text: string;
}

interface Comment extends Prose {
  /** Whether an editor shows it to somebody who uses an export of the file. */
  readonly hover: boolean;
}

const files = trackedFiles();
const under = (root: string, names: readonly string[]): readonly string[] =>
  files.filter((file) => names.some((name) => file === root + name || file.startsWith(`${root}${name}/`)));
const sources = under("src/", done.src);

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
}

function placeOf(source: ts.SourceFile, position: number): string {
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(position).line + 1}`;
}

/** The comments of a source file, without their marks. */
function commentsOf(file: string): readonly Comment[] {
  const source = parse(file);
  const { text } = source;
  const bodies: ts.Node[] = [];
  const found = new Map<number, Comment>();
  const add = (range: ts.CommentRange, exported: boolean): void => {
    const marked = text.slice(range.pos, range.end);
    const inside = bodies.some((body) => body.pos <= range.pos && range.end <= body.end);
    found.set(range.pos, {
      place: placeOf(source, range.pos),
      text: marked
        .replace(/^\/\*\*?|\*\/$|^\/\//g, "")
        .replace(/^\s*\* ?/gm, "")
        .trim(),
      hover: marked.startsWith("/**") && exported && !inside,
    });
  };
  const visit = (node: ts.Node, exported: boolean): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body !== undefined) bodies.push(node.body as ts.Node);
    const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child));
    for (const child of children) visit(child, exported);
    if (children.length > 0) return;
    for (const range of ts.getLeadingCommentRanges(text, node.pos) ?? []) add(range, exported);
    for (const range of ts.getTrailingCommentRanges(text, node.end) ?? []) add(range, exported);
  };
  // A comment between two statements belongs to the second, which is visited later.
  for (const statement of source.statements) visit(statement, isExported(statement));
  for (const range of ts.getLeadingCommentRanges(text, source.endOfFileToken.pos) ?? []) add(range, false);
  return [...found.values()];
}

function isExported(statement: ts.Statement): boolean {
  if (ts.isExportDeclaration(statement)) return true;
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** The names of the tests in a file. */
function testNamesOf(file: string): readonly Prose[] {
  const source = parse(file);
  const names: Prose[] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText(source));
    const first = name ? node.arguments[0] : undefined;
    if (first !== undefined && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)))
      names.push({ place: placeOf(source, first.getStart(source)), text: first.getText(source).slice(1, -1) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** The paragraphs of a page, without its code. */
function paragraphsOf(file: string): readonly Prose[] {
  const page = readFileSync(file, "utf8").replace(/^(`{3,}).*?^\1$/gms, (code) => code.replace(/[^\n]/g, ""));
  return [...page.matchAll(/(?:^.*\S.*\n?)+/gm)].map(({ index, 0: text }) => ({
    place: `${file}:${page.slice(0, index).split("\n").length}`,
    text,
  }));
}

/** Code and paths, in which letters with digits are squares and names. */
const code = /```.*?```|`[^`]*`|\bdocs\/[\w/.-]+/gs;

/** The numbers of the rulebooks' clauses and of their readings, and the short names of the five editions. */
const ids = [
  /\b(?:S[1-7]|P(?:10|[1-9])|C(?:10|[1-9])|T[0-6]|W(?:1[0-2]|\d)|E[1-7]|V[1-4]|X(?:1[0-4]|[1-9]))\b/,
  /\bD(?:4[0-3]|[1-3]\d|[1-9])\b/,
  /\b(?:H21|ONX|CLS|P89|MAT)\b/,
  /\b(?:clauses?|decisions?)\b/i,
];

/** Idioms that a reader stumbles over, and that have a plain form. */
const idioms = [
  /^\.\.\./, // half a sentence
  /\b(?:that|what|which|who) (?:is|are) (?:none\b|no\b(?! longer| more))/i, // what is no move: what is not a move
  /(?<!\bthere )\b(?:is|are) none\b/i, // options that are none: if `options` is not an object
  /\bthe own\b/i, // the own rack: their own rack
  /\bof (?:itself|themselves)\b/i, // follows of itself: follows automatically
  /\bhas not(?=[.,;:)]|$)/im, // a tile that the set has not: a tile that the set does not have
  /\btotal in `/i, // total in `move`: never throws for a bad `move`
  // Racks are reported or known. Only people are told something, and two things are told apart.
  /(?<![-`"])\b(?:told|tells?)\b(?!-| (?:\w+ )?apart| you\b| (?:a|the) players?\b)/i,
];

/** Each piece that a pattern is found in, as a line for the report. */
function matching(prose: readonly Prose[], patterns: readonly RegExp[]): readonly string[] {
  return prose.flatMap(({ place, text }) => {
    const words = text.replace(/\s+/g, " ");
    const found = patterns.map((pattern) => pattern.exec(words)?.[0]).filter((match) => match !== undefined);
    return found.map((match) => `${place}: "${match.trim()}" in: ${words.slice(0, 200)}`);
  });
}

const comments = sources.flatMap(commentsOf);

describe("in the places whose prose is plain", () => {
  test("hovers cite no clause, no reading of the rulebooks and no edition by its number", () => {
    const hovers = comments.filter(({ hover }) => hover);
    expect(hovers.length).toBeGreaterThan(300);
    const plain = hovers.map(({ place, text }) => ({ place, text: text.replace(code, "") }));
    expect(matching(plain, ids)).toEqual([]);
  });

  test("comments have no idiom that must be read twice", () => {
    expect(matching(comments, idioms)).toEqual([]);
  });

  test("pages have no idiom that must be read twice", () => {
    const pages = under(
      "docs/",
      done.docs.flatMap((name) => [name, `${name}.md`]),
    );
    expect(matching(pages.flatMap(paragraphsOf), idioms)).toEqual([]);
  });

  test("names of tests have no idiom that must be read twice", () => {
    const tests = under("test/", done.test).filter((file) => file.endsWith(".test.ts"));
    expect(matching(tests.flatMap(testNamesOf), idioms)).toEqual([]);
  });

  test("no line of code or comment is longer than 120 characters", () => {
    const long = sources.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, i) => (line.length > 120 ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
    );
    expect(long).toEqual([]);
  });
});

describe("the test of prose finds", () => {
  const found = (text: string, patterns: readonly RegExp[]): boolean =>
    matching([{ place: "here", text: text.replace(code, "") }], patterns).length > 0;

  test.each(["see clause E2", "decision D21", "D7", "(S1, C10)", "W11", "as in H21", "X14 and V1"])("%s", (text) => {
    expect(found(text, ids)).toBe(true);
  });

  test.each(["8H", "H8", "P0", "D44", "U+00D6", "`D4`", "docs/decisions/0001-what-a-refusal-lists.md"])(
    "no number of a clause in %s",
    (text) => {
      expect(found(text, ids)).toBe(false);
    },
  );

  test.each([
    ["... after a turn without one", true],
    ["TypeError for options that are none", true],
    ["`null` if there is none", false],
    ["what is no position", true],
    ["a play that is no longer there", false],
    ["everybody loses the own tiles", true],
    ["a letter that the tile set has not.", true],
    ["racks that nobody has told", true],
    ["letters that nothing tells apart", false],
  ])("an idiom in %j: %s", (text, expected) => {
    expect(found(text, idioms)).toBe(expected);
  });
});
