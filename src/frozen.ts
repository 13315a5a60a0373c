/**
 * Returns plain data that is frozen all through. What is frozen already stays the same object; anything else is copied,
 * so that no object of a program's own is frozen without its knowing.
 */
export function frozen<T>(value: T): T {
  return isFrozen(value) ? value : Object.freeze(copyWith(value, frozen));
}

function isFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozen);
}

/** Returns a copy of a list or an object, with what `of` makes of each entry or property. */
export function copyWith<T>(value: T, of: (inner: never) => unknown): T {
  if (Array.isArray(value)) return value.map(of as (entry: unknown) => unknown) as T;
  const copy = { ...value };
  for (const key in value) {
    const inner = value[key];
    // Most properties are texts and numbers, which the copy has already.
    if (typeof inner === "object") copy[key] = of(inner as never) as T[Extract<keyof T, string>];
  }
  return copy;
}
