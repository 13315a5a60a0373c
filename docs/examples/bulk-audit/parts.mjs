// A job is cut into parts: lists of files with an id. The same folder is always cut in the same way, so that a job that
// was interrupted can go on, and a part that is done twice is known to be the same.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fingerprintOf, readRecord } from "./read-record.mjs";

/** How many records a part has. See "How large is a part?" in README.md. */
export const recordsInPart = 50;

/**
 * The parts of a folder: `{ id, folder, files }`. Each file is `{ name, fingerprint }`, named from the folder with
 * slashes. Every file is read once: its content tells whether a part is one that was done before.
 */
export function partsOf(folder, size = recordsInPart) {
  const names = [...namesIn(folder, "")].sort();
  const parts = [];
  for (let from = 0; from < names.length; from += size) {
    const id = `part-${String(from / size).padStart(6, "0")}`;
    const files = names.slice(from, from + size).map((name) => {
      return { name, fingerprint: fingerprintOf(readRecord(folder, name)) };
    });
    parts.push({ id, folder, files });
  }
  return parts;
}

/**
 * What the folder and the folders in it hold with the ending .gcg, in capitals or not, as `tilewright check` reads it:
 * files, links to files, and what cannot be read, so that it is not passed over in silence. A folder that cannot be
 * read stands for itself. Names that begin with a dot are left out, and links to folders, which may lead in circles.
 */
function* namesIn(folder, inside) {
  let entries;
  try {
    entries = readdirSync(join(folder, inside), { withFileTypes: true });
  } catch (error) {
    if (inside === "") throw error;
    yield inside;
    return;
  }
  for (const entry of entries) {
    const name = inside === "" ? entry.name : `${inside}/${entry.name}`;
    if (entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) yield* namesIn(folder, name);
    else if (/\.gcg$/i.test(name) && !(entry.isSymbolicLink() && isFolder(join(folder, name)))) yield name;
  }
}

function isFolder(path) {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false; // reading it says why
  }
}
