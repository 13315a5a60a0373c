/**
 * Returns plain data that is frozen all through. What is frozen already stays the same object; anything else is copied,
 * so that no object of a program's own is frozen without its knowing.
 */
export function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
  let same = Object.isFrozen(value);
  for (const [key, inner] of Object.entries(value)) {
    const own: unknown = frozen(inner);
    same &&= own === inner;
    Reflect.set(copy, key, own);
  }
  return same ? value : (Object.freeze(copy) as T);
}
