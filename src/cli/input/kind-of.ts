import { statSync } from "node:fs";

/** What a path leads to. `unknown`: the system does not say, as of a link that leads in a circle. */
export function kindOf(path: string): "file" | "folder" | "other" | "missing" | "unknown" {
  const found = known(() => statSync(path, { throwIfNoEntry: false }));
  if (!found) return found === null ? "unknown" : "missing";
  return found.isDirectory() ? "folder" : found.isFile() ? "file" : "other";
}

/** What the system says of a file; `null` if it says nothing: then using the file says what is wrong. */
export function known<Found>(look: () => Found): Found | null {
  try {
    return look();
  } catch {
    return null;
  }
}
