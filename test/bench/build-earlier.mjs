// A build of an earlier commit, beside which this one is measured.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("../../", import.meta.url));
const run = (command, args, cwd = here) => execFileSync(command, args, { cwd, stdio: ["ignore", "pipe", "inherit"] });

/** The commit of the last row in docs/performance-history.md. */
export function lastRelease() {
  const rows = readFileSync(join(here, "docs/performance-history.md"), "utf8")
    .split("\n")
    .filter((line) => /^\| \d/.test(line));
  return rows.at(-1).split("|")[2].trim();
}

/**
 * Builds a commit with the tools that are installed here, without its types, and returns the folder. What was built
 * before is taken as it is.
 */
export function buildEarlier(commit) {
  const found = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`], {
    cwd: here,
    encoding: "utf8",
  });
  if (found.status !== 0) throw new Error(`${commit} is not in this clone; git fetch --unshallow gets all commits`);
  const hash = found.stdout.trim();
  const folder = join(here, "node_modules/.cache/earlier", hash);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const files = execFileSync("git", ["archive", hash], { cwd: here, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x"], { cwd: unfinished, input: files });
  symlinkSync(join(here, "node_modules"), join(unfinished, "node_modules"));
  run(join(here, "node_modules/.bin/tsup"), ["--silent", "--no-dts"], unfinished);
  renameSync(unfinished, folder);
  return folder;
}
