import { french, german, polish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";

// The distributions as they are published: by points, each letter as often as there are tiles of it.
const published = {
  polish: {
    1: "AAAAAAAAA IIIIIIII EEEEEEE OOOOOO NNNNN ZZZZZ RRRR SSSS WWWW",
    2: "YYYY CCC DDD KKK LLL MMM PPP TTT",
    3: "BB GG HH JJ ŁŁ UU",
    5: "Ą Ę F Ó Ś Ż",
    6: "Ć",
    7: "Ń",
    9: "Ź",
  },
  german: {
    1: "EEEEEEEEEEEEEEE NNNNNNNNN SSSSSSS IIIIII RRRRRR TTTTTT UUUUUU AAAAA DDDD",
    2: "HHHH GGG LLL OOO",
    3: "MMMM BB W Z",
    4: "CC FF KK P",
    6: "Ä J Ü V",
    8: "Ö X",
    10: "Q Y",
  },
  french: {
    1: "EEEEEEEEEEEEEEE AAAAAAAAA IIIIIIII NNNNNN OOOOOO RRRRRR SSSSSS TTTTTT UUUUUU LLLLL",
    2: "DDD MMM GG",
    3: "BB CC PP",
    4: "FF HH VV",
    8: "J Q",
    10: "K W X Y Z",
  },
} as const;

describe.each([
  ["polish", { letters: 32, tiles: 100, points: 190, order: "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ" }],
  ["german", { letters: 29, tiles: 102, points: 202, order: "AÄBCDEFGHIJKLMNOÖPQRSTUÜVWXYZ" }],
  ["french", { letters: 26, tiles: 102, points: 197, order: "ABCDEFGHIJKLMNOPQRSTUVWXYZ" }],
] as const)("the %s tile set", (name, { letters, tiles, points, order }) => {
  const set = { polish, german, french }[name];

  test("has the tiles, counts and points of the published set", () => {
    const counted = Object.entries(published[name]).flatMap(([value, text]) =>
      text.split(" ").map((alike) => ({ letter: alike[0]!, points: Number(value), count: alike.length })),
    );
    const byLetter = new Map(counted.map((entry) => [entry.letter, entry]));
    expect(set.letters).toEqual([...order].map((letter) => byLetter.get(letter)));
    expect(set.blanks).toEqual({ count: 2, points: 0 });
  });

  test("adds up to the published number of tiles and points", () => {
    expect(set.letters).toHaveLength(letters);
    expect(set.letters.reduce((sum, { count }) => sum + count, set.blanks.count)).toBe(tiles);
    expect(set.letters.reduce((sum, entry) => sum + entry.count * entry.points, 0)).toBe(points);
  });
});
