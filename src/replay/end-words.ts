import type { Decision } from "../game/model/event.ts";
import type { Status } from "../game/model/state.ts";
import { rulingText } from "../messages/pieces.ts";
import { say } from "../messages/say.ts";
import type { EndMessages } from "./parts.ts";

/** Why a game is over, and the seats of those who have won. */
type End = Pick<Extract<Status, { readonly kind: "over" }>, "reason" | "winners">;

/** Says why a game is over and who has won, as the news do. `names`: the names of the players, by seat. */
export function overText({ reason, winners }: End, names: readonly string[], { news, ends }: EndMessages): string {
  return say(news.over, { reason, winners: winners.map((seat) => names[seat] ?? ""), you: false }, { ends });
}

/** Says how a ruling has decided a game. */
export function decidedText(decision: Decision, names: readonly string[], messages: EndMessages): string {
  const over = overText(decision, names, messages);
  return `${over} ${say(messages.news.decided, { ruling: rulingText(decision) })}`.trim();
}
