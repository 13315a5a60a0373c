import { defineLayout, defineTileSet, type RulesetPatch } from "tilewright";
import { tileSets } from "./choices.ts";

/** The visitor's own rules: a patch for `defineRuleset`, and the same as code. */
export interface Knobs {
  readonly patch: RulesetPatch;
  /** An object literal; `null` if there is nothing to change. */
  readonly code: string | null;
  /** What the code needs from `tilewright`, and from `tilewright/tile-sets`. */
  readonly functions: readonly string[];
  readonly tileSets: readonly string[];
}

/**
 * Reads rules written as JSON, field by field as in a ruleset. Two fields may be shorter than there: `layout` as
 * `defineLayout` takes it, and `tileSet` as `defineTileSet` takes it or as the name of one.
 *
 * @throws SyntaxError if the text is not JSON, RangeError or TypeError if a board or tiles make no sense.
 */
export function readKnobs(text: string): Knobs {
  if (text.trim() === "") return { patch: {}, code: null, functions: [], tileSets: [] };
  const given: unknown = JSON.parse(text);
  if (typeof given !== "object" || given === null || Array.isArray(given))
    throw new TypeError('expected an object, such as { "rackSize": 8 }');
  const fields = Object.entries(given).map(([name, value]) => ({ name, ...readField(name, value) }));
  const lines = fields.map(({ name, code }) => `  ${name}: ${code.replaceAll("\n", "\n  ")},`);
  return {
    patch: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    code: fields.length === 0 ? null : `{\n${lines.join("\n")}\n}`,
    functions: fields.flatMap(({ uses }) => (uses?.startsWith("define") ? [uses] : [])),
    tileSets: fields.flatMap(({ uses }) => (uses === undefined || uses.startsWith("define") ? [] : [uses])),
  };
}

interface KnobField {
  readonly value: unknown;
  readonly code: string;
  /** The function or the tile set that the code needs. */
  readonly uses?: string;
}

function readField(name: string, value: unknown): KnobField {
  const code = JSON.stringify(value, null, 2);
  if (name === "tileSet" && typeof value === "string") {
    if (!Object.hasOwn(tileSets, value))
      throw new RangeError(`tileSet: expected one of ${Object.keys(tileSets).join(", ")}, found ${value}`);
    return { value: tileSets[value], code: value, uses: value };
  }
  // Data of any shape: the two functions check it and say what is wrong.
  if (name === "tileSet" && isPair(Object(value).letters?.[0]))
    return {
      value: defineTileSet(value as Parameters<typeof defineTileSet>[0]),
      code: `defineTileSet(${code})`,
      uses: "defineTileSet",
    };
  if (name === "layout" && Object(value).rows === undefined)
    return { value: defineLayout(Object(value)), code: `defineLayout(${code})`, uses: "defineLayout" };
  return { value, code };
}

function isPair(value: unknown): boolean {
  return Array.isArray(value);
}
