import type { Premium } from "../board/premium.ts";
import type { NoticeOf } from "../compose/draft.ts";
import type { Decision, PlayerIndex } from "../game/model/event.ts";
import type { Player, Status, Table } from "../game/model/state.ts";
import { squareName } from "../notation/coordinate.ts";
import type { ChallengePenalty } from "../rules/ruleset.ts";
import { plus } from "./helpers.ts";
import { say } from "./say.ts";
import type { SaidCost } from "./types/cost.ts";
import type { Messages } from "./types/messages.ts";
import type { SaidEnd } from "./types/news.ts";
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

/** Why a game is over, and the seats of the winners. */
export type End = Pick<Extract<Status, { readonly kind: "over" }>, "reason" | "winners">;

/**
 * How a game has ended, as sentences take it. `finisher`: the seat of the player who went out. `you`: that of the
 * reader. Both may be nobody's.
 */
export function saidEnd(
  { reason, winners }: End,
  players: Table["players"],
  finisher: PlayerIndex | null,
  you: PlayerIndex | null = null,
): SaidEnd {
  const nameOf = (seat: number): string => players[seat]?.name ?? "";
  return {
    reason,
    winners: winners.filter((seat) => seat !== you).map(nameOf),
    you: winners.some((seat) => seat === you),
    wentOut:
      finisher === null ? null : { player: nameOf(finisher), you: finisher === you, won: winners.includes(finisher) },
    ...saidScores(players, winners),
  };
}

/** The final scores: in two figures if the winner has more, otherwise by name. Nothing if nobody wins or scores. */
function saidScores(players: Table["players"], winners: readonly PlayerIndex[]): Pick<SaidEnd, "score" | "scores"> {
  if (winners.length === 0 || players.every(({ score }) => score === 0)) return { score: "", scores: [] };
  const ranked = [...players].sort((a, b) => b.score - a.score);
  const [first, second] = ranked as [Player, Player?];
  if (second === undefined) return { score: `${first.score}`, scores: [] };
  const isTie = winners.length === 2;
  const isClear = winners.length === 1 && players[winners[0]!] === first && first.score > second.score;
  if (players.length === 2 && (isTie || isClear) && second.score >= 0)
    return { score: `${first.score}–${second.score}`, scores: [] };
  const scores = ranked.map(({ name, score }) => `${name} ${score}`);
  return { score: scores.join(", "), scores };
}

/** What a ruling says besides who has won: `Ann -50, Ben +50 (article 6)`. Empty if it says no more. */
export function rulingText(
  { spreads, note }: Pick<Decision, "spreads" | "note">,
  players: readonly { readonly name: string }[],
): string {
  const each = spreads?.map(
    (points, seat) => `${players[seat]?.name ?? ""} ${points === 0 ? "" : plus(points)}${points}`,
  );
  if (each === undefined) return note ?? "";
  return note ? `${each.join(", ")} (${note})` : each.join(", ");
}

/** What a failed challenge costs, as sentences take it. */
export function costOf(price: ChallengePenalty): SaidCost {
  if (typeof price === "string") return { cost: price, points: 0, eachWord: false, seconds: 0 };
  const { points, per, to, seconds = 0 } = price;
  const cost = to === "opponent" ? "give-points" : "lose-points";
  return { cost: points > 0 ? cost : seconds > 0 ? "time" : "nothing", points, eachWord: per === "word", seconds };
}
