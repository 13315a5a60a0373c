import { join, joinKey } from "../../read/describe.ts";
import { hasProperties } from "../../read/is-object.ts";
import type { FindingReason } from "./finding.ts";

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
  if (isEquivalent(expected, found)) return [];
  if (
    depth === 0 ||
    !hasProperties(expected) ||
    !hasProperties(found) ||
    Array.isArray(expected) !== Array.isArray(found)
  )
    return [{ path, expected, found }];
  return keysOf(expected, found).flatMap((key: string) => {
    const inside = Array.isArray(expected) ? join(path, Number(key)) : joinKey(path, key);
    return differences(valueAt(expected, key), valueAt(found, key), inside, depth - 1);
  });
}

/** Whether two values of plain JSON say the same: the order of keys does not count, and what is missing is `null`. */
export function isEquivalent(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!hasProperties(a) || !hasProperties(b)) return (a ?? false) === (b ?? false);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  for (const key in a) if (!isEquivalent(a[key], valueAt(b, key))) return false;
  for (const key in b) if (!Object.hasOwn(a, key) && !isEquivalent(undefined, b[key])) return false;
  return true;
}

/** Says in a finding how two values differ. One that is left out is `null`, which JSON can hold. */
export function differing({ expected, found }: Difference): FindingReason {
  return { code: "differs", expected: expected ?? null, found: found ?? null };
}

type Properties = Readonly<Record<string, unknown>>;

/** The value of an own property. Keys may be any text of a game, such as `constructor` in a legend. */
function valueAt(object: Properties, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function keysOf(a: object, b: object): readonly string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])];
}
