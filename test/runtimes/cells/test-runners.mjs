// Test runners: a test of a user who has the package as a dependency.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { versionOf } from "../projects.mjs";
import { runCommand } from "../run-command.mjs";

const asCommonJs = `const { findProblems } = require("./program.cjs");
test("the package works", () => expect(findProblems()).toEqual([]), 60_000);
`;
const asModules = `import { expect, test } from "vitest";
import { findProblems } from "./program.mjs";
test("the package works", () => expect(findProblems()).toEqual([]), 60_000);
`;

const jest =
  (tool, settings = {}) =>
  async ({ project, node, signal }) => {
    const cwd = await project(tool);
    writeFileSync(join(cwd, "user.test.js"), asCommonJs);
    writeFileSync(join(cwd, "jest.config.json"), JSON.stringify(settings));
    const args = ["node_modules/jest/bin/jest.js", "--config", "jest.config.json", "--no-cache", "--runInBand"];
    await runCommand(await node(), args, { cwd, signal });
  };

const vitest = async ({ project, node, signal }) => {
  const cwd = await project("vite");
  writeFileSync(join(cwd, "user.test.mjs"), asModules);
  await runCommand(await node(), ["node_modules/vitest/vitest.mjs", "run", "user.test.mjs"], { cwd, signal });
};

const asItComes = "as it comes";

export const testRunners = [
  { row: `Jest ${versionOf("jest", "jest")}`, how: asItComes, short: true, run: jest("jest") },
  { row: `Jest ${versionOf("jest-27", "jest")}`, how: asItComes, run: jest("jest-27") },
  {
    row: `Jest ${versionOf("jest-27", "jest")}, with its line`,
    how: "`moduleNameMapper`",
    run: jest("jest-27", { moduleNameMapper: { "^tilewright/(.*)$": "tilewright/dist/$1.cjs" } }),
  },
  { row: `Vitest ${versionOf("vite", "vitest")}`, how: asItComes, run: vitest },
];
