import { expect, test } from "vitest";
import { runCommand } from "./terminal.ts";

test.each([["--help"], ["-h"], ["help"]])("%s lists the commands", async (argument) => {
  const { status, printed, errors } = await runCommand(argument);
  expect(status).toBe(0);
  expect(printed).toMatch(/^ {2}tilewright demo .*\S$/m);
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

test("an unknown command is named, in one line", async () => {
  const { status, errors } = await runCommand("chekc");
  expect(status).toBe(2);
  expect(errors).toBe('tilewright: there is no command "chekc"; see tilewright --help\n');
});
