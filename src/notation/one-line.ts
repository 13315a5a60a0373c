/** A text in one line, without spaces at its ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
