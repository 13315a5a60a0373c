/** Whether a value has properties: an object or a list. */
export function hasProperties(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Whether a value is an object and not a list. */
export function isObject(value: unknown): value is object {
  return hasProperties(value) && !Array.isArray(value);
}
