import { join } from "../read/describe.ts";
import type { ReadContext } from "./context.ts";

/** Reads one property: what it holds, or `null` with a problem noted. `undefined`: it is left out. */
export type Field<T> = (context: ReadContext, value: unknown, path: string) => T | null;

/** How each property of an object is read. The table looks like the type. */
export type Shape<T> = { readonly [K in keyof T]-?: Field<T[K]> };

/** Reads an object with exactly the properties of a shape; any other is a problem `unknown-key`. */
export function readObject<T extends object>(
  context: ReadContext,
  value: unknown,
  path: string,
  shape: Shape<T>,
): T | null {
  const { reader } = context;
  const before = reader.failures;
  const keys = Object.keys(shape) as (keyof T & string)[];
  const found = reader.record(value, path, keys);
  if (found === null) return null;
  const read: Partial<Record<keyof T, unknown>> = {};
  for (const key of keys) {
    const property = shape[key](context, found[key], join(path, key));
    if (property !== undefined) read[key] = property;
  }
  return reader.failures > before ? null : (read as T);
}

/** The shapes of a union, by the property that tells its members apart. */
export type Shapes<T, Tag extends keyof T> = {
  readonly [K in T[Tag] & string]: Shape<Omit<Member<T, Tag, K>, Tag>>;
};

type Member<T, Tag extends keyof T, K> = T extends unknown ? (K extends T[Tag] ? T : never) : never;

/** Reads one of several kinds of object, told apart by the property `tag`. */
export function readTagged<T extends object, Tag extends keyof T & string>(
  context: ReadContext,
  value: unknown,
  path: string,
  tag: Tag,
  shapes: Shapes<T, Tag>,
): T | null {
  const { reader } = context;
  const found = reader.snapshot(value, path);
  if (found === null) return null;
  const kind = reader.oneOf(found[tag], join(path, tag), Object.keys(shapes) as (keyof typeof shapes)[]);
  if (kind === null) return null;
  return readObject(context, found, path, { [tag]: () => kind, ...shapes[kind] } as unknown as Shape<T>);
}

/** Reads a list of at most `max` entries, each in the same way. */
export function readEach<T>(
  context: ReadContext,
  value: unknown,
  path: string,
  max: number,
  field: Field<T>,
): readonly T[] | null {
  const { reader } = context;
  const before = reader.failures;
  const list = reader.list(value, path, max)?.map((entry, i) => field(context, entry, join(path, i)) as T);
  return list === undefined || reader.failures > before ? null : list;
}
