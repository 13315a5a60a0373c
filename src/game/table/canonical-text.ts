import { requireReadable } from "../../read/refuse.ts";

/**
 * Writes plain JSON so that different values give different texts: texts and lists with their lengths, properties in
 * the order of their names and without those that are off. `null` in a list is nothing: most of a board is empty.
 */
export function canonicalText(value: unknown): string {
  if (typeof value === "string") return `"${value.length}:${value}`;
  if (typeof value !== "object" || value === null) return `${value}`;
  requireReadable(value, "value", "plain data");
  let text = "";
  if (Array.isArray(value)) {
    for (const entry of value) text += entry === null || entry === undefined ? "," : `${canonicalText(entry)},`;
    return `[${value.length}:${text}`;
  }
  for (const key of Object.keys(value).sort()) {
    const property = (value as Readonly<Record<string, unknown>>)[key];
    const off = property === null || property === false || property === undefined;
    if (!off) text += `${canonicalText(key)}${canonicalText(property)},`;
  }
  return `{${text}}`;
}
