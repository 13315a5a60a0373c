import * as allSets from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { forOtherBoards, sources } from "./sources.ts";

const sets = Object.fromEntries(Object.entries(allSets).filter(([name]) => !forOtherBoards.includes(name)));

/** The order of each alphabet, and the sums: letters, letters with a tile, tiles, points. */
const published = {
  basque: ["A B D E F G H I J K L M N O P R RR S T TS TX TZ U X Z", 25, 25, 100, 233],
  catalan: ["A B C Ç D E F G H I J L L·L M N NY O P QU R S T U V X Z", 26, 26, 100, 189],
  czech: ["A Á B C Č D Ď E É Ě F G H I Í J K L M N Ň O Ó P R Ř S Š T Ť U Ú Ů V X Y Ý Z Ž", 39, 39, 100, 205],
  danish: ["A B C D E F G H I J K L M N O P R S T U V X Y Z Æ Ø Å", 27, 27, 100, 247],
  dutch: ["A B C D E F G H I J K L M N O P Q R S T U V W X Y Z", 26, 26, 102, 230],
  english: ["A B C D E F G H I J K L M N O P Q R S T U V W X Y Z", 26, 26, 100, 187],
  french: ["A B C D E F G H I J K L M N O P Q R S T U V W X Y Z", 26, 26, 102, 197],
  german: ["A Ä B C D E F G H I J K L M N O Ö P Q R S T U Ü V W X Y Z", 29, 29, 102, 202],
  greek: ["Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω", 24, 24, 104, 206],
  hungarian: [
    "A Á B C CS D E É F G GY H I Í J K L LY M N NY O Ó Ö Ő P R S SZ T TY U Ú Ü Ű V Z ZS",
    ...[38, 38, 100, 235],
  ],
  icelandic1990: ["A Á B D Ð E É F G H I Í J K L M N O Ó P R S T U Ú V X Y Ý Þ Æ Ö", 32, 32, 104, 227],
  italian: ["A B C D E F G H I L M N O P Q R S T U V Z", 21, 21, 120, 293],
  norwegian: ["A B C D E F G H I J K L M N O P Q R S T U V W X Y Ü Z Æ Ä Ø Ö Å", 32, 26, 100, 202],
  polish: ["A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P R S Ś T U W Y Z Ź Ż", 32, 32, 100, 190],
  portuguese: ["A B C Ç D E F G H I J L M N O P Q R S T U V X Z", 24, 24, 120, 204],
  romanian: ["A B C D E F G H I J L M N O P R S T U V X Z", 22, 22, 100, 211],
  russian: ["А Б В Г Д Е Ё Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ы Ь Э Ю Я", 33, 33, 104, 224],
  slovak: ["A Á Ä B C Č D Ď E É F G H I Í J K L Ĺ Ľ M N Ň O Ó Ô P R Ŕ S Š T Ť U Ú V X Y Ý Z Ž", ...[41, 41, 100, 267]],
  slovenian: ["A B C Č D E F G H I J K L M N O P Q R S Š T U V W X Y Z Ž", 29, 25, 100, 180],
  spanish: ["A B C CH D E F G H I J L LL M N Ñ O P Q R RR S T U V X Y Z", 28, 28, 100, 192],
  swedish: ["A B C D E F G H I J K L M N O P Q R S T U V W X Y Ü Z Å Ä Æ Ö", 31, 27, 100, 194],
  turkish: ["A B C Ç D E F G Ğ H I İ J K L M N O Ö P R S Ş T U Ü V Y Z", 29, 29, 100, 201],
  welsh: ["A B C CH D DD E F FF G NG H I J L LL M N O P R RH S T TH U W Y", 28, 28, 105, 194],
} as const;

/** The tiles that a source names, by letter. */
const tilesOf = (tiles: string): ReadonlyMap<string, { readonly points: number; readonly count: number }> =>
  new Map(
    tiles.split("|").map((line) => {
      const [letter, points, count] = line.split(" ");
      return [letter!, { points: Number(points), count: Number(count) }];
    }),
  );

test("every language has its sums, its alphabet and its sources written out here", () => {
  expect(Object.keys(sets).sort()).toEqual(Object.keys(published).sort());
  expect(Object.keys(sources)).toEqual(Object.keys(published));
});

test("every tile set has an id of its own", () => {
  const ids = Object.values(allSets).map(({ id }) => id);
  expect([...new Set(ids)].sort()).toEqual([...ids].sort());
});

describe.each(Object.entries(sets))("the %s tile set", (name, set) => {
  const [alphabet, letters, withTiles, tiles, points] = published[name as keyof typeof published];
  const given = sources[name]!;

  test("has two sources with addresses of their own", () => {
    expect(new Set(given.map(({ address }) => address)).size).toBeGreaterThanOrEqual(2);
    for (const { address } of given) expect(address).toMatch(/^https?:\/\/[a-z0-9.]+\/\S/);
  });

  test.each(given)("has the tiles, counts and points of $name", (source) => {
    const expected = tilesOf(source.tiles);
    const blank = expected.get("?");
    expect(set.blanks).toEqual({ count: blank?.count, points: blank?.points });
    const counted = [...expected].filter(([letter, { count }]) => letter !== "?" && count > 0).sort();
    const own = set.letters.filter(({ count }) => count > 0).map(({ letter, ...tile }) => [letter, tile] as const);
    expect([...own].sort()).toEqual(counted);
  });

  test("has letters without a tile only where two sources have them", () => {
    for (const { letter, points: worth } of set.letters.filter(({ count }) => count === 0)) {
      expect(given.filter((source) => tilesOf(source.tiles).get(letter)?.count === 0).length).toBeGreaterThan(1);
      expect(worth).toBe(0);
    }
  });

  test("has its alphabet in order, and the published sums", () => {
    expect(set.letters.map(({ letter }) => letter).join(" ")).toBe(alphabet);
    expect(set.letters).toHaveLength(letters);
    expect(set.letters.filter(({ count }) => count > 0)).toHaveLength(withTiles);
    expect(set.letters.reduce((sum, { count }) => sum + count, set.blanks.count)).toBe(tiles);
    expect(set.letters.reduce((sum, entry) => sum + entry.count * entry.points, 0)).toBe(points);
  });
});
