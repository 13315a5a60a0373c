import { describeViolations, explainScore, type GameEvent, type ScoreBreakdown, type Violation } from "tilewright";
import { describeRemark, explainRemark, type Messages, type Sentence, type Words } from "tilewright/messages";
import { englishMessages } from "tilewright/messages/english";
import type { Remark } from "tilewright/notation";
import type { languageNames } from "./language-names.ts";
import { createStore } from "./store.ts";
import { texts } from "./texts.ts";

export type LanguageName = keyof typeof languageNames;

/** The language in which the library speaks. Whatever shows what it says watches this. */
export const language = createStore<Messages>(englishMessages);

/** What the library says now. */
export const messagesNow = (): Messages => language.get();

/** The language as HTML names it. */
export const codeOfLanguage = (): string => messagesNow().language;

export const inWords = (violations: readonly Violation[]): readonly string[] =>
  describeViolations(violations, messagesNow());

export const explained = (score: ScoreBreakdown): string => explainScore(score, messagesNow());

/** What happened, in a sentence; nothing for events of which nothing is said. `you`: the reader is that player. */
export function newsOf(event: GameEvent, player: string, you: boolean): string {
  const messages = messagesNow();
  const sentence = messages.news[event.type] as Sentence<object, keyof Words>;
  return typeof sentence === "string" ? sentence : sentence({ ruling: "", ...event, player, you }, messages);
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
  const asPass = reason.code === "unsaid" && reason.what.code === "play";
  return texts.record.unsaidRemark(explainRemark(remark, messagesNow()).found, asPass);
}
