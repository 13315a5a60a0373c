import { defineLayout, defineTileSet, type RulesetPatch } from "tilewright";
import { layouts, tileSets } from "./choices.ts";
import { readFields } from "./fields.ts";

/** The visitor's own rules: a patch for `defineRuleset`, and the same as code. */
export interface Knobs {
  readonly patch: RulesetPatch;
  /** An object literal; `null` if there is nothing to change. */
  readonly code: string | null;
  /** What the code needs from `tilewright`, `tilewright/layouts` and `tilewright/tile-sets`. */
  readonly functions: readonly string[];
  readonly layouts: readonly string[];
  readonly tileSets: readonly string[];
}

/**
 * Reads rules written as JSON or as code, field by field as in a ruleset. Two fields may be shorter than there: `layout`
 * as `defineLayout` takes it, and `tileSet` as `defineTileSet` takes it; both also as the name of one.
 *
 * @throws SyntaxError if the text cannot be read, RangeError or TypeError if a board or tiles make no sense.
 */
export function readKnobs(text: string): Knobs {
  if (text.trim() === "") return { patch: {}, code: null, functions: [], layouts: [], tileSets: [] };
  const given = readFields(text);
  const fields = Object.entries(given).map(([name, value]) => ({ name, ...readField(name, value) }));
  const used = fields.flatMap(({ uses = [] }) => uses);
  const lines = fields.map(({ name, code }) => `  ${name}: ${code.replaceAll("\n", "\n  ")},`);
  return {
    patch: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    code: fields.length === 0 ? null : `{\n${lines.join("\n")}\n}`,
    functions: used.filter((name) => !Object.hasOwn(tileSets, name) && !Object.hasOwn(layouts, name)),
    layouts: used.filter((name) => Object.hasOwn(layouts, name)),
    tileSets: used.filter((name) => Object.hasOwn(tileSets, name)),
  };
}

interface KnobField {
  readonly value: unknown;
  readonly code: string;
  /** The function, the board or the tile set that the code needs. */
  readonly uses?: string;
}

function readField(name: string, value: unknown): KnobField {
  const code = JSON.stringify(value, null, 2);
  const named = name === "tileSet" ? tileSets : name === "layout" ? layouts : null;
  if (named !== null && typeof value === "string") {
    if (!Object.hasOwn(named, value))
      throw new RangeError(`${name}: expected one of ${Object.keys(named).join(", ")}, found ${value}`);
    return { value: named[value], code: value, uses: value };
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
