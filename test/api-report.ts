// Why not API Extractor (7.60.1, tried on the 17 entries)? It reads one entry a run and knows nothing of the others: 17
// files with 3,560 lines, in which what an entry says of another's types is not found; 17 seconds for 2, and a build
// first; 43 packages more. It leaves out what an entry adds to global types, and does not count.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2022.d.ts"],
  types: [],
  strict: true,
  declaration: true,
  isolatedDeclarations: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** A program that sees of every source file its declarations only: no bodies, no comments. */
function declarationsOf(files: readonly string[]): ts.Program {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (name, language, ...rest) => {
    if (name.includes("/node_modules/")) return read(name, language, ...rest);
    const compilerOptions = { ...options, removeComments: true, noEmit: false, allowImportingTsExtensions: false };
    const { outputText } = ts.transpileDeclaration(readFileSync(name, "utf8"), { fileName: name, compilerOptions });
    return ts.createSourceFile(name, outputText, ts.ScriptTarget.ES2022, true);
  };
  return ts.createProgram(files, options, host);
}

const plain = (node: ts.Node): string => {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return statement
    .getText()
    .replace(/^export /, "")
    .replace(/^declare /, "")
    .trim();
};

interface Exported {
  readonly name: string;
  readonly symbol: ts.Symbol;
}

/**
 * The public surface as Markdown: how many values and types each entry point exports, the declaration of each name, and
 * then what these mention without exporting it.
 */
export function apiReport(entry: Readonly<Record<string, string>>): string {
  const files = Object.values(entry).map((file) => resolve(file));
  const program = declarationsOf(files);
  const checker = program.getTypeChecker();
  const named = new Map<ts.Symbol, string>();
  const real = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const ours = (node: ts.Node): boolean => !node.getSourceFile().fileName.includes("/node_modules/");
  const exported = new Map(
    Object.entries(entry).map(([name, file]) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(resolve(file)) as ts.SourceFile);
      if (module === undefined) throw new Error(`${file} exports nothing`);
      const symbols = checker.getExportsOfModule(module).map((symbol) => ({ name: symbol.name, symbol: real(symbol) }));
      return [name, symbols.sort((a, b) => (a.name < b.name ? -1 : 1))];
    }),
  );
  const everything = new Set([...exported.values()].flat().map(({ symbol }) => symbol));

  const inner = new Set<ts.Symbol>();
  /** Types that are not exported, and values whose types or base classes are mentioned. */
  const collectInner = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const found = checker.getSymbolAtLocation(node);
      const symbol = found && real(found);
      const declaration = symbol?.declarations?.[0];
      const hasName =
        declaration !== undefined &&
        (ts.isTypeAliasDeclaration(declaration) ||
          ts.isInterfaceDeclaration(declaration) ||
          ts.isClassDeclaration(declaration) ||
          (ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent))) &&
        ours(declaration);
      if (symbol && hasName && !everything.has(symbol) && !inner.has(symbol)) {
        inner.add(symbol);
        symbol.declarations?.forEach(collectInner);
      }
    }
    ts.forEachChild(node, collectInner);
  };

  const pathOf = (name: string): string => (name === "index" ? "tilewright" : `tilewright/${name}`);
  const isValue = ({ symbol }: Exported): boolean => (symbol.flags & ts.SymbolFlags.Value) !== 0;
  const counts = [...exported].map(([name, symbols]) => {
    const values = symbols.filter(isValue).length;
    return `| \`${pathOf(name)}\` | ${values} | ${symbols.length - values} |`;
  });
  // A language has `board` as every other one: a name to be learnt once.
  const names = [...new Map([...exported.values()].flat().map((one) => [one.name, one])).values()];
  const values = names.filter(isValue).length;

  const sections = [...exported].map(([name, symbols]) => {
    /** What the entry adds to types of the platform, or of another package. */
    const added = (program.getSourceFile(resolve(entry[name] as string))?.statements ?? [])
      .filter(ts.isModuleDeclaration)
      .map((declaration) => declaration.getText());
    const lines = symbols.map(({ name: exportedName, symbol }) => {
      const before = named.get(symbol);
      if (before !== undefined) return `// ${exportedName}: as in ${before}`;
      named.set(symbol, pathOf(name));
      symbol.declarations?.forEach(collectInner);
      const text = (symbol.declarations ?? []).map(plain).join("\n");
      return symbol.name === exportedName ? text : `${text} // exported as ${exportedName}`;
    });
    return `## \`${pathOf(name)}\`\n\n\`\`\`typescript\n${[...lines, ...added].join("\n")}\n\`\`\`\n`;
  });
  const hidden = [...inner]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((symbol) => (symbol.declarations ?? []).map(plain));
  const rest =
    hidden.length === 0
      ? ""
      : `\n## Mentioned, not exported\n\n\`\`\`typescript\n${hidden.flat().join("\n")}\n\`\`\`\n`;
  return `---
title: Public surface
---

# The public surface

Generated by \`npm run api\`: every name the package exports, with its type. A test fails when it differs from the source,
so that no change of the surface goes unseen.

A value is a function, a constant or a class: what is in your program when it runs. A type is gone by then.

| entry | values | types |
| --- | --- | --- |
${counts.join("\n")}
| all, each name once | ${values} | ${names.length - values} |

${sections.join("\n")}${rest}`;
}
