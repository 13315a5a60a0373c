import { frozen } from "../../frozen.ts";
import type { ChallengePenalty, ChallengeRule } from "../ruleset.ts";

/** The prices of a failed challenge that organisers of English-language tournaments may choose from. */
export interface WorldEnglishPrices {
  /** Five points for each word looked up: the usual price at international events. */
  readonly fivePerWord: ChallengeRule; // A.i
  /** Five points for the play. */
  readonly fivePerPlay: ChallengeRule; // A.ii
  /** The next turn. */
  readonly turn: ChallengeRule; // A.iii
  /** Nothing. */
  readonly nothing: ChallengeRule; // A.iv
  /** Ten points for each word looked up. */
  readonly tenPerWord: ChallengeRule; // A.v
  /** Ten points for the play. */
  readonly tenPerPlay: ChallengeRule; // A.v
  /** Nothing for a player's first failed challenge, and the next turn for each further one. */
  readonly firstFree: ChallengeRule; // B.i
  /** Five points for a player's first failed challenge, and ten for each further one. */
  readonly fiveThenTen: ChallengeRule; // B.ii
  /**
   * Five, ten and twenty points for a player's first three failed challenges, and thirty for each further one, all
   * deducted from the challenger's score.
   */
  readonly rising: ChallengeRule; // B.iii
}

const points = (points: number, per: "play" | "word", to: "opponent" | "nobody" = "opponent"): ChallengePenalty => {
  return { points, per, to };
};

/**
 * The penalties for a failed challenge listed in the rules for English-language tournaments, as quoted in April 2022.
 * The list also includes a time penalty of unspecified length: `{ points: 0, per: "play", to: "nobody", seconds }`.
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
