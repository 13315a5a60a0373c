import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** Files larger than this are not read: no game and no position is, and no word list need be. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Reads a file whole.
 *
 * @throws Error with one line for people: no such file, a directory, larger than 64 MB, no text.
 */
export function readInput(path: string): Uint8Array {
  const file = open(path);
  try {
    if (fstatSync(file).isDirectory()) throw new Error(`${path}: is a directory, not a file`);
    const bytes = readAll(file, path);
    if (isBinary(bytes)) throw new Error(`${path}: is no text`);
    return bytes;
  } finally {
    closeSync(file);
  }
}

function open(path: string): number {
  try {
    return openSync(path, "r");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reasons: Readonly<Record<string, string>> = { ENOENT: "no such file", EACCES: "may not be read" };
    throw new Error(`${path}: ${reasons[code ?? ""] ?? message}`);
  }
}

/** Pipes and devices do not say how much they hold, so all are read piece by piece, up to the limit. */
function readAll(file: number, path: string): Uint8Array {
  const { size } = fstatSync(file);
  if (size > mostBytes) throw tooLarge(path);
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const piece = new Uint8Array(Math.max(size + 1, 65_536));
    const read = readSync(file, piece);
    if (read === 0) return pieces.length === 1 ? (pieces[0] as Uint8Array) : Buffer.concat(pieces);
    pieces.push(piece.subarray(0, read));
    length += read;
    if (length > mostBytes) throw tooLarge(path);
  }
}

function tooLarge(path: string): Error {
  return new Error(`${path}: is larger than 64 MB`);
}

/** Text has no zero bytes, unless it begins with the mark of an encoding of two bytes a character. */
function isBinary(bytes: Uint8Array): boolean {
  const marked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !marked && bytes.includes(0);
}
