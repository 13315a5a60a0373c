import { closeSync } from "node:fs";
import { openFile, piecesOf } from "./read-file.ts";

/** The paths in a list of files, one a line, or with a zero byte behind each, as `find -print0` writes them. */
export function* pathsIn(list: string): Generator<string, void, undefined> {
  const file = openFile(list);
  try {
    yield* pathsOf(piecesOf(file));
  } finally {
    if (file !== 0) closeSync(file);
  }
}

/** The same from the pieces of the list. */
export function* pathsOf(pieces: Iterable<Uint8Array>): Generator<string, void, undefined> {
  let rest: Uint8Array = new Uint8Array(0);
  let end: number | null = null;
  for (const piece of pieces) {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    end ??= bytes.includes(0) ? 0 : bytes.includes(newline) ? newline : null;
    let from = 0;
    if (end !== null)
      for (let to = bytes.indexOf(end); to >= 0; to = bytes.indexOf(end, from)) {
        yield* pathOf(bytes.subarray(from, to));
        from = to + 1;
      }
    rest = bytes.slice(from);
  }
  yield* pathOf(rest);
}

const newline = 10;

/** Empty lines are left out. */
function pathOf(bytes: Uint8Array): readonly string[] {
  const path = new TextDecoder().decode(bytes).replace(/\r$/, "");
  return path === "" ? [] : [path];
}
