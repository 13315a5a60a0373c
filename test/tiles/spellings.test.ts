import fc from "fast-check";
import { defineRuleset, defineTileSet, parseLetters, type TileSet, unwrap } from "tilewright";
import { buildWordGraph, readWordGraph, wordList } from "tilewright/dictionary";
import {
  formatCgp,
  formatGcg,
  formatPlay,
  formatRack,
  parseCgp,
  parseGcg,
  parsePlay,
  parseRack,
} from "tilewright/notation";
import { northAmerica } from "tilewright/rulesets";
import * as sets from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { playGame } from "../notation/gcg/played.ts";

const { catalan, dutch, english, german, greek, hungarian, norwegian, romanian, russian, spanish, turkish, welsh } =
  sets;
const all = Object.values(sets);

const alphabet = (id: string, letters: string): TileSet =>
  defineTileSet({
    id,
    letters: letters.split(" ").map((letter) => [letter, 1, 4] as const),
    blanks: { count: 2, points: 0 },
  });
const croatian = alphabet("croatian", "A B C Č Ć D DŽ Đ E F G H I J K L LJ M N NJ O P R S Š T U V Z Ž");
const hebrew = alphabet("hebrew", "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת");
const arabic = alphabet("arabic", "ء أ ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي");

/** Other spellings of a letter: UnicodeData.txt (decompositions and case), and the rules that the sets were sold with. */
const spellings: readonly (readonly [tileSet: TileSet, written: string, letters: string])[] = [
  [spanish, "AN\u0303O", "A Ñ O"],
  [english, "ＱＵＡＹ", "Q U A Y"],
  [german, "STRAẞE", "S T R A S S E"],
  [german, "A\u0308U\u0308", "Ä Ü"],
  [catalan, "COĿLEGI", "C O L·L E G I"],
  [croatian, "ǄEP", "DŽ E P"],
  [croatian, "ǇUBAVǊ", "LJ U B A V NJ"],
  [dutch, "Ĳ", "I J"],
  [greek, "ΆΝΘΡΩΠΟΣ", "Α Ν Θ Ρ Ω Π Ο Σ"],
  [greek, "ΪΏ", "Ι Ω"],
  [greek, "Α\u0301", "Α"],
  [russian, "И\u0306Е\u0308", "Й Ё"],
  [turkish, "I\u0307I", "İ I"],
  [hebrew, "שלום", "ש ל ו מ"],
  [hebrew, "ךםןףץ", "כ מ נ פ צ"],
  [hebrew, "שָׁלוֹם", "ש ל ו מ"],
  [hebrew, "\ufb2a\ufb4b", "ש ו"],
  [arabic, "ﻛﺘﺎﺏ", "ك ت ا ب"],
  [arabic, "كِتَابٌ", "ك ت ا ب"],
  [arabic, "ا\u0654", "أ"],
];

test.each(spellings)("$0.id: parseLetters reads %2$s, however it is written", (tileSet, written, letters) => {
  expect(parseLetters(tileSet, written)).toEqual({ ok: true, letters: letters.split(" ") });
});

test.each(spellings)("$0.id: a rack and a play may be written %1$s", (tileSet, written, letters) => {
  expect(parseRack(written, tileSet)).toEqual({ ok: true, tiles: letters.split(" ") });
  const ruleset = defineRuleset(northAmerica, { id: "test", tileSet });
  const { placements } = unwrap(parsePlay(`8A ${written}`, { ruleset }));
  expect(placements.map(({ letter }) => letter)).toEqual(letters.split(" "));
});

test.each(spellings.filter(([, , letters]) => letters.includes(" ")))(
  "$0.id: a word list with %1$s has the word of these tiles",
  (tileSet, written, letters) => {
    expect([...wordList([written], { tileSet }).words()]).toEqual([letters.replaceAll(" ", "")]);
  },
);

test.each([
  [english, "É", "a letter with an accent that no tile has, since it may be a letter of another language"],
  [english, "Œ", "Œ"],
  [english, "Æ", "Æ"],
  [english, "½", "a number"],
  [english, "…", "a mark that stands for three dots, which notation reads"],
  [german, "ß", "a small sharp s, since a small letter is a blank and this would be two"],
  [hebrew, "\u05b8", "a point without a letter"],
] as const)("$0.id: parseLetters refuses %1$s: %2$s", (tileSet, written, _why) => {
  const { problems = [] } = parseLetters(tileSet, written);
  expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual(["unknown-letter [0]"]);
});

describe("a word list in small letters", () => {
  test.each([
    [turkish, "ısı\nisim\nİSİM\nIRAK", ["ISI", "İSİM", "IRAK"]],
    [turkish, "i\u0307stek\nI\u0307STEK", ["İSTEK"]],
    [german, "straße\nGROẞ\ngroß\näsen", ["STRASSE", "GROSS", "ÄSEN"]],
    [greek, "άνθρωπος\nΆΝΘΡΩΠΟΣ\nανθρωποσ\nγαϊδούρι", ["ΑΝΘΡΩΠΟΣ", "ΓΑΪΔΟΥΡΙ".replace("Ϊ", "Ι")]],
    [catalan, "col·legi\ncoŀlegi\ncol.legi\ncanya\nàlies\nquè", ["COL·LEGI", "CANYA", "ALIES", "QUE"]],
    [croatian, "ǆep\ndžep\nǈubav\nkonj", ["DŽEP", "LJUBAV", "KONJ"]],
    [romanian, "știință\nşarpe", ["STIINTA", "SARPE"]],
    [russian, "ёлка\nе\u0308лка\nйод", ["ЁЛКА", "ЙОД"]],
    [welsh, "llŷn\nddoe", ["LLYN", "DDOE"]],
    [norwegian, "quiz\nÅl\nål", ["QUIZ", "ÅL"]],
  ] as const)("$0.id: %j", (tileSet, text, words) => {
    expect([...wordList(text, { tileSet }).words()]).toEqual(words);
  });

  test("with a hyphen between two L is a word with a hyphen in Catalan, too", () => {
    expect(wordList("col-legi", { tileSet: catalan }).leftOut[0]?.reason).toBe("hyphen");
  });
});

describe("a small letter is a blank in notation", () => {
  test.each([
    [turkish, "8D iİıI", "İ? İ I? I", "8D iİıI"],
    [greek, "8D ΛΌγος", "Λ Ο Γ? Ο? Σ?", "8D ΛΟγοσ"],
    [hungarian, "8D gyÖNGY", "GY? Ö N GY", "8D [gy]ÖN[GY]"],
    [catalan, "8D co[l·l]EGI", "C? O? L·L? E G I", "8D co[l·l]EGI"],
    [hebrew, "8D של?ום", "ש ל ו? מ", "8D של?ומ"],
  ] as const)("$0.id: %1$s", (tileSet, text, tiles, written) => {
    const ruleset = defineRuleset(northAmerica, { id: "test", tileSet });
    const { placements } = unwrap(parsePlay(text, { ruleset }));
    expect(placements.map(({ letter, blank }) => `${letter}${blank ? "?" : ""}`).join(" ")).toBe(tiles);
    expect(formatPlay(placements, { ruleset })).toBe(written);
  });
});

describe.each(all.map((tileSet) => [tileSet.id, tileSet] as const))("with the %s tiles", (_, tileSet) => {
  const letters = tileSet.letters.map(({ letter }) => letter);
  const ruleset = defineRuleset(northAmerica, { id: "test", tileSet });
  const word = fc.array(fc.constantFrom(...letters), { minLength: 2, maxLength: 12 });

  test("each letter and each blank is read as it is written: rack, play and position", () => {
    for (const letter of letters) {
      expect(unwrap(parseRack(formatRack([letter, "?"], tileSet), tileSet)).tiles).toEqual([letter, "?"]);
      for (const blank of [false, true]) {
        const placements = [{ row: 7, col: 7, letter, blank }];
        const text = formatPlay(placements, { ruleset });
        expect(unwrap(parsePlay(text, { ruleset })).placements).toEqual(placements);
        const board = Array.from({ length: 225 }, (_square, i) => (i === 112 ? { letter, blank } : null));
        const position = { ruleset, board, rack: [letter] };
        const cgp = { position, racks: [[letter], []], scores: [0, 0], scorelessTurns: 0, operations: [] };
        const read = unwrap(parseCgp(formatCgp(cgp), { ruleset }));
        expect([read.position.board[112], read.position.rack]).toEqual([{ letter, blank }, [letter]]);
      }
    }
  });

  test("a list in small letters and taken apart by Unicode is the same list, and so is a graph of it", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const texts = words.map((each) => each.join(""));
        const list = wordList(texts, { tileSet });
        const small = texts.map((text) =>
          (tileSet === turkish ? text.toLocaleLowerCase("tr") : text.toLowerCase()).normalize("NFD"),
        );
        const again = wordList(small, { tileSet });
        expect([...again.words()]).toEqual([...list.words()]);
        expect(again.leftOut).toHaveLength(list.leftOut.length);
        const graph = readWordGraph(buildWordGraph(list, { tileSet }).bytes, { tileSet });
        for (const text of list.words()) expect(graph.has(text)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  test("a recorded game is read as it was played", () => {
    const state = playGame({ ruleset, seed: 1 });
    const read = unwrap(parseGcg(formatGcg(state).text, { ruleset }));
    expect(read.game.state.players.map(({ score }) => score)).toEqual(state.players.map(({ score }) => score));
    expect(read.remarks).toEqual([]);
  });
});
