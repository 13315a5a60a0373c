import { requireText } from "./refuse.ts";

/**
 * What a terminal would obey, what turns the direction of writing, and line ends that some programs know. All of it has
 * codes of at most four digits.
 */
export const obeyed: RegExp = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * Makes a text that a stranger wrote safe to print, in one line: a name, a note, the title of a record. Characters
 * that a terminal would obey, or that turn the direction of writing, become their codes, `\x1b` or `\u202e`. Line ends
 * and tabs become spaces. In HTML the text still has to be escaped.
 *
 * @param text - Any text.
 *
 * @throws TypeError if `text` is not a text.
 *
 * @example
 * ```ts
 * import { printable } from "tilewright/render";
 *
 * printable("Ann\u001b[2J\tArcher"); // => "Ann\\x1b[2J Archer"
 * ```
 */
export function printable(text: string): string {
  requireText(text, "text");
  return text.replace(/\r\n|[\n\r\t]/g, " ").replace(obeyed, coded);
}

/** The same of a text that may have several lines. */
export function printableLines(text: string): string {
  return text
    .split(/\r\n|[\n\r]/)
    .map(printable)
    .join("\n");
}

/** Such a character as its code. */
export function coded(character: string): string {
  const code = character.charCodeAt(0);
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
}
