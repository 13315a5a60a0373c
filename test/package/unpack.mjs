// Packs the package and unpacks it as npm would install it, in a folder of its own.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Runs a program and returns what it printed; throws with all it said when it fails. */
export function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", ...options });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  return stdout;
}

/**
 * What the tarball may weigh. docs/decisions/0116 says what is in it, and what is not. Raised by 4 %: a board that lives
 * on any page has more text, and its source map with it.
 */
const mostPacked = 1_664_000;

/**
 * Calls `use` with a folder whose node_modules holds the packed package, and removes the folder afterwards. Throws if
 * the tarball is too large.
 */
export async function withPackedPackage(use) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "tilewright-")));
  try {
    const [{ filename, size }] = JSON.parse(
      run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], { cwd: root }),
    );
    if (size > mostPacked) throw new Error(`the tarball has ${size} bytes, and may have ${mostPacked}`);
    const home = join(folder, "node_modules/tilewright");
    mkdirSync(home, { recursive: true });
    run("tar", ["-xzf", join(folder, filename), "-C", home, "--strip-components=1"]);
    writeFileSync(join(folder, "package.json"), '{ "name": "user", "private": true }\n');
    return await use(folder, home);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
