import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { file, folder, right } from "./files.ts";
import { programForTests } from "./program.ts";
import { runCommand } from "./terminal.ts";

const program = programForTests();

/** Runs the program in a process of its own: one that waits for a pipe can still be ended. */
function run(command: string, ...args: readonly string[]): Promise<{ status: number | null; errors: string }> {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    errors += text;
  });
  return new Promise((resolve) => child.on("close", (status) => resolve({ status, errors })));
}

const runProgram = (...args: readonly string[]) => run(process.execPath, program, ...args);

/** A pipe with a name that nobody writes to. */
function pipe(path: string): string {
  execFileSync("mkfifo", [path]);
  return path;
}

test.each(["check", "stats", "fmt", "replay", "positions"])(
  "%s refuses a pipe that it is given by name, and does not wait for it",
  async (command) => {
    const path = pipe(join(folder(), "game.gcg"));
    const { status, errors } = await runProgram(command, path);
    expect(status).toBe(2);
    expect(errors).toContain(`tilewright ${command}: ${path}: is a pipe, not a file\n`);
  },
);

test("a pipe as a list of files or of words is refused, too", async () => {
  const path = pipe(join(folder(), "list"));
  const list = await runProgram("check", "--files-from", path);
  expect(list).toEqual({ status: 2, errors: `tilewright check: ${path}: is a pipe, not a file\n` });
  const words = await runProgram("pack", path, "--out", join(folder(), "words.js"));
  expect(words).toEqual({ status: 2, errors: `tilewright pack: ${path}: is a pipe, not a file\n` });
});

test.each(["/dev/null", "/dev/zero", "/dev/tty"])("%s is refused", async (device) => {
  const { status, errors } = await runProgram("check", device);
  expect(status).toBe(2);
  expect(errors).toMatch(new RegExp(`^tilewright check: ${device}: is a (socket or a )?device, not a file\n`));
});

test("what a shell makes of another command's output is read", async () => {
  const path = file("a.gcg", right);
  const name = "/dev/fd/3";
  for (const command of [`"$0" "$1" check ${name} 3< <(cat "$2")`, `"$0" "$1" check <(cat "$2")`])
    expect(await run("bash", "-c", command, process.execPath, program, path)).toEqual({
      status: 0,
      errors: "1 game, 3 plays: 3 scores and 5 of 5 totals agree; 0 remarks\n",
    });
  const piped = `cat "$2" | "$0" "$1" check /dev/stdin`;
  expect((await run("bash", "-c", piped, process.execPath, program, path)).status).toBe(0);
});

test.each([
  ["a folder", (root: string) => root],
  ["a pattern", (root: string) => `${root}/*.gcg`],
])(
  "in %s, what is named like a record and is not a file is named with the reason, and counted",
  async (_, argument) => {
    const root = folder();
    writeFileSync(join(root, "a.gcg"), right);
    symlinkSync("nowhere", join(root, "b.gcg"));
    pipe(join(root, "c.gcg"));
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(root, "d.gcg"), resolve));
    mkdirSync(join(root, "season"));
    symlinkSync("season", join(root, "e.gcg")); // a link to a folder is left out
    const { status, errors } = await runProgram("check", argument(root));
    await new Promise((resolve) => server.close(resolve));
    expect(status).toBe(2);
    expect(errors).toBe(
      `tilewright check: ${root}/b.gcg: is a symbolic link to a file that is not there\n` +
        `tilewright check: ${root}/c.gcg: is a pipe, not a file\n` +
        `tilewright check: ${root}/d.gcg: is a socket or a device, not a file\n` +
        "1 game, 3 plays: 3 scores and 5 of 5 totals agree; 0 remarks; 3 files not read\n",
    );
  },
);

test("a link to nothing that is given by name is reported as one", async () => {
  const link = join(folder(), "lost.gcg");
  symlinkSync("nowhere", link);
  const { status, errors } = await runCommand("check", link);
  expect([status, errors]).toEqual([2, `tilewright check: ${link}: is a symbolic link to a file that is not there\n`]);
});

test("an empty file and one that is too large are reported with what they hold", async () => {
  const empty = file("empty.gcg", "");
  const long = file("long.gcg", "x".repeat(5_000_000));
  const { status, printed } = await runCommand("check", empty, long);
  expect(status).toBe(2);
  expect(printed).toBe(
    `${empty}:1:1 unreadable found nothing, expected a recorded game with lines such as >Ann: HORNEIA 8F HORN +14 14\n` +
      `${long}:1:1 unreadable found a text of 5000000 bytes, expected a recorded game of at most 4 MB\n`,
  );
});
