import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll } from "vitest";

/** The program itself, to be run in a process of its own: the built one, or the source put together for the test. */
export function programForTests(): string {
  if (process.env["TEST_TARGET"] === "dist") return "dist/cli.js";
  const home = mkdtempSync(join(tmpdir(), "tilewright-program-"));
  const outfile = join(home, "cli.mjs");
  beforeAll(async () => {
    await build({ entryPoints: ["src/cli/main.ts"], bundle: true, platform: "node", format: "esm", outfile });
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  return outfile;
}
