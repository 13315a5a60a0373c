import type { Decision } from "../game/model/event.ts";
import type { Status } from "../game/model/state.ts";
import { englishDecided, englishOver } from "../messages/english/news.ts";
import { englishAdjustments, englishEnds } from "../messages/english/words.ts";
import { said } from "../messages/said.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { NewsSentences } from "../messages/types/news.ts";

// Of the news these two are said, and a bundle has no others.
const news = { over: englishOver, decided: englishDecided } as NewsSentences;
const english = { news, ends: englishEnds, adjustments: englishAdjustments };

/** Why a game is over, and the seats of those who have won. */
type End = Pick<Extract<Status, { readonly kind: "over" }>, "reason" | "winners">;

/** Says why a game is over and who has won, as the news do. `names`: the names of the players, by seat. */
export function overText({ reason, winners }: End, names: readonly string[], messages: Messages): string {
  return said(messages, english, "news", "over", { reason, winners: winners.map((seat) => names[seat] ?? "") });
}

/** Says how a ruling has decided a game. */
export function decidedText(decision: Decision, names: readonly string[], messages: Messages): string {
  const over = overText(decision, names, messages);
  return `${over} ${said(messages, english, "news", "decided", decision, "")}`.trim();
}
