import type { Field } from "../../src/read/shape.ts";
import { rulesetShape } from "../../src/rules/read-ruleset.ts";

/** The shape of an object: how each of its properties is read. Writable here, so that a test can add a knob. */
export type AnyShape = Record<string, Field<never>>;

/** Tile sets and layouts are chosen as a whole. Only what premiums do are rules with names of their own. */
const tilesAndBoards = /^(tileSet|layout)(\.letters\[\]|\.blanks|\.starts\[\])?$/;

/** The objects a ruleset is made of, each by its path: `""` is the ruleset itself, then `end`, `bonuses[]` ... */
export function shapesOfRulesets(): ReadonlyMap<string, AnyShape> {
  const found = new Map<string, AnyShape>();
  const enter = (shape: AnyShape, path: string): void => {
    if ([...found.values()].includes(shape)) return; // prices stand in two places, and are the same knobs
    if (!tilesAndBoards.test(path)) found.set(path, shape);
    for (const [key, field] of Object.entries(shape)) look(field, path === "" ? key : `${path}.${key}`);
  };
  const look = (field: unknown, path: string): void => {
    const { object, orObject, list, map, of, like } = { ...(field as Readonly<Record<string, unknown>>) };
    for (const shape of [object, orObject]) if (shape !== undefined) enter(shape as AnyShape, path);
    if (list !== undefined || map !== undefined) look(of, `${path}[]`);
    if (like !== undefined) look(like, path);
  };
  enter(rulesetShape as unknown as AnyShape, "");
  return found;
}

/** Every knob by its path, `end.passesEach`, with the field that reads it. */
export function knobsOfRulesets(): ReadonlyMap<string, Field<never>> {
  const shapes = shapesOfRulesets();
  const knobs = new Map<string, Field<never>>();
  for (const [path, shape] of shapes)
    for (const [key, field] of Object.entries(shape)) {
      const knob = path === "" ? key : `${path}.${key}`;
      const { orNull, orObject } = { ...(field as { readonly orNull?: true; readonly orObject?: object }) };
      // An object that is always there only holds knobs; one that may be null is a knob itself.
      if (!shapes.has(knob) || orNull || orObject !== undefined) knobs.set(knob, field);
    }
  for (const label of ["id", "variants"]) knobs.delete(label); // names, not rules
  return knobs;
}
