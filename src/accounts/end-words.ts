import type { Decision } from "../game/model/event.ts";
import { englishDecided, englishOver } from "../messages/english/news.ts";
import { englishAdjustments, englishEnds } from "../messages/english/words.ts";
import { said } from "../messages/said.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { NewsSentences } from "../messages/types/news.ts";

// Of the news these two are said, and a bundle has no others.
const news = { over: englishOver, decided: englishDecided } as NewsSentences;
const english = { news, ends: englishEnds, adjustments: englishAdjustments };

/** Says why a game is over and who has won, as the news do. */
export function overText(end: Parameters<NewsSentences["over"]>[0], messages: Messages): string {
  return said(messages, english, "news", "over", end);
}

/** Says how a ruling has decided a game. `names`: the names of the players, by seat. */
export function decidedText(decision: Decision, names: readonly string[], messages: Messages): string {
  const { reason, winners } = decision;
  const over = overText({ reason, winners: winners.map((seat) => names[seat] ?? "") }, messages);
  return `${over} ${said(messages, english, "news", "decided", decision, "")}`.trim();
}
