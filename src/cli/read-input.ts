import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { type WordList, wordList } from "../dictionary/index.ts";
import type { Ruleset } from "../index.ts";

/** Larger files are refused: no game and no word list is so large. */
const mostBytes = 64 * 1024 * 1024;

/**
 * The words of a file for a ruleset's tiles. The file has one word a line.
 *
 * @throws Error with a message of one line if the file cannot be read
 */
export function readWords(file: string, { tileSet }: Ruleset): WordList {
  return wordList(new TextDecoder().decode(readInput(file)), { tileSet });
}

/**
 * The bytes of a text file.
 *
 * @throws Error with a message of one line if there is no such file, or it is a directory, larger than 64 MB or binary
 */
export function readInput(path: string): Uint8Array {
  const file = open(path);
  try {
    if (fstatSync(file).isDirectory()) throw new Error(`${path}: is a directory, not a file`);
    const bytes = readAll(file, path);
    if (isBinary(bytes)) throw new Error(`${path}: is not a text file`);
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

/** Reads piece by piece, because pipes and devices do not say how much they hold. */
function readAll(file: number, path: string): Uint8Array {
  const { size } = fstatSync(file);
  if (size > mostBytes) throw tooLarge(path);
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const piece = new Uint8Array(Math.max(size + 1, 65_536));
    const read = readSync(file, piece);
    if (read === 0) return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
    pieces.push(piece.subarray(0, read));
    length += read;
    if (length > mostBytes) throw tooLarge(path);
  }
}

function tooLarge(path: string): Error {
  return new Error(`${path}: is larger than 64 MB`);
}

/** Whether there are zero bytes, which text has only in UTF-16: that begins with a byte order mark. */
function isBinary(bytes: Uint8Array): boolean {
  const marked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !marked && bytes.includes(0);
}
