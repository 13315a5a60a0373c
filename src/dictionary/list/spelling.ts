import { capitalsOf, folder } from "../../tiles/folding.ts";
import { letterJoiner, letterSplitter } from "../../tiles/letters.ts";
import type { Letter } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";

/** A word spelled with the letters of a tile set, and how many letters that is. */
export interface Spelled {
  readonly word: string;
  readonly length: number;
}

/** Spells words with the letters of a tile set. */
export interface Speller {
  /** A word as people write it, in any case and any spelling of letters (`folder`); `null` if it cannot be spelled. */
  readonly spell: (text: string) => Spelled | null;
  /** A word that is spelled, with brackets only where it needs them. `letters` say how it is split. */
  readonly respell: (word: string, letters?: readonly Letter[]) => string;
}

/** Makes the speller of a tile set. */
export function createSpeller(tileSet: TileSet): Speller {
  const letters = tileSet.letters.map((entry) => entry.letter);
  const simple = letters.every((letter) => letter.length === 1) ? unitsOnly(letters) : null;
  const fold = folder(tileSet);
  const capitals = capitalsOf(tileSet);
  const join = letterJoiner(letters);
  // A tile set may spell a letter "Lj", or have both h and H.
  const byText = new Map<string, Letter>([
    ...letters.map((letter) => [capitals(letter), letter] as const),
    ...letters.map((letter) => [letter, letter] as const),
  ]);
  const split = letterSplitter([...byText.keys()]);
  const lettersOf = (text: string): readonly Letter[] | null => {
    const { letters: found, end } = split(text);
    return end === text.length ? found.map((each) => byText.get(each)!) : null;
  };
  return {
    spell(text) {
      // Nearly every word of nearly every list is spelled already, or once in capitals.
      if (simple?.test(text)) return { word: text, length: text.length };
      const large = capitals(text);
      if (simple?.test(large)) return { word: large, length: large.length };
      const folded = fold(text);
      // In a list, a full stop between two L is a dot, too. In notation it is a tile of the board.
      const found = lettersOf(folded) ?? lettersOf(capitals(folded).replace(/(?<=L)\.(?=L)/g, "·"));
      return found && { word: join(found), length: found.length };
    },
    respell(word, tiles = word.includes("[") ? (lettersOf(word) ?? []) : undefined) {
      return simple !== null || tiles === undefined ? word : join(tiles);
    },
  };
}

function unitsOnly(letters: readonly Letter[]): RegExp {
  return new RegExp(`^[${letters.map((letter) => `\\u{${letter.charCodeAt(0).toString(16)}}`).join("")}]+$`, "u");
}
