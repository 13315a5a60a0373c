import { attempt } from "../../../read/attempt.ts";
import { bytesOf } from "../../../read/bytes.ts";
import { hasMoreValues } from "../../../read/json-values.ts";
import { shortFoundOf } from "../../../read/problem.ts";
import type { RecordKind } from "../../reason.ts";
import { type RecordProblem, unreadable } from "../../remark.ts";
import { type Decoded, decode } from "./decode.ts";

/** The longest record that is read, in bytes or characters. A game has some thousand. */
const longest = 4 * 1024 * 1024;

/** Whether a record is longer than any that is read. */
export function isTooLarge(input: unknown): boolean {
  return typeof input === "string" ? input.length > longest : ArrayBuffer.isView(input) && input.byteLength > longest;
}

/** The problem with such a record. */
export function tooLarge(of: RecordKind, input: string | Uint8Array): RecordProblem {
  const size =
    typeof input === "string"
      ? ({ length: input.length, unit: "characters" } as const)
      : ({ length: input.byteLength, unit: "bytes" } as const);
  return unreadable({ column: 1 }, { code: "too-large", of, ...size });
}

/** The problem with a text that is not a record. It holds the beginning of a long one. */
export function notAGame(of: RecordKind, found: unknown): RecordProblem {
  return unreadable({ column: 1 }, { code: "not-a-game", of, found: shortFoundOf(found) });
}

/** The text of a record; `null` if the input is neither text nor bytes. */
export function decodedRecord(input: unknown): Decoded | null {
  if (typeof input === "string") return { text: input.replace(/^\uFEFF/, ""), misdeclared: null };
  const bytes = byteListOf(input);
  return bytes === null ? null : decode(bytes);
}

/** The bytes of a `Uint8Array`; `null` for anything else, such as a proxy or bytes that were transferred elsewhere. */
export function byteListOf(input: unknown): Uint8Array | null {
  // A proxy may throw when its prototype is asked for, and is not a view.
  return ArrayBuffer.isView(input) && input instanceof Uint8Array ? bytesOf(input) : null;
}

/** Values of a game history, as `hasMoreValues` counts. One of as many events as are read has some hundred thousand. */
const mostValues = 2_000_000;

/** The value of a JSON text; `null` if it is not JSON, has too many values, or is nested too deeply to be read. */
export function parseJson(text: string): unknown {
  if (hasMoreValues(text, mostValues)) return null;
  return attempt(() => JSON.parse(text), null);
}
