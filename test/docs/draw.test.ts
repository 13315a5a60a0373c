import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wrongDraws } from "../bag/by-the-page.ts";
import { drawPage, games } from "./draw.ts";

test("docs/draw.md has the draws of this library as test vectors", async () => {
  await expect(drawPage(readFileSync("docs/draw.md", "utf8"))).toMatchFileSnapshot("../../docs/draw.md");
});

test.each(games)("the draws of a game in docs/draw.md are those that the page describes: $about", ({ game }) => {
  expect(wrongDraws(game)).toEqual([]);
});
