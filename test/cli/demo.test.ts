import { expect, test } from "vitest";
import { runCommand } from "./terminal.ts";

test("the demo plays the rulebooks' five turns and explains every score", async () => {
  const { status, printed } = await runCommand("demo", "--all");
  expect(status).toBe(0);
  for (const turn of ["8F HORN, 14", "H6 FARM, 9", "10F PASTE, 25", "9H MOB, 16", "11E BIT, 16"])
    expect(printed).toContain(`: ${turn} points\n`);
  expect(printed).toContain("  HORN (4+1+1+1)x2 = 14\n  8H double word: HORN ×2\n");
  expect(printed).toContain("10F triple letter: the P in PASTE scores 9 instead of 3\n");
  expect(printed).toContain("\n11  .  .  .  . [B][I][T] .  .");
});

test("the demo shows a play refused for seven reasons, and a preview before and after its blank is named", async () => {
  const { printed } = await runCommand("demo", "--all");
  const refusal = printed.slice(printed.indexOf("A play with several mistakes"));
  const codes = [...refusal.slice(0, refusal.indexOf("\n\n")).matchAll(/^ {2}([a-z-]+):/gm)].map(([, code]) => code);
  expect(codes).toEqual([
    "off-board",
    "square-occupied",
    "blank-without-letter",
    "gap",
    "not-connected",
    "not-on-rack",
    "not-on-rack",
  ]);
  expect(printed).toContain("  ?O 2, unchecked; PASTE? 7, unchecked\n  Scores 9 points as laid; not legal yet\n");
  expect(printed).toContain("  DO 2, valid; PASTED 7, valid\n  Scores 9 points as laid; legal\n");
});
