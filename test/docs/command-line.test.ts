import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "../../src/cli/commands/all.ts";

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

test("docs/command-line.md lists every command, with its arguments as the help has them", () => {
  expect(rowsIn("Commands").map(([usage]) => quoted(usage)[0])).toEqual(
    [...commands.values()].map(({ usage }) => usage),
  );
});

test("CHANGELOG.md lists every command", () => {
  const [, listed] =
    /\n### Command line\n\n- (`tilewright .*?), on\s/s.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
  expect([...quoted(listed?.replace("`tilewright ", "`"))].sort()).toEqual([...commands.keys()].sort());
});

test("docs/command-line.md lists every option as the help has it, with the commands that take it", () => {
  const taken = [...commands].flatMap(([command, { options }]) =>
    Object.entries(options).map(([name, { value }]) => `--${name}${value === undefined ? "" : ` ${value}`} ${command}`),
  );
  const listed = rowsIn("Options").flatMap(([options, takers = ""]) => {
    const by = takers === "all" ? [...commands.keys()] : quoted(takers);
    return quoted(options).flatMap((option) => by.map((command) => `${option} ${command}`));
  });
  expect(taken.length).toBeGreaterThan(40);
  expect([...listed].sort()).toEqual([...taken].sort());
});
