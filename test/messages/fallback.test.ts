// Every sentence that the library can be made to say, by its public functions: in English without messages, and in
// English where messages lack a sentence.
import {
  defineRuleset,
  describeViolation,
  explainScore,
  type GameEvent,
  type GameState,
  previewPlay,
  type Violation,
} from "tilewright";
import { describeNews, describeNotice, describePreview, type Notice } from "tilewright/compose";
import {
  englishMessages,
  germanMessages as germanSoFar,
  type LanguageMessages,
  type Messages,
} from "tilewright/messages";
import { describeBoard, renderSvg } from "tilewright/render";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { exampleViolations } from "../docs/errors.ts";
import { playedGame } from "../render/boards.ts";
import { newsSamples, noticeSamples, scoreSample, violationSamples } from "./samples.ts";

/** The parts of which each sentence is left out in turn. */
const parts = ["violations", "scores", "picture", "board", "draft", "news"] as const;

/** The German messages, with the name of a sentence in the place of each that German does not have yet. */
const germanMessages: LanguageMessages = {
  ...germanSoFar,
  ...Object.fromEntries(
    parts.map((part) => {
      const names = Object.entries(englishMessages[part]).map(([key, said]: [string, unknown]) => {
        const name = `<${key}>`;
        return [key, typeof said === "string" ? name : () => name] as const;
      });
      return [part, { ...Object.fromEntries(names), ...germanSoFar[part] }];
    }),
  ),
};

const ruleset = us2021;
const staying = defineRuleset(us2021, {
  layout: { ...us2021.layout, legend: { ...us2021.layout.legend, "=": { letter: 1, word: 3, sticks: true } } },
});
const game = playedGame(["8F HORn"]);
const alone = { ruleset, board: game.board.map((tile, i) => (i === 112 ? tile : null)) };
const horn = ["H", "O", "R", "N"].map((letter, i) => ({ row: 7, col: 5 + i, letter }));

/** The news of one event, and how the game stands. */
const newsOf = (state: Partial<GameState>, messages: Messages | undefined): readonly string[] =>
  describeNews({ ...game, history: [], ...state } as GameState, { messages });

/** A game that stands in each of the ways of which something is said. */
const standing: readonly GameState["status"][] = [
  { kind: "playing", turn: 0 },
  { kind: "last-challenge", turn: null, waitingFor: [1] } as unknown as GameState["status"],
  ...newsSamples.over.map(
    ([{ reason }]) => ({ kind: "over", turn: null, reason, winners: [0] }) as unknown as GameState["status"],
  ),
];

/** Everything said with these messages; without: as the functions say it of themselves. */
function everything(messages?: Messages): readonly string[] {
  const samples = <T extends object>(of: { readonly [C in string]: readonly T[] }): readonly (T & { code: string })[] =>
    Object.entries(of).flatMap(([code, all]) => all.map((details) => ({ ...details, code })));
  const events = Object.entries(newsSamples).flatMap(([type, calls]) =>
    calls.flatMap(([event]) => ("type" in event && event.type === type ? [event as GameEvent] : [])),
  );
  return [
    ...exampleViolations().map((violation) => describeViolation(violation, messages)),
    ...samples<object>(violationSamples).map((violation) => describeViolation(violation as Violation, messages)),
    ...samples<object>(noticeSamples).map((notice) => describeNotice(notice as Notice, messages)),
    describePreview(previewPlay({ ruleset }, horn), messages),
    describePreview(
      previewPlay({ ruleset }, [
        { ...horn[0]!, row: 0 },
        { ...horn[1]!, row: 0 },
      ]),
      messages,
    ),
    ...explainScore(scoreSample, messages).split("; "),
    ...[game, alone, { ruleset }, { ruleset: staying }].flatMap((position) => describeBoard(position, { messages })),
    ...(renderSvg({ ruleset }, { messages }).match(/<title>.*?<\/title>/g) ?? []),
    ...events.map((event) => newsOf({ history: [event] }, messages).join("|")),
    ...standing.flatMap((status) => newsOf({ status }, messages)),
  ];
}

const [english, german] = [everything(), everything(germanMessages)];

describe("without messages", () => {
  test("everything is said as the complete English messages say it", () => {
    expect(everything(englishMessages)).toEqual(english);
    expect(everything({})).toEqual(english);
    expect(english.length).toBeGreaterThan(150);
  });

  test("every sentence differs from the German one", () => {
    expect(german.length).toBe(english.length);
    const same = english.filter((text, i) => text === german[i] && text !== "");
    expect(same).toEqual(["8H, H", "AH  = 2"]);
  });
});

const lacking = parts.flatMap((part) => Object.keys(englishMessages[part]).map((key) => [part, key] as const));

/** Of which nothing is said in any language. */
const silent = ["drew-for-start", "dealt", "turn-set", "rack-told", "ended"];

test.each(lacking)(
  "German messages without %s.%s say that sentence in English, and every other in German",
  (part, key) => {
    const said = everything({ ...germanMessages, [part]: { ...germanMessages[part], [key]: undefined } });
    const inEnglish = said.filter((text, i) => text === english[i] && text !== german[i]);
    const inNeither = said.filter((text, i) => text !== english[i] && text !== german[i]);
    // The news of an event stand beside how the game stands.
    expect(part === "news" ? [] : inNeither).toEqual([]);
    expect(inEnglish.length + inNeither.length > 0).toBe(!silent.includes(key));
  },
);

test.each(parts)("German messages without the part %s say it in English", (part) => {
  const { [part]: _, ...rest } = germanMessages;
  const each = Object.fromEntries(Object.keys(englishMessages[part]).map((key) => [key, undefined]));
  expect(everything(rest)).toEqual(everything({ ...germanMessages, [part]: each }));
});

describe("a sentence gets the words of its own messages", () => {
  const refused = { code: "not-allowed", squares: [], move: "pass" } as const;
  const forbidden = { code: "invalid-word", squares: [], word: "HORN", labels: ["slang", "not-this-week"] } as const;

  test("so that other words change what it says", () => {
    const messages = { ...germanMessages, moves: { ...germanMessages.moves, pass: "Aussetzen" } };
    expect(describeViolation(refused, messages)).toBe("Aussetzen ist jetzt nicht möglich.");
    const labels = { ...germanMessages.labels, "not-this-week": "diese Woche nicht" };
    expect(describeViolation(forbidden, { ...germanMessages, labels })).toBe(
      "HORN ist nicht erlaubt: umgangssprachlich, diese Woche nicht.",
    );
  });

  test("with English words for those that are missing, and a label of your own as it is", () => {
    const violations = { "not-allowed": (_: object, { moves }: { moves: { pass: string } }) => `No: ${moves.pass}!` };
    expect(describeViolation(refused, { violations })).toBe("No: A pass!");
    expect(describeViolation(refused, { violations, moves: { pass: undefined } })).toBe("No: A pass!");
    expect(describeViolation(forbidden)).toBe("HORN is not allowed: slang, not-this-week.");
    expect(describeViolation({ ...forbidden, labels: ["constructor"] })).toBe("HORN is not allowed: constructor.");
  });

  test("an English sentence gets English words only", () => {
    const messages = { moves: { pass: "Passen" }, labels: { slang: "Umgangssprache" } };
    expect(describeViolation(refused, messages)).toBe("A pass is not possible now.");
    expect(describeViolation(forbidden, messages)).toBe("HORN is not allowed: slang, not-this-week.");
  });
});

test("news say why points were adjusted and why a game is over", () => {
  const adjusted = { player: 0, type: "adjusted", reason: "penalty", points: -10, note: "late" } as const;
  const status = { kind: "over", turn: null, reason: "time", winners: [0] } as unknown as GameState["status"];
  expect(newsOf({ history: [adjusted], status }, undefined)).toEqual([
    "Ann: -10 points (penalty, late).",
    "The game is over: time is up. Ann won.",
  ]);
  expect(newsOf({ history: [adjusted], status }, germanMessages)).toEqual([
    "Ann: -10 Punkte (Strafe, late).",
    "Die Partie ist zu Ende: die Zeit ist abgelaufen. Es gewinnt Ann.",
  ]);
});
