import type { Decision } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import { finisherOf } from "../game/table/last-play.ts";
import { type End, rulingText, saidEnd } from "../messages/pieces.ts";
import { say } from "../messages/say.ts";
import type { EndMessages } from "./parts.ts";

/** Says why a game is over and who has won, as the news do. `game`: at the end of its story. */
export function overText(end: End, game: GameState, { news, ends }: EndMessages): string {
  return say(news.over, saidEnd(end, game.players, finisherOf(game, end.reason)), { ends });
}

/** Says how a ruling has decided a game. */
export function decidedText(decision: Decision, game: GameState, messages: EndMessages): string {
  const ruling = say(messages.news.decided, { ruling: rulingText(decision, game.players) });
  return `${overText(decision, game, messages)} ${ruling}`.trim();
}
