import { statSync } from "node:fs";

/** What a path leads to. `unknown`: the system does not say, as of a link that leads in a circle. */
export function kindOf(path: string): "file" | "folder" | "other" | "missing" | "unknown" {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return "missing";
    return found.isDirectory() ? "folder" : found.isFile() ? "file" : "other";
  } catch {
    return "unknown";
  }
}
