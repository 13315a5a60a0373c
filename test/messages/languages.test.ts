import { readFileSync } from "node:fs";
import {
  describeViolation,
  describeViolations,
  englishMessages,
  type Messages,
  previewPlay,
  unwrap,
  type Violation,
} from "tilewright";
import { englishDraftMessages, englishNewsMessages } from "tilewright/compose";
import { englishElementLabels } from "tilewright/element";
import * as messages from "tilewright/messages";
import { formatGcg, parseCgp, parseGameHistory, parseGcg, type Remark } from "tilewright/notation";
import { describeBoard, englishBoardMessages } from "tilewright/render";
import { us2021 } from "tilewright/rulesets";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { exampleViolations } from "../docs/errors.ts";
import { trackedFiles } from "../support/tracked-files.ts";
import { phraseSamples, rowsOf } from "./samples.ts";

const { describeRemark, germanMessages, polishMessages, translateRemark } = messages;
const languages = Object.values(messages).filter((value) => typeof value === "object");
const table = languages.map((language) => [language.language, language] as const);

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
  test("are those of German, French, Spanish, Portuguese, Italian, Dutch, Polish and Swedish", () => {
    expect(languages.map(({ language }) => language).sort()).toEqual(["de", "es", "fr", "it", "nl", "pl", "pt", "sv"]);
  });

  test.each(table)("%s has every message of English", (_, language) => {
    const keys = (messages: object): readonly string[] => Object.keys(messages).sort();
    expect(keys(language.violations)).toEqual(keys(englishMessages));
    expect(keys(language.board)).toEqual(keys(englishBoardMessages));
    expect(keys(language.draft)).toEqual(keys(englishDraftMessages));
    expect(keys(language.news)).toEqual(keys(englishNewsMessages));
    expect(keys(language.labels)).toEqual(keys(englishElementLabels));
    expect(keys(language.remarks.phrases)).toEqual(keys(phraseSamples));
  });

  test.each(table)("%s says everything in words of its own, with all that the English text names", (_, language) => {
    const wrong = rowsOf(language).filter(({ english, text }) => {
      if (english === "") return text !== "";
      return text === "" || text === english || missing(english, text).length > 0 || /undefined|NaN|object/.test(text);
    });
    // A square with its letter is the same in every language, and French has the word points.
    expect(wrong.filter(({ english }) => english !== "8H, H" && english !== "H, 4 points")).toEqual([]);
  });

  test.each(table)("%s describes every violation that the examples of docs/errors.md draw", (_, language) => {
    const drawn = exampleViolations();
    expect(new Set(drawn.map(({ code }) => code))).toEqual(new Set(Object.keys(englishMessages)));
    for (const violation of drawn) {
      const [english, text] = [describeViolation(violation), describeViolation(violation, language)];
      expect(text).not.toBe(english);
      expect(missing(english, text)).toEqual([]);
    }
  });

  test.each(table)("%s has every phrase of remarks in words of its own", (name, language) => {
    const { phrases } = language.remarks;
    for (const [phrase, text] of Object.entries(phraseSamples)) {
      const said = translateRemark(remark({ expected: text }), language).expected;
      // Swedish has the same word.
      if (!(name === "sv" && phrase === "text")) expect(said).not.toBe(text);
      expect(missing(text.replace(/\bMB\b|^".*"$/g, ""), said)).toEqual([]);
      expect(said).not.toMatch(/undefined|NaN|\{/);
      expect(phrases).toHaveProperty([phrase]);
    }
    const codes = Object.values(language.remarks.codes);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test.each(table)("%s can be handed as it is to every function that takes messages", (_, language) => {
    const { position } = unwrap(
      parseCgp("15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMRSTU/ 0/14 0 lex NWL23;"),
    );
    expect(describeBoard(position, { messages: language })).toEqual(
      describeBoard(position, { messages: language.board }),
    );
    const { violations } = previewPlay({ ruleset: us2021 }, [{ row: 0, col: 0, letter: "Q" }]);
    expect(describeViolations(violations, language)).toEqual(describeViolations(violations, language.violations));
    expect(language).toMatchObject({ ...language.draft, ...language.news, ...language.scores });
  });
});

/** What can be refused as `not-allowed`, complete by type. */
const refused: Readonly<Record<Extract<Violation, { readonly code: "not-allowed" }>["move"], true>> = {
  play: true,
  exchange: true,
  pass: true,
  accept: true,
  resign: true,
  challenge: true,
  "exchange-blank": true,
  adjust: true,
  "tell-rack": true,
  "return-excess": true,
  "set-turn": true,
  end: true,
};

test.each(table)("%s names every move that is not allowed in words of its own", (_, language) => {
  const said = (Object.keys(refused) as (keyof typeof refused)[]).map((move) => {
    const text = language.violations["not-allowed"]({ code: "not-allowed", squares: [], move });
    expect(text.split(/[ .:]/)).not.toContain(move);
    return text;
  });
  expect(new Set(said).size).toBe(Object.keys(refused).length);
});

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
    const say = sayIn(name)["square-occupied"];
    expect(say({ code: "square-occupied", squares: one })).toBe(singular);
    expect(say({ code: "square-occupied", squares: several })).toBe(plural);
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
    const say = sayIn(name).gap;
    expect(say({ code: "gap", squares: one })).toBe(singular);
    expect(say({ code: "gap", squares: several })).toBe(plural);
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
    const full = (held: number) => sayIn(name)["rack-too-full"]({ code: "rack-too-full", squares: [], held, limit: 7 });
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
  const say = polishMessages.violations["bag-too-small"];
  expect(say({ code: "bag-too-small", squares: [], needed, bag })).toBe(text);
});

test("Italian says ad before a name with A", () => {
  const { turn } = messages.italianMessages.news;
  expect([turn({ player: "Ann", you: false }), turn({ player: "Ben", you: false })]).toEqual([
    "Tocca ad Ann.",
    "Tocca a Ben.",
  ]);
});

function sayIn(name: string): Messages {
  return languages.find(({ language }) => language === name)!.violations;
}

/** A remark of which only one text matters. */
function remark(of: Partial<Remark>): Remark {
  return { line: 1, column: 1, code: "unreadable", event: null, found: '"x"', expected: "1", ...of };
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
    expect(polishMessages.labels.bag({ tiles })).toBe(`${text} w woreczku`);
  });
});

test("French has the singular for none, too", () => {
  expect([0, 1, 2].map((tiles) => messages.frenchMessages.labels.bag({ tiles }))).toEqual([
    "0 jeton dans le sac",
    "1 jeton dans le sac",
    "2 jetons dans le sac",
  ]);
});

test("Spanish says e before the sound of i, and u before the sound of o", () => {
  const { lastPlay, empty } = messages.spanishMessages.board;
  expect(lastPlay({ player: "Ana", words: ["PAN", "HIJO"], points: 9 })).toContain("PAN e HIJO");
  expect(lastPlay({ player: "Ana", words: ["PAN", "HIELO"], points: 9 })).toContain("PAN y HIELO");
  expect(empty({ squares: ["7G", "8H"] })).toContain("7G u 8H");
});

describe("remarks", () => {
  const read = (text: string): readonly Remark[] => {
    const { ok, remarks, problems } = parseGcg(text);
    return ok ? remarks : problems;
  };

  test("are described with what is wrong, what stands there, what should, and why", () => {
    const text = "#player1 Ann\n#player2 Ben\n#weather fine\n>Ann: HORNEIA 8F HORN +19 19\n>Ben: AAAAAAA 9A QI +11 11";
    expect(read(text).map((each) => describeRemark(each, germanMessages))).toEqual([
      'Unbekanntes Pragma: gefunden: "weather", erwartet: ein Pragma des Formats',
      "Falsche Punktzahl: gefunden: 19, erwartet: 14 " +
        "(5 mehr als nach den Regeln: fünf Punkte für eine erfolglose Anzweiflung?)",
      "Regelwidriger Zug: gefunden: 9A QI, erwartet: Der Zug muss an einen Stein anschließen, der auf dem Brett liegt.",
    ]);
  });

  test("on plays that the board does not allow are the messages of the violations", () => {
    const [first] = read("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 1A HORN +8 8");
    expect(translateRemark(first!, germanMessages)).toEqual({ ...first, expected: "Der erste Zug muss 8H bedecken." });
    const sentences =
      "At most 7 tiles in a turn. The first play needs at least 2 tiles. The first play must cover 7G, 8H or 9I. " +
      "There is no square to play on at 8H and 8I. At most one tile in a turn.";
    expect(translateRemark(remark({ expected: sentences }), germanMessages).expected).toBe(
      "In einem Zug höchstens 7 Steine. Der erste Zug braucht mindestens 2 Steine. " +
        "Der erste Zug muss 7G, 8H oder 9I bedecken. Auf 8H und 8I sind keine Felder, auf die man legen kann. " +
        "In einem Zug höchstens ein Stein.",
    );
  });

  test("keep names, numbers and pieces of the text, and all that is not text", () => {
    const kept = remark({ line: 7, column: 9, event: 3, found: "Nobody", expected: "14", code: "wrong-score" });
    expect(translateRemark(kept, polishMessages)).toEqual(kept);
    const long = `at most ${"7".repeat(2000)} tiles`;
    expect(translateRemark(remark({ expected: long }), polishMessages).expected).toBe(long);
  });

  test("of histories, positions and written records are in the language, too", () => {
    const said = (remarks: readonly Remark[]): readonly string[] =>
      remarks.map((each) => describeRemark(each, germanMessages));
    const history = JSON.stringify({ players: [{ nickname: "Ann" }], events: [{ score: "x" }], colour: 1 });
    expect(said(unwrap(parseGameHistory(history)).remarks)).toEqual([
      'Unbekanntes Pragma: gefunden: "colour", erwartet: ein Feld eines Spielverlaufs',
      'Nicht lesbar: gefunden: "x", erwartet: score: eine ganze Zahl',
      'Regelwidriger Zug: gefunden: ".", erwartet: ein Stein, der auf 1A liegt',
    ]);
    expect(said(parseCgp("15/15 AB/ 0 0").problems ?? [])).toEqual([
      "Nicht lesbar: gefunden: 2 Zeilen, erwartet: 15 Zeilen wie auf dem Brett der Regeln",
      'Nicht lesbar: gefunden: "0", erwartet: 2 Punktzahlen, eine für jede Bank',
    ]);
    const { game } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +14 14"));
    const resigned = { player: 1, type: "resigned" } as const;
    const state = { ...game.state, history: [...game.state.history, resigned] };
    const written = formatGcg({ ...game, state } as typeof game);
    expect(said(written.remarks ?? [])).toEqual(["Nicht darstellbar: gefunden: Ben gibt auf, erwartet: nichts"]);
  });
});

describe("the phrases of remarks", () => {
  /** What the readers write as a text for people: strings and templates of several words, in pieces. */
  const pieces = trackedFiles()
    .filter((file) => /^src\/notation\/.*\.ts$/.test(file))
    .flatMap((file) => textsOf(file));
  const phrases = Object.keys(phraseSamples);

  test("are all that the readers of recorded games and positions say", () => {
    const known = [...phrases, phraseSamples["at most {tiles}"]];
    expect(pieces.filter((piece) => !known.some((phrase) => phrase.includes(piece)))).toEqual([]);
  });

  test("are all said somewhere", () => {
    const all = pieces.join("\n");
    const unsaid = phrases.filter((phrase) =>
      phrase.split(/\{\w+\}|[,:?"]/).some((part) => part.trim().includes(" ") && !isSaid(all, part.trim())),
    );
    expect(unsaid).toEqual([]);
  });
});

/** Whether words stand in the readers in one piece, or in two that they put together. */
function isSaid(all: string, words: string): boolean {
  const each = words.split(" ");
  return each.some((_, i) => all.includes(each.slice(0, i).join(" ")) && all.includes(each.slice(i).join(" ")));
}

/** Texts of a file that no player reads: what is thrown, and pieces of the formats themselves. */
const notSaid = /^(?:named tiles on free squares in one line|#board-layout own-|#bonus none)$/;

function textsOf(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // What is said to the author of a program who calls a function in the wrong way.
    if (ts.isCallExpression(node) && /^require[A-Z]/.test(node.expression.getText(source))) return;
    if (ts.isNewExpression(node) && /^(?:Type|Range)Error$/.test(node.expression.getText(source))) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateLiteralToken(node))
      found.push(...(node as ts.LiteralLikeNode).text.split("\n"));
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) if (!ts.isImportDeclaration(statement)) visit(statement);
  return found
    .map((text) => text.trim())
    .filter((text) => /[a-z]{2,} [a-z]|[a-z] [a-z]{2,}/.test(text) && !notSaid.test(text));
}

test("a message that a language does not have is missing by type", () => {
  const { "no-tiles": _, ...rest } = germanMessages.violations;
  // @ts-expect-error one code is missing
  const incomplete: Messages = rest;
  expect(incomplete).not.toHaveProperty("no-tiles");
});
