import type { Parsed } from "../checked.ts";
import { foundOf } from "../read/found.ts";
import { capitalsOf, folder, type TextKind } from "./folding.ts";
import type { Letter } from "./tile.ts";
import { requireTileSet, type TileSet } from "./tile-set.ts";

/**
 * Splits a text into the letters of a tile set: `"CHARRO"` is CH A RR O in Spanish.
 *
 * At each place the longest letter that fits is taken; `"[C][H]"` are two letters. The text is first brought to the
 * letters of the tile set: É is E where no tile has É, Œ is O E, a final letter in Hebrew is the letter, and so on
 * (docs/tile-sets.md lists what is read). Case is kept: `"h"` is not the letter H, because in notation lower case means
 * a blank. Reading stops at the first character that begins no letter. The problem is then `unknown-letter`, and its
 * path is the index of the character in the text so spelled, for example `"[3]"`.
 *
 * @param text - The text to split. What is not a text is a problem, too.
 * @param tileSet - Whose letters they are.
 */
export function parseLetters(text: string, tileSet: TileSet): Parsed<{ readonly letters: readonly Letter[] }> {
  requireTileSet(tileSet);
  if (typeof text !== "string")
    return { ok: false, problems: [{ code: "type", path: "", type: "text", found: foundOf(text) }] };
  const normal = folder(tileSet, "word")(text);
  const { letters, end } = letterSplitter(tileSet)(normal);
  if (end === normal.length) return { ok: true, letters };
  const found = String.fromCodePoint(normal.codePointAt(end) as number);
  const problem = { code: "unknown-letter", path: `[${end}]`, tileSet: tileSet.id, empty: null, found } as const;
  return { ok: false, problems: [problem] };
}

/** The letters of a text, and how far they go: to the length of the text, unless a character begins no letter. */
export interface Split {
  readonly letters: readonly Letter[];
  readonly end: number;
}

/** Returns a function that splits texts in which the letters are spelled as the tile set spells them. */
export function letterSplitter(tileSet: TileSet): (text: string) => Split {
  return splitter(letterReader(new Map(tileSet.letters.map(({ letter }) => [letter, letter]))));
}

/** A letter in a text, and how many characters it takes there. */
interface LetterText {
  readonly letter: Letter;
  readonly length: number;
}

/**
 * Returns a function that reads the longest letter at an index of a text, before `end`; `null` if there is none.
 * Brackets stand around one letter, whatever follows.
 */
function letterReader(
  letters: ReadonlyMap<string, Letter>,
): (text: string, at: number, end?: number) => LetterText | null {
  const longest = Math.max(...[...letters.keys()].map((letter) => letter.length));
  return (text, at, end = text.length) => {
    if (text[at] === "[") {
      const close = text.slice(at, Math.min(end, at + longest + 2)).indexOf("]");
      const letter = letters.get(text.slice(at + 1, at + close));
      return close < 0 || letter === undefined ? null : { letter, length: close + 1 };
    }
    for (let length = Math.min(longest, end - at); length > 0; length--) {
      const letter = letters.get(text.slice(at, at + length));
      if (letter !== undefined) return { letter, length };
    }
    return null;
  };
}

function splitter(read: ReturnType<typeof letterReader>): (text: string) => Split {
  return (text) => {
    const letters: Letter[] = [];
    let end = 0;
    for (let found = read(text, 0); found !== null; found = read(text, end)) {
      letters.push(found.letter);
      end += found.length;
    }
    return { letters, end };
  };
}

/** Reads words as people write them, in any case. */
export interface WordReader {
  /** A text as `read` and `split` take it: brought to the letters of the tile set, in its capitals. */
  readonly spell: (text: string) => string;
  readonly split: (text: string) => Split;
  /** Reads the longest letter at an index of the text, before `end`; `null` if there is none. */
  readonly read: (text: string, at: number, end?: number) => LetterText | null;
  /** The letters that begin with the text and are longer, as they are written, in brackets or with their marks apart. */
  readonly longer: (text: string) => readonly Letter[];
}

/** The reader of a tile set for words in lists, or for what is typed. */
export function wordReader(tileSet: TileSet, kind: TextKind): WordReader {
  const fold = folder(tileSet, kind);
  const capitals = capitalsOf(tileSet);
  // A tile set may spell a letter "Lj".
  const byCapitals = new Map(tileSet.letters.map(({ letter }) => [capitals(letter), letter]));
  // Letters that differ in nothing else are told apart by their case.
  const anyCase = byCapitals.size === tileSet.letters.length;
  const letters = anyCase ? byCapitals : new Map(tileSet.letters.map(({ letter }) => [letter, letter]));
  const read = letterReader(letters);
  return {
    spell: (text) => (anyCase ? capitals(fold(text)) : fold(text)),
    split: splitter(read),
    read,
    longer: (text) =>
      (text === "" ? [] : [...letters]).flatMap(([written, letter]) =>
        [written, `[${written}]`, written.normalize("NFD")].some((way) => way !== text && way.startsWith(text))
          ? [letter]
          : [],
      ),
  };
}

/**
 * Returns a function that writes letters as one text that {@link letterSplitter} splits into them again: `LLO[N]GYFARCH`
 * for N and G in Welsh. Brackets stand around a letter that could be read as a longer one together with the next.
 */
export function letterJoiner(letters: readonly Letter[]): (word: readonly Letter[]) => string {
  const longer = new Map<Letter, readonly Letter[]>();
  for (const letter of letters) {
    const others = letters.filter((other) => other !== letter && other.startsWith(letter));
    if (others.length > 0) longer.set(letter, others);
  }
  const isMistaken = (letter: Letter, next: Letter): boolean =>
    longer.get(letter)?.some((other) => {
      const rest = other.slice(letter.length);
      return rest.startsWith(next) || next.startsWith(rest);
    }) === true;
  return (word) => word.map((letter, i) => (isMistaken(letter, word[i + 1] ?? "[") ? `[${letter}]` : letter)).join("");
}
