import { readdirSync } from "node:fs";
import { kindOf, known } from "./kind-of.ts";
import { isPattern, matchesPath, mayLeadOn } from "./pattern.ts";

/**
 * The recorded games in a folder and the folders in it: files that end in `.gcg`, in the order of their names. A folder
 * that cannot be read is among them, so that reading it says why. `leave` hears of the other files, without those that
 * begin with a dot.
 */
export function gamesIn(folder: string, leave: (path: string) => void): Iterable<string> {
  const root = folder.replace(/(?<=.)\/+$/, "");
  return walk(root, [], {
    goInto: () => true,
    wanted: (path) => {
      const name = path.at(-1) ?? "";
      const wanted = /\.gcg$/i.test(name);
      if (!wanted && !name.startsWith(".")) leave(pathOf(root, path));
      return wanted;
    },
  });
}

/**
 * The files that match a pattern, in the order of their names, and the folders that might hold some and cannot be read.
 * The ending `.gcg` matches in any case.
 */
export function filesMatching(text: string): Iterable<string> {
  const slashed = process.platform === "win32" ? text.replaceAll("\\", "/") : text;
  const parts = slashed.split("/").filter((part, i) => part !== "" || i === 0);
  const first = parts.findIndex(isPattern);
  const pattern = parts.slice(first);
  const base = parts.slice(0, first).join("/");
  const root = first === 1 && parts[0] === "" ? "/" : base;
  if (kindOf(pathOf(root, [])) !== "folder") return [];
  return walk(root, [], {
    goInto: (path) => mayLeadOn(pattern, path),
    wanted: (path) => matchesPath(pattern, path) || matchesPath(withPlainEnding(pattern), withPlainEnding(path)),
  });
}

/** With the ending `.gcg` in small letters: some programs write `TABLE2.GCG`. */
function withPlainEnding(path: readonly string[]): readonly string[] {
  return path.map((part, i) => (i === path.length - 1 ? part.replace(/\.gcg$/i, ".gcg") : part));
}

interface Choice {
  /** Whether to look into a folder. */
  goInto(path: readonly string[]): boolean;
  /** Whether a file is one of those looked for. */
  wanted(path: readonly string[]): boolean;
}

/**
 * Symbolic links to files count as files. So do links that cannot be followed, pipes and devices: reading them says
 * what is wrong. Links to folders are left out, because they may lead in circles.
 */
function* walk(root: string, inside: readonly string[], choice: Choice): Generator<string, void, undefined> {
  const place = pathOf(root, inside);
  const entries = known(() => readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)));
  if (entries === null) return yield place;
  for (const entry of entries) {
    const path = [...inside, entry.name];
    if (entry.isDirectory()) {
      if (!entry.name.startsWith(".") && choice.goInto(path)) yield* walk(root, path, choice);
    } else if (choice.wanted(path)) {
      const file = pathOf(root, path);
      if (!entry.isSymbolicLink() || kindOf(file) !== "folder") yield file;
    }
  }
}

/** Slashes work on every system, and make the same output on every system. */
function pathOf(root: string, inside: readonly string[]): string {
  const path = inside.join("/");
  if (root === "") return path === "" ? "." : path;
  return path === "" ? root : `${root === "/" ? "" : root}/${path}`;
}
