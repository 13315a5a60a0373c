import { normalized } from "./normalized.ts";
import type { TileSet } from "./tile-set.ts";

// The one folding (docs/decisions/0113-one-folding.md): word lists, graphs, `parseLetters`, plays, racks, records and
// the keyboard all read letters by it.

/**
 * What people write for letters that have no tile, where no table of Unicode says so: small letters and their meaning.
 * ß is SS also among small letters, as in STRAßE, so it is never two blanks. Old Romanian keyboards have the cedilla.
 * The last five are final letters.
 */
const exceptions: Readonly<Record<string, string>> = {
  ["œ"]: "oe",
  ["æ"]: "ae",
  ["ß"]: "SS",
  ["ş"]: "ș",
  ["ţ"]: "ț",
  ["ך"]: "כ",
  ["ם"]: "מ",
  ["ן"]: "נ",
  ["ף"]: "פ",
  ["ץ"]: "צ",
};

function hasLetterWith({ letters }: TileSet, character: string): boolean {
  return letters.some(({ letter }) => letter.includes(character));
}

/** A function that makes capitals as the language of the tiles does. */
export function capitalsOf(tileSet: TileSet): (text: string) => string {
  // If İ is a letter of its own, I is the capital of ı. That is so everywhere.
  const dotted = hasLetterWith(tileSet, "İ");
  return (text) => (dotted ? text.replaceAll("i", "İ") : text).toUpperCase();
}

/** A function that makes small letters as the language of the tiles does. */
export function smallLettersOf(tileSet: TileSet): (text: string) => string {
  const dotted = hasLetterWith(tileSet, "İ");
  return (text) => (dotted ? text.replaceAll("İ", "i").replaceAll("I", "ı") : text).toLowerCase();
}

/**
 * A function that brings what people write to the letters of a tile set: `été` to `ete` with French tiles, `Ǆ` to `DŽ`
 * with Croatian ones (docs/tile-sets.md, "Letters as players write them"). Case is kept. A letter of the tile set stays
 * as it is. So does a letter for which the set has nothing, so that it can be reported as it was written.
 */
export function folder(tileSet: TileSet): (text: string) => string {
  const small = smallLettersOf(tileSet);
  const capital = capitalsOf(tileSet);
  const hasDots = hasLetterWith(tileSet, "·");
  const known = new Set(tileSet.letters.flatMap(({ letter }) => [...letter, ...small(letter)]));
  const isOwn = (text: string): boolean => [...text].every((character) => known.has(character));

  /** What a letter with its marks means, in its case: by the list, with one mark, with none, in its other form. */
  const meant = (written: string): string => {
    const letter = written.normalize();
    const lower = small(letter);
    // A mark on an i stands in place of its dot: Turkish Î is a long İ.
    const [base = "", ...marks] = lower.normalize("NFD").replace(/ı(?=.)/, "i");
    const found = [
      exceptions[lower],
      ...marks.map((mark) => (base + mark).normalize()),
      base,
      exceptions[base],
      small(capital(base)),
    ].find((text) => text && isOwn(text));
    if (!found) return letter;
    return lower === letter ? found : capital(found);
  };

  return (text) => {
    const dotted = hasDots ? text.replace(dots, "·") : text;
    if (/^[\0-\x7f]*$/.test(dotted)) return dotted;
    return normalized(dotted).replace(clusters, (cluster) =>
      isOwn(cluster) ? cluster : cluster.normalize("NFKD").replace(clusters, meant),
    );
  };
}

/** A letter with its marks. */
const clusters = /\p{L}\p{M}{0,16}/gu;
/** What stands between two L for the middle dot: bullet, operators, hyphenation point, hyphen. L may be yet to come. */
const dots = /(?<=[lĿŀ])[-•∙⋅‧](?=l|$)/giu;
