import { normalized } from "./normalized.ts";
import type { TileSet } from "./tile-set.ts";

// The one folding (docs/decisions/0113-one-folding.md): word lists, graphs, `parseLetters`, plays, racks, records and the
// keyboard all read letters by it.

/** What people write for letters that have no tile, where no table of Unicode says so. Final letters are Hebrew. */
const exceptions: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["œ", "oe"],
  ["Œ", "OE"],
  ["æ", "ae"],
  ["Æ", "AE"],
  // Also among capitals, as in STRAßE: so it is never two blanks.
  ["ß", "SS"],
  ["ẞ", "SS"],
  ["ך", "כ"],
  ["ם", "מ"],
  ["ן", "נ"],
  ["ף", "פ"],
  ["ץ", "צ"],
]);

/**
 * What a text is. In `notation`, a full stop is a tile of the board, so L.L are three squares there. `keys` are a word
 * that may not be complete, so a dot after L waits for the L behind it.
 */
export type TextKind = "word" | "notation" | "keys";

/** Whether İ is a letter of its own, so that I is the capital of ı. */
function hasDottedI({ letters }: TileSet): boolean {
  return letters.some(({ letter }) => letter.includes("İ"));
}

/** A function that makes capitals as the language of the tiles does. */
export function capitalsOf(tileSet: TileSet): (text: string) => string {
  if (!hasDottedI(tileSet)) return (text) => text.toUpperCase();
  return (text) => text.replace(/i\u0307?/g, "İ").toUpperCase(); // the capital of ı is I everywhere
}

/** A function that makes small letters as the language of the tiles does. */
export function smallLettersOf(tileSet: TileSet): (text: string) => string {
  if (!hasDottedI(tileSet)) return (text) => text.toLowerCase();
  return (text) => text.replaceAll("İ", "i").replaceAll("I", "ı").toLowerCase();
}

/**
 * A function that brings what people write to the letters of a tile set: `été` to `ete` with French tiles, `Ǆ` to `DŽ`
 * with Croatian ones (docs/tile-sets.md, "Letters as players write them"). Case is kept, and so is what has no letter. A
 * letter of the tile set stays as it is.
 */
export function folder(tileSet: TileSet, kind: TextKind): (text: string) => string {
  const small = smallLettersOf(tileSet);
  const capital = capitalsOf(tileSet);
  const dots = tileSet.letters.some(({ letter }) => letter.toUpperCase() === "L·L") ? dotsOf(kind) : null;
  let known: ReadonlySet<string> | null = null;
  const isOwn = (character: string): boolean => {
    known ??= new Set(tileSet.letters.flatMap(({ letter }) => [...letter, ...small(letter)]));
    return known.has(character);
  };

  /** What a letter with its marks means: with one of them or none, by the list, in its case. */
  const meant = (written: string): string => {
    const [base = "", ...marks] = written.normalize("NFD");
    const kept = marks.map((mark) => (base + mark).normalize()).find(isOwn);
    // Turkish Î is a long İ.
    const bare = kept ?? (base === "I" && marks.length > 0 && isOwn("İ") ? "İ" : base);
    const found = isOwn(bare) ? bare : (exceptions.get(bare) ?? small(capital(bare)));
    return [...found].every(isOwn) ? found : written;
  };

  return (text) => {
    const dotted = dots === null ? text : text.replace(dots, "·");
    if (plain.test(dotted)) return dotted;
    return normalized(dotted).replace(clusters, (cluster) =>
      [...cluster].every(isOwn) ? cluster : cluster.normalize("NFKC").replace(/\P{M}\p{M}*/gu, meant),
    );
  };
}

const plain = /^[\0-\x7f]*$/;
/** A letter with its marks, unless it is a plain one. */
const clusters = /\p{L}\p{M}{1,16}|(?![\0-\x7f])\p{L}/gu;

/** What stands between two L for the middle dot: bullet, bullet operator, dot operator, hyphenation point, hyphen. */
function dotsOf(kind: TextKind): RegExp {
  const dot = `[-•∙⋅‧${kind === "notation" ? "" : "."}]`;
  return new RegExp(`(?<=[lĿŀ])${dot}(?=l${kind === "keys" ? "|$" : ""})`, "giu");
}
