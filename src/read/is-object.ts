/** Whether a value has properties: an object or a list. */
export function hasProperties(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Whether a value is an object and not a list. */
export function isObject(value: unknown): value is object {
  return hasProperties(value) && !isRevoked(value) && !Array.isArray(value);
}

/** Whether a value is a list. */
export function isList(value: unknown): value is readonly unknown[] {
  return !isRevoked(value) && Array.isArray(value);
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
