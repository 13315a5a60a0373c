import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { syntaxOf } from "./support/syntax.ts";
import { trackedFiles } from "./support/tracked-files.ts";

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
const inFolder = (folder: string, ending: string): readonly string[] =>
  files.filter((file) => file.startsWith(folder) && file.endsWith(ending));
const sources = inFolder("src/", ".ts");

/** Packed words, a line of which is as long as it is. */
const data = ["src/words/labelled.ts", "src/words/playable.ts"];

/** Pages made of the source by a command; their texts are in the source or in tests. */
const generated = ["docs/api-report.md"];
const pages = [...files.filter((file) => /^[^/]+\.md$/.test(file)), ...inFolder("docs/", ".md")]
  .concat(inFolder(".changeset/", ".md"), inFolder("test/", ".md"))
  .filter((file) => !generated.includes(file));

function placeOf(source: ts.SourceFile, position: number): string {
  return `${source.fileName}:${source.getLineAndCharacterOfPosition(position).line + 1}`;
}

/** The comments of a source file, without their marks. */
function commentsOf(file: string): readonly Comment[] {
  const source = syntaxOf(file);
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

/** The names of the tests in a file, and the texts that begin the rows of their tables. */
function testNamesOf(file: string): readonly Prose[] {
  const source = syntaxOf(file);
  const names: Prose[] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText(source));
    const first = name ? node.arguments[0] : undefined;
    if (first !== undefined && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)))
      names.push({ place: placeOf(source, first.getStart(source)), text: first.getText(source).slice(1, -1) });
    if (ts.isCallExpression(node) && /^(?:test|it|describe)\.each\b/.test(node.expression.getText(source)))
      for (const row of node.arguments.filter(ts.isArrayLiteralExpression).flatMap(({ elements }) => elements)) {
        const text = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
        if (text !== undefined && ts.isStringLiteralLike(text) && text.text.includes(" "))
          names.push({ place: placeOf(source, text.getStart(source)), text: text.text });
      }
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
  /\b(?:S[1-7]|P(?:10|[1-9])|C(?:10|[1-9])|T[0-6]|W(?:1[0-2]|\d)|E[1-7]|V[1-4]|X(?:1\d|2[01]|[1-9]))\b/,
  /\bD(?:4[0-3]|[1-3]\d|[1-9])\b/,
  /\b(?:H21|ONX|CLS|P89|MAT)\b/,
  /\b(?:clauses?|decisions?)\b/i,
];

/** Idioms that a reader stumbles over, and that have a plain form. */
const idioms = [
  /^\.\.\.|^(?:and|but|or) /, // half a sentence
  /\banything at all\b/i, // gives an answer to anything at all: never throws
  /\bcomes? back as\b/i, // comes back as it was: is read as it was saved
  /\b(?:that|what|which|who) (?:is|are) (?:none\b|no\b(?! longer| more))/i, // what is no move: what is not a move
  /(?<!\bthere )\b(?:is|are) none\b/i, // options that are none: if `options` is not an object
  /\bthe own\b/i, // the own rack: their own rack
  /\bof (?:itself|themselves)\b/i, // follows of itself: follows automatically
  /\bhas not(?=[.,;:)]|$)/im, // a tile that the set has not: a tile that the set does not have
  /\btotal in `/i, // total in `move`: never throws for a bad `move`
  /\bbut for\b/i, // all but for two: all except two
  /\b(?:and|nor) so (?:is|are|was|were|does|do|did|has|have)\b/i, // and so is a view: a view is, too
  /\bso (?:many|much)\b(?![^.;:]* (?:that|as|to)\b)/i, // the first so many plays: the first `top` plays
  /\bbe (?:it|they)\b/i, // be it a list of files: a list of files, too
  /\bnone but\b/i, // none but this: only this
  /(?<!\b(?:some|each|all|most|both|half|none|many|one|two|three|only) )\bof (?:which|whom)\b/i, // a rack of which it has one
  /(?:^|[.:] )Of (?:an?|one|each|every|these|those|what)\b(?! course)/, // Of a name, a game keeps: names are cut at
  /(?:^|\. )That (?:it|they|there|an?|the|each|every|no)\b[^.]* (?:is|are|was)\b/, // That it is refused is promised
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

describe("in the whole repository", () => {
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
    expect(pages.length).toBeGreaterThan(50);
    expect(matching(pages.flatMap(paragraphsOf), idioms)).toEqual([]);
  });

  test("names of tests have no idiom that must be read twice", () => {
    const tests = inFolder("test/", ".test.ts");
    const here = "test/prose.test.ts"; // quotes the idioms
    expect(matching(tests.filter((file) => file !== here).flatMap(testNamesOf), idioms)).toEqual([]);
  });

  test("no line of code or comment is longer than 120 characters", () => {
    const written = sources.filter((file) => !data.includes(file));
    const long = written.flatMap((file) =>
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

  test.each(["see clause E2", "decision D21", "D7", "(S1, C10)", "W11", "as in H21", "X21 and V1"])("%s", (text) => {
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
    ["all files but for two", true],
    ["A view is frozen, and so is a game.", true],
    ["Only the first so many plays.", true],
    ["so many tiles that it earns a bonus", false],
    ["a file that is read, be it a list", true],
    ["we found none but this", true],
    ["tiles, of which some are hidden", true],
    ["four rounds, each of which takes a third of the time", false],
    ["Of a nickname, a game keeps 80 characters.", true],
    ["That it is refused is promised.", true],
  ])("an idiom in %j: %s", (text, expected) => {
    expect(found(text, idioms)).toBe(expected);
  });
});
