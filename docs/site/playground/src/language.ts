import { describeViolations, explainScore, type GameEvent, type ScoreBreakdown, type Violation } from "tilewright";
import {
  describeRemark,
  englishMessages,
  explainRemark,
  type LanguageMessages,
  type LanguageRecords,
  type Words,
} from "tilewright/messages";
import type { Remark } from "tilewright/notation";
import { createStore } from "./store.ts";
import { texts } from "./texts.ts";

/** The languages in which the library speaks, as addresses and imports name them, each in its own words. */
export const languageNames = {
  english: "English",
  german: "Deutsch",
  spanish: "Español",
  french: "Français",
  italian: "Italiano",
  dutch: "Nederlands",
  polish: "Polski",
  portuguese: "Português",
  swedish: "Svenska",
} as const;
export type LanguageName = keyof typeof languageNames;

/** What the library says in a language. */
export type Language = LanguageMessages & LanguageRecords;

/** The language in which the library speaks. Whatever shows what it says watches this. */
export const language = createStore<Language>(englishMessages);

/** What the library says now. */
export const messagesNow = (): Language => language.get();

/** The language as HTML names it. */
export const codeOfLanguage = (): string => messagesNow().language;

export const inWords = (violations: readonly Violation[]): readonly string[] =>
  describeViolations(violations, messagesNow());

export const explained = (score: ScoreBreakdown): string => explainScore(score, messagesNow());

/** What happened, in a sentence; nothing for events of which nothing is said. */
export function newsOf(event: GameEvent, player: string): string {
  const messages = messagesNow();
  const say = messages.news[event.type] ?? englishMessages.news[event.type];
  type Say = (event: GameEvent, player: string, words: Words) => string;
  return (say as Say)(event, player, { ...englishMessages, ...messages } as Words);
}

/** A remark on a line of text, such as a rack. */
export function problemOf(remark: Remark): string {
  return texts.problem(remark.column, describeRemark(remark, messagesNow()));
}

/** A remark on a recorded game, and the line on which it stands. */
export function remarkOf(remark: Remark, line: string): string {
  return texts.remark(remark.line, describeRemark(remark, messagesNow()), line);
}

/** What a file cannot say. */
export function unsaidOf(remark: Remark): string {
  const { reason } = remark;
  const what = reason.code === "unsaid" ? reason.what.code : null;
  return texts.record.unsaidRemark(
    explainRemark(remark, messagesNow()).found,
    what === "play" || what === "missed-turn",
  );
}
