/** The same data without the properties that are `null` or `false`. */
export function withoutOff(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.map(withoutOff);
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      value === null || value === false ? [] : [[key, withoutOff(value)]],
    ),
  );
}
