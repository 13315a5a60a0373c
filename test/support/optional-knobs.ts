// The knobs that a ruleset may lack, read off the shapes by which rulesets are read, so that a new one is in no list.
import { rulesetShape } from "../../src/rules/read-ruleset.ts";

/** A knob that is yes or no, or a whole number between two bounds. */
export interface SimpleKnob {
  readonly name: string;
  readonly range: readonly [min: number, max: number] | null;
}

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const shapes = {
  ruleset: rulesetShape,
  exchange: rulesetShape.exchange,
  challenge: rulesetShape.challenge,
  end: rulesetShape.end,
};

/** The simple ones of a ruleset, or of one of its objects. */
export function simpleKnobs(of: keyof typeof shapes): readonly SimpleKnob[] {
  const shape = shapes[of];
  return Object.entries(("object" in shape ? shape.object : shape) as Fields).flatMap(([name, field]) => {
    if (!("off" in field && ("boolean" in field || "integer" in field))) return [];
    return [{ name, range: (field["integer"] as SimpleKnob["range"] | undefined) ?? null }];
  });
}

/** The same, each with a value that is not off. */
export function switchedOn(of: keyof typeof shapes): object {
  return Object.fromEntries(simpleKnobs(of).map(({ name, range }) => [name, range?.[1] ?? true]));
}

/** The names of all knobs that a ruleset may lack, simple or not, wherever they are. */
export const optionalKnobs: ReadonlySet<string> = new Set(namesIn(rulesetShape));

function namesIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const own = typeof inner === "object" && inner !== null && "off" in inner ? [key] : [];
    return [...own, ...namesIn(inner)];
  });
}

/** The names of optional knobs that a value has, switched on or not. */
export function knobsWithin(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => [
    ...(optionalKnobs.has(key) ? [key] : []),
    ...knobsWithin(inner),
  ]);
}
