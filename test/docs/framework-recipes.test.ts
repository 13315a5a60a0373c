import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const recipe = readFileSync("docs/recipes/show-a-board.md", "utf8");

test("the recipe for React has the component of the example, which is built and played on", () => {
  const [, block] = /```tsx\n("use client".*?)```/s.exec(recipe) ?? [];
  expect(block).toBe(readFileSync("docs/examples/react-board/src/board.tsx", "utf8"));
});
