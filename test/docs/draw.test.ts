import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawPage } from "./draw.ts";

test("docs/draw.md has the draws of this library as test vectors", async () => {
  await expect(drawPage(readFileSync("docs/draw.md", "utf8"))).toMatchFileSnapshot("../../docs/draw.md");
});
