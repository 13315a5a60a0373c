import { requireText } from "./refuse.ts";

/**
 * What a terminal would obey, what turns the direction of writing, and line ends that some programs know. All of it has
 * codes of at most four digits.
 */
export const obeyed: RegExp = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/**
 * Returns an untrusted string, such as a name, a note or a record's title, in a form that is safe to print on one line.
 * Control characters, and characters that change the text direction, are replaced with escapes such as `\x1b` or
 * `\u202e`. Line breaks and tabs become spaces. In HTML, the result must still be escaped.
 *
 * @param text - Any string.
 *
 * @throws TypeError if `text` is not a string.
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
