import { frozen } from "../../frozen.ts";
import type { ChallengePenalty, ChallengeRule } from "../ruleset.ts";

/**
 * The prices of a failed challenge that organisers of English-language tournaments may choose from. Those marked
 * non-standard are examples given in the rules; an event that uses one might not qualify for rating.
 */
export interface WorldEnglishPrices {
  /** Five points for each word looked up: the preferred international price. */
  readonly fivePerWord: ChallengeRule; // 3.10.13(b)(i)
  /** Five points for the play. */
  readonly fivePerPlay: ChallengeRule; // (b)(ii)
  /** The next turn. */
  readonly turn: ChallengeRule; // (b)(iii)
  /** Nothing. */
  readonly nothing: ChallengeRule; // (b)(iv)
  /** Ten points for each word looked up. */
  readonly tenPerWord: ChallengeRule; // (b)(v)
  /** Ten points for the play. */
  readonly tenPerPlay: ChallengeRule; // (b)(v)
  /** Non-standard: nothing for a player's first failed challenge, and the next turn for each further one. */
  readonly firstFree: ChallengeRule; // (c)(i)
  /**
   * Non-standard: five points for a player's first failed challenge, and ten for each further one. The rules do not say
   * whether they count for the play or for each word; here they count for the play.
   */
  readonly fiveThenTen: ChallengeRule; // (c)(ii)
  /**
   * Non-standard: five, ten and twenty points for a player's first three failed challenges, and thirty for each further
   * one, all deducted from the challenger's score.
   */
  readonly rising: ChallengeRule; // (c)(iii)
}

const points = (points: number, per: "play" | "word", to: "opponent" | "nobody" = "opponent"): ChallengePenalty => {
  return { points, per, to };
};

/**
 * The penalties for a failed challenge listed in the rules for English-language tournaments (WESPA, version 5.1,
 * 3.10.13). The list also includes a non-standard time penalty of unspecified length:
 * `{ points: 0, per: "play", to: "nobody", seconds }`.
 *
 * Pass a price as the ruleset's `challenge`:
 * `defineRuleset(worldEnglish2022, { challenge: worldEnglishPrices.firstFree })`.
 */
export const worldEnglishPrices: WorldEnglishPrices = /* @__PURE__ */ makePrices();

function makePrices(): WorldEnglishPrices {
  const named: Pick<ChallengeRule, "looksUp"> = { looksUp: "named-words" };
  return frozen({
    fivePerWord: { ...named, whenWrong: points(5, "word") },
    fivePerPlay: { ...named, whenWrong: points(5, "play") },
    turn: { ...named, whenWrong: "lose-turn" },
    nothing: { ...named, whenWrong: "nothing" },
    tenPerWord: { ...named, whenWrong: points(10, "word") },
    tenPerPlay: { ...named, whenWrong: points(10, "play") },
    firstFree: { ...named, whenWrong: "lose-turn", schedule: ["nothing", "lose-turn"] },
    fiveThenTen: { ...named, whenWrong: points(10, "play"), schedule: [points(5, "play"), points(10, "play")] },
    rising: {
      ...named,
      whenWrong: points(30, "play", "nobody"),
      schedule: [5, 10, 20, 30].map((price) => points(price, "play", "nobody")),
    },
  });
}
