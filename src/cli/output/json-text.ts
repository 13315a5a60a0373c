import { obeyed } from "../../read/printable.ts";

/**
 * A value as JSON. Characters that a terminal would obey, or that turn the direction of writing, stand there as their
 * codes, `\u009b`: to whoever reads the JSON they are the same characters.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(
    obeyed,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
