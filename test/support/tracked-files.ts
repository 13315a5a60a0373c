import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

/**
 * The files of the project. In a checkout: those that git tracks, so that what a contributor's machine adds (a folder of an
 * editor, a log) is not among them. In an unpacked archive: what npm would pack, and the folders of the sources.
 */
export function trackedFiles(): readonly string[] {
  return filesOfCheckout() ?? filesOfArchive();
}

/** Null where git is missing or knows nothing of this folder. */
function filesOfCheckout(): readonly string[] | null {
  try {
    const files = run("git", "ls-files").split("\n").filter(existsSync);
    return files.includes("package.json") ? files : null;
  } catch {
    return null;
  }
}

function filesOfArchive(): readonly string[] {
  const [{ files }] = JSON.parse(run("npm", "pack", "--dry-run", "--json", "--ignore-scripts"));
  const packed: readonly string[] = files.map(({ path }: { readonly path: string }) => path);
  const folders = ["docs", "src", "test"].filter(existsSync).flatMap(filesUnder);
  return [...new Set([...packed, ...folders])];
}

/** Without hidden files, and without what is generated. */
function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name.startsWith(".") || path === "docs/api" || path === "test/examples/generated") return [];
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
