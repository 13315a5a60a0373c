import ts from "typescript";
import { expect, test } from "vitest";
import { entry } from "../tsup.config.ts";
import { apiReport } from "./api-report.ts";

const report = apiReport(entry);

// `npm run api` rewrites the report.
test("docs/api-report.md is the public surface", async () => {
  await expect(report).toMatchFileSnapshot("../docs/api-report.md");
});

/** What the platform, TypeScript and React declare. */
const platform = [
  ..."Readonly Record Extract Exclude Omit Pick Partial NonNullable Error Generator Iterable IterableIterator".split(
    " ",
  ),
  ..."ReadonlyMap ArrayBuffer Uint8Array Int32Array Float64Array HTMLElement CustomEvent".split(" "),
  ..."DetailedHTMLProps HTMLAttributes".split(" "),
];

test("the report has every type that it mentions, and every value of such a type, with their keys", () => {
  const code = [...report.matchAll(/```typescript\n([\s\S]*?)```/g)].map(([, text]) => text).join("\n");
  const declared = new Set(platform);
  const mentioned = new Set<string>();
  const visit = (node: ts.Node): void => {
    const hasKeys = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node);
    if ((hasKeys || ts.isTypeParameterDeclaration(node)) && node.name) declared.add(node.name.text);
    if (ts.isVariableDeclaration(node)) declared.add(node.name.getText());
    if (ts.isTypeReferenceNode(node)) mentioned.add(node.typeName.getText());
    if (ts.isExpressionWithTypeArguments(node)) mentioned.add(node.expression.getText());
    if (ts.isTypeQueryNode(node)) mentioned.add(node.exprName.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("report.d.ts", code, ts.ScriptTarget.ES2022, true));
  expect([...mentioned].filter((name) => !declared.has(name))).toEqual([]);
});

test("no public type says `object` where it has nothing to say: editors would show it", () => {
  expect(report.match(/^.*<object>.*$/gm) ?? []).toEqual([]);
});
