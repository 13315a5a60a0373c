import { capitalsOf } from "../../tiles/folding.ts";
import { letterJoiner, wordReader } from "../../tiles/letters.ts";
import type { Letter } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";

/** A word as the tile set spells it, and its number of letters. */
export interface Spelled {
  readonly word: string;
  readonly length: number;
  /** Whether its source says with brackets how it is split into letters. */
  readonly told: boolean;
}

/**
 * A function that spells words, as people write them, with the letters of a tile set: in any case and any spelling of
 * letters (`folder`). It returns `null` for a word that cannot be spelled.
 */
export function createSpeller(tileSet: TileSet): (text: string) => Spelled | null {
  const letters = tileSet.letters.map((entry) => entry.letter);
  const simple = letters.every((letter) => letter.length === 1) ? unitsOnly(letters) : null;
  const join = letterJoiner(letters);
  const capitals = capitalsOf(tileSet);
  const reader = wordReader(tileSet, "word");
  return (text) => {
    // Nearly every word of nearly every list is spelled already, or once in capitals.
    if (simple?.test(text)) return { word: text, length: text.length, told: false };
    const large = capitals(text);
    if (simple?.test(large)) return { word: large, length: large.length, told: false };
    const spelled = reader.spell(text);
    const { letters: found, end } = reader.split(spelled);
    return end < spelled.length ? null : { word: join(found), length: found.length, told: text.includes("[") };
  };
}

function unitsOnly(letters: readonly Letter[]): RegExp {
  return new RegExp(`^[${letters.map((letter) => `\\u{${letter.charCodeAt(0).toString(16)}}`).join("")}]+$`, "u");
}
