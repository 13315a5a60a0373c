// The two programs that check draws, as somebody runs them who has a file of games and not the library.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import type { GameState } from "tilewright";
import { afterAll, expect, test } from "vitest";
import { seededGames } from "../bag/seeded-games.ts";
import { seed } from "../seed.ts";

const folder = mkdtempSync(join(tmpdir(), "draws-"));
afterAll(() => rmSync(folder, { recursive: true }));

const games = fc.sample(seededGames, { numRuns: 1000, seed });

/** Python is no part of the project: where it is missing, the Node program is checked alone. */
const hasPython = spawnSync("python3", ["--version"]).status === 0;
const programs: readonly (readonly [command: string, file: string])[] = [
  [process.execPath, "test/oracle/draws/verify-draws.mjs"],
  ...(hasPython ? [["python3", "test/oracle/draws/verify_draws.py"] as const] : []),
];

/** What a program says of games, and with which status it exits. */
function check(command: string, program: string, games: readonly GameState[]): { status: number | null; says: string } {
  const file = join(folder, "games.jsonl");
  writeFileSync(file, games.map((game) => `${JSON.stringify(game)}\n`).join(""));
  const { status, stdout } = spawnSync(command, [program, file], {
    encoding: "utf8",
    maxBuffer: 2 ** 30,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1" },
  });
  return { status, says: stdout.trim().split("\n").at(-1) ?? "" };
}

test.each(programs)("%s %s finds nothing in 1000 games", (command, program) => {
  const { status, says } = check(command, program, games);
  expect(says).toMatch(/^1000 games, \d{4,} draws, 0 problems$/);
  expect(status).toBe(0);
});

test("the programs find as much in 1000 games with another seed", () => {
  const spoiled = games.map((game) => ({ ...game, seed: `${game.seed}!` }));
  const [first, ...others] = programs.map(([command, program]) => check(command, program, spoiled));
  expect(first?.says).toMatch(/^1000 games, \d{4,} draws, \d{4,} problems$/);
  expect(first?.status).toBe(1);
  for (const other of others) expect(other).toEqual(first);
});

test.each(hasPython ? ["python3"] : [])("the program in %s agrees with the test vectors", (command) => {
  const { status, stdout } = spawnSync(command, ["-B", "test/oracle/draws/check_vectors.py"], { encoding: "utf8" });
  expect(stdout).toMatch(/^\d+ comparisons, 0 wrong\n$/);
  expect(status).toBe(0);
});
