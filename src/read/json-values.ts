/**
 * Whether a text in JSON has more values than `most`. It is asked before the text is parsed, because what is parsed can
 * take fifty times the room of its text. A comma counts as one, a list or an object as five and a property as fourteen:
 * that is how much memory they can take beside a number in a list.
 */
export function hasMoreValues(text: string, most: number): boolean {
  let left = most;
  let quoted = false;
  // No character counts more than a colon, so a short text need not be looked at.
  for (let at = text.length * 14 > most ? 0 : text.length; at < text.length && left >= 0; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) quoted = !quoted;
    else if (quoted)
      at += code === 0x5c ? 1 : 0; // behind a backslash, a quotation mark is part of the text
    else if (code === 0x2c) left--;
    else if (code === 0x3a) left -= 14;
    else if (code === 0x5b || code === 0x7b) left -= 5;
  }
  return left < 0;
}
