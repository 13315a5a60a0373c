import type { Decision, DecisionReason, PlayerIndex } from "../../game/model/event.ts";
import { readDecision } from "../../game/read-decision.ts";
import type { ChallengePenalty, ChallengeRule, Ruleset } from "../../rules/ruleset.ts";
import { oneLine } from "../one-line.ts";

// What GCG has no pragma for, in descriptions: some programs reject a pragma that they do not know and a note above the
// first event, and all of them read any number of descriptions.

/** The line that says which seat `#player1` has, counted from 0 here and from 1 in the line. */
export function firstSeatLine(seat: number): string {
  return `#description FirstSeat: ${seat + 1}`;
}

/** The description that {@link firstSeatLine} writes. */
export const firstSeatText: RegExp = /^FirstSeat: [1-9]\d?$/;

/** The seat that such a description names, from 0. */
export function firstSeatOf(text: string): number {
  return Number(text.split(" ")[1]) - 1;
}

/** A rule for challenges as far as it can be declared: what a failed one costs, or `null` where there are none. */
type Prices = readonly [ChallengePenalty, ...ChallengePenalty[]] | null;

/** What the first, second, third ... failed challenge of a player costs under a ruleset. */
export function pricesOf({ challenge }: Pick<Ruleset, "challenge">): Prices {
  if (challenge === null) return null;
  const [first, ...more] = challenge.schedule ?? [];
  return first === undefined ? [challenge.whenWrong] : [first, ...more];
}

/** The line that says what failed challenges cost: `5 per word`, or one price for each failed challenge of a player. */
export function challengePriceLine(prices: Prices): string {
  return `#description ChallengePrice: ${prices === null ? "void" : prices.map(formatPrice).join(", ")}`;
}

/** Points that the challenger loses have a minus. Time is the clock's, and not written. */
function formatPrice(price: ChallengePenalty): string {
  return typeof price === "string" ? price : `${price.to === "nobody" ? "-" : ""}${price.points} per ${price.per}`;
}

const price = "(?:nothing|lose-(?:turn|game)|-?(?:\\d{1,6}|1000000) per (?:play|word))";

/** The description that {@link challengePriceLine} writes. */
export const challengePriceText: RegExp = /* @__PURE__ */ new RegExp(
  `^ChallengePrice: (void|${price}(, ${price}){0,99})$`,
);

/** The rule that such a description declares. */
export function challengeOf(text: string): Pick<Ruleset, "challenge" | "wordCheck"> {
  const written = text.slice("ChallengePrice: ".length);
  if (written === "void") return { challenge: null, wordCheck: "on-play" };
  const prices = written.split(", ").map(readPrice);
  const challenge: ChallengeRule = { looksUp: "named-words", whenWrong: prices.at(-1)! };
  return { challenge: prices.length > 1 ? { ...challenge, schedule: prices } : challenge, wordCheck: "on-challenge" };
}

function readPrice(text: string): ChallengePenalty {
  const [points, per] = text.split(" per ") as [string, "play" | "word" | undefined];
  if (per === undefined) return points as Extract<ChallengePenalty, string>;
  return { points: Math.abs(Number(points)), per, to: points.startsWith("-") ? "nobody" : "opponent" };
}

/**
 * The line that says how a ruling has decided the game: `lost-on-time; winners 2; spreads -50 50; note article 6`.
 * Players have the numbers of `#player1`, `#player2`.
 *
 * @param order - The seats in the order of these numbers.
 */
export function decisionLine({ reason, winners, spreads, note }: Decision, order: readonly PlayerIndex[]): string {
  const numbers = order.flatMap((seat, place) => (winners.includes(seat) ? [place + 1] : []));
  const points = spreads === null ? "" : `; spreads ${order.map((seat) => spreads[seat]).join(" ")}`;
  const why = oneLine(note ?? "");
  const said = `${reason}; winners ${numbers.join(" ") || "none"}${points}${why === "" ? "" : `; note ${why}`}`;
  return `#description Decided: ${said}`;
}

/** The description that {@link decisionLine} writes. */
export const decisionText: RegExp =
  /^Decided: ([a-z-]+); winners (none|\d+(?: \d+)*)(?:; spreads (-?\d+(?: -?\d+)*))?(?:; note (.+))?$/;

/** What such a description says; `null` if no ruling may say it in a game of these seats. */
export function decisionOf(text: string, order: readonly PlayerIndex[]): Decision | null {
  const [, reason, winners = "", points, note] = decisionText.exec(text) ?? [];
  const numbers = winners === "none" ? [] : winners.split(" ");
  const spreads = points?.split(" ").map(Number);
  const said = {
    type: "decide",
    reason: reason as DecisionReason,
    winners: numbers.map((number) => order[Number(number) - 1] ?? -1),
    // Numbers that are too many or too few stay so, and are rejected.
    spreads: spreads?.length === order.length ? order.map((_, seat) => spreads[order.indexOf(seat)] ?? 0) : spreads,
    note,
  } as const;
  return readDecision(order.length, said).decision ?? null;
}
