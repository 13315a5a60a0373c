import type { Parsed } from "../checked.ts";
import { foundOf } from "../read/found.ts";
import { spellingFolder } from "./spellings.ts";
import type { Letter } from "./tile.ts";
import { requireTileSet, type TileSet } from "./tile-set.ts";

/**
 * Splits a text into the letters of a tile set: `"CHARRO"` is CH A RR O in Spanish.
 *
 * At each place the longest letter that fits is taken. The text is first brought to Unicode normal form C, and other
 * spellings of a letter to the letter: ligatures, a final letter in Hebrew, a capital with an accent in Greek
 * (docs/tile-sets.md lists them). Case is kept: `"h"` is not the letter H, because in notation lower case means a
 * blank. Reading stops at the first character that begins no letter. The problem is then `unknown-letter`, and its path
 * is the index of the character in the text so spelled, for example `"[3]"`.
 *
 * @param text - The text to split. What is not a text is a problem, too.
 * @param tileSet - Whose letters they are.
 */
export function parseLetters(text: string, tileSet: TileSet): Parsed<{ readonly letters: readonly Letter[] }> {
  requireTileSet(tileSet);
  if (typeof text !== "string")
    return { ok: false, problems: [{ code: "type", path: "", type: "text", found: foundOf(text) }] };
  const normal = spellingFolder(tileSet)(text);
  const { letters, end } = letterSplitter(tileSet)(normal);
  if (end === normal.length) return { ok: true, letters };
  const found = String.fromCodePoint(normal.codePointAt(end) as number);
  const problem = { code: "unknown-letter", path: `[${end}]`, tileSet: tileSet.id, empty: null, found } as const;
  return { ok: false, problems: [problem] };
}

/**
 * Returns a function that splits texts in normal form C into letters. `end` is how far it came: the length of the text,
 * unless a character begins no letter.
 */
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
      if (length <= 0) break; // a tile set without letters has no longest one
      split.push(text.slice(end, end + length));
      end += length;
    }
    return { letters: split, end };
  };
}
