import { type Decoded, decode } from "./decode.ts";

/** The longest record that is read, in bytes or characters. A game has some thousand. */
const longest = 4 * 1024 * 1024;

/** The same in words. */
export const atMost = "at most 4 MB";

/** Whether a record is longer than any that is read. */
export function isTooLarge(input: unknown): boolean {
  return typeof input === "string" ? input.length > longest : ArrayBuffer.isView(input) && input.byteLength > longest;
}

/** Such a record in words: how long it is. */
export function inWords(input: string | Uint8Array): string {
  return typeof input === "string" ? `a text of ${input.length} characters` : `a text of ${input.byteLength} bytes`;
}

/** The text of a record; `null` if the input is neither text nor bytes. */
export function textOf(input: unknown): Decoded | null {
  if (typeof input === "string") return { text: input.replace(/^\uFEFF/, ""), misdeclared: null };
  // A proxy may throw when its prototype is asked for, and is not a view.
  return ArrayBuffer.isView(input) && input instanceof Uint8Array ? decode(input) : null;
}

/** The value of a JSON text; `null` if it is not JSON, or nested so deeply that it cannot be read. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
