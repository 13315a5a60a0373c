// @vitest-environment happy-dom
// Every sentence that the library can be made to say, by its public functions: in English without messages, and refused
// where messages lack a part or a sentence: nothing is said in two languages.
import {
  auditGame,
  defineRuleset,
  describeViolation,
  describeViolations,
  explainScore,
  type GameEvent,
  type GameState,
  previewPlay,
  unwrap,
  type Violation,
} from "tilewright";
import { describeNews, describeNotice, describePreview, type Notice } from "tilewright/compose";
import { defineBoard } from "tilewright/element";
import { describeFinding, describeProblem, describeRemark, explainRemark, type Messages } from "tilewright/messages";
import { englishMessages } from "tilewright/messages/english";
import { germanMessages } from "tilewright/messages/german";
import { parseGcg } from "tilewright/notation";
import { describeBoard, renderBoard, renderSvg } from "tilewright/render";
import { explainPremiums, renderReplay, renderSheet, renderSheetHtml, storyOf } from "tilewright/replay";
import { us2021 } from "tilewright/rulesets";
import { describe, expect, test } from "vitest";
import { exampleViolations } from "../docs/errors.ts";
import { playedGame } from "../render/boards.ts";
import { newsSamples, noticeSamples, scoreSample, violationSamples } from "./samples.ts";

defineBoard("tilewright-board");

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
    ({ reason }) => ({ kind: "over", turn: null, reason, winners: [0] }) as unknown as GameState["status"],
  ),
];

/** Everything said with these messages; without: as the functions say it of themselves. */
function everything(messages?: Messages): readonly string[] {
  const samples = <T extends object>(of: { readonly [C in string]: readonly T[] }): readonly (T & { code: string })[] =>
    Object.entries(of).flatMap(([code, all]) => all.map((details) => ({ ...details, code })));
  const events = Object.entries(newsSamples).flatMap(([type, calls]) =>
    calls.flatMap((event) =>
      "type" in event && event.type === type ? [{ ...Object(event), player: 0 } as GameEvent] : [],
    ),
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

/** Everything that speaks, each with these messages. */
function speakers(messages: Messages): readonly (() => unknown)[] {
  const { remarks, game: record } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +15 15"));
  const [finding] = auditGame({ ...game, scorelessTurns: 1 });
  return [
    () => describeViolation({ code: "game-over", squares: [] }, messages),
    () => describeViolations([{ code: "game-over", squares: [] }], messages),
    () => explainScore(scoreSample, messages),
    () => explainPremiums(scoreSample, messages),
    () => describeNotice({ code: "nothing-laid" }, messages),
    () => describePreview(previewPlay({ ruleset }, horn), messages),
    () => describeNews(game, { messages }),
    () => describeBoard(game, { messages }),
    () => renderBoard(game, { messages }),
    () => renderSvg(game, { messages }),
    () => describeRemark(remarks[0]!, messages),
    () => explainRemark(remarks[0]!, messages),
    () => describeProblem(remarks[0]!, messages),
    () => describeFinding(finding!, { messages }),
    () => renderSheet(record, { messages }),
    () => renderSheetHtml(record, { messages }),
    () => storyOf(record, { messages }),
    () => renderReplay(record, { messages }),
    () => Object.assign(document.createElement("tilewright-board"), { messages }),
  ];
}

const [english, german] = [everything(), everything(germanMessages)];

describe("without messages", () => {
  test("everything is said as the complete English messages say it", () => {
    expect(everything(englishMessages)).toEqual(english);
    expect(english.length).toBeGreaterThan(150);
  });

  test("every sentence differs from the German one", () => {
    expect(german.length).toBe(english.length);
    const same = english.filter((text, i) => text === german[i] && text !== "");
    expect(same).toEqual(["8H, H", "AH  = 2"]);
  });
});

/** Each text that a language has, by its path. */
function pathsIn(table: object, path: readonly string[] = []): readonly (readonly string[])[] {
  return Object.entries(table).flatMap(([key, value]) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? [[...path, key], ...pathsIn(value, [...path, key])]
      : [[...path, key]],
  );
}

/** The messages without what stands at a path. */
function without(messages: object, [key = "", ...rest]: readonly string[]): object {
  const { [key]: value, ...others } = messages as Readonly<Record<string, object>>;
  return rest.length === 0 ? others : { ...others, [key]: without(value!, rest) };
}

test("German messages that lack a part or a sentence are refused with its path by what says it, and by nothing else", () => {
  const said = (messages: Messages): readonly string[] => {
    const answers = speakers(messages).map((speak) => {
      try {
        speak();
        return "";
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
        return (error as Error).message;
      }
    });
    return [...new Set(answers.filter(Boolean))];
  };
  expect(said(germanMessages)).toEqual([]);
  const paths = pathsIn(englishMessages).filter(([part]) => part !== "language" && part !== "name");
  expect(paths.length).toBeGreaterThan(380);
  for (const path of paths) {
    const place = path.join(".");
    const answers = said(without(germanMessages, path) as Messages);
    expect(answers.length, place).toBeGreaterThan(0);
    for (const answer of answers)
      expect(answer).toMatch(
        new RegExp(
          `^(?:options\\.)?messages\\.${place.replaceAll(".", "\\.")}: expected a (?:table of sentences|sentence), as in germanMessages, found undefined$`,
        ),
      );
  }
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

  test("a label of your own stands as it is", () => {
    expect(describeViolation(forbidden)).toBe("HORN is not allowed (slang, not-this-week).");
    for (const messages of [undefined, germanMessages])
      expect(describeViolation({ ...forbidden, labels: ["constructor"] }, messages)).toMatch(/[:(] ?constructor\)?\.$/);
  });
});

test("news say why points were adjusted and why a game is over", () => {
  const adjusted = { player: 0, type: "adjusted", reason: "penalty", points: -10, note: "late" } as const;
  const status = { kind: "over", turn: null, reason: "time", winners: [0] } as unknown as GameState["status"];
  expect(newsOf({ history: [adjusted], status }, undefined)).toEqual([
    "Ann lost 10 points (penalty, late).",
    "Game over: time is up. Ann wins, 12–0.",
  ]);
  expect(newsOf({ history: [adjusted], status }, germanMessages)).toEqual([
    "Ann: -10 Punkte (Strafe, late).",
    "Die Partie ist zu Ende: die Zeit ist abgelaufen. Es gewinnt Ann. 12–0.",
  ]);
});
