import { readdirSync } from "node:fs";

/** The changesets that no version has taken up yet, by file name. */
export function pendingChangesets(folder = ".changeset") {
  return readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
}
