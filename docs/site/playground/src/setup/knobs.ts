import { defineLayout, defineTileSet, type RulesetPatch } from "tilewright";
import { jsObject, jsValue } from "../writers.ts";
import { layouts, tileSets } from "./choices.ts";
import { readFields } from "./fields.ts";

/** The most characters of own rules: a ruleset with a board of its own has some thousand. */
export const mostCharacters = 20_000;

/** A name that the code of own rules imports, and the path that exports it. */
export type Used = readonly [from: "tilewright" | "tilewright/layouts" | "tilewright/tile-sets", name: string];

/** The visitor's own rules: a patch for `defineRuleset`, and the same as code. */
export interface Knobs {
  readonly patch: RulesetPatch;
  /** Writes an object literal; `null` if there is nothing to change. */
  readonly code: () => string | null;
  /** What the code imports. */
  readonly uses: readonly Used[];
}

/**
 * Reads rules written as JSON or as code, field by field as in a ruleset. Two fields may be shorter than there: `layout`
 * as `defineLayout` takes it, and `tileSet` as `defineTileSet` takes it; both also as the name of one.
 *
 * @throws SyntaxError if the text cannot be read, RangeError or TypeError if a board or tiles make no sense.
 */
export function readKnobs(text: string): Knobs {
  if (text.length > mostCharacters)
    throw new RangeError(`expected at most ${mostCharacters} characters, found ${text.length}`);
  const given = text.trim() === "" ? {} : readFields(text);
  const fields = Object.entries(given).map(([name, value]) => ({ name, ...readField(name, value) }));
  return {
    patch: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    code: () => (fields.length === 0 ? null : jsObject(fields.map(({ name, code }) => [name, code()]))),
    uses: fields.flatMap(({ uses = [] }) => uses),
  };
}

interface KnobField {
  readonly value: unknown;
  readonly code: () => string;
  /** The function, the board or the tile set that the code needs. */
  readonly uses?: readonly Used[];
}

function readField(name: string, value: unknown): KnobField {
  const code = (): string => jsValue(value);
  const named = name === "tileSet" ? tileSets : name === "layout" ? layouts : null;
  if (named !== null && typeof value === "string") {
    if (!Object.hasOwn(named, value))
      throw new RangeError(`${name}: expected one of ${Object.keys(named).join(", ")}, found ${value.slice(0, 40)}`);
    const from = name === "layout" ? "tilewright/layouts" : "tilewright/tile-sets";
    return { value: named[value], code: () => value, uses: [[from, value]] };
  }
  // Data of any shape: the two functions check it and say what is wrong.
  if (name === "tileSet" && Array.isArray(Object(value).letters?.[0]))
    return {
      value: defineTileSet(value as Parameters<typeof defineTileSet>[0]),
      code: () => `defineTileSet(${code()})`,
      uses: [["tilewright", "defineTileSet"]],
    };
  if (name === "layout" && Object(value).rows === undefined)
    return {
      value: defineLayout(Object(value)),
      code: () => `defineLayout(${code()})`,
      uses: [["tilewright", "defineLayout"]],
    };
  return { value, code };
}
