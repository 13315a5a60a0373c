import { tileSets as allSets, languageOf } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { published } from "./published.ts";
import { forOtherBoards, sources } from "./sources.ts";

const sets = Object.fromEntries(Object.entries(allSets).filter(([name]) => !forOtherBoards.includes(name)));

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

/** The languages of the sets, by BCP 47, and their letters that are no vowels. */
const spoken: Readonly<Record<string, readonly [tag: string, consonants: string]>> = {
  afrikaans: ["af", "B D F G H J K L M N P R S T V W"],
  bulgarian: ["bg", "Б В Г Д Ж З Й К Л М Н П Р С Т Ф Х Ц Ч Ш Щ Ь"],
  finnish: ["fi", "B C D F G H J K L M N P R S T V"],
  hebrew: ["he", "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת"],
  basque: ["eu", "B D F G H J K L M N P R RR S T TS TX TZ X Z"],
  catalan: ["ca", "B C Ç D F G H J L L·L M N NY P QU R S T V X Z"],
  czech: ["cs", "B C Č D Ď F G H J K L M N Ň P R Ř S Š T Ť V X Z Ž"],
  danish: ["da", "B C D F G H J K L M N P R S T V X Z"],
  dutch: ["nl", "B C D F G H J K L M N P Q R S T V W X Z"],
  english: ["en", "B C D F G H J K L M N P Q R S T V W X Z"],
  english107: ["en", "B C D F G H J K L M N P Q R S T V W X Z"],
  english200: ["en", "B C D F G H J K L M N P Q R S T V W X Z"],
  french: ["fr", "B C D F G H J K L M N P Q R S T V W X Z"],
  german: ["de", "B C D F G H J K L M N P Q R S T V W X Z"],
  greek: ["el", "Β Γ Δ Ζ Θ Κ Λ Μ Ν Ξ Π Ρ Σ Τ Φ Χ Ψ"],
  hungarian: ["hu", "B C CS D F G GY H J K L LY M N NY P R S SZ T TY V Z ZS"],
  icelandic1990: ["is", "B D Ð F G H J K L M N P R S T V X Þ"],
  italian: ["it", "B C D F G H L M N P Q R S T V Z"],
  latin: ["la", "B C D F G H L M N P Q R S T V X"],
  norwegian: ["nb", "B C D F G H J K L M N P Q R S T V W X Z"],
  polish: ["pl", "B C Ć D F G H J K L Ł M N Ń P R S Ś T W Z Ź Ż"],
  portuguese: ["pt", "B C Ç D F G H J L M N P Q R S T V X Z"],
  romanian: ["ro", "B C D F G H J L M N P R S T V X Z"],
  russian: ["ru", "Б В Г Д Ж З Й К Л М Н П Р С Т Ф Х Ц Ч Ш Щ Ъ Ь"],
  slovak: ["sk", "B C Č D Ď F G H J K L Ĺ Ľ M N Ň P R Ŕ S Š T Ť V X Z Ž"],
  slovenian: ["sl", "B C Č D F G H J K L M N P Q R S Š T V W X Z Ž"],
  spanish: ["es", "B C CH D F G H J L LL M N Ñ P Q R RR S T V X Y Z"],
  swedish: ["sv", "B C D F G H J K L M N P Q R S T V W X Z"],
  turkish: ["tr", "B C Ç D F G Ğ H J K L M N P R S Ş T V Y Z"],
  welsh: ["cy", "B C CH D DD F FF G NG H J L LL M N P R RH S T TH"],
};

test("every tile set has its language, its direction and its vowels", () => {
  expect(Object.keys(spoken).sort()).toEqual(Object.keys(allSets).sort());
  for (const [name, set] of Object.entries(allSets)) {
    const { tag, direction, vowels, splits } = languageOf(set);
    const consonants = set.letters.flatMap(({ letter }) => (vowels?.includes(letter) ? [] : [letter]));
    expect([tag, consonants.join(" ")]).toEqual(spoken[name]);
    expect(direction).toBe(name === "hebrew" ? "rtl" : "ltr");
    expect(splits).toBe(["hungarian", "welsh"].includes(name));
    expect(new Intl.Locale(tag!).language).toBe(tag);
  }
});

test("a language is known by the letters, whatever the set is called and how many tiles it has", () => {
  const { hungarian, english, french } = allSets;
  const saved = JSON.parse(JSON.stringify({ ...hungarian, id: "ours" }));
  expect(languageOf(saved).tag).toBe("hu");
  const turned = { ...hungarian, letters: hungarian.letters.map((entry) => ({ ...entry, count: 1 })).reverse() };
  expect(languageOf(turned).tag).toBe("hu");
  // French and English tiles differ in nothing but their numbers.
  expect(languageOf({ ...french, id: "x" }).tag).toBe("fr");
  expect(languageOf({ ...english, blanks: { count: 3, points: 0 } }).tag).toBeNull();
});

test("of letters that are of no known language, the direction is known", () => {
  const letters = ["\u{1e900}", "\u{1e901}"].map((letter) => ({ letter, points: 1, count: 1 }));
  const unknown = { tag: null, vowels: null, splits: null };
  const adlam = { id: "adlam", letters, blanks: { count: 0, points: 0 } };
  expect(languageOf(adlam)).toEqual({ ...unknown, direction: "rtl" });
  // HI stands in the Latin alphabet, and is a letter of its own here.
  const { english } = allSets;
  const more = { ...english, letters: [...english.letters, { letter: "HI", points: 1, count: 0 }] };
  expect(languageOf(more)).toEqual({ ...unknown, direction: "ltr" });
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
