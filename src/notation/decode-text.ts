import { mismatch } from "../read/describe.ts";
import { decode } from "./gcg/lines/decode.ts";
import { byteListOf } from "./gcg/lines/record-text.ts";

/**
 * Decodes a file to text in the same way as `parseGcg`, for instance to show a record or to read a word list that
 * predates UTF-8. The encoding is determined by, in this order, a byte order mark or a `#character-encoding` line near
 * the top; otherwise it is UTF-8 if the bytes are valid UTF-8, and windows-1252 if they are not. The returned text has
 * no byte order mark.
 *
 * @param bytes - The bytes of a file, of any length.
 *
 * @throws TypeError if `bytes` is not a `Uint8Array`.
 *
 * @example
 * ```ts
 * import { decodeText } from "tilewright/notation";
 *
 * decodeText(Uint8Array.of(0x5a, 0xfc, 0x67, 0x65)); // => "Züge"
 * ```
 */
export function decodeText(bytes: Uint8Array): string {
  const read = byteListOf(bytes);
  if (read === null) throw new TypeError(mismatch("bytes", "a Uint8Array", bytes));
  return decode(read).text;
}
