import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { file, folder, right } from "../cli/files.ts";
import { runCommand } from "../cli/terminal.ts";

const page = readFileSync("docs/recipes/the-command-line-for-a-club.md", "utf8");

/** The lines of the page that call the program, as arguments. */
const lines = [...page.matchAll(/^tilewright (.+?)(?: +#.*)?$/gm)].map(([, line]) =>
  [...line!.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!),
);

/** A long game, so that it has a 17th turn. */
const season = right.replace("#incomplete\n", `${">Ben: - +0 9\n>Ann: - +0 39\n".repeat(2)}#incomplete\n`);

test("every line of the page for clubs does what the page says, on a folder such as it shows", async () => {
  const root = folder();
  const round = join(root, "Club games 2026/Round 1");
  mkdirSync(round, { recursive: true });
  const game = file("final.gcg", season);
  writeFileSync(join(round, "final.gcg"), readFileSync(game));
  expect(lines.length).toBeGreaterThanOrEqual(10);
  for (const line of lines) {
    const args = line.map((arg) =>
      /^Club games/.test(arg) || /\.(?:csv|html)$/.test(arg) ? join(root, arg.replace("@17", "@2")) : arg,
    );
    const { status, errors } = await runCommand(...args);
    expect([status, errors.replace(/^1 game, .*\n$/, "").replace(/^0 formatted, .*\n$/, "")], line.join(" ")).toEqual([
      0,
      line.includes("fmt") ? expect.any(String) : "",
    ]);
  }
  expect(readFileSync(join(root, "season.csv"), "utf8")).toContain("Ann Archer");
  expect(readFileSync(join(root, "standings.csv"), "utf8")).toContain("player,games");
  expect(readFileSync(join(root, "final.html"), "utf8")).toContain("<h1>");
});
