import fc from "fast-check";
import { defineRuleset, defineTileSet, parseLetters, type TileSet, unwrap } from "tilewright";
import { type Draft, newDraft, typePlay, typeText } from "tilewright/compose";
import { buildWordGraph, trustedWordGraph, wordList } from "tilewright/dictionary";
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
import { northAmerica2017 } from "tilewright/rulesets";
import { tileSets as sets } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { playGame } from "../notation/gcg/played.ts";
import { casesOf } from "../seed.ts";

const { catalan, dutch, english, german, greek, hungarian, norwegian, romanian, russian, spanish, turkish, welsh } =
  sets;
const all = Object.values(sets);

const smallLetters = (text: string, tileSet: TileSet): string =>
  tileSet === turkish ? text.toLocaleLowerCase("tr") : text.toLowerCase();

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

const rows = spellings.map(([tileSet, written, letters]) => ({ id: tileSet.id, tileSet, written, letters }));

test.each(rows)("$id: parseLetters reads $written as $letters", ({ tileSet, written, letters }) => {
  expect(parseLetters(written, tileSet)).toEqual({ ok: true, letters: letters.split(" ") });
});

test.each(rows)("$id: a rack and a play may be written $written", ({ tileSet, written, letters }) => {
  expect(parseRack(written, tileSet)).toEqual({ ok: true, tiles: letters.split(" ") });
  const ruleset = defineRuleset(northAmerica2017, { id: "test", tileSet });
  const { placements } = unwrap(parsePlay(`8A ${written}`, { ruleset }));
  expect(placements.map(({ letter }) => letter)).toEqual(letters.split(" "));
});

test.each(rows.filter(({ letters }) => letters.includes(" ")))(
  "$id: a word list with $written has the word of the tiles $letters",
  ({ tileSet, written, letters }) => {
    expect([...wordList([written], { tileSet }).words()]).toEqual([letters.replaceAll(" ", "")]);
  },
);

/** What Unicode's tables do not say, or say of another language. */
const folded: readonly (readonly [tileSet: TileSet, written: string, letters: string])[] = [
  [sets.french, "ÉTÉ", "E T E"],
  [sets.french, "ŒUF", "O E U F"],
  [sets.french, "CÆCUM", "C A E C U M"],
  [sets.french, "ÇA", "C A"],
  [sets.french, "NOËL", "N O E L"],
  [sets.italian, "CITTÀ", "C I T T A"],
  [sets.italian, "PERCHÉ", "P E R C H E"],
  [sets.portuguese, "CORAÇÃO", "C O R A Ç A O"],
  [sets.portuguese, "PÊSSEGO", "P E S S E G O"],
  [sets.portuguese, "AÇÃO", "A Ç A O"],
  [romanian, "ȘI", "S I"],
  [romanian, "ŞI", "S I"],
  [romanian, "ȚARĂ", "T A R A"],
  [romanian, "ŢARĂ", "T A R A"],
  [alphabet("marks", "A Ș Ț I"), "ŞIŢI", "Ș I Ț I"],
  [spanish, "CAMIÓN", "C A M I O N"],
  [spanish, "PINGÜINO", "P I N G U I N O"],
  [german, "STRAßE", "S T R A S S E"],
  [german, "STRASSE", "S T R A S S E"],
  [german, "GRÖßE", "G R Ö S S E"],
  [catalan, "COL·LEGA", "C O L·L E G A"],
  [catalan, "COL•LEGA", "C O L·L E G A"],
  [catalan, "COL-LEGA", "C O L·L E G A"],
  [catalan, "AÇÒ", "A Ç O"],
  [hungarian, "PÁCSÓ", "P Á CS Ó"],
  [hungarian, "PÁ[C][S]Ó", "P Á C S Ó"],
  [welsh, "LLO[N][G]YFARCH", "LL O N G Y F A R CH"],
  [turkish, "İSTANBUL", "İ S T A N B U L"],
  [turkish, "ISTAKOZ", "I S T A K O Z"],
  [norwegian, "ÆRE", "Æ R E"],
  [english, "ÆTHER", "A E T H E R"],
  [english, "İ", "I"],
  [turkish, "MİLLÎ", "M İ L L İ"],
  [russian, "ЗА\u0301МОК", "З А М О К"],
  ...["COL·LEGI", "COL•LEGI", "COL∙LEGI", "COL⋅LEGI", "COL‧LEGI", "COL-LEGI", "COĿLEGI"].map(
    (written) => [catalan, written, "C O L·L E G I"] as const,
  ),
  // Vietnamese: the tiles have Ê and no tones.
  [alphabet("tones", "A B C E Ê I"), "BẾ", "B Ê"],
];

test.each(folded.map(([tileSet, written, letters]) => ({ id: tileSet.id, tileSet, written, letters })))(
  "$id: $written is $letters in a list, in a play, on a rack and at the keyboard",
  ({ tileSet, written, letters }) => {
    const tiles = letters.split(" ");
    expect(unwrap(parseLetters(written, tileSet)).letters).toEqual(tiles);
    expect(unwrap(parseRack(written, tileSet)).tiles).toEqual(tiles);
    const ruleset = defineRuleset(northAmerica2017, { id: "test", tileSet });
    expect(unwrap(parsePlay(`8A ${written}`, { ruleset })).placements.map(({ letter }) => letter)).toEqual(tiles);
    const draft = { ...newDraft({ ruleset }), cursor: { row: 7, col: 0 } };
    // In small letters, too, as people type, and key by key where no brackets are.
    for (const text of [written, smallLetters(written, tileSet)]) {
      const words = wordList([text], { tileSet });
      if (tiles.length > 1) expect([words.size, words.has(tiles.join(""), tiles)]).toEqual([1, true]);
      const keys = written.includes("[") ? [text] : [...text];
      const typed = keys.reduce((before, key) => typeText({ ruleset }, before, key), draft);
      for (const { laid } of [typeText({ ruleset }, draft, text), typed, typePlay({ ruleset }, draft, `8A ${text}`)])
        expect(laid.map(({ letter }) => letter)).toEqual(tiles);
    }
  },
);

test.each([
  ["Ø", english, "Unicode knows no letter without the stroke"],
  ["½", english, "it is no letter"],
  ["…", english, "it stands for three dots, which mean tiles of the board in notation"],
  ["L-", catalan, "there is no L behind the dot"],
  ["\u05b8", hebrew, "it is a point without a letter"],
] as const)("parseLetters refuses %j with the tiles of any set without it", (written, tileSet, _why) => {
  const { problems = [] } = parseLetters(written, tileSet);
  expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual([`unknown-letter [${written.length - 1}]`]);
});

test("a full stop between two L is a dot in lists, and a tile of the board in notation", () => {
  const ruleset = defineRuleset(northAmerica2017, { id: "test", tileSet: catalan });
  expect(wordList("col.legi", { tileSet: catalan }).has("COL·LEGI")).toBe(true);
  expect(parseLetters("COL.LEGI", catalan).ok).toBe(false);
  expect(parsePlay("8A COL.LEGI", { ruleset }).ok).toBe(false);
});

describe("a word list in small letters", () => {
  test.each([
    ["ısı\nisim\nİSİM\nIRAK", turkish, ["ISI", "İSİM", "IRAK"]],
    ["i\u0307stek\nI\u0307STEK", turkish, ["İSTEK"]],
    ["straße\nGROẞ\ngroß\näsen", german, ["STRASSE", "GROSS", "ÄSEN"]],
    ["άνθρωπος\nΆΝΘΡΩΠΟΣ\nανθρωποσ\nγαϊδούρι", greek, ["ΑΝΘΡΩΠΟΣ", "ΓΑΪΔΟΥΡΙ".replace("Ϊ", "Ι")]],
    ["col·legi\ncoŀlegi\ncol.legi\ncanya\nàlies\nquè", catalan, ["COL·LEGI", "CANYA", "ALIES", "QUE"]],
    ["ǆep\ndžep\nǈubav\nkonj", croatian, ["DŽEP", "LJUBAV", "KONJ"]],
    ["știință\nşarpe", romanian, ["STIINTA", "SARPE"]],
    ["ёлка\nе\u0308лка\nйод", russian, ["ЁЛКА", "ЙОД"]],
    ["llŷn\nddoe", welsh, ["LLYN", "DDOE"]],
    ["quiz\nÅl\nål", norwegian, ["QUIZ", "ÅL"]],
  ] as const)("%j is spelled with the tiles", (text, tileSet, words) => {
    expect([...wordList(text, { tileSet }).words()]).toEqual(words);
  });

  test("a hyphen elsewhere than between two L is a hyphen in Catalan, too", () => {
    expect(wordList("dona-la", { tileSet: catalan }).leftOut[0]?.reason).toBe("hyphen");
  });
});

describe("a small letter is a blank in notation", () => {
  test.each([
    ["8D iİıI", turkish, "İ? İ I? I", "8D iİıI"],
    ["8D ΛΌγΟς", greek, "Λ Ο Γ? Ο Σ?", "8D ΛΟγΟσ"],
    ["8D gyÖNGY", hungarian, "GY? Ö N GY", "8D [gy]ÖN[GY]"],
    ["8D Co[l·l]EGI", catalan, "C O? L·L? E G I", "8D Co[l·l]EGI"],
    ["8D של?ום", hebrew, "ש ל ו? מ", "8D של?ומ"],
  ] as const)("%s is read, and written again", (text, tileSet, tiles, written) => {
    const ruleset = defineRuleset(northAmerica2017, { id: "test", tileSet });
    const { placements } = unwrap(parsePlay(text, { ruleset }));
    expect(placements.map(({ letter, blank }) => `${letter}${blank ? "?" : ""}`).join(" ")).toBe(tiles);
    expect(formatPlay(placements, { ruleset })).toBe(written);
  });
});

describe.each(all.map((tileSet) => [tileSet.id, tileSet] as const))("with the %s tiles", (_, tileSet) => {
  const letters = tileSet.letters.map(({ letter }) => letter);
  const ruleset = defineRuleset(northAmerica2017, { id: "test", tileSet });
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
        const read = unwrap(parseCgp(formatCgp(cgp).text, { ruleset }));
        expect([read.position.board[112], read.position.rack]).toEqual([{ letter, blank }, [letter]]);
      }
    }
  });

  test("a list in small letters and taken apart by Unicode gives the same list and the same graph", () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const texts = words.map((each) => each.join(""));
        const list = wordList(texts, { tileSet });
        const small = texts.map((text) => smallLetters(text, tileSet).normalize("NFD"));
        const again = wordList(small, { tileSet });
        expect([...again.words()]).toEqual([...list.words()]);
        expect(again.leftOut).toHaveLength(list.leftOut.length);
        const graph = trustedWordGraph(buildWordGraph(list, { tileSet }).bytes, { tileSet });
        for (const text of list.words()) expect(graph.has(text)).toBe(true);
      }),
      { numRuns: casesOf(20) },
    );
  });

  test("a word becomes the same tiles in a list, in a graph, in a record and at the keyboard", () => {
    const longest = ruleset.layout.cols;
    const marked = fc.constantFrom("", "", "", "\u0301", "\u0300", "\u0308", "\u0302", "\u0327", "\u0303");
    const piece = fc.tuple(fc.constantFrom(...letters), marked).map(([letter, mark]) => letter + mark);
    const written = fc.tuple(
      fc.array(piece, { minLength: 2, maxLength: longest }),
      fc.constantFrom("NFC", "NFD"),
      fc.boolean(),
    );
    fc.assert(
      fc.property(written, ([pieces, form, small]) => {
        const capitals = pieces.join("").normalize(form);
        const text = small ? smallLetters(capitals, tileSet) : capitals;
        const list = wordList([text], { tileSet });
        const [word = ""] = list.words();
        if (word === "") return; // with a mark on a mark, a letter may be one that nobody has
        const expected = unwrap(parseLetters(word, tileSet)).letters;
        expect(list.has(expected.join(""), expected)).toBe(true);
        const graph = buildWordGraph([text], { tileSet });
        expect([...graph.words()]).toEqual([word]);
        expect(graph.has(expected.join(""), expected)).toBe(true);
        expect(unwrap(parseLetters(capitals, tileSet)).letters).toEqual(expected);
        if (expected.length > longest) return;
        const laid = ({ laid: tiles }: Pick<Draft, "laid">) => tiles.map(({ letter }) => letter);
        expect(unwrap(parsePlay(`8A ${capitals}`, { ruleset })).placements.map(({ letter }) => letter)).toEqual(
          expected,
        );
        for (const rack of [null, expected]) {
          const draft = { ...newDraft({ ruleset, rack }), cursor: { row: 7, col: 0 } };
          const position = { ruleset, rack };
          expect(laid(typePlay(position, draft, `8A ${text}`))).toEqual(expected);
          expect(laid(typeText(position, draft, text))).toEqual(expected);
          // Key by key, also where a mark comes after its letter.
          expect(laid([...text].reduce((typed, key) => typeText(position, typed, key), draft))).toEqual(expected);
        }
      }),
      { numRuns: casesOf(60) },
    );
  });

  test("a recorded game is read as it was played", () => {
    const state = playGame({ ruleset, seed: 1 });
    const read = unwrap(parseGcg(formatGcg(state).text, { ruleset }));
    expect(read.game.state.players.map(({ score }) => score)).toEqual(state.players.map(({ score }) => score));
    expect(read.remarks).toEqual([]);
  });
});
