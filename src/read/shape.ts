import { join } from "./describe.ts";
import type { ProblemValues } from "./problem.ts";
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
 * How one property is read. The JSON Schemas are made of the same descriptions, so a description says all that can be
 * said without knowing the rest of the data.
 *
 * `off` is for a property that older data does not have. It is the value where the property is left out: `null` or
 * `false`, or `undefined` to leave it out. With `optional` a property that is left out stays so, and `off` stands for
 * `null` and `false` only: then data is the same after it has been read.
 *
 * `check` notes what is wrong with a value that is right by itself: what no schema can say.
 */
export type Field<T, C extends ReaderContext = ReaderContext> = Described<Exclude<T, null | undefined>, C> & {
  readonly orNull?: true;
  readonly off?: null | false | undefined;
  readonly optional?: true;
  readonly check?: (context: C, value: Exclude<T, null | undefined>, path: string) => void;
};

/** A bound, or how it follows from the game around. */
type Bound<T, C extends ReaderContext> = T | ((context: C) => T);

/**
 * The kinds of field. `like` and `pattern` are for the schemas alone: what a function reads looks like another field,
 * or like one of several, and a `check` holds a text to its pattern.
 */
type Described<T, C extends ReaderContext> =
  | { readonly read: ReadField<T, C>; readonly like: Like | readonly Like[] }
  | ([T] extends [number] ? { readonly integer: Bound<readonly [min: number, max: number], C> } : never)
  | ([T] extends [string] ? { readonly text: number; readonly pattern?: RegExp } : never)
  | ([T] extends [boolean] ? { readonly boolean: true } : never)
  | ([T] extends [never] ? { readonly null: true } : never)
  | ([T] extends [readonly (infer Entry)[]] ? ListOf<Entry, C> : never)
  | { readonly oneOf: readonly (T & (string | number | boolean))[]; readonly orObject?: Shape<Extract<T, object>, C> }
  | { readonly tagged: string; readonly shapes: Readonly<Record<string, object>> }
  | { readonly object: Shape<T, C> };

/** A list with a greatest length. */
interface ListOf<Entry, C extends ReaderContext> {
  readonly list: Bound<number, C>;
  readonly of: Field<Entry, C>;
  /** What there must be one of, if the list may not be empty. */
  readonly nonEmpty?: ProblemValues["empty"]["of"];
  /** What its entries are, numbers or texts, if none may stand there twice. */
  readonly once?: ProblemValues["repeated"]["of"];
}

/** What a function reads looks like this: a {@link Field}, or `{ map, of }`, an object with any characters as keys. */
type Like = object;

/** How each property of an object is read. The keys are those of the type, so that no property can be forgotten. */
export type Shape<T, C extends ReaderContext = ReaderContext> = { readonly [K in keyof T]-?: Field<T[K], C> };

/**
 * Reads an object with exactly the properties of a shape. Any other property is a problem `unknown-key`, unless `open`.
 */
export function readObject<T extends object, C extends ReaderContext>(
  context: C,
  value: unknown,
  path: string,
  shape: Shape<T, C>,
  open = false,
): T | null {
  const { reader } = context;
  const before = reader.failures;
  const keys = Object.keys(shape) as (keyof T & string)[];
  const found = reader.record(value, path, keys, open);
  if (found === null) return null;
  const read: Partial<Record<keyof T, unknown>> = {};
  for (const key of keys) {
    const property = readField(context, found[key], join(path, key), shape[key]);
    if (property !== undefined) read[key] = property;
  }
  return reader.failures > before ? null : (read as T);
}

/** Reads one value as its field says. If a problem was noted meanwhile, do not use what it returns. */
export function readField<T, C extends ReaderContext>(
  context: C,
  value: unknown,
  path: string,
  field: Field<T, C>,
): T | null {
  if (value === undefined || value === null || value === false) {
    if (value === undefined && field.optional) return undefined as T;
    if ("off" in field) return field.off as T;
    if (value === null && field.orNull) return null;
  }
  const { check } = field;
  if (check === undefined) return readDescribed(context, value, path, field) as T | null;
  const { reader } = context;
  const before = reader.failures;
  const read = readDescribed(context, value, path, field) as T | null;
  if (reader.failures === before) check(context, read as Exclude<T, null | undefined>, path);
  return read;
}

function readDescribed<T, C extends ReaderContext>(
  context: C,
  value: unknown,
  path: string,
  field: Field<T, C>,
): unknown {
  const { reader } = context;
  if ("read" in field) return field.read(context, value, path);
  if ("integer" in field) {
    const range = given(field.integer, context);
    return reader.integer(value, path, range[0], range[1]);
  }
  if ("text" in field) return reader.text(value, path, field.text);
  if ("boolean" in field) return reader.boolean(value, path);
  if ("list" in field) return readList(context, value, path, field as unknown as ListOf<unknown, C>);
  if ("object" in field) return readObject(context, value, path, field.object as Shape<object, C>);
  if ("tagged" in field) return readTagged(context, value, path, field.tagged, field.shapes);
  if ("null" in field) return value === null ? null : reader.fail("type", path, { type: "null" }, value);
  const { oneOf, orObject } = field;
  if (orObject === undefined || typeof value === "string") return reader.oneOf(value, path, oneOf);
  return readObject(context, value, path, orObject as Shape<object, C>);
}

const given = <T extends number | readonly unknown[], C extends ReaderContext>(bound: Bound<T, C>, context: C): T =>
  typeof bound === "function" ? bound(context) : bound;

function readList<C extends ReaderContext>(
  context: C,
  value: unknown,
  path: string,
  { list: most, of, nonEmpty, once }: ListOf<unknown, C>,
): readonly unknown[] | null {
  const { reader } = context;
  const list = readEach(context, value, path, given(most, context), of);
  if (nonEmpty !== undefined && list?.length === 0) reader.fail("empty", path, { of: nonEmpty }, 0);
  if (once !== undefined)
    list?.forEach((entry, i) => {
      if (list.indexOf(entry) < i) reader.fail("repeated", join(path, i), { of: once }, entry);
    });
  return list;
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
  const list = reader.list(value, path, max)?.map((entry, i) => readField(context, entry, join(path, i), field));
  return list === undefined || reader.failures > before ? null : (list as readonly T[]);
}

/** The shapes of a union, by the property that distinguishes its members. */
export type Shapes<T, Tag extends keyof T, C extends ReaderContext = ReaderContext> = {
  readonly [K in T[Tag] & string]: Shape<Present<Omit<Member<T, Tag, K>, Tag>>, C>;
};

/** Without the properties that are never there: a member declares them so that others' can be asked for. */
type Present<T> = { readonly [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

type Member<T, Tag extends keyof T, K> = T extends unknown ? (K extends T[Tag] ? T : never) : never;

/** Reads one of several kinds of object, distinguished by the property `tag`. */
function readTagged<C extends ReaderContext>(
  context: C,
  value: unknown,
  path: string,
  tag: string,
  shapes: Readonly<Record<string, object>>,
): object | null {
  const { reader } = context;
  const found: Properties | null = reader.snapshot(value, path);
  if (found === null) return null;
  const kind = reader.oneOf(found[tag], join(path, tag), Object.keys(shapes));
  if (kind === null) return null;
  return readObject(context, found, path, { [tag]: { oneOf: [kind] }, ...shapes[kind] } as Shape<object, C>);
}
