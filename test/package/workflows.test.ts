import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = ".github/workflows";
const ci = readFileSync(".ci/run", "utf8");
const dry = readFileSync("test/release/dry.mjs", "utf8");

/** What each workflow runs, a line each. */
const lines = readdirSync(folder).flatMap((file) =>
  [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/^ *(?:- )?run: (.*)$/gm)].map(([, line]) => [
    file,
    line as string,
  ]),
);

test.each(lines)("%s runs %s, as .ci/run or release:dry does", (_, line) => {
  // The first words of a line say what it does; release:dry reads the rest from the workflow itself.
  const byDry = [...dry.matchAll(/lineOfRelease\("(.*?)"\)/g)].some(([, words]) => line.includes(words as string));
  const byCi = ci.split("\n").some((step) => step.startsWith("step ") && step.endsWith(` ${line}`));
  expect(line === "bash .ci/run" || line === "npm ci" || byDry || byCi).toBe(true);
});

test("there are lines, and each is one line", () => {
  expect(lines.length).toBeGreaterThan(4);
  for (const [, line] of lines) expect(line).not.toMatch(/^[|>]/);
});
