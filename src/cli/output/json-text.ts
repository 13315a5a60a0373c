import { printable } from "../../render/index.ts";

/**
 * A value as JSON. Characters that a terminal would obey, or that turn the direction of writing, stand there as their
 * codes, `\u009b`: to whoever reads the JSON they are the same characters.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(/[^ -~]/g, (character) => {
    const code = `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
    return printable(character) === character ? character : code;
  });
}
