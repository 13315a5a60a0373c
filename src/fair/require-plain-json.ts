import { requireThat } from "../read/refuse.ts";

/** Nobody saves anything that deep, and a call inside a call has its limit. */
const mostLevels = 500;

/**
 * Throws a `TypeError` unless a value is what JSON can hold. A map or a date would be an empty object in a text that is
 * signed, and all of them the same.
 */
export function requirePlainJson(value: unknown, path: string, level = 0): void {
  requireThat(level <= mostLevels, path, `plain JSON of at most ${mostLevels} levels`, value);
  if (typeof value !== "object" || value === null) {
    const isPlain = value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
    return requireThat(isPlain, path, "plain JSON", value);
  }
  if (Array.isArray(value)) {
    for (const [i, entry] of value.entries())
      if (entry !== undefined) requirePlainJson(entry, `${path}[${i}]`, level + 1);
    return;
  }
  // The object of another page or worker has another prototype, which has none itself.
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  requireThat(isPlain, path, "plain JSON", value);
  for (const [key, property] of Object.entries(value))
    if (property !== undefined) requirePlainJson(property, `${path}.${key}`, level + 1);
}
