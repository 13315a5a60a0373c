/**
 * Returns plain data that is frozen all through. What is frozen already stays the same object; anything else is copied,
 * so that no object of a program's own is frozen without its knowing.
 */
export function frozen<T>(value: T): T {
  if (isFrozen(value)) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(frozen)) as T;
  return Object.freeze(
    Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, frozen(inner)])),
  ) as T;
}

function isFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozen);
}
