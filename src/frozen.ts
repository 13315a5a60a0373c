/** What was found to be frozen all through. It stays so. */
const known = /* @__PURE__ */ new WeakSet<object>();

/** The most levels of plain data, one in another. What is deeper, or leads in a circle, does not count as frozen. */
const mostLevels = 16;

/**
 * Returns plain data that is frozen all through. What is frozen already stays the same object; anything else is copied,
 * so that no object of a program's own is frozen without its knowing.
 */
export function frozen<T>(value: T): T {
  return isFrozen(value) ? value : Object.freeze(copyWith(value, frozen));
}

/**
 * Returns whether a value is data that nobody can change: plain objects and lists, frozen all through. An object with a
 * getter or a prototype of its own may answer differently each time, so it is not.
 */
export function isFrozen(value: unknown, levels: number = mostLevels): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  if (known.has(value)) return true;
  const isPlain = [null, Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));
  if (levels === 0 || !isPlain || !Object.isFrozen(value)) return false;
  const parts = Object.values(Object.getOwnPropertyDescriptors(value));
  if (!parts.every((part) => "value" in part && isFrozen(part.value, levels - 1))) return false;
  known.add(value);
  return true;
}

/** Returns a copy of a list or an object, with what `of` makes of each entry or property. */
export function copyWith<T>(value: T, of: (inner: never) => unknown): T {
  // Not `value.map`: a list of another window would give another one of that window. Nor `Array.from`: a view would
  // take a fifth more time.
  if (Array.isArray(value)) return [...value].map(of as (entry: unknown) => unknown) as T;
  const copy = { ...value };
  for (const key in value) {
    const inner = value[key];
    // Most properties are texts and numbers, which the copy has already.
    if (typeof inner === "object") copy[key] = of(inner as never) as T[Extract<keyof T, string>];
  }
  return copy;
}
