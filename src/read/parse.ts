import type { Parsed } from "../checked.ts";
import { hasMoreValues } from "./json-values.ts";
import type { Problem, ProblemValues } from "./problem.ts";
import { createReader, type Reader } from "./reader.ts";

/** The most UTF-16 units of a string that is read as JSON. */
export const mostCharacters = 8_000_000;

/** The most list entries and properties, all together. In a text they count as `hasMoreValues` says. */
export const mostValues = 5_000_000;

/**
 * Does what all parsers do: reads a string as JSON, has `read` read the value, and returns what was read or every
 * problem.
 *
 * @param read - Returns `null` only after noting a problem.
 */
export function parse<T extends object>(
  input: unknown,
  read: (reader: Reader, value: unknown) => T | null,
  { maybeNewer = false, text = "text" }: ParseOptions = {},
): Parsed<T> {
  const json: Parsed<{ readonly value: unknown }> =
    typeof input === "string" ? readJson(input, text) : { ok: true, value: input };
  if (!json.ok) return failure(json.problems);
  const reader = createReader({ most: mostValues, maybeNewer });
  const result = read(reader, json.value);
  if (result === null || reader.failures > 0) return failure(reader.problems);
  return { ok: true, ...result };
}

/** How a parser reads, and what it says a text should be. */
interface ParseOptions {
  /** See `ReaderOptions`: for what another tilewright kept or sent, never for what a client says. */
  readonly maybeNewer?: boolean;
  /** What a text should be. */
  readonly text?: ProblemValues["json"]["of"];
}

function readJson(text: string, of: ProblemValues["json"]["of"]): Parsed<{ readonly value: unknown }> {
  if (text.length > mostCharacters)
    return failure([{ code: "too-large", path: "", of: "characters", most: mostCharacters, found: text.length }]);
  if (hasMoreValues(text, mostValues))
    return failure([{ code: "too-large", path: "", of: "values", most: mostValues, found: mostValues + 1 }]);
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    // The engine alone knows where the JSON went wrong. Its message may quote the input.
    return failure([{ code: "json", path: "", of, found: (error as Error).message.slice(0, mostOfMessage) }]);
  }
}

/** The message of an engine may quote all of the input. */
const mostOfMessage = 1000;

/** The answer of a parser to what it cannot read: every problem, at least one. */
export function failure<T extends object, P = Problem>(problems: readonly P[]): Parsed<T, P> {
  return { ok: false, problems } as Parsed<T, P>;
}
