/**
 * How many values a text in JSON may have: so many for each character, as `hasMoreValues` counts them, and some more for
 * short texts. A value that counts as one takes up to thirty bytes when it is parsed, so all of them take at most
 * eighteen times the room of the text.
 */
export function mostValuesOf({ length }: string): number {
  return 30_000 + Math.floor(0.6 * length);
}

/**
 * Whether a text in JSON has more values than `most`. It is asked before the text is parsed, because what is parsed can
 * take sixty times the room of its text. Each counts by the memory that it can take:
 *
 * - 1: a comma, so each entry of a list;
 * - 2: a property, 14 where its name is new, because objects whose names differ share nothing;
 * - 8: a property with a number for a name, for which an engine may leave room for all smaller numbers;
 * - 5: a list or an object.
 */
export function hasMoreValues(text: string, most: number): boolean {
  let left = most;
  let [from, to] = [0, 0]; // the last text between quotation marks
  let quoted = false;
  const names = new Set<string>();
  for (let at = 0; at < text.length && left >= 0; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      if (quoted) to = at;
      else from = at + 1;
      quoted = !quoted;
    } else if (quoted)
      at += code === 0x5c ? 1 : 0; // behind a backslash, a quotation mark is part of the text
    else if (code === 0x2c) left--;
    else if (code === 0x5b || code === 0x7b) left -= 5;
    else if (code === 0x3a) {
      const name = text.slice(from, to);
      left -= names.has(name) ? (/^[\d\\]/.test(name) ? 8 : 2) : 14;
      names.add(name);
    }
  }
  return left < 0;
}
