import type { Parsed } from "../checked.ts";
import { describe } from "../read/describe.ts";
import type { Letter } from "./tile.ts";
import type { TileSet } from "./tile-set.ts";

/**
 * Splits a text into the letters of a tile set: `"CHARRO"` is CH A RR O in Spanish.
 *
 * The longest letter that fits is taken. The text is brought to Unicode normal form C first; case is kept, because in
 * this field a lower-case letter is a blank. What is no letter is a problem `unknown-letter` whose path is the index of
 * the character in the normalised text, `"[3]"`; reading stops at the first.
 */
export function parseLetters(tileSet: TileSet, text: string): Parsed<{ readonly letters: readonly Letter[] }> {
  const normal = text.normalize("NFC");
  const { letters, end } = letterSplitter(tileSet)(normal);
  if (end === normal.length) return { ok: true, letters };
  const found = describe(String.fromCodePoint(normal.codePointAt(end) as number));
  const expected = `a letter of the tile set ${tileSet.id}`;
  return { ok: false, problems: [{ code: "unknown-letter", path: `[${end}]`, expected, found }] };
}

/** The same for many texts: a function that splits a text in normal form C, and tells how far it came. */
export function letterSplitter(
  tileSet: TileSet,
): (text: string) => { readonly letters: readonly Letter[]; readonly end: number } {
  const letters = new Set(tileSet.letters.map((entry) => entry.letter));
  const longest = Math.max(...tileSet.letters.map((entry) => entry.letter.length));
  return (text) => {
    const split: Letter[] = [];
    let end = 0;
    while (end < text.length) {
      let length = Math.min(longest, text.length - end);
      while (length > 0 && !letters.has(text.slice(end, end + length))) length--;
      if (length === 0) break;
      split.push(text.slice(end, end + length));
      end += length;
    }
    return { letters: split, end };
  };
}
