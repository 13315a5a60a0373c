/** Whether two values are equal all the way down; -0 is not 0, and a field with `undefined` is not a missing one. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(other, key) && same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}
