import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { syntaxOf } from "./support/syntax.ts";
import { trackedFiles } from "./support/tracked-files.ts";

/** A piece of prose and its place. */
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

/** What the playground itself says. */
const playground = ["docs/site/playground/src/texts.ts"];

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

/** What a file says: its texts, and the fixed parts of those that are put together. */
function textsOf(file: string): readonly Prose[] {
  const source = syntaxOf(file);
  const texts: Prose[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push({ place: placeOf(source, node.getStart(source)), text: node.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
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

/** Terms that players do not use, and what they say instead: see docs/vocabulary.md. */
const retired = [
  /\bin vain\b/i, // a failed challenge
  /\bcom(?:es?|ing) off\b|\btaken? off\b|\btakes? the play back\b/i, // challenged off
  /\bturns? without points\b/i, // a scoreless turn
  /\bmiss(?:es|ed)? a turn\b/i, // loses a turn
  /\bturn of$|\btiles of$/, // Ben's turn, Ben's tiles
  /\bunknown of\b/i, // unconfirmed
];

/** Terms that developers do not use, and what they say instead: see docs/contributing.md. */
const retiredForDevelopers = [
  /\bknobs?\b/i, // a setting
  /\bhand(?:s|ed|ing)? (?:it |them )?in\b/i, // passed
  /\b[a-z]+[A-Z]\w* gives?\b/, // returns
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

  test("nothing that players read has a retired term", () => {
    const said = inFolder("src/messages/english/", ".ts").concat(inFolder("src/cli/", ".ts"), playground);
    expect(said.length).toBeGreaterThan(60);
    expect(matching(said.flatMap(textsOf), retired)).toEqual([]);
  });

  test("no page, hover or error message that developers read has a retired term", () => {
    const pages = files.filter((file) => /^(?:README|CHANGELOG|docs\/(?!decisions\/|examples\/).*)\.md$/.test(file));
    expect(pages.length).toBeGreaterThan(40);
    // The style guide quotes them.
    const prose = pages.map((place) => ({ place, text: readFileSync(place, "utf8").replace(/"[^"]*"/g, "") }));
    const hovers = comments.filter(({ hover }) => hover);
    const read = [...prose, ...hovers].map(({ place, text }) => ({ place, text: text.replace(code, "") }));
    expect(matching([...read, ...sources.flatMap(textsOf)], retiredForDevelopers)).toEqual([]);
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
    ["Ben challenges in vain.", retired, true],
    ["The play comes off.", retired, true],
    ["Ann takes the play back and loses 25 points.", retired, true],
    ["too many turns without points", retired, true],
    ["Ann missed a turn.", retired, true],
    ["It is the turn of", retired, true],
    ["It's Ben's turn.", retired, false],
    ["N taken back.", retired, false],
    ["Every rule is a knob.", retiredForDevelopers, true],
    ["Hand in a language.", retiredForDevelopers, true],
    ["expected what defineRuleset gives", retiredForDevelopers, true],
    ["`#knobs=` in an address", retiredForDevelopers, false],
    ["The record gives no rack.", retiredForDevelopers, false],
  ])("a retired term in %j, or none", (text, terms, expected) => {
    expect(found(text, terms)).toBe(expected);
  });
});
