/** Whether a value has properties: an object or a list. */
export function hasProperties(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

// A revoked proxy is neither an object nor a list: even `Array.isArray` throws for it.

/** Whether a value is an object and not a list. */
export function isObject(value: unknown): value is object {
  try {
    return hasProperties(value) && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** Whether a value is a list. */
export function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** Whether a value is a list, and all its entries are right. A hole is an entry, too, unlike for `every`. */
export function isListOf(value: unknown, isRight: (entry: unknown) => boolean): boolean {
  if (!isList(value)) return false;
  for (const entry of value) if (!isRight(entry)) return false;
  return true;
}

/** Whether a value is a key of a table. A list of one key is none, though JavaScript would take it for the key. */
export function isKeyOf<T extends object>(table: T, value: unknown): value is keyof T & string {
  return typeof value === "string" && Object.hasOwn(table, value);
}

/** Whether a value is an integer. */
export function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

/**
 * Returns an object with the properties of a value. Numbers, `null` and revoked proxies have no properties.
 */
export function propertiesOf<T extends object>(value: unknown): T {
  return Object(isRevoked(value) ? {} : value);
}

/**
 * Whether a value is a proxy that has been revoked: whatever it is asked, the engine throws. What the traps of other
 * proxies and getters throw is the caller's own, and goes through.
 */
export function isRevoked(value: unknown): boolean {
  try {
    // This alone calls no trap.
    Array.isArray(value);
    return false;
  } catch {
    return true;
  }
}
