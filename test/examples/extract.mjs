// Turns every ```ts block of README.md, docs and the doc comments of src into a file under generated/, so that examples
// are type-checked (tsc -p test/examples) and run (vitest). What a block may say:
//
//   expression; // => value      asserts with toEqual; so does `const name = expression; // => value`
//   expression; // throws X      asserts that it throws an X
//   ```ts no-run                 a block that is only type-checked
//   ```ts page                   the same with the DOM (tsc -p test/examples/pages), as the scripts of ```html blocks are
//   ```text output               right after a block: what the block prints with console.log, exactly
//
// Why not vite-plugin-doctest (1.2.2)? It runs blocks that are marked for it and say `expect(...)`, so a reader
// would see a test instead of a value. It checks no types, and neither output, pages nor errors.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));
const generated = `${root}test/examples/generated/`;

const filesIn = (folder, ending) =>
  readdirSync(`${root}${folder}`, { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile() && item.name.endsWith(ending))
    .map((item) => `${item.parentPath ?? item.path}/${item.name}`.slice(root.length))
    // Packages of the example programs have examples of their own.
    .filter((path) => !path.startsWith("docs/api/") && !path.includes("node_modules/"))
    .sort();

/** The fenced blocks of a text: where they start, the words after the fence, the lines, and the line after the end. */
function blocksOf(file) {
  const inComments = file.endsWith(".ts");
  const blocks = [];
  let open;
  readFileSync(root + file, "utf8")
    .split("\n")
    .forEach((raw, index) => {
      const comment = /^\s*\*(?!\/) ?(.*)$/.exec(raw);
      if (inComments && comment === null && open === undefined) return;
      const line = inComments ? (comment?.[1] ?? raw) : raw;
      const where = `${file}:${index + 1}`;
      if (open === undefined) {
        const fence = /^\s*```(\S.*)$/.exec(line);
        if (fence !== null)
          open = { where, line: index + 1, fence: fence[1].trim(), indent: line.indexOf("`"), lines: [] };
      } else if (/^\s*```\s*$/.test(line)) {
        blocks.push({ ...open, end: index + 1 });
        open = undefined;
      } else {
        open.lines.push(line.slice(Math.min(open.indent, line.length - line.trimStart().length)));
      }
    });
  if (open !== undefined) throw new Error(`${open.where}: the code block is never closed`);
  return blocks;
}

/** The output block that follows a block with nothing between but empty lines. */
function outputAfter(file, block, next) {
  if (next?.fence !== "text output") return undefined;
  const between = readFileSync(root + file, "utf8")
    .split("\n")
    .slice(block.end, next.line - 1);
  return between.every((line) => /^[\s*]*$/.test(line)) ? next.lines.join("\n") : undefined;
}

/** The `// => value` or `// throws X` that follows a statement on its last line; the value may go on in comment lines. */
function expectationAfter(text, end) {
  const match = /^[ \t]*\n?[ \t]*\/\/ (=>|throws) (.+(?:\n[ \t]*\/\/ {2,}.+)*)/.exec(text.slice(end));
  if (match === null) return undefined;
  return { kind: match[1], value: match[2].replace(/\n[ \t]*\/\/ +/g, " ").trim(), length: match[0].length };
}

/** One statement with its expectation made executable. */
function asserted(statement, source, expectation, where) {
  const code = statement.getText(source);
  if (ts.isExpressionStatement(statement)) {
    const expression = statement.expression.getText(source);
    return expectation.kind === "throws"
      ? `expect(() => ${expression}).toThrow(${expectation.value});`
      : `expect(${expression}).toEqual(${expectation.value});`;
  }
  const [declaration, ...others] = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  if (expectation.kind === "=>" && declaration && others.length === 0 && ts.isIdentifier(declaration.name)) {
    return `${code} expect(${declaration.name.text}).toEqual(${expectation.value});`;
  }
  throw new Error(`${where}: only an expression or one named constant can be asserted: ${code}`);
}

/** Imports to the top, expectations made executable, the rest as it is. */
function compile(block) {
  const text = block.lines.join("\n");
  const source = ts.createSourceFile("example.ts", text, ts.ScriptTarget.Latest, true);
  const imports = [];
  const edits = [];
  let expectations = 0;
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) {
      imports.push(node.getText(source));
      edits.push({ start: node.getStart(source), end: node.end, code: "" });
    } else if (ts.isExpressionStatement(node) || ts.isVariableStatement(node)) {
      const expectation = expectationAfter(text, node.end);
      if (expectation !== undefined) {
        expectations += 1;
        const code = asserted(node, source, expectation, block.where);
        edits.push({ start: node.getStart(source), end: node.end + expectation.length, code });
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const written = text.match(/\/\/ (=>|throws) /g)?.length ?? 0;
  if (written !== expectations) throw new Error(`${block.where}: ${written} expectations, ${expectations} understood`);
  let body = text;
  for (const { start, end, code } of edits.sort((a, b) => b.start - a.start)) {
    body = body.slice(0, start) + code + body.slice(end);
  }
  return { imports: imports.join("\n"), body: body.trim() };
}

const header = (block) => `// From ${block.where}\n`;

function runnable(block, output) {
  const { imports, body } = compile(block);
  const compared = output === undefined ? "" : `\n  expect(printed.join("\\n")).toBe(${JSON.stringify(output)});`;
  return `${header(block)}import { format } from "node:util";
import { expect, test } from "vitest";
${imports}

test(${JSON.stringify(block.where)}, async () => {
  const printed: string[] = [];
  const console = { log: (...values: unknown[]): unknown => printed.push(format(...values)) };
  {
    void console;
    void expect;
${body}
  }${compared}
});
`;
}

function typeChecked(block) {
  const { imports, body } = compile({
    ...block,
    lines: block.lines.map((line) => line.replace(/\/\/ (=>|throws) /, "// ")),
  });
  return `${header(block)}${imports}\n\n${body}\n\nexport {};\n`;
}

/** The script of a page, as it stands there: it must be right as TypeScript, too. */
function pageScript(block) {
  if (block.fence === "ts page") return block.lines.join("\n");
  const [, script] = /<script type="module">\n(.*?)<\/script>/s.exec(block.lines.join("\n")) ?? [];
  return script;
}

rmSync(generated, { recursive: true, force: true });
mkdirSync(`${generated}pages`, { recursive: true });
let count = 0;
for (const file of ["README.md", ...filesIn("docs", ".md"), ...filesIn("src", ".ts")]) {
  const blocks = blocksOf(file);
  blocks.forEach((block, index) => {
    const name = `${file.replaceAll(/\W+/g, "-")}-${block.line}`;
    const write = (path, code) => {
      writeFileSync(generated + path, code);
      count += 1;
    };
    if (block.fence === "ts") write(`${name}.test.ts`, runnable(block, outputAfter(file, block, blocks[index + 1])));
    else if (block.fence === "ts no-run") write(`${name}.ts`, typeChecked(block));
    else if (block.fence === "ts page" || block.fence === "html") {
      const script = pageScript(block);
      if (script !== undefined) write(`pages/${name}.ts`, `${header(block)}${script}\nexport {};\n`);
    }
  });
}
if (count === 0) throw new Error("no example found: the extractor is broken");
console.log(`${count} examples extracted`);
