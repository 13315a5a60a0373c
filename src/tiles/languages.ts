import { directionOf } from "./direction.ts";
import type { Letter } from "./tile.ts";
import { requireTileSet, type TileSet, tileCount } from "./tile-set.ts";

/** What a page needs to know about a tile set's language to display its text correctly and have it read aloud. */
export interface Language {
  /**
   * The language's BCP 47 tag, for a page's `lang` attribute: `"fr"`. `null` if the set's letters are not recognised.
   */
  readonly tag: string | null;
  /** The language's writing direction. */
  readonly direction: "ltr" | "rtl";
  /** The vowels in the tile set, in the set's order, including Y if it is ever a vowel. `null` if `tag` is `null`. */
  readonly vowels: readonly Letter[] | null;
  /**
   * Whether the characters of a two-character letter are separate letters in some words, as N and G are in Welsh.
   * `null` if `tag` is `null`.
   */
  readonly splits: boolean | null;
}

/**
 * Returns information about a tile set's language, for a page's `lang` and `dir` attributes and for games that count
 * vowels.
 *
 * A set is recognised by its letters, so sets that come from saved games or have different counts are recognised too.
 * English, Dutch and French have the same letters, so they are told apart by their number of tiles and their total
 * points. None of this information is stored in rulesets or saved games. For sources, see docs/tile-sets.md,
 * "Languages".
 *
 * @param tileSet - A built-in tile set, or your own.
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
export function languageOf(tileSet: TileSet): Language {
  requireTileSet(tileSet);
  const letters = tileSet.letters.map(({ letter }) => letter);
  const key = keyOf(letters);
  const row = key === " -" ? plainRowOf(tileSet) : rows.find(([, beyond, without]) => key === `${beyond} -${without}`);
  const direction = directionOf(tileSet);
  if (row === undefined) return { tag: null, direction, vowels: null, splits: null };
  const [tag, , , vowels] = row;
  return {
    tag,
    direction,
    vowels: letters.filter((letter) => vowels.includes(letter)),
    splits: tag === "hu" || tag === "cy",
  };
}

const latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The letters beyond A to Z in the order of code units, and those of A to Z that are not there. */
function keyOf(letters: readonly Letter[]): string {
  const beyond = letters.filter((letter) => letter.length > 1 || !latin.includes(letter)).sort();
  const without = [...latin].filter((letter) => !letters.includes(letter));
  return `${beyond.join(" ")} -${without.join("")}`;
}

/** The row of a set of just A to Z, by its number of tiles and the points of all of them. */
function plainRowOf(tileSet: TileSet): Row | undefined {
  const points = tileSet.letters.reduce((sum, letter) => sum + letter.count * letter.points, 0);
  const tag = plainTags[`${tileCount(tileSet)}/${points}`];
  return tag === undefined ? undefined : [tag, "", "", "AEIOUY"];
}

/** The tags of languages that are written with A to Z alone, by tiles and points. */
const plainTags: Readonly<Record<string, string>> = {
  ...{ "100/187": "en", "107/228": "en", "200/381": "en" },
  "102/197": "fr",
  "102/230": "nl",
};

/** A tag, the letters beyond A to Z, those of A to Z that are missing, and the vowels. */
type Row = readonly [tag: string, beyond: string, without: string, vowels: string];

const rows: readonly Row[] = [
  ["af", "", "CQXZ", "AEIOUY"],
  ["eu", "RR TS TX TZ", "CQVWY", "AEIOU"],
  ["bg", "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ь Ю Я", latin, "АЕИОУЪЮЯ"],
  ["ca", "L·L NY QU Ç", "KQWY", "AEIOU"],
  ["cs", "Á É Í Ó Ú Ý Č Ď Ě Ň Ř Š Ť Ů Ž", "QW", "AÁEÉĚIÍOÓUÚŮYÝ"],
  ["da", "Å Æ Ø", "QW", "AEIOUYÆØÅ"],
  ["fi", "Ä Ö", "QWXZ", "AEIOUYÄÖ"],
  ["de", "Ä Ö Ü", "", "AÄEIOÖUÜY"],
  ["el", "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω", latin, "ΑΕΗΙΟΥΩ"],
  ["he", "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת", latin, ""],
  ["hu", "CS GY LY NY SZ TY ZS Á É Í Ó Ö Ú Ü Ő Ű", "QWXY", "AÁEÉIÍOÓÖŐUÚÜŰ"],
  ["is", "Á Æ É Í Ð Ó Ö Ú Ý Þ", "CQWZ", "AÁEÉIÍOÓUÚYÝÆÖ"],
  ["it", "", "JKWXY", "AEIOU"],
  ["la", "", "JKWYZ", "AEIOU"],
  ["nb", "Ä Å Æ Ö Ø Ü", "", "AEIOUYÜÆÄØÖÅ"],
  ["pl", "Ó Ą Ć Ę Ł Ń Ś Ź Ż", "QVX", "AĄEĘIOÓUY"],
  ["pt", "Ç", "KWY", "AEIOU"],
  ["ro", "", "KQWY", "AEIOU"],
  ["ru", "Ё А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ы Ь Э Ю Я", latin, "АЕЁИОУЫЭЮЯ"],
  ["sk", "Á Ä É Í Ó Ô Ú Ý Č Ď Ĺ Ľ Ň Ŕ Š Ť Ž", "QW", "AÁÄEÉIÍOÓÔUÚYÝ"],
  ["sl", "Č Š Ž", "", "AEIOUY"],
  ["es", "CH LL RR Ñ", "KW", "AEIOU"],
  ["sv", "Ä Å Æ Ö Ü", "", "AEIOUYÜÅÄÆÖ"],
  ["tr", "Ç Ö Ü Ğ İ Ş", "QWX", "AEIİOÖUÜ"],
  ["cy", "CH DD FF LL NG RH TH", "KQVXZ", "AEIOUWY"],
];
