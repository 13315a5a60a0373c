import { describe, kindOf } from "./describe.ts";

/**
 * A value that was found where another should be, as data that survives JSON: texts, numbers, booleans and `null` as
 * they are, and for everything else what kind of thing it is. `of`: the name of an object that is neither a plain one
 * nor a list, such as `Map`; or the beginning of a text that is too long to be reported.
 */
export type Found =
  | string
  | number
  | boolean
  | null
  | {
      readonly is:
        | "undefined"
        | "NaN"
        | "Infinity"
        | "-Infinity"
        | "-0"
        | "list"
        | "object"
        | "object-that-throws"
        | "bigint"
        | "function"
        | "symbol"
        | "long-text";
      readonly of?: string;
    };

/** What a value is. Never throws. */
export function foundOf(value: unknown): Found {
  switch (typeof value) {
    case "string":
    case "boolean":
      return value;
    case "number":
      return Number.isFinite(value) && !Object.is(value, -0) ? value : { is: describe(value) as "NaN" };
    case "object":
      return value === null ? null : foundObject(value);
    default:
      return { is: typeof value as "undefined" };
  }
}

function foundObject(value: object): Found {
  try {
    const kind = kindOf(value);
    if (kind === "Array") return { is: "list" };
    return kind === "Object" ? { is: "object" } : { is: "object", of: kind };
  } catch {
    return { is: "object-that-throws" };
  }
}

/** What a JavaScript engine says about a string that is not JSON, on one line. It may quote the string. */
export function engineText(found: Found): string {
  return `${found}`.replace(/\s+/g, " ").slice(0, 200);
}

/** What things are called that stand where something else should: those that are not shown as they are. */
export type FoundWords = {
  readonly [K in Exclude<
    Extract<Found, object>["is"],
    "undefined" | "NaN" | "Infinity" | "-Infinity" | "-0" | "long-text"
  >]: string;
};

/** The same in English. */
export const foundWords: FoundWords = {
  list: "a list",
  object: "an object",
  "object-that-throws": "an object that throws",
  bigint: "a bigint",
  function: "a function",
  symbol: "a symbol",
};

/** Describes what was found in a few words, as `describe` does for the value itself. */
export function describeFound(found: Found, words: FoundWords = foundWords): string {
  if (typeof found !== "object" || found === null) return describe(found);
  const { is, of } = found;
  if (is === "long-text") return describe(of);
  const word = Object.hasOwn(words, is) ? words[is as keyof FoundWords] : is;
  return is === "object" && of !== undefined ? `${word} (${of.slice(0, 40)})` : word;
}
