import { describeViolation, type Violation } from "tilewright";
import { frenchMessages } from "tilewright/messages/french";
import { italianMessages } from "tilewright/messages/italian";
import { polishMessages } from "tilewright/messages/polish";
import { spanishMessages } from "tilewright/messages/spanish";
import { describe, expect, test } from "vitest";
import { say } from "../../src/messages/say.ts";
import { exampleViolations } from "../docs/errors.ts";
import { otherLanguages } from "./all-languages.ts";
import { sameAsInEnglish } from "./same-as-in-english.ts";
import { rowsOf } from "./samples.ts";

const table = otherLanguages;

/** The numbers, squares, words in capitals, names and quotations in a text: what must be in every language. */
function valuesIn(text: string): readonly string[] {
  const quoted = text.match(/"[^"]*"|\{[^}]*\}|>Ann:.*$/g) ?? [];
  const plain = text.replace(/"[^"]*"|\{[^}]*\}|>Ann:.*$|16,384/g, " ");
  // A sentence may begin with "A" or "I"; letters that are tiles stand elsewhere.
  const inside = plain.replace(/(^|[.?] )A /g, "$1");
  const values =
    inside.match(/[+-]?\d+[A-Z]*|\b[A-Z]\d+\b|\b[A-Z]+\b|\b(?:Ann|Ben|Cas|english|french|polish)\b/g) ?? [];
  return [...quoted, ...values].filter((value) => value !== "X" || /\bX\b/.test(text));
}

const missing = (english: string, text: string): readonly string[] =>
  valuesIn(english).filter((value) => !text.includes(value));

describe("the messages of every language", () => {
  test.each(table)("%s says everything in words of its own, with all that the English text names", (name, language) => {
    const wrong = rowsOf(language).filter(({ english, text }) => {
      if (english === "") return text !== "";
      return text === "" || text === english || missing(english, text).length > 0 || /undefined|NaN|object/.test(text);
    });
    const same = sameAsInEnglish(name);
    expect(wrong.filter(({ english, text }) => text !== english || !same.includes(english))).toEqual([]);
  });

  test.each(table)("%s describes every violation that the examples of docs/errors.md draw", (_, language) => {
    const drawn = exampleViolations();
    expect(new Set(drawn.map(({ code }) => code))).toEqual(new Set(Object.keys(polishMessages.violations)));
    for (const violation of drawn) {
      const [english, text] = [describeViolation(violation), describeViolation(violation, language)];
      expect(text).not.toBe(english);
      expect(missing(english, text)).toEqual([]);
    }
  });
});

test.each(["constructor", "toString", "__proto__", "hasOwnProperty", "other", "{tile}", "{squares and}", "$&", "#"])(
  "a tile called %s is said as it is",
  (tile) => {
    for (const [, language] of table) {
      const violation: Violation = { code: "not-on-rack", squares: [], tile, played: 2, held: 1 };
      expect(describeViolation(violation, language)).toContain(tile);
      expect(say(language.draft["no-tile"], { code: "no-tile", letter: tile })).toContain(tile);
    }
  },
);

describe("one square has the singular, and several the plural, in", () => {
  const [one, several] = [[{ row: 7, col: 7 }], [7, 9].map((col) => ({ row: 7, col }))];

  test.each([
    ["de", "Auf 8H liegt schon ein Stein.", "Auf 8H und 8J liegen schon Steine."],
    ["fr", "Il y a déjà un jeton en 8H.", "Il y a déjà des jetons en 8H et 8J."],
    ["es", "Ya hay una ficha en 8H.", "Ya hay fichas en 8H y 8J."],
    ["pt", "Já há uma peça em 8H.", "Já há peças em 8H e 8J."],
    ["it", "In 8H c'è già una tessera.", "In 8H e 8J ci sono già delle tessere."],
    ["nl", "Op 8H ligt al een blokje.", "Op 8H en 8J liggen al blokjes."],
    ["pl", "Na 8H leży już płytka.", "Na 8H i 8J leżą już płytki."],
    ["sv", "Det ligger redan en bricka på 8H.", "Det ligger redan brickor på 8H och 8J."],
  ])("%s: a tile that is there already", (name, singular, plural) => {
    expect(sayIn(name, { code: "square-occupied", squares: one })).toBe(singular);
    expect(sayIn(name, { code: "square-occupied", squares: several })).toBe(plural);
  });

  test.each([
    ["de", "Auf 8H ist eine Lücke.", "Auf 8H und 8J sind Lücken."],
    ["fr", "Il y a une case vide en 8H.", "Il y a des cases vides en 8H et 8J."],
    ["es", "Hay un hueco en 8H.", "Hay huecos en 8H y 8J."],
    ["pt", "Há um espaço vazio em 8H.", "Há espaços vazios em 8H e 8J."],
    ["it", "C'è una casella vuota in 8H.", "Ci sono caselle vuote in 8H e 8J."],
    ["nl", "Er is een gat op 8H.", "Er zijn gaten op 8H en 8J."],
    ["pl", "Na 8H jest luka.", "Na 8H i 8J są luki."],
    ["sv", "Det finns en lucka på 8H.", "Det finns luckor på 8H och 8J."],
  ])("%s: a gap", (name, singular, plural) => {
    expect(sayIn(name, { code: "gap", squares: one })).toBe(singular);
    expect(sayIn(name, { code: "gap", squares: several })).toBe(plural);
  });
});

describe("one tile too many has the singular, and several the plural, in", () => {
  test.each([
    ["de", "den überzähligen", "die überzähligen"],
    ["fr", "celui qui est en trop", "ceux qui sont en trop"],
    ["es", "la sobrante", "las sobrantes"],
    ["pt", "a que está a mais", "as que estão a mais"],
    ["it", "quella in eccesso", "quelle in eccesso"],
    ["nl", "het overtollige blokje", "de overtollige blokjes"],
    ["pl", "nadmiarową płytkę", "nadmiarowe płytki"],
    ["sv", "den överskjutande", "de överskjutande"],
  ])("%s", (name, singular, plural) => {
    const full = (held: number) => sayIn(name, { code: "rack-too-full", squares: [], held, limit: 7 });
    expect(full(8)).toContain(` ${singular} `);
    expect(full(9)).toContain(` ${plural} `);
  });
});

test.each([
  [1, 0, "Do tego w woreczku musi być jedna płytka, a woreczek jest pusty."],
  [2, 1, "Do tego w woreczku muszą być 2 płytki, a jest 1."],
  [7, 3, "Do tego w woreczku musi być 7 płytek, a są 3."],
  [7, 5, "Do tego w woreczku musi być 7 płytek, a jest 5."],
])("Polish verbs agree with the number: %i needed, %i in the bag", (needed, bag, text) => {
  expect(sayIn("pl", { code: "bag-too-small", squares: [], needed, bag })).toBe(text);
});

test("Italian says ad before a name with A", () => {
  const { turn } = italianMessages.news;
  expect(["Ann", "Ben"].map((player) => say(turn, { player, you: false }))).toEqual(["Tocca ad Ann.", "Tocca a Ben."]);
});

function sayIn(name: string, violation: Violation): string {
  return describeViolation(violation, table.find(([, { language }]) => language === name)![1]);
}

describe("Polish counts in three forms", () => {
  test.each([
    [0, "0 płytek"],
    [1, "1 płytka"],
    [2, "2 płytki"],
    [4, "4 płytki"],
    [5, "5 płytek"],
    [11, "11 płytek"],
    [12, "12 płytek"],
    [14, "14 płytek"],
    [21, "21 płytek"],
    [22, "22 płytki"],
    [100, "100 płytek"],
    [112, "112 płytek"],
    [122, "122 płytki"],
  ])("%i", (tiles, text) => {
    expect(say(polishMessages.element.bag, { tiles })).toBe(`${text} w woreczku`);
  });
});

test("French has the singular for none, too", () => {
  expect([0, 1, 2].map((tiles) => say(frenchMessages.element.bag, { tiles }))).toEqual([
    "0 jeton dans le sac",
    "1 jeton dans le sac",
    "2 jetons dans le sac",
  ]);
});

test("Spanish says e before the sound of i, and u before the sound of o", () => {
  const { lastPlay, empty } = spanishMessages.board;
  expect(say(lastPlay, { player: "Ana", words: ["PAN", "HIJO"], points: 9 })).toContain("PAN e HIJO");
  expect(say(lastPlay, { player: "Ana", words: ["PAN", "HIELO"], points: 9 })).toContain("PAN y HIELO");
  expect(say(empty, { squares: ["7G", "8H"] })).toContain("7G u 8H");
});
