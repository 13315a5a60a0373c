// Reads the file of a record. A file that cannot be read does not stop anything: the answer says why.
import { createHash } from "node:crypto";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";

/** No record is so large: `parseGcg` refuses more. */
const mostBytes = 4 * 1024 * 1024;

/** `{ id, text }` with the bytes of a file, or `{ id, problem }` with the reason why there are none. */
export function readRecord(folder, id) {
  const path = join(folder, id);
  try {
    const found = statSync(path);
    if (found.isDirectory()) return { id, problem: "is a folder that cannot be read" };
    if (!found.isFile()) return { id, problem: "is a pipe or a device, not a file" };
    // A link in somebody else's archive could put any file on this machine into the report.
    const inside = relative(realpathSync(folder), realpathSync(path));
    if (inside.startsWith(`..${sep}`) || isAbsolute(inside))
      return { id, problem: "is a link that leads out of the folder" };
    if (found.size > mostBytes) return { id, problem: `has ${found.size} bytes, more than 4 MB` };
    return { id, text: readFileSync(path) };
  } catch (error) {
    return { id, problem: `cannot be read: ${error.code}` };
  }
}

/** 96 bits that stand for what a record holds, or for the reason why it cannot be read. */
export function fingerprintOf({ text, problem }) {
  const hash = createHash("sha256").update(text === undefined ? "problem" : "text");
  return hash
    .update(text ?? problem)
    .digest("base64url")
    .slice(0, 16);
}
