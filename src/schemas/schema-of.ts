import type { TableContext } from "../json/shapes/context.ts";

/** A JSON Schema (2020-12), or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Any field of a shape. The kinds are those of `src/read/shape.ts`. */
// biome-ignore lint/suspicious/noExplicitAny: a field of any type, in any context
type AnyField = Readonly<Record<string, any>>;

/** How a schema is made. */
export interface SchemaOptions {
  /** Whether a newer version may have written the data: then unknown properties that are off are ignored. */
  readonly newer: boolean;
  /** Whether the outermost object may have any other properties. */
  readonly open?: boolean;
  /** The parts with a name of their own, by what stands for them: see {@link keyOf}. */
  readonly names: ReadonlyMap<unknown, string>;
}

/** Bounds that follow from the game around are those of the largest game. */
const largest = { seats: 16, rules: { rows: 64, cols: 64, emptyBoard: { length: 4096 } } } as unknown as TableContext;

/** What a field with a name is known by. Fields made of it, such as one that may be `null` too, have it as well. */
export function keyOf(field: object): unknown {
  const { read, object, shapes } = field as AnyField;
  return read ?? object ?? shapes ?? field;
}

/** What a property may be where it is off. */
const off = { enum: [null, false] };

/** Returns the JSON Schema of a field: all that can be said without the rest of the data. */
export function schemaOf(root: object, { newer, open = false, names }: SchemaOptions): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};

  /** The schema of a field, or a reference to it. */
  const schema = (field: AnyField): JsonSchema => {
    const some = part(field);
    const orNull = field["orNull"] ? { anyOf: [some, { type: "null" }] } : some;
    return "off" in field ? { anyOf: [some, off] } : orNull;
  };

  const part = (field: AnyField): JsonSchema => {
    const name = names.get(keyOf(field));
    if (name === undefined) return described(field);
    if (!(name in definitions)) {
      definitions[name] = {}; // its place in the order, and no endless way round
      definitions[name] = described(field);
    }
    return { $ref: `#/$defs/${name}` };
  };

  const described = (field: AnyField): JsonSchema => {
    const { like, map, integer, text, pattern, list, object, tagged, oneOf, orObject } = field;
    if (Array.isArray(like)) return { anyOf: like.map(schema) };
    if (like !== undefined) return schema(like);
    if (map !== undefined) return mapSchema(field);
    if (integer !== undefined) {
      const [minimum, maximum] = given(integer);
      return { type: "integer", minimum, maximum };
    }
    if (text !== undefined)
      return { type: "string", maxLength: text, ...(pattern === undefined ? {} : { pattern: pattern.source }) };
    if ("boolean" in field) return { type: "boolean" };
    if (list !== undefined) return listSchema(field);
    if (object !== undefined) return objectSchema(object);
    if (tagged !== undefined) return taggedSchema(field);
    if ("null" in field) return { type: "null" };
    const choices = oneOf.length === 1 ? { const: oneOf[0] } : { enum: [...oneOf] };
    return orObject === undefined ? choices : { anyOf: [choices, objectSchema(orObject)] };
  };

  const listSchema = ({ list, of, nonEmpty, once }: AnyField): JsonSchema => ({
    type: "array",
    items: schema(of),
    ...(nonEmpty === undefined ? {} : { minItems: 1 }),
    maxItems: given(list),
    ...(once === undefined ? {} : { uniqueItems: true }),
  });

  const mapSchema = ({ map, of }: AnyField): JsonSchema => ({
    type: "object",
    propertyNames: { minLength: 1, maxLength: 1 },
    additionalProperties: schema(of),
    maxProperties: map,
  });

  const objectSchema = (shape: AnyField): JsonSchema => ({
    type: "object",
    properties: Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, schema(field)])),
    required: Object.keys(shape).filter((key) => !("off" in shape[key] || shape[key].optional)),
    additionalProperties: newer ? off : false,
  });

  const taggedSchema = ({ tagged, shapes }: AnyField): JsonSchema => ({
    oneOf: Object.entries(shapes as AnyField).map(([kind, shape]) =>
      objectSchema({ [tagged]: { oneOf: [kind] }, ...shape }),
    ),
  });

  const whole = described(root);
  return { ...whole, ...(open ? { additionalProperties: true } : {}), $defs: definitions };
}

const given = <T>(bound: T | ((context: TableContext) => T)): T =>
  typeof bound === "function" ? (bound as (context: TableContext) => T)(largest) : bound;
