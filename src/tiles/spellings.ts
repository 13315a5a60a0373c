import { normalized } from "./normalized.ts";
import type { TileSet } from "./tile-set.ts";

/** Letters that only stand at the end of a word, and the letters that they are, in Greek and Hebrew. */
const finals = "ςךםןףץ";
const elsewhere = "σכמנפצ";

/** Letters whose marks are not on tiles: accents in Greek, points in Hebrew, vowel signs in Arabic. */
const unmarked = /^[\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]/u;

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
 * A function that brings a text to normal form C, and letters that the tile set does not have to those they mean: Ǆ to
 * DŽ, a final ם to מ, Ά to Α (docs/tile-sets.md, "Letters as players write them"). A letter of the tile set stays as
 * it is, in its case.
 */
export function spellingFolder(tileSet: TileSet): (text: string) => string {
  let known: ReadonlySet<string> | null = null;
  return (text) => {
    if (plain.test(text)) return text;
    known ??= new Set(tileSet.letters.flatMap(({ letter }) => [...letter, ...letter.toLowerCase()]));
    const own = known;
    return normalized(text).replace(withMarks, (cluster) =>
      [...cluster].every((each) => own.has(each)) ? cluster : folded(cluster, own),
    );
  };
}

const plain = /^[\0-\x7f]*$/;
const withMarks = /(?![\0-\x7f])\p{L}\p{M}{0,16}/gu;

function folded(cluster: string, own: ReadonlySet<string>): string {
  const compatible = cluster.normalize("NFKC").replace("ẞ", "SS");
  const bare = unmarked.test(compatible) ? compatible.normalize("NFD").replace(/\p{M}/gu, "") : compatible;
  return [...bare]
    .map((character) => (own.has(character) ? character : (elsewhere[finals.indexOf(character)] ?? character)))
    .join("");
}
