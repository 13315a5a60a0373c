import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * The files of the project: those that git tracks, and new ones that it does not ignore. What a contributor's machine
 * adds (a folder of an editor, a log) is none of them. Without git, as in an unpacked package, those that npm would pack.
 */
export function trackedFiles(): readonly string[] {
  const run = (command: string, ...args: readonly string[]): string =>
    execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    return run("git", "ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate")
      .split("\n")
      .filter((file) => existsSync(file));
  } catch {
    const [{ files }] = JSON.parse(run("npm", "pack", "--dry-run", "--json", "--ignore-scripts"));
    return files.map(({ path }: { readonly path: string }) => path);
  }
}
