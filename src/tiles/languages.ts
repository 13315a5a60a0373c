import { readsFromRight } from "./direction.ts";
import { tagOf } from "./language-tag.ts";
import type { Letter } from "./tile.ts";
import { requireTileSet, type TileSet } from "./tile-set.ts";

/** What a page must know of the language of a tile set, to speak and to write in it. */
export interface Language {
  /** The tag of the language (BCP 47), as `lang` of a page takes it: `"fr"`. */
  readonly tag: string;
  /** The direction in which it is written. */
  readonly direction: "ltr" | "rtl";
  /** The letters of the tile set that are vowels, in its order. Y is one where it ever is. */
  readonly vowels: readonly Letter[];
  /** Whether characters that make one letter are two letters in some words: N and G in Welsh. */
  readonly splits: boolean;
}

/**
 * Returns what is known of the language of a tile set; `null` if it is none of those that ship.
 *
 * The set is known by its letters, so that it may come from a saved game, and an edition with other counts is known, too.
 * Where several languages have the letters A to Z, the number of tiles and their points tell them apart. Neither rules
 * nor saves hold any of this. Where it comes from: docs/tile-sets.md, "Languages".
 *
 * @param tileSet - One that ships, or one of your own.
 *
 * @throws TypeError if `tileSet` is not a tile set
 *
 * @example
 * ```ts
 * import { french, languageOf } from "tilewright/tile-sets";
 *
 * languageOf(french); // => { tag: "fr", direction: "ltr", vowels: ["A", "E", "I", "O", "U", "Y"], splits: false }
 * ```
 */
export function languageOf(tileSet: TileSet): Language | null {
  requireTileSet(tileSet);
  const tag = tagOf(tileSet);
  if (tag === null) return null;
  const own = vowels[tag] ?? "AEIOUY";
  return {
    tag,
    direction: readsFromRight(tileSet) ? "rtl" : "ltr",
    vowels: tileSet.letters.flatMap(({ letter }) => (own.includes(letter) ? [letter] : [])),
    splits: tag === "hu" || tag === "cy",
  };
}

/** The vowels of languages whose vowels are not A, E, I, O, U and Y; each of those that have a tile is in its set. */
const vowels: Readonly<Record<string, string>> = {
  ...{ ca: "AEIOU", es: "AEIOU", eu: "AEIOU", it: "AEIOU", la: "AEIOU", pt: "AEIOU", ro: "AEIOU" },
  cs: "AÁEÉĚIÍOÓUÚŮYÝ",
  cy: "AEIOUWY",
  da: "AEIOUYÆØÅ",
  de: "AÄEIOÖUÜY",
  el: "ΑΕΗΙΟΥΩ",
  he: "",
  hu: "AÁEÉIÍOÓÖŐUÚÜŰ",
  is: "AÁEÉIÍOÓUÚYÝÆÖ",
  nb: "AEIOUYÜÆÄØÖÅ",
  pl: "AĄEĘIOÓUY",
  ru: "АЕЁИОУЫЭЮЯ",
  sk: "AÁÄEÉIÍOÓÔUÚYÝ",
  sv: "AEIOUYÜÅÄÆÖ",
  tr: "AEIİOÖUÜ",
};
