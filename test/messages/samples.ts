// Everything that the library says to players, each with details in one and in several, complete by type. Rows pair
// the English text with what a language says for the same details.
import {
  type ChallengePenalty,
  describeViolation,
  explainScore,
  type Premium,
  type ScoreBreakdown,
  type Square,
  type Violation,
} from "tilewright";
import { describeNotice, type Notice } from "tilewright/compose";
import type { Messages, Sentence, Words } from "tilewright/messages";
import { englishMessages } from "tilewright/messages/english";
import type { Notices } from "../../src/compose/draft.ts";
import { costOf, premiumText } from "../../src/messages/pieces.ts";
import { say } from "../../src/messages/say.ts";
import type { BoardSentences } from "../../src/messages/types/board.ts";
import type { DraftSentences } from "../../src/messages/types/draft.ts";
import type { ElementWords } from "../../src/messages/types/element.ts";
import type { NewsSentences } from "../../src/messages/types/news.ts";
import type { PictureSentences } from "../../src/messages/types/picture.ts";
import type { ViolationSentences } from "../../src/messages/types/violations.ts";
import { exampleViolations } from "../docs/errors.ts";

const at = (...squares: readonly (readonly [row: number, col: number])[]): { readonly squares: readonly Square[] } => ({
  squares: squares.map(([row, col]) => ({ row, col })),
});
const [none, one, three] = [at(), at([7, 7]), at([6, 7], [7, 8], [9, 10])];
const two = at([7, 7], [7, 8]);

type Details<C extends Violation["code"]> = Omit<Extract<Violation, { readonly code: C }>, "code">;

/** Details of violations beside those of the examples of docs/errors.md, for codes whose sentence has several forms. */
export const violationSamples: { readonly [C in keyof ViolationSentences]?: readonly Details<C>[] } = {
  malformed: [{ ...none, path: "placements[3].row", expected: "an integer", found: '"a"' }],
  "off-board": [one, three],
  "on-hole": [one, three],
  "square-occupied": [one, three],
  "square-repeated": [one, three],
  "too-many-tiles": [1, 2, 5, 7, 22].map((limit) => ({ ...none, limit })),
  "too-few-tiles": [2, 5].map((needed) => ({ ...none, needed })),
  "blank-without-letter": [one, three],
  "unknown-letter": [
    { ...one, letter: "h", instead: "H" },
    { ...one, letter: "ß" },
    { ...one, letter: "?" },
  ],
  "not-in-line": [two],
  gap: [one, three],
  "start-not-covered": [one, three],
  "not-connected": [one],
  "not-on-rack": [
    { ...one, tile: "Z", played: 1, held: 0 },
    { ...three, tile: "E", played: 3, held: 2 },
    { ...one, tile: "?", played: 1, held: 0 },
    { ...three, tile: "?", played: 5, held: 1 },
  ],
  "word-repeated": [{ ...three, word: "HORN" }],
  "invalid-word": [
    { ...three, word: "HORX", labels: [] },
    { ...three, word: "HORN", labels: Object.keys(englishMessages.labels) },
    { ...three, word: "HORN", labels: ["not-this-week"] },
  ],
  "not-your-turn": [{ ...none, turn: 1 }],
  stale: [{ ...none, at: 3, now: 5 }],
  "not-allowed": [
    ...(Object.keys(englishMessages.moves) as (keyof Words["moves"])[]).map((move) => ({ ...none, move })),
  ],
  "unknown-player": [{ ...none, found: '"Ada"', players: 4 }],
  "bag-too-small": [
    { ...none, needed: 7, bag: 3 },
    { ...none, needed: 1, bag: 0 },
    { ...none, needed: 2, bag: 1 },
  ],
  "too-many-exchanges": [1, 3, 5].map((limit) => ({ ...none, limit })),
  "wrong-points": [
    { ...none, claimed: 16, points: 14 },
    { ...none, claimed: 2, points: 1 },
    { ...none, claimed: 24, points: 23 },
  ],
  "no-such-word": [{ ...none, word: 3 }],
  "blank-mismatch": [one],
  "rack-too-full": [
    { ...none, held: 9, limit: 7 },
    { ...none, held: 2, limit: 1 },
  ],
  "rack-unknown": [
    { ...none, players: [1] },
    { ...none, players: [0, 2, 3] },
  ],
};

/** For each sentence the values of some calls, without the words that it gets at last. */
type ValuesOf<T> = {
  readonly [K in keyof T]: Extract<T[K], (...of: never) => string> extends (values: infer V, words: never) => string
    ? readonly V[]
    : never;
};

const boardSamples: ValuesOf<BoardSentences & Pick<PictureSentences, "size">> & {
  readonly premium: readonly Premium[];
} = {
  size: [
    { rows: 15, cols: 15, tiles: 0 },
    { rows: 21, cols: 17, tiles: 1 },
    { rows: 22, cols: 13, tiles: 23 },
  ],
  empty: [{ squares: ["8H"] }, { squares: ["7G", "9H", "8I"] }],
  word: [
    { word: "HORN", direction: "across", square: "8F", blanks: [] },
    { word: "FARM", direction: "down", square: "6H", blanks: ["R"] },
    { word: "PASTE", direction: "down", square: "10F", blanks: ["A", "S", "I"] },
  ],
  alone: [
    { letter: "Q", square: "8H", blank: false },
    { letter: "Q", square: "8H", blank: true },
  ],
  premiumSquares: [
    { premium: "x", squares: ["1A"] },
    { premium: "x", squares: ["1A", "2B", "3C"] },
  ],
  lastPlay: [
    { player: "Ann", words: ["HORN"], points: 1 },
    { player: "Ben", words: ["PASTE", "FARMS", "IVY"], points: 25 },
  ],
  premium: [
    { letter: 2, word: 1 },
    { letter: 3, word: 1 },
    { letter: 4, word: 1 },
    { letter: 5, word: 1 },
    { letter: 1, word: 2 },
    { letter: 1, word: 3 },
    { letter: 1, word: 4 },
    { letter: 2, word: 5 },
  ],
};

const square = { row: 7, col: 7 };

/** For each code of a notice its details. */
export const noticeSamples: { readonly [C in keyof Notices]: readonly Notices[C][] } = {
  at: [
    { square, tile: null, premium: null, start: false, hole: true },
    { square, tile: null, premium: null, start: false, hole: false },
    { square, tile: null, premium: { letter: 1, word: 2 }, start: true, hole: false },
    { square, tile: { letter: "H", blank: false, laid: false }, premium: null, start: false, hole: false },
    { square, tile: { letter: "H", blank: true, laid: true }, premium: null, start: false, hole: false },
    { square, tile: { letter: null, blank: true, laid: true }, premium: null, start: false, hole: false },
  ],
  direction: [{ direction: "across" }, { direction: "down" }],
  picked: [{ tile: "E" }, { tile: "?" }],
  "put-down": [{ tile: "E" }, { tile: "?" }],
  laid: [
    { square, letter: "H", blank: false },
    { square, letter: "H", blank: true },
    { square, letter: null, blank: true },
  ],
  "laid-play": [
    { tiles: 1, square, direction: "across" },
    { tiles: 4, square, direction: "down" },
    { tiles: 5, square, direction: "down" },
  ],
  named: [{ square, letter: "N" }],
  moved: [
    { square, letter: "N" },
    { square, letter: null },
  ],
  "taken-back": [{ tiles: ["N"] }, { tiles: ["N", "?", "E"] }],
  rack: [{ tiles: ["N", "?", "E"] }],
  exchange: [{ tiles: null }, { tiles: [] }, { tiles: ["N", "?"] }],
  "no-tile": [{ letter: "N" }, { letter: "?" }],
  "not-a-letter": [{ text: "7" }],
  "square-taken": [{ square }],
  "nothing-laid": [{}],
  unreadable: [{ text: "HORN" }],
};

const scoreNotes: ValuesOf<Pick<DraftSentences, "score">> = {
  score: [
    { words: ["HORN", "AH"], invalid: [], points: 1 },
    { words: ["HORX", "AH"], invalid: ["HORX"], points: 22 },
    { words: ["HORX", "AHX"], invalid: ["HORX", "AHX"], points: 0 },
  ],
};

const placements = [{ row: 7, col: 5, letter: "H", blank: false }];
const pile = (...of: readonly string[]) => ({ tiles: of, hidden: 0 });

const challenge = { player: "Ben", type: "challenged", play: 2 };
const prices: readonly ChallengePenalty[] = [
  "lose-turn",
  "nothing",
  ...[1, 60].map((seconds) => ({ points: 5, per: "word", to: "nobody", seconds }) as const),
];

const nothing = { wentOut: null, score: "", scores: [] };

/** For each type of event, and each way a game stands, what `describeNews` passes, besides who is addressed. */
const news = {
  "drew-for-start": [{ player: "Ann", type: "drew-for-start", drawn: pile("A") } as never],
  dealt: [{ player: "Ann", type: "dealt", drawn: pile("A") } as never],
  played: [
    { player: "Ann", type: "played", placements, words: ["HORN", "AH"], points: 14, drawn: pile() },
    { player: "Ann", type: "played", placements, words: ["HORN"], points: 1, drawn: pile() },
    { player: "Ann", type: "played", placements, words: ["HORN"], points: 23, drawn: pile() },
  ],
  exchanged: [
    { player: "Ann", type: "exchanged", returned: pile("A"), drawn: pile() },
    { player: "Ann", type: "exchanged", returned: { tiles: [], hidden: 4 }, drawn: pile() },
    { player: "Ann", type: "exchanged", returned: { tiles: [], hidden: 7 }, drawn: pile() },
  ],
  passed: [{ player: "Ann", type: "passed" } as never],
  accepted: [{ player: "Ann", type: "accepted" } as never],
  resigned: [{ player: "Ann", type: "resigned" } as never],
  "turn-set": [{ player: "Ann", type: "turn-set" } as never],
  "turn-lost": [{ player: "Ann", type: "turn-lost", challenge: 3 } as never],
  challenged: [
    { ...challenge, words: [0], invalid: ["HORX", "AHX"], upheld: true, price: null, ...costOf("nothing") },
    { ...challenge, words: [0, 1], invalid: null, upheld: true, price: null, ...costOf("nothing") },
    ...prices.map((price) => ({ ...challenge, words: [0], invalid: [], upheld: false, price, ...costOf(price) })),
    { ...challenge, words: [0, 1], invalid: [], upheld: false, price: "lose-turn", ...costOf("lose-turn") },
  ],
  "phony-returned": [
    { player: "Ann", type: "phony-returned", play: 2, points: 14, returned: pile() },
    { player: "Ann", type: "phony-returned", play: 2, points: 1, returned: pile() },
  ],
  "blank-exchanged": [{ player: "Ann", type: "blank-exchanged", square, letter: "N" }],
  "rack-told": [{ player: "Ann", type: "rack-told", rack: pile("A") }],
  "excess-returned": [
    { player: "Ann", type: "excess-returned", tiles: pile("A") },
    { player: "Ann", type: "excess-returned", tiles: pile("A", "B", "C") },
  ],
  adjusted: [
    ...(Object.keys(englishMessages.adjustments) as (keyof Words["adjustments"])[]).map(
      (reason) => ({ player: "Ann", type: "adjusted", reason, points: 5, note: null }) as const,
    ),
    { player: "Ann", type: "adjusted", reason: "time", points: -10, note: "Ben" },
    { player: "Ann", type: "adjusted", reason: "penalty", points: -1, note: null },
    { player: "Ann", type: "adjusted", reason: "penalty", points: -3, note: null },
  ],
  ended: [{ player: "", type: "ended", reason: "out" }],
  decided: ["Ann -50, Ben +50 (article 6)", "a fire", ""].map((ruling) => ({ ruling })),
  turn: [
    { player: "Ann", you: true },
    { player: "Ann", you: false },
  ],
  waiting: [
    { players: ["Ann"], you: true },
    { players: ["Ann"], you: false },
    { players: ["Ann", "Ben", "Cas"], you: false },
  ],
  over: [
    ...(Object.keys(englishMessages.ends) as (keyof Words["ends"])[]).map(
      (reason) => ({ ...nothing, reason, winners: [] }) as const,
    ),
    {
      ...nothing,
      reason: "out",
      winners: ["Ann"],
      wentOut: { player: "Ann", you: false, won: true },
      score: "413–389",
    },
    {
      ...nothing,
      reason: "out",
      winners: ["Ann"],
      wentOut: { player: "Ben", you: true, won: false },
      score: "413–389",
    },
    { ...nothing, reason: "passes", winners: ["Ann", "Ben"], score: "413–413" },
    { ...nothing, reason: "out", winners: ["Ann", "Ben", "Cas"], score: "Ann 7, Ben 7", scores: ["Ann 7", "Ben 7"] },
  ],
};

/** The same, of another player and of the reader. */
export const newsSamples = Object.fromEntries(
  Object.entries<readonly object[]>(news).map(([key, calls]) => [
    key,
    calls.flatMap((of) => ("you" in of || key === "decided" ? [of] : [false, true].map((you) => ({ ...of, you })))),
  ]),
) as unknown as ValuesOf<NewsSentences>;

type Said<T> = { readonly [K in keyof T as T[K] extends string ? never : K]: T[K] };

const labelSamples: ValuesOf<Said<ElementWords>> = {
  challengeCosts: [
    ...(["nothing", "lose-turn", "lose-game"] as const).map(costOf),
    ...(["nobody", "opponent"] as const).flatMap((to) =>
      [0, 1, 5].flatMap((points) =>
        (["play", "word"] as const).flatMap((per) =>
          [undefined, 1, 60].map((seconds) => costOf({ points, per, to, ...(seconds !== undefined && { seconds }) })),
        ),
      ),
    ),
  ].map((cost) => ({ ...cost, opponent: "Ann" })),
  reveal: [{ name: "Ann" }],
  bag: [{ tiles: 1 }, { tiles: 3 }, { tiles: 86 }],
  player: [{ name: "Ann", score: 14, turn: true }],
  tile: [
    { tile: "H", points: 4, laid: false },
    { tile: "N", points: 1, laid: true },
    { tile: "?", points: 0, laid: false },
    { tile: "Q", points: 10, laid: true },
  ],
};

/** One word of two points, and a bonus. */
export const scoreSample = {
  total: 52,
  words: [{ word: "AH", direction: "across", letters: [], letterTotal: 2, multiplier: 1, points: 2 }],
  bonus: { tiles: 7, points: 50 },
} as unknown as ScoreBreakdown;

/** One text in English, and the same in another language. */
export interface Row {
  readonly key: string;
  readonly english: string;
  readonly text: string;
}

/** Everything but remarks, in English and in a language. */
export function rowsOf(language: Messages): readonly Row[] {
  const rows: Row[] = [];
  const add = (key: string, english: string, text: string): void => {
    rows.push({ key, english, text });
  };
  const samples = Object.entries(violationSamples).flatMap(([code, some]) =>
    some.map((details) => ({ code, ...details }) as Violation),
  );
  for (const violation of [...exampleViolations(), ...samples])
    add(`violations.${violation.code}`, describeViolation(violation), describeViolation(violation, language));
  for (const [code, samples] of Object.entries(noticeSamples))
    for (const details of samples) {
      const notice = { code, ...details } as Notice;
      add(`draft.${code}`, describeNotice(notice), describeNotice(notice, language));
    }
  const each = (part: "draft" | "picture" | "board" | "news" | "element", samples: object): void => {
    for (const [key, calls] of Object.entries(samples) as [string, readonly object[]][])
      for (const values of calls) {
        const [english, other] = [englishMessages, language].map((messages) =>
          say((messages[part] as Record<string, Sentence<never>>)[key]!, values, messages),
        );
        add(`${part}.${key}`, english!, other!);
      }
  };
  const { size, premium, ...sentences } = boardSamples;
  each("draft", scoreNotes);
  each("picture", { size });
  for (const each of premium)
    add(
      "picture.premium",
      premiumText(each, englishMessages.picture.premium),
      premiumText(each, language.picture.premium),
    );
  each("board", sentences);
  each("news", newsSamples);
  each("element", labelSamples);
  for (const [key, word] of Object.entries(englishMessages.element))
    if (typeof word === "string") add(`element.${key}`, word, language.element[key as "play"]);
  add("scores", explainScore(scoreSample), explainScore(scoreSample, language));
  return rows;
}
