import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "../../src/cli/commands/all.ts";
import { runCommand } from "./terminal.ts";

test.each([["--help"], ["-h"], ["help"]])("%s lists the commands", async (argument) => {
  const { status, printed, errors } = await runCommand(argument);
  expect(status).toBe(0);
  expect(printed).toMatch(/^ {2}demo .*\S$/m);
  expect(errors).toBe("");
});

test("without a command the program prints its help, and the status is 2", async () => {
  const { status, printed } = await runCommand();
  expect(status).toBe(2);
  expect(printed).toContain("tilewright COMMAND --help");
});

test.each([
  ["demo", "--help"],
  ["help", "demo"],
])("%s %s prints the help of one command", async (...args) => {
  const { status, printed } = await runCommand(...args);
  expect(status).toBe(0);
  expect(printed).toMatch(/^tilewright demo\n/);
});

test.each([
  ["chekc", 'tilewright: unknown command "chekc"; did you mean check?\n'],
  ["play", 'tilewright: unknown command "play"; did you mean plays?\n'],
  ["nonsense", 'tilewright: unknown command "nonsense"; see tilewright --help\n'],
  ["--verion", 'tilewright: unknown option "--verion"; did you mean --version?\n'],
  ["\u001b[2J", 'tilewright: unknown command "\\\\x1b[2J"; see tilewright --help\n'],
])("the unknown command %j is named in one line, with the one that was meant", async (name, message) => {
  expect(await runCommand(name)).toEqual({ status: 2, printed: "", errors: message });
});

test("help on an unknown command names it", async () => {
  expect(await runCommand("help", "chekc")).toMatchObject({ status: 2, printed: "" });
});

test.each(["--version", "-V", "version"])("%s prints the version of the package", async (argument) => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(await runCommand(argument)).toEqual({ status: 0, printed: `${version}\n`, errors: "" });
});

test.each(["", ...commands.keys()])("the help of %j fits into 80 columns", async (name) => {
  const { printed } = await runCommand("help", ...(name === "" ? [] : [name]));
  expect(printed.split("\n").filter((line) => line.length > 80 && !line.includes("15/15"))).toEqual([]);
  expect(printed).not.toContain("\n\n\n");
});

test.each([...commands])(
  "the help of %s has a line for each of its options, in one column",
  async (name, { options }) => {
    const { printed } = await runCommand("help", name);
    const written = [...printed.matchAll(/^ {2}--([\w-]+)(?: [A-Z]+)? +(?=\S)/gm)];
    expect(written.map(([, option]) => option)).toEqual(Object.keys(options));
    expect(new Set(written.map(([text]) => text.length))).toEqual(new Set([21]));
  },
);
