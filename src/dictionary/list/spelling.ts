import { letterSplitter } from "../../tiles/letters.ts";
import { capitalsOf, spellingFolder } from "../../tiles/spellings.ts";
import type { Letter } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";

/** A word as the tile set spells it, and its number of letters. */
export interface Spelled {
  readonly word: string;
  readonly length: number;
}

/**
 * A function that spells words, as people write them, with the letters of a tile set. It takes any case, any Unicode
 * normal form and other spellings of letters, such as ligatures. It leaves off an accent if the tile set has no such
 * letter (ÁRBOL is ARBOL in Spanish, but AÑO stays). It returns `null` for a word that cannot be spelled.
 */
export function createSpeller(tileSet: TileSet): (text: string) => Spelled | null {
  const letters = tileSet.letters.map((entry) => entry.letter);
  const simple = letters.every((letter) => letter.length === 1) ? unitsOnly(letters) : null;
  const exactly = letterSplitter(tileSet);
  const capitals = capitalsOf(tileSet);
  const fold = spellingFolder(tileSet);
  const dots = letters.includes("L·L") ? (text: string) => text.replace(/(?<=L)\.(?=L)/g, "·") : null;
  // A tile set may spell a letter "Lj".
  const byCapitals = new Map(letters.map((letter) => [letter.toUpperCase(), letter]));
  const split = letterSplitter({
    ...tileSet,
    letters: [...byCapitals.keys()].map((letter) => ({ letter, points: 0, count: 0 })),
  });
  const characters = new Set([...byCapitals.keys()].flatMap((letter) => [...letter]));

  const inCapitals = (text: string): Spelled | null => {
    const { letters: found, end } = split(text);
    if (end < text.length) return null;
    return { word: found.map((letter) => byCapitals.get(letter)!).join(""), length: found.length };
  };

  return (text) => {
    // Nearly every word of nearly every list is spelled already, or once in capitals.
    if (simple?.test(text)) return { word: text, length: text.length };
    const large = capitals(text);
    if (simple?.test(large)) return { word: large, length: large.length };
    const normal = fold(text);
    const exact = exactly(normal);
    if (exact.end === normal.length) return { word: normal, length: exact.letters.length };
    const normalCapitals = dots === null ? capitals(normal) : dots(capitals(normal));
    return inCapitals(normalCapitals) ?? inCapitals(withoutAccents(normalCapitals, characters));
  };
}

function unitsOnly(letters: readonly Letter[]): RegExp {
  return new RegExp(`^[${letters.map((letter) => `\\u{${letter.charCodeAt(0).toString(16)}}`).join("")}]+$`, "u");
}

function withoutAccents(text: string, characters: ReadonlySet<string>): string {
  return [...text]
    .map((character) => (characters.has(character) ? character : character.normalize("NFD").replace(/\p{M}/gu, "")))
    .join("");
}
