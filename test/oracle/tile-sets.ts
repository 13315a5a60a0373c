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

/** The Spanish set: 98 letters, CH, LL and RR among them, and two blanks. */
export const spanishTiles: TileSet = tileSet("spanish", { count: 2, points: 0 }, [
  "A 1 12|B 3 2|C 3 4|CH 5 1|D 2 5|E 1 12|F 4 1|G 2 2|H 4 2|I 1 6|J 8 1|L 1 4|LL 8 1|M 3 2|N 1 5|Ñ 8 1",
  "O 1 9|P 3 2|Q 5 1|R 1 5|RR 8 1|S 1 6|T 1 4|U 1 5|V 4 1|X 8 1|Y 4 1|Z 10 1",
]);

/** The Polish set: 98 letters and two blanks. */
export const polishTiles: TileSet = tileSet("polish", { count: 2, points: 0 }, [
  "A 1 9|Ą 5 1|B 3 2|C 2 3|Ć 6 1|D 2 3|E 1 7|Ę 5 1|F 5 1|G 3 2|H 3 2|I 1 8|J 3 2|K 2 3|L 2 3|Ł 3 2|M 2 3",
  "N 1 5|Ń 7 1|O 1 6|Ó 5 1|P 2 3|R 1 4|S 1 4|Ś 5 1|T 2 3|U 3 2|W 1 4|Y 2 4|Z 1 5|Ź 9 1|Ż 5 1",
]);

/** The Romanian set: 98 letters and two blanks, as scrabblesfera.blogspot.com lists them (2016). */
export const romanianTiles: TileSet = tileSet("romanian", { count: 2, points: 0 }, [
  "A 1 11|B 9 2|C 1 5|D 2 4|E 1 9|F 8 2|G 9 2|H 10 1|I 1 10|J 10 1|L 1 4|M 4 3|N 1 6|O 1 5|P 2 4|R 1 7|S 1 5",
  "T 1 7|U 1 6|V 8 2|X 10 1|Z 10 1",
]);

/** The German set: 100 letters and two blanks. */
export const germanTiles: TileSet = tileSet("german", { count: 2, points: 0 }, [
  "A 1 5|Ä 6 1|B 3 2|C 4 2|D 1 4|E 1 15|F 4 2|G 2 3|H 2 4|I 1 6|J 6 1|K 4 2|L 2 3|M 3 4|N 1 9|O 2 3",
  "Ö 8 1|P 4 1|Q 10 1|R 1 6|S 1 7|T 1 6|U 1 6|Ü 6 1|V 6 1|W 3 1|X 8 1|Y 10 1|Z 3 1",
]);

/** The French set: 100 letters and two blanks. */
export const frenchTiles: TileSet = tileSet("french", { count: 2, points: 0 }, [
  "A 1 9|B 3 2|C 3 2|D 2 3|E 1 15|F 4 2|G 2 2|H 4 2|I 1 8|J 8 1|K 10 1|L 1 5|M 2 3|N 1 6|O 1 6",
  "P 3 2|Q 8 1|R 1 6|S 1 6|T 1 6|U 1 6|V 4 2|W 10 1|X 10 1|Y 10 1|Z 10 1",
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
