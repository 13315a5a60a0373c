import { join, joinKey } from "../../read/describe.ts";
import type { Pile } from "../../tiles/pile.ts";

/** Where two values of plain JSON differ, and what each of them has there. */
export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/**
 * Lists where two values of plain JSON differ, going at most `depth` levels down. The order of keys does not count. A
 * missing value is the same as `null` and `false`, because newer data leaves out what it does not use.
 */
export function differences(
  expected: unknown,
  found: unknown,
  path: string,
  depth: number = Number.POSITIVE_INFINITY,
): readonly Difference[] {
  if (same(expected, found)) return [];
  if (depth === 0 || !isObject(expected) || !isObject(found) || Array.isArray(expected) !== Array.isArray(found))
    return [{ path, expected, found }];
  return keysOf(expected, found).flatMap((key: string) => {
    const inside = Array.isArray(expected) ? join(path, Number(key)) : joinKey(path, key);
    return differences(valueAt(expected, key), valueAt(found, key), inside, depth - 1);
  });
}

/** Whether two values of plain JSON are the same. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return (a ?? false) === (b ?? false);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  for (const key in a) if (!same(a[key], valueAt(b, key))) return false;
  for (const key in b) if (!Object.hasOwn(a, key) && !same(undefined, b[key])) return false;
  return true;
}

/** Numbers and texts as they are, tiles and words in a row. Anything else as JSON with its keys in order. */
export function textOf(value: unknown): string | number {
  if (typeof value === "number" || typeof value === "string") return value;
  if (value === undefined || value === null) return "nothing";
  if (Array.isArray(value) && value.every((entry) => typeof entry === "string" || typeof entry === "number"))
    return value.join(" ") || "nothing";
  return isPile(value) ? pileText(value) : JSON.stringify(value, inOrder);
}

type Properties = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Properties {
  return typeof value === "object" && value !== null;
}

/** The value of an own property. Keys may be any text of a game, such as `constructor` in a legend. */
function valueAt(object: Properties, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function keysOf(a: object, b: object): readonly string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])];
}

function isPile(value: unknown): value is Pile {
  return isObject(value) && Array.isArray(value["tiles"]) && typeof value["hidden"] === "number";
}

function pileText({ tiles, hidden }: Pile): string {
  const piles = [...(tiles.length > 0 ? [tiles.join(" ")] : []), ...(hidden > 0 ? [`${hidden} hidden`] : [])];
  return piles.join(" and ") || "nothing";
}

/** For `JSON.stringify`: a database may change the order of keys. */
function inOrder(_key: string, value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
