import { join } from "node:path";
import type { GameState } from "tilewright";
import type { Messages } from "tilewright/messages";
import { describe, expect, test } from "vitest";
import { languageNamed, languageNames } from "../../src/cli/languages.ts";
import { say } from "../../src/messages/say.ts";
import { overText } from "../../src/replay/end-words.ts";
import { file, folder, right, wrong } from "./files.ts";
import { runCommand } from "./terminal.ts";

const english = languageNamed();
const table = languageNames.slice(1).map((name) => ({ name, words: languageNamed(name) }));
const cgp = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMRSTU/ 0/14 0";
const ended = `${right.replace("#incomplete\n", "")}>Ben: BIOQTU? 11E BIT +16 25
>Ben: BIOQTU? -- -16 9
>Ann: EIIIIOU 9H .O +9 48
>Ann:  (challenge) +5 53
>Ben: BIOQTU? (time) -10 -1
>Ann:  (BIOQTU?) +34 87
`;

/** A game that is over, as far as its end says it. */
const over = {
  players: [
    { name: "Ann", score: 0 },
    { name: "Ben", score: 0 },
  ],
  history: [],
} as unknown as GameState;

/** What accounts say that no other test draws, with the same details in each language. */
const textsOf = (messages: Messages): Readonly<Record<string, readonly string[]>> => {
  const { story, sheet, adjustments, ends } = messages;
  const premium = { square: "H6", premium: "x", word: "FARM" };
  return {
    "story.play": ["AEHINOR", ""].map((from) => say(story.play, { name: "Ann", play: "8F HORN", from, points: 14 })),
    "story.exchanged": [say(story.exchanged, { name: "Ben", tiles: "XYZ" })],
    "story.adjusted": [say(story.adjusted, { name: "Ben", points: -10, reason: adjustments.time })],
    "news.over": [overText({ reason: "out", winners: [0, 1] }, over, messages)],
    "story.letterPremium": [say(story.letterPremium, { ...premium, letter: "F", points: 8, value: 4 })],
    "story.wordPremium": [say(story.wordPremium, { ...premium, factor: 3 })],
    "sheet.exchange": [say(sheet.exchange, { tiles: 3 })],
    sheet: [sheet.pass, sheet.missesTurn, sheet.doesNotFit, sheet.takenOff, sheet.unplayedTiles],
    ends: Object.values(ends),
  };
};

describe("--language", () => {
  test.each(table)("$name has words of its own, with the same names and numbers", ({ words }) => {
    const said = textsOf(english);
    const own = Object.entries(textsOf(words));
    for (const [key, texts] of own)
      texts.forEach((text, i) => {
        const inEnglish = said[key]![i]!;
        expect(text, key).not.toBe(inEnglish);
        for (const value of inEnglish.match(/\b(?:Ann|Ben|\d+[A-Z]*|[A-Z]\d|[A-Z]+)\b/g)?.filter((v) => v !== "A") ??
          [])
          expect(text, key).toContain(value);
      });
    // No two reasons are said in the same words.
    const reasons = Object.values(words.ends);
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  test.each(table)(
    "$name changes what people read, and neither codes, reasons, tables nor the status",
    async ({ name }) => {
      const [bad, over] = [file("wrong.gcg", wrong), file("ended.gcg", ended)];
      const spoken: readonly (readonly string[])[] = [
        ["check", bad],
        ["replay", bad],
        ["replay", over, "--plain"],
        ["positions", over, "--plain"],
        ["score", "8F HORN"],
        ["score", "1A HORN"],
        ["score", cgp, "8F HORX"],
        ["validate", "8F HORN"],
        ["validate", "1A HORN"],
      ];
      for (const args of spoken) {
        const [plain, other] = [await runCommand(...args), await runCommand(...args, "--language", name)];
        expect(other.status).toBe(plain.status);
        expect(other.printed).not.toBe(plain.printed);
        const codes = (text: string): unknown =>
          text
            .match(/\b(?:[a-z]+-)+[a-z]+(?=:? )|:\d+:\d+ [a-z-]+/g)
            ?.filter((code) => plain.printed.includes(`${code} `));
        if (args[0] === "check") expect(codes(other.printed)).toEqual(codes(plain.printed));
      }
      const forPrograms: readonly (readonly string[])[] = [
        ["check", bad, over, "--json", "--details"],
        ["check", bad, over, "--csv"],
        ["replay", bad, over, "--json"],
        ["positions", over, "--json"],
        ["score", "8F HORn", "--json"],
        ["validate", "1A HORN", "--json"],
        ["validate", cgp, "8F HORX", "--json"],
      ];
      for (const args of forPrograms) {
        const [plain, other] = [await runCommand(...args), await runCommand(...args, "--language", name)];
        // In JSON the sentences of remarks are in the language.
        const data = (text: string): string =>
          text.replace(/,"found":".*?","expected":".*?","hint":(?:null|".*?")/g, "");
        expect([other.status, data(other.printed)]).toEqual([plain.status, data(plain.printed)]);
      }
    },
  );

  test("changes nothing that only the program says: it says that in English", async () => {
    const words = file("words.txt", "cat\nParis\n");
    const out = join(folder(), "words.kwg");
    const files = [file("wrong.gcg", wrong), file("ended.gcg", ended)];
    for (const args of [
      ["pack", words, "--out", out],
      ["which-rules", "basic"],
      ["stats", ...files],
      ["fmt", ...files],
    ])
      expect(await runCommand(...args, "--language", "de")).toEqual(await runCommand(...args));
  });

  test("is read as a name or as a tag, in any case", async () => {
    const shown = await runCommand("score", "8F HORn", "--language", "German");
    expect(shown.printed).toBe(
      "HORN (4+1+1+0)x2 = 12\n8H doppelter Wortwert: HORN zählt 2-fach\n" + "8I is a blank for N and scores 0\n",
    );
    expect(await runCommand("score", "8F HORn", "--language=de")).toEqual(shown);
    const plain = await runCommand("score", "8F HORn");
    for (const name of ["en", "english"])
      expect(await runCommand("score", "8F HORn", "--language", name)).toEqual(plain);
  });

  test("that the program does not speak is refused, with the nearest that it does", async () => {
    const { status, printed, errors } = await runCommand("check", "x.gcg", "--language", "germn");
    expect({ status, printed }).toEqual({ status: 2, printed: "" });
    expect(errors).toBe(
      `tilewright check: --language: expected one of ${languageNames.slice(0, -1).join(", ")} or swedish, found "germn"; did you mean german?\n`,
    );
  });

  test("is that of a file that is not a game, and of arguments that cannot be read", async () => {
    const letter = file("letter.txt", "Dear all,\n");
    const { errors } = await runCommand("replay", letter, "--language", "de");
    expect(errors).toBe(
      `tilewright replay: ${letter}:1:1 gefunden: "Dear all,\\n", erwartet: eine aufgezeichnete Partie: ` +
        "Zeilen wie >Ann: HORNEIA 8F HORN +14 14\n",
    );
    expect((await runCommand("score", "8F HØRN", "--language", "de")).errors).toBe(
      'tilewright score: the play, character 5: gefunden: "ØRN", erwartet: ein Buchstabe des Steinsatzes english\n',
    );
  });

  test("speaks throughout a whole game", async () => {
    const { printed } = await runCommand("replay", file("ended.gcg", ended), "--language", "de");
    for (const told of [
      "Ann Archer: 8F HORN aus AEHINOR, 14 Punkte",
      "Ben Baker tauscht XYZ.",
      "Ann Archer passt.",
      "Ann Archer zweifelt an: Mindestens ein Wort ist nicht zulässig.",
      "Ben Baker nimmt den Zug zurück: 16 Punkte weniger, insgesamt 9.",
      "Ben Baker zweifelt vergeblich an.",
      "Ann Archer: +5 Punkte (Anzweiflung).",
      "Ben Baker: -10 Punkte (Zeit).",
      "Die Partie ist zu Ende: jemand hat alle Steine gelegt.",
    ])
      expect(printed).toContain(told);
    expect(printed).toMatch(/ tauscht 3 +0 .*\n.* passt +0 /);
    expect(printed).toMatch(/ Summe +87 +Summe +-1\n$/);
  });
});
