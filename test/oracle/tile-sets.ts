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
