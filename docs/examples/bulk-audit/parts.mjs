// A job is cut into parts: lists of files with an id. The same folder is always cut in the same way, so that a job that
// was interrupted can go on, and a part that is done twice is known to be the same.
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** How many records a part has. See "How large is a part?" in README.md. */
export const recordsInPart = 50;

/** The parts of a folder: `{ id, folder, files }`. Files are named from the folder, with slashes. */
export function partsOf(folder, size = recordsInPart) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".gcg"))
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
    .sort();
  const parts = [];
  for (let from = 0; from < files.length; from += size)
    parts.push({ id: `part-${String(from / size).padStart(6, "0")}`, folder, files: files.slice(from, from + size) });
  return parts;
}
