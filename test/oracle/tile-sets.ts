import { published } from "../tiles/published.ts";
import { sources } from "../tiles/sources.ts";
import type { TileSet } from "./shapes.ts";

/** The English set: 98 letters worth 187 points and two blanks. */
export const englishTiles: TileSet = tileSet("english", { count: 2, points: 0 }, [
  "A 1 9|B 3 2|C 3 2|D 2 4|E 1 12|F 4 2|G 2 3|H 4 2|I 1 9|J 8 1|K 5 1|L 1 4|M 3 2",
  "N 1 6|O 1 8|P 3 2|Q 10 1|R 1 6|S 1 4|T 1 6|U 1 4|V 4 2|W 4 2|X 8 1|Y 4 2|Z 10 1",
]);

/** Letters of two characters beside the letters they are made of, as in Spanish. */
export const digraphTiles: TileSet = tileSet("digraphs", { count: 2, points: 0 }, [
  "A 1 12|B 3 2|C 3 4|CH 5 1|E 1 12|H 4 2|I 1 6|L 1 4|LL 8 1|N 1 5|Ñ 8 1|O 1 9|R 1 5|RR 8 1|S 1 6|T 1 4|U 1 5",
]);

/** Forty letters of a script with pairs, one of them outside the basic plane, one worth nothing; a blank worth a point. */
export const fortyTiles: TileSet = tileSet("forty", { count: 1, points: 1 }, [
  "А 1 4|Б 3 2|В 2 2|Г 3 1|Д 2 2|Е 1 4|Ё 3 1|Ж 5 1|З 5 1|И 1 4|Й 2 1|К 2 2|Л 2 2|М 2 2|Н 1 4|О 1 5|П 2 2|Р 2 2",
  "С 2 2|Т 2 2|У 3 2|Ф 10 1|Х 5 1|Ц 10 1|Ч 5 1|Ш 10 1|Щ 10 1|Ъ 10 1|Ы 5 1|Ь 5 1|Э 10 1|Ю 10 1|Я 3 1",
  "ДЖ 12 1|ДЗ 12 1|ЙО 7 1|ЬО 7 1|СЬ 0 1|ЦЬ 11 1|𐐗 20 1",
]);

/** The set of a language, made of what its first source says, in the order of its alphabet. */
export function languageTiles(language: keyof typeof published): TileSet {
  const { letters } = tileSet(language, { count: 0, points: 0 }, [sources[language]![0]!.tiles]);
  const told = new Map(letters.map((line) => [line.letter, line]));
  const { count, points } = told.get("?")!;
  return {
    id: language,
    letters: published[language][0].split(" ").map((letter) => told.get(letter) ?? { letter, points: 0, count: 0 }),
    blanks: { count, points },
  };
}

/** The Catalan set, as Scrabble3D lists it. */
export const catalanTiles: TileSet = tileSet("catalan", { count: 2, points: 0 }, [
  "A 1 12|B 3 2|C 2 3|Ç 10 1|D 2 3|E 1 13|F 4 1|G 3 2|H 8 1|I 1 8|J 8 1|L 1 4|L·L 10 1",
  "M 2 3|N 1 6|NY 10 1|O 1 5|P 3 2|QU 8 1|R 1 8|S 1 8|T 1 5|U 1 4|V 4 1|X 10 1|Z 8 1",
]);

/** The Italian set, as Scrabble3D lists it. */
export const italianTiles: TileSet = tileSet("italian", { count: 2, points: 0 }, [
  "A 1 14|B 5 3|C 2 6|D 5 3|E 1 11|F 5 3|G 8 2|H 8 2|I 1 12|L 3 5|M 3 5",
  "N 3 5|O 1 15|P 5 3|Q 10 1|R 2 6|S 2 6|T 2 6|U 3 5|V 5 3|Z 8 2",
]);

/** The Slovak set, as Scrabble3D lists it. */
export const slovakTiles: TileSet = tileSet("slovak", { count: 2, points: 0 }, [
  "A 1 9|Á 4 1|Ä 10 1|B 4 2|C 4 1|Č 5 1|D 2 3|Ď 8 1|E 1 8|É 7 1|F 8 1|G 8 1|H 4 1|I 1 5|Í 5 1|J 3 2|K 2 3|L 2 3|Ĺ 10 1|Ľ 7 1|M 2 4",
  "N 1 5|Ň 8 1|O 1 9|Ó 10 1|Ô 8 1|P 2 3|R 1 4|Ŕ 10 1|S 1 4|Š 5 1|T 1 4|Ť 7 1|U 3 2|Ú 7 1|V 1 4|X 10 1|Y 4 1|Ý 5 1|Z 4 1|Ž 5 1",
]);

/** The Swedish set, as Scrabble3D lists it. */
export const swedishTiles: TileSet = tileSet("swedish", { count: 2, points: 0 }, [
  "A 1 8|B 4 2|C 8 1|D 1 5|E 1 7|F 3 2|G 2 3|H 2 2|I 1 5|J 7 1|K 2 3|L 1 5|M 2 3|N 1 6",
  "O 2 5|P 4 2|R 1 8|S 1 8|T 1 8|U 4 3|V 3 2|X 8 1|Y 7 1|Z 10 1|Å 4 2|Ä 3 2|Ö 4 2",
]);

/** The Norwegian set, as wolges lists it. */
export const norwegianTiles: TileSet = tileSet("norwegian", { count: 2, points: 0 }, [
  "A 1 7|B 4 3|C 10 1|D 1 5|E 1 9|F 2 4|G 2 4|H 3 3|I 1 5|J 4 2|K 2 4|L 1 5|M 2 3",
  "N 1 6|O 2 4|P 4 2|Q 0 0|R 1 6|S 1 6|T 1 6|U 4 3|V 4 3|W 8 1|X 0 0|Y 6 1|Ü 0 0|Z 0 0|Æ 6 1|Ä 0 0|Ø 5 2|Ö 0 0|Å 4 2",
]);

/** The English set of the nine-tile game of Hong Kong: one more of J, K, Q, X and Z each, and two more blanks. */
export const english107Tiles: TileSet = {
  id: "english-107",
  letters: englishTiles.letters.map((line) =>
    "JKQXZ".includes(line.letter) ? { ...line, count: line.count + 1 } : line,
  ),
  blanks: { count: 4, points: 0 },
};

/** 200 tiles for the board of 21 by 21 squares, with the English points. */
export const english200Tiles: TileSet = tileSet("english-200", { count: 4, points: 0 }, [
  "A 1 16|B 3 4|C 3 6|D 2 8|E 1 24|F 4 4|G 2 5|H 4 5|I 1 13|J 8 2|K 5 2|L 1 7|M 3 6",
  "N 1 13|O 1 15|P 3 4|Q 10 2|R 1 13|S 1 10|T 1 15|U 1 7|V 4 3|W 4 4|X 8 2|Y 4 4|Z 10 2",
]);

function tileSet(id: string, blanks: TileSet["blanks"], lines: readonly string[]): TileSet {
  const letters = lines
    .flatMap((line) => line.split("|"))
    .map((entry) => {
      const [letter, points, count] = entry.split(" ");
      return { letter: letter!, points: Number(points), count: Number(count) };
    });
  return { id, letters, blanks };
}
