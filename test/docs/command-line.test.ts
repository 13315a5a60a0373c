import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "../../src/cli/run.ts";
import type { Command } from "../../src/cli/terminal.ts";

const page = readFileSync("docs/command-line.md", "utf8");

/** The rows of the table in a section, each as its cells. */
function rowsIn(heading: string): readonly (readonly string[])[] {
  const [, section = ""] = page.split(`\n## ${heading}\n`);
  const lines = section.split("\n## ")[0]!.split("\n");
  return lines
    .filter((line) => line.startsWith("| `"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const quoted = (cell = ""): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);

/** The options of a command: those in its usage, and those that begin a line of its help. */
const optionsIn = ({ usage, help }: Command): readonly string[] =>
  [...usage.matchAll(/(--[a-z-]+)/g), ...help.matchAll(/^ +(--[a-z-]+)/gm)].map(([, name]) => name!);

test("docs/command-line.md lists every command, with its arguments as the help has them", () => {
  expect(rowsIn("Commands").map(([usage]) => quoted(usage)[0])).toEqual(
    [...commands.values()].map(({ usage }) => usage),
  );
});

test("docs/command-line.md lists every option, with the commands that take it", () => {
  const taken = [...commands].flatMap(([name, command]) => optionsIn(command).map((option) => `${option} ${name}`));
  const listed = rowsIn("Options").flatMap(([options, takers = ""]) => {
    const names = quoted(options).map((option) => option.split(" ")[0]!);
    const by = takers === "all" ? [...commands.keys()] : quoted(takers);
    return names.flatMap((name) => by.map((command) => `${name} ${command}`));
  });
  expect(taken.length).toBeGreaterThan(40);
  expect([...listed].sort()).toEqual([...new Set(taken)].sort());
});
