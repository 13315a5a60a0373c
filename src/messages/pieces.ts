import type { Premium } from "../board/premium.ts";
import type { NoticeOf } from "../compose/draft.ts";
import type { EventOf } from "../game/model/event.ts";
import { squareName } from "../notation/coordinate.ts";
import type { ChallengePenalty } from "../rules/ruleset.ts";
import { plus } from "./helpers.ts";
import { say } from "./say.ts";
import type { SaidCost } from "./types/cost.ts";
import type { Messages } from "./types/messages.ts";
import type { PremiumSentences } from "./types/picture.ts";

// What is put together of pieces, in every language alike.

/** What a premium multiplies: the letter, the word, or both; for which tiles, and whether it stays. */
export function premiumText({ letter, word, when, sticks }: Premium, words: PremiumSentences): string {
  const parts: string[] = [];
  if (letter !== 1) parts.push(say(words.letter, { factor: letter }));
  if (word !== 1) parts.push(say(words.word, { factor: word }));
  if (when?.letters) parts.push(say(words.letters, { letters: orNone(when.letters) }));
  else if (when) parts.push(say(words.points, { points: orNone(when.points) }));
  if (sticks) parts.push(words.sticks);
  return parts.join(", ");
}

function orNone<T>(list: readonly T[]): readonly (T | string)[] {
  return list.length === 0 ? ["-"] : list;
}

/** What is on a square: its name, and then its premium or its tile, with a premium that stays below it. */
export function squareText(
  { square, tile, premium, start, hole }: NoticeOf<"at">,
  { draft: { at }, picture }: Pick<Messages, "draft" | "picture">,
): string {
  const parts = [squareName(square)];
  if (hole) parts.push(at.hole);
  else if (tile === null) {
    if (premium !== null) parts.push(premiumText(premium, picture.premium));
    if (start) parts.push(at.start);
    if (parts.length === 1) parts.push(at.empty);
  } else {
    parts.push(tile.letter ?? at.unnamed);
    if (tile.blank && tile.letter !== null) parts.push(at.blank);
    if (tile.laid) parts.push(at.laid);
    if (premium?.sticks) parts.push(premiumText(premium, picture.premium));
  }
  return parts.join(", ");
}

/** What a ruling says of a game besides who has won: `-50 : +50, article 6`. Empty if it says no more. */
export function rulingText({ spreads, note }: Pick<EventOf<"decided">, "spreads" | "note">): string {
  const counts = spreads?.map((points) => `${points === 0 ? "" : plus(points)}${points}`).join(" : ");
  return [counts, note].filter(Boolean).join(", ");
}

/** What a failed challenge costs, as sentences take it. */
export function costOf(price: ChallengePenalty): SaidCost {
  if (typeof price === "string") return { cost: price, points: 0, eachWord: false, seconds: 0 };
  const { points, per, to, seconds = 0 } = price;
  const cost = to === "opponent" ? "give-points" : "lose-points";
  return { cost: points > 0 ? cost : seconds > 0 ? "time" : "nothing", points, eachWord: per === "word", seconds };
}
