import { join } from "./describe.ts";
import type { Properties, Reader } from "./reader.ts";

/** What fields refer to while they are read: at least the reader, which collects problems. */
export interface ReaderContext {
  readonly reader: Reader;
}

/** Reads one property. Returns what it holds, or `null` with a problem noted. `undefined` leaves the property out. */
export type ReadField<T, C extends ReaderContext = ReaderContext> = (
  context: C,
  value: unknown,
  path: string,
) => T | null;

/**
 * How one property is read: by a function, or as described.
 *
 * `off` is for a property that older data does not have. It is the value where the property is left out: `null` or
 * `false`, or `undefined` to leave it out. With `optional` a property that is left out stays so, and `off` stands for
 * `null` and `false` only: then data is the same after it has been read.
 */
export type Field<T, C extends ReaderContext = ReaderContext> =
  | ReadField<T, C>
  | (Described<Exclude<T, null | undefined>, C> & {
      readonly orNull?: true;
      readonly off?: null | false | undefined;
      readonly optional?: true;
    });

/**
 * The kinds of field. `inside` is for code that walks through shapes: the fields of what a function reads further in,
 * by path from its own value (`".legend[]"`).
 */
type Described<T, C extends ReaderContext> =
  | { readonly read: ReadField<T, C>; readonly inside?: Readonly<Record<string, object>> }
  | ([T] extends [number] ? { readonly integer: readonly [min: number, max: number] } : never)
  | ([T] extends [string] ? { readonly text: number } : never)
  | ([T] extends [boolean] ? { readonly boolean: true } : never)
  | ([T] extends [readonly (infer Entry)[]] ? { readonly list: number; readonly of: Field<Entry, C> } : never)
  | { readonly oneOf: readonly (T & (string | number))[]; readonly orObject?: Shape<Extract<T, object>, C> }
  | { readonly object: Shape<T, C> };

/** How each property of an object is read. The keys are those of the type, so that no property can be forgotten. */
export type Shape<T, C extends ReaderContext = ReaderContext> = { readonly [K in keyof T]-?: Field<T[K], C> };

/** Reads an object with exactly the properties of a shape. Any other property is a problem `unknown-key`. */
export function readObject<T extends object, C extends ReaderContext>(
  context: C,
  value: unknown,
  path: string,
  shape: Shape<T, C>,
): T | null {
  const { reader } = context;
  const before = reader.failures;
  const keys = Object.keys(shape) as (keyof T & string)[];
  const found = reader.record(value, path, keys);
  if (found === null) return null;
  const read: Partial<Record<keyof T, unknown>> = {};
  for (const key of keys) {
    const property = readField(context, found[key], join(path, key), shape[key]);
    if (property !== undefined) read[key] = property;
  }
  return reader.failures > before ? null : (read as T);
}

/** Reads one value as its field says. */
export function readField<T, C extends ReaderContext>(
  context: C,
  value: unknown,
  path: string,
  field: Field<T, C>,
): unknown {
  if (typeof field === "function") return field(context, value, path);
  if ("off" in field && (value === undefined || value === null || value === false))
    return field.optional && value === undefined ? undefined : field.off;
  if (field.orNull && value === null) return null;
  const { reader } = context;
  if ("read" in field) return field.read(context, value, path);
  if ("integer" in field) return reader.integer(value, path, ...field.integer);
  if ("text" in field) return reader.text(value, path, field.text);
  if ("boolean" in field) return reader.boolean(value, path);
  if ("list" in field) return readEach(context, value, path, field.list, field.of);
  if ("object" in field) return readObject(context, value, path, field.object as Shape<object, C>);
  const { oneOf, orObject } = field;
  if (orObject === undefined || typeof value === "string") return reader.oneOf(value, path, oneOf);
  return readObject(context, value, path, orObject as Shape<object, C>);
}

/** Reads a list of at most `max` entries, each in the same way. */
export function readEach<T, C extends ReaderContext>(
  context: C,
  value: unknown,
  path: string,
  max: number,
  field: Field<T, C>,
): readonly T[] | null {
  const { reader } = context;
  const before = reader.failures;
  const list = reader.list(value, path, max)?.map((entry, i) => readField(context, entry, join(path, i), field) as T);
  return list === undefined || reader.failures > before ? null : list;
}

/** The shapes of a union, by the property that distinguishes its members. */
export type Shapes<T, Tag extends keyof T, C extends ReaderContext = ReaderContext> = {
  readonly [K in T[Tag] & string]: Shape<Omit<Member<T, Tag, K>, Tag>, C>;
};

type Member<T, Tag extends keyof T, K> = T extends unknown ? (K extends T[Tag] ? T : never) : never;

/** Reads one of several kinds of object, distinguished by the property `tag`. */
export function readTagged<T extends object, Tag extends keyof T & string, C extends ReaderContext>(
  context: C,
  value: unknown,
  path: string,
  tag: Tag,
  shapes: Shapes<T, Tag, C>,
): T | null {
  const { reader } = context;
  const found: Properties | null = reader.snapshot(value, path);
  if (found === null) return null;
  const kind = reader.oneOf(found[tag], join(path, tag), Object.keys(shapes) as (keyof typeof shapes)[]);
  if (kind === null) return null;
  return readObject(context, found, path, { [tag]: () => kind, ...shapes[kind] } as unknown as Shape<T, C>);
}
