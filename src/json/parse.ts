import type { Parsed } from "../checked.ts";
import type { Problem } from "../read/reader.ts";
import { createReader, type Reader } from "../read/reader.ts";
import { caps } from "./caps.ts";

/**
 * Does what all parsers do: reads a string as JSON, has `read` read the value, and returns what was read or every
 * problem.
 *
 * @param read - Returns `null` only after noting a problem.
 * @param options - `maybeNewer`: see `ReaderOptions`. It is for data that another version of tilewright may have saved
 * or sent, never for what a client says.
 */
export function parse<T extends object>(
  input: unknown,
  read: (reader: Reader, value: unknown) => T | null,
  options: { readonly maybeNewer?: boolean } = {},
): Parsed<T> {
  const json: Parsed<{ readonly value: unknown }> =
    typeof input === "string" ? readJson(input) : { ok: true, value: input };
  if (!json.ok) return refusal(json.problems);
  const reader = createReader({ most: caps.entries, ...options });
  const result = read(reader, json.value);
  if (result === null || reader.failures > 0) return refusal(reader.problems);
  return { ok: true, ...result };
}

function readJson(text: string): Parsed<{ readonly value: unknown }> {
  const problem = (code: string, expected: string, found: string): Parsed<{ readonly value: unknown }> =>
    refusal([{ code, path: "", expected, found }]);
  if (text.length > caps.json) return problem("too-large", `at most ${caps.json} characters`, `${text.length}`);
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    // The engine alone knows where the JSON went wrong. Its message may quote the input.
    return problem("json", "a text in JSON", (error as Error).message.replace(/\s+/g, " ").slice(0, 200));
  }
}

function refusal<T extends object>(problems: readonly Problem[]): Parsed<T> {
  return { ok: false, problems } as Parsed<T>;
}
