import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("docs/formats.md describes every remark, and no other", () => {
  const [, union = ""] = /type RemarkCode =([^;]+);/.exec(readFileSync("src/notation/remark.ts", "utf8")) ?? [];
  const codes = [...union.matchAll(/"([\w-]+)"/g)].map(([, code]) => code);
  const [, remarks = ""] = readFileSync("docs/formats.md", "utf8").split("### Remarks\n");
  const [table = ""] = remarks.split("### Reasons\n");
  const described = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, code]) => code);
  // What cannot be written is remarked on by the writer, and stands in a section of its own.
  expect([...described, "not-expressible"].sort()).toEqual(codes.sort());
  expect(remarks).toContain("`not-expressible`");
});
