import { readFileSync } from "node:fs";
import fc from "fast-check";
import { defineLayout, unwrap } from "tilewright";
import { standardLayout } from "tilewright/layouts";
import * as messages from "tilewright/messages";
import { germanMessages as german } from "tilewright/messages/german";
import { formatGcg, parseCgp, parseGameHistory, parseGcg, type Remark, type RemarkReason } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { decisionReasons } from "../../src/game/model/event.ts";
import { casesOf } from "../seed.ts";
import { anyCharacter } from "../support/any-character.ts";
import { syntaxOf } from "../support/syntax.ts";
import { trackedFiles } from "../support/tracked-files.ts";
import { allLanguages, otherLanguages } from "./all-languages.ts";
import { allReasons, causeSamples, reasonSamples } from "./remark-samples.ts";
import { sameAsInEnglish } from "./same-as-in-english.ts";

const { describeRemark, explainRemark } = messages;
const table = otherLanguages;
type Language = (typeof table)[number][1];

const remarkOf = (reason: RemarkReason): Remark => ({ line: 1, column: 1, code: "unreadable", event: null, reason });
const read = (text: string): readonly Remark[] => {
  const { ok, remarks, problems } = parseGcg(text);
  return ok ? remarks : problems;
};

test.each(allLanguages)("%s names every reason for a decision where a record has another", (_, language) => {
  const wrong = remarkOf({ code: "decision", players: 2, text: "Decided: resigned; winners 1" });
  for (const reason of decisionReasons) expect(describeRemark(wrong, language)).toContain(reason);
});

describe("a remark", () => {
  const text = "#player1 Ann\n#player2 Ben\n#weather fine\n>Ann: HORNEIA 8F HORN +19 19\n>Ben: AAAAAAA 9A QI +11 11";

  test("says in English what is wrong, what stands there, what should, and why", () => {
    expect(read(text).map((each) => describeRemark(each))).toEqual([
      "Unknown pragma: #weather",
      "Wrong score: found 19, expected 14 (5 too many: five points for a failed challenge?)",
      "Invalid play: 9A QI. The play must touch a tile already on the board.",
    ]);
  });

  test("says the same in another language", () => {
    expect(read(text).map((each) => describeRemark(each, german))).toEqual([
      'Unbekanntes Pragma: gefunden: "weather", erwartet: ein Pragma des Formats',
      "Falsche Punktzahl: gefunden: 19, erwartet: 14 " +
        "(5 mehr als nach den Regeln: fünf Punkte für eine erfolglose Anzweiflung?)",
      "Regelwidriger Zug: 9A QI. Der Zug muss an einen Stein anschließen, der auf dem Brett liegt.",
    ]);
  });

  test("has its reason as data, so that programs need no sentence", () => {
    expect(read(text).map(({ reason }) => reason)).toEqual([
      { code: "unknown", of: "pragma", name: "weather" },
      { code: "points", expected: 14, found: 19, cause: { code: "challenges", each: 5, words: null } },
      { code: "refused", violations: [{ code: "not-connected", squares: expect.anything() }], at: "9A", word: "QI" },
    ]);
  });

  test("has its pieces in words", () => {
    expect(explainRemark(read(text)[1]!, german)).toEqual({
      found: "19",
      expected: "14",
      hint: "5 mehr als nach den Regeln: fünf Punkte für eine erfolglose Anzweiflung?",
      sentence: "gefunden: 19, erwartet: 14 (5 mehr als nach den Regeln: fünf Punkte für eine erfolglose Anzweiflung?)",
    });
  });

  test.each(allLanguages)("%s is a sentence that describeRemark puts behind its code", (_, language) => {
    for (const reason of allReasons) {
      const remark = remarkOf(reason);
      const { sentence } = explainRemark(remark, language);
      expect(describeRemark(remark, language)).toBe(`${language.remarks.codes[remark.code]}: ${sentence}`);
    }
  });

  test("is refused in messages that lack a part of it", () => {
    const { violations, ...rest } = german;
    expect(() => describeRemark(read(text)[2]!, rest as typeof german)).toThrow(
      new TypeError("messages.violations: expected a table of sentences, as in germanMessages, found undefined"),
    );
  });

  test.each([
    undefined,
    null,
    7,
    {},
    [],
    { code: "points" },
    { code: "wrong-score" },
    remarkOf({ code: "x" } as never),
  ])("is asked for where there is none: %j", (odd) => {
    expect(() => describeRemark(odd as never)).toThrow(/^remark: expected one remark from the list a parser returns/);
  });
});

describe("names in a record stay names in every language", () => {
  test("a player called nothing is not translated", () => {
    const record = "#player1 nothing\n#player2 Ben\n>nothing: HORN 8F HORN +14 14\n>nothing: AB 1A AB +3 17";
    const [remark] = read(record);
    expect(remark?.reason).toEqual({
      code: "not-on-turn",
      turn: { player: 1, name: "Ben" },
      missing: null,
      text: "nothing",
    });
    expect(describeRemark(remark!, german)).toBe("Nicht am Zug: gefunden: nothing, erwartet: Ben");
  });

  test("a nickname of 116 characters leaves no English in German", () => {
    const nick = "x".repeat(116);
    const [remark] = read(`#player1 ${nick}\n#player2 Ben\n>${nick}: HORN -- +0 0`);
    expect(describeRemark(remark!, german)).toBe(
      `Regelwidriger Zug: gefunden: --, erwartet: ein Zug von ${nick} unmittelbar davor`,
    );
  });

  test("a name that is longer than 120 characters is shortened with dots, and the sentence goes on", () => {
    const nick = "x".repeat(200);
    const [remark] = read(`#player1 ${nick}\n#player2 Ben\n>${nick}: HORN -- +0 0`);
    expect(describeRemark(remark!)).toBe(`Invalid play: ${"x".repeat(120)}... has not just made a play`);
    expect(remark?.reason).toMatchObject({ name: nick });
  });
});

test("all of 30 start squares are named, in every language", () => {
  const rows = Array.from({ length: 15 }, (_, row) => (row === 4 || row === 7 ? "*".repeat(15) : ".".repeat(15)));
  const starts = [4, 7].flatMap((row) => Array.from({ length: 15 }, (_, col) => ({ row, col })));
  const layout = defineLayout({ rowsOfSquares: rows.map((row) => row.replaceAll("*", ".")), starts });
  const text = "#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 1A HORN +14 14";
  const { remarks } = unwrap(parseGcg(text, { ruleset: { ...us2021, layout } }));
  const [remark] = remarks.filter(({ reason }) => reason.code === "refused");
  for (const [, language] of table) {
    const said = describeRemark(remark!, language);
    for (const { row, col } of starts) expect(said).toContain(`${row + 1}${String.fromCharCode(65 + col)}`);
  }
});

/** Texts that a record may hold, among them words of the tables. */
const words = [
  "nothing",
  "text",
  "Text",
  "nichts",
  "a blank",
  "the end of the game",
  "1 blank",
  "{name}",
  "$&",
  "...",
  "|",
];
const anyText = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...words) },
  { weight: 3, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 30 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.string({ unit: "grapheme", minLength: 1, maxLength: 9 }), fc.nat(8000))
      .map(([piece, length]) => piece.repeat(length).slice(0, length)),
  },
);

/** The values that come from a text, by their names. Others are words of ours, such as `of: "players"`. */
const fromText = new Set(["text", "name", "names", "rack", "field", "word", "pragma", "tileSet", "known", "declared"]);

/** A reason with other texts from the file, and those texts. */
function withTexts(
  reason: object,
  next: () => string,
): { readonly reason: RemarkReason; readonly texts: readonly string[] } {
  const texts: string[] = [];
  const fresh = (): string => {
    const text = next();
    texts.push(text);
    return text;
  };
  const go = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return fromText.has(key) || key === "found" ? fresh() : value;
    if (Array.isArray(value)) return value.map((each) => go(each, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, go(each, name)]));
  };
  return { reason: go(reason, "") as RemarkReason, texts };
}

/** Whether a line names a text, or shows its beginning and says so. */
function shows(line: string, text: string): boolean {
  const shown = (most: number): readonly string[] => {
    if (text.length <= most) return [text, JSON.stringify(text)];
    return [`${text.slice(0, most)}...`, `${JSON.stringify(text.slice(0, most))}...`];
  };
  return [120, 40, 8].some((most) => shown(most).some((piece) => line.includes(piece)));
}

/** What a sentence does not say, though the reason has it. */
function isUnsaid({ reason }: { readonly reason: RemarkReason }, text: string): boolean {
  if (reason.code === "word") return reason.fault === "not-closed";
  if (reason.code !== "unsaid") return false;
  const { what } = reason;
  return what.code === "operation" && what.name === text;
}

describe("whatever a record says", () => {
  const cases = fc.tuple(fc.constantFrom(...allReasons), fc.array(anyText, { minLength: 8, maxLength: 8 }));

  test("every language names it, or shows its beginning and says so, and is not English", () => {
    fc.assert(
      fc.property(cases, ([sample, some]) => {
        let i = 0;
        const made = withTexts(sample, () => some[i++ % some.length]!);
        const remark = remarkOf(made.reason);
        const english = explainRemark(remark);
        for (const [, language] of table) {
          const text = explainRemark(remark, language);
          const line = `${text.found} / ${text.expected}`;
          for (const value of made.texts) if (!isUnsaid(made, value) && !shows(line, value)) expect(line).toBe(value);
          const [found, ...others] = sameAs(...plain(sample, language));
          // An empty text is no piece of the file: each language has a word for nothing.
          const isEmpty = made.reason.code === "not-a-game" && made.texts.includes("");
          expect(sameAs(text, english)).toEqual([found === true && !isEmpty, ...others]);
        }
      }),
      { numRuns: casesOf(1500) },
    );
  });

  test("every square of any board is named", () => {
    const square = fc.record({ row: fc.nat(63), col: fc.nat(63) });
    fc.assert(
      fc.property(fc.array(square, { minLength: 1, maxLength: 100 }), (squares) => {
        const violations = [{ code: "start-not-covered", squares }] as const;
        const remark = remarkOf({ code: "refused", violations, at: "1A", word: "HORN" });
        const count = (text: string): number => text.match(/\b\d+[A-Z]{1,2}\b/g)?.length ?? 0;
        for (const [, language] of table) expect(count(explainRemark(remark, language).expected)).toBe(squares.length);
        expect(count(explainRemark(remark).expected)).toBe(squares.length);
      }),
      { numRuns: casesOf(100) },
    );
  });
});

/** Which pieces of two remarks are the same. */
function sameAs(some: messages.RemarkText, others: messages.RemarkText): readonly boolean[] {
  return [some.found === others.found, some.expected === others.expected, some.hint === others.hint];
}

/** What a language and English say of a sample as it is. */
function plain(sample: RemarkReason, language: Language): readonly [messages.RemarkText, messages.RemarkText] {
  const { reason } = withTexts(sample, () => "§");
  return [explainRemark(remarkOf(reason), language), explainRemark(remarkOf(reason))];
}

describe("the sentences of remarks", () => {
  /** The numbers, squares and letters in a text: what must be in every language. */
  const valuesIn = (text: string): readonly string[] =>
    text.replace(/">.*$|>Ann:.*$|16,384|8,000|4 MB/g, " ").match(/[+-]?\d+[A-Z]*|\b[A-Z]\d+\b|\b[A-Z]+\b/g) ?? [];

  test.each(table)("%s says each reason in words of its own, with all that English names", (name, language) => {
    for (const reason of allReasons) {
      const [text, english] = [explainRemark(remarkOf(reason), language), explainRemark(remarkOf(reason))];
      for (const piece of ["found", "expected", "hint"] as const) {
        const [said, meant] = [text[piece] ?? "", english[piece] ?? ""];
        expect(said).not.toMatch(/undefined|NaN|\{|object Object/);
        const lost = valuesIn(meant).filter((value) => !said.includes(value));
        expect(lost, `${name} ${JSON.stringify(reason)} ${said} / ${meant}`).toEqual([]);
        const hasWords = /[a-z]{3,} [a-z]/.test(meant) && !sameAsInEnglish(name).includes(meant);
        const isPiece = JSON.stringify(reason).includes(JSON.stringify(meant));
        if (hasWords && !isPiece) expect(said).not.toBe(meant);
      }
    }
    const codes = Object.values(language.remarks.codes);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test("stand in messages alone: the readers and writers have none", () => {
    const files = trackedFiles().filter((file) => /^src\/notation\/.*\.ts$/.test(file));
    expect(files.flatMap((file) => textsOf(file))).toEqual([]);
  });

  test("of histories, positions and written records are in the language, too", () => {
    const said = (remarks: readonly Remark[]): readonly string[] => remarks.map((each) => describeRemark(each, german));
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
    const ruleset = { ...game.state.ruleset, layout: { ...standardLayout, starts: [{ row: 0, col: 0 }] } };
    const written = formatGcg({ ...game, state: { ...game.state, ruleset } });
    expect(said(written.remarks)).toEqual([
      "Nicht darstellbar: gefunden: ein Brett von 15 mal 15, erwartet: ein Brett mit bekanntem Namen",
    ]);
  });
});

test("the reasons and causes that docs/formats.md lists are all there are", () => {
  const [, section = ""] = readFileSync("docs/formats.md", "utf8").split("### Reasons\n");
  const [table = "", causes = ""] = section
    .split("### What GCG cannot express")[0]!
    .split("The causes of `points` are");
  const rows = table.split("\n").filter((line) => line.startsWith("| ") && line.includes("`"));
  const listed = (text: string): string[] => [...text.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code!);
  expect(listed(rows.join("\n").replace(", with `what`", "")).sort()).toEqual(Object.keys(reasonSamples).sort());
  expect(listed(causes.split(".")[0]!)).toEqual(Object.keys(causeSamples));
});

/** Texts that no player reads: what is thrown, and pieces of the formats themselves. */
const notSaid = /^(?:named tiles on free squares in one line|#board-layout own-|#bonus none)$/;

/** The texts of several words in a file, but for what is said to the author of a program. */
function textsOf(file: string): readonly string[] {
  const source = syntaxOf(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
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
