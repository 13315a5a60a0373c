import { closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readSync } from "node:fs";
import { inPlainWords } from "../output/system-errors.ts";
import { isPattern } from "./pattern.ts";
import { turnIn } from "./turn-argument.ts";

/** Stands for standard input where a file is expected. */
export const standardInput = "-";

/** Larger files are rejected: no game and no word list is so large. */
const mostBytes = 64 * 1024 * 1024;

/** Why a file cannot be read. */
export class FileError extends Error {
  /** Without the name of the file. */
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.reason = reason;
  }
}

/**
 * The bytes of a text file, or of standard input. `ofFolder`: what is said of a directory.
 *
 * @throws Error with a message of one line if there is no such file, or it is a directory, larger than 64 MB or binary
 */
export function readInput(path: string, ofFolder = "is a directory, not a file"): Uint8Array {
  const file = openFile(path);
  try {
    if (fstatSync(file).isDirectory()) throw new FileError(path, ofFolder);
    const bytes = readAll(file, path);
    if (isBinary(bytes)) throw new FileError(path, "is not a text file");
    return bytes;
  } finally {
    if (file !== 0) closeSync(file);
  }
}

/**
 * Opens a file to be read; standard input is open already. A pipe or a device that somebody named is rejected: whoever
 * reads it may wait for ever.
 *
 * @throws Error with a message of one line if it cannot be opened
 */
export function openFile(path: string): number {
  if (path === standardInput) return 0;
  const file = openAtOnce(path);
  const found = fstatSync(file);
  if (found.isFile() || found.isDirectory() || isOpenAlready(path)) return file;
  closeSync(file);
  throw new FileError(path, `is a ${found.isFIFO() ? "pipe" : "device"}, not a file`);
}

/** Whether a path stands for an open file of this process: `/dev/stdin`, or what a shell makes of `<(command)`. */
function isOpenAlready(path: string): boolean {
  return /^\/(?:dev\/stdin|dev\/fd\/\d+|proc\/self\/fd\/\d+)$/.test(path);
}

/** Opens a file without waiting for another process, as opening a pipe otherwise does. */
function openAtOnce(path: string): number {
  try {
    // Windows does not have the second flag.
    return openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    const words = isMissing ? whyMissing(path) : inPlainWords(error);
    const isTurn = isMissing && existsSync(turnIn(path)?.file ?? "");
    throw new FileError(path, `${words}${isTurn ? "; replay, plays, score and validate read a turn, as FILE@17" : ""}`);
  }
}

/** Why there is no file of this name. */
function whyMissing(path: string): string {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    return "is a symbolic link to a file that is not there";
  return isPattern(path) ? "no file matches" : "no such file";
}

function readAll(file: number, path: string): Uint8Array {
  const { size } = fstatSync(file);
  if (size > mostBytes)
    throw new FileError(path, `has ${size.toLocaleString("en")} bytes, more than the 64 MB that are read`);
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (const piece of piecesOf(file, size + 1)) {
    pieces.push(piece);
    length += piece.length;
    if (length > mostBytes) throw new FileError(path, "has more than the 64 MB that are read");
  }
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}

/** Reads piece by piece, because pipes and devices do not say how much they hold. */
export function* piecesOf(file: number, wanted = 0): Generator<Uint8Array, void, undefined> {
  for (;;) {
    const piece = new Uint8Array(Math.max(wanted, 65_536));
    const length = readOnce(file, piece);
    if (length === 0) return;
    yield piece.subarray(0, length);
  }
}

/** Reads once. A pipe whose writer is slow may say "try again"; on Windows a closed one is an error. */
function readOnce(file: number, piece: Uint8Array): number {
  for (;;) {
    try {
      return readSync(file, piece);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EOF") return 0;
      if (code !== "EAGAIN") throw new Error(inPlainWords(error));
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10); // milliseconds
    }
  }
}

/** Whether there are zero bytes, which text has only in UTF-16: that begins with a byte order mark. */
function isBinary(bytes: Uint8Array): boolean {
  const marked = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return !marked && bytes.includes(0);
}
