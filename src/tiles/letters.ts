import { cached } from "../cached.ts";
import type { Parsed } from "../checked.ts";
import { isFrozen } from "../frozen.ts";
import { foundOf } from "../read/found.ts";
import { folder } from "./folding.ts";
import type { Letter } from "./tile.ts";
import { requireTileSet, type TileSet } from "./tile-set.ts";

/**
 * Splits a string into the letters of a tile set: `"CHARRO"` is CH A RR O in Spanish.
 *
 * At each position, the longest matching letter is used; with brackets, `"[C][H]"` is two letters. The string is first
 * converted to the letters of the tile set: for example, É becomes E if no tile has É, Œ becomes O E, and a Hebrew
 * final form becomes the normal letter (docs/tile-sets.md lists all these conversions). Case is preserved: `"h"` is not
 * the letter H, because a lower-case letter stands for a blank in notation. Reading stops at the first character that
 * does not start a letter. The problem then has the code `unknown-letter`, and its path is the index of the character
 * in the converted string, for example `"[3]"`.
 *
 * @param text - The string to split. Anything other than a string is reported as a problem.
 * @param tileSet - The tile set that provides the letters.
 */
export function parseLetters(text: string, tileSet: TileSet): Parsed<{ readonly letters: readonly Letter[] }> {
  requireTileSet(tileSet);
  if (typeof text !== "string")
    return { ok: false, problems: [{ code: "type", path: "", type: "text", found: foundOf(text) }] };
  const { fold, split } = readersOf(tileSet);
  const normal = fold(text);
  const { letters, end } = split(normal);
  if (end === normal.length) return { ok: true, letters };
  const found = String.fromCodePoint(normal.codePointAt(end) as number);
  const problem = { code: "unknown-letter", path: `[${end}]`, tileSet: tileSet.id, empty: null, found } as const;
  return { ok: false, problems: [problem] };
}

/** What reads the letters of a tile set: made once, because it takes longer than to read a word. */
const readersOf = /* @__PURE__ */ cached(
  (tileSet: TileSet) => ({ fold: folder(tileSet), split: letterSplitter(tileSet.letters.map(({ letter }) => letter)) }),
  isFrozen,
);

/**
 * Returns a function that splits texts into letters, the longest that fits first, as far as it goes: to the length of
 * the text, unless a character begins no letter. Brackets stand around one letter, whatever follows.
 */
export function letterSplitter(
  letters: readonly Letter[],
): (text: string) => { readonly letters: readonly Letter[]; readonly end: number } {
  const known = new Set(letters);
  const longest = Math.max(...letters.map(({ length }) => length));
  return (text) => {
    const split: Letter[] = [];
    let end = 0;
    while (end < text.length) {
      const inBrackets = text[end] === "[";
      const start = inBrackets ? end + 1 : end;
      let to = Math.min(start + longest, text.length);
      while (to > start && !(known.has(text.slice(start, to)) && (!inBrackets || text[to] === "]"))) to--;
      if (!(to > start)) break; // without letters there is no longest
      split.push(text.slice(start, to));
      end = inBrackets ? to + 1 : to;
    }
    return { letters: split, end };
  };
}

/**
 * Returns a function that writes letters as one text that {@link letterSplitter} splits into them again, such as
 * `LLO[N]GYFARCH` for N and G in Welsh. Brackets stand around a letter that would be read as a longer one together with
 * what follows.
 */
export function letterJoiner(letters: readonly Letter[]): (word: readonly Letter[]) => string {
  const longest = Math.max(...letters.map(({ length }) => length));
  return (word) => {
    let next = ""; // as much of what follows as can belong to a letter
    // From the end, because whether a letter needs brackets depends on what follows.
    return word.reduceRight((text, letter) => {
      const read = letter + next;
      const piece = letters.some((other) => other.length > letter.length && read.startsWith(other))
        ? `[${letter}]`
        : letter;
      next = piece + next.slice(0, longest);
      return piece + text;
    }, "");
  };
}
