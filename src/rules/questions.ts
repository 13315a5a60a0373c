import type { Question } from "./asks.ts";
import type { ChallengePenalty, ChallengeRule, EndRule, ExchangeRule, LeftoverRule } from "./ruleset.ts";

/** An answer to what a failed challenge costs. */
export type PriceAnswer = "nothing" | "lose-turn" | "5-a-play" | "5-a-word" | "10-a-play" | "10-a-word";

/** An answer to what a challenge looks up. */
export type LookUpAnswer = "named-words" | "every-word";

/** An answer to when tiles may be exchanged. */
export type ExchangeAnswer = "1-in-the-bag" | "7-in-the-bag" | "9-in-the-bag";

/** An answer to what ends a game besides going out. */
export type EndAnswer = "2-passes-each" | "3-passes-each" | "4-passes-in-a-row" | "6-turns-without-points";

/** An answer to what unplayed tiles cost and bring. */
export type LeftoverAnswer = "once" | "twice";

/** What a challenge looks up. */
export const looksUp: Question<LookUpAnswer, ChallengeRule["looksUp"]> = {
  sentence: "What does a challenge look up?",
  answers: {
    "named-words": ["The words that the challenger names.", "named-words"],
    "every-word": ["All words of the play.", "every-word"],
  },
};

/**
 * What a failed challenge costs, with some of the answers.
 *
 * @param to - Who gets the points, if it costs points.
 */
export function price<Answer extends PriceAnswer>(
  to: "opponent" | "nobody",
  choices: readonly Answer[],
  sentence = "What does a failed challenge cost?",
): Question<Answer, ChallengePenalty> {
  const points = (points: number, per: "play" | "word"): readonly [string, ChallengePenalty] => [
    `${points === 5 ? "Five" : "Ten"} points${per === "word" ? " for each word looked up" : ""}, ${
      to === "nobody" ? "off the challenger's score" : "which the challenged player gets"
    }.`,
    { points, per, to },
  ];
  const all: Question<PriceAnswer, ChallengePenalty>["answers"] = {
    nothing: ["Nothing.", "nothing"],
    "lose-turn": ["The challenger's next turn.", "lose-turn"],
    "5-a-play": points(5, "play"),
    "5-a-word": points(5, "word"),
    "10-a-play": points(10, "play"),
    "10-a-word": points(10, "word"),
  };
  const answers = Object.fromEntries(choices.map((choice) => [choice, all[choice]]));
  return {
    sentence,
    answers: answers as Question<Answer, ChallengePenalty>["answers"],
  };
}

/** All prices. */
export const allPrices: readonly PriceAnswer[] = [
  "nothing",
  "lose-turn",
  "5-a-play",
  "5-a-word",
  "10-a-play",
  "10-a-word",
];

/** When tiles may be exchanged; any number of them, up to a whole rack. */
export function exchangeOf<Answer extends ExchangeAnswer>(
  rackSize: number,
  choices: readonly Answer[],
): Question<Answer, ExchangeRule> {
  const counts = {
    "1-in-the-bag": [1, "one tile"],
    "7-in-the-bag": [7, "seven tiles"],
    "9-in-the-bag": [9, "nine tiles"],
  };
  const answers = choices.map((choice) => {
    const [minBag, tiles] = counts[choice] as [number, string];
    const rule: ExchangeRule = {
      minTiles: 1,
      minBag,
      maxTiles: rackSize,
      perGame: null,
    };
    return [choice, [`Any number of tiles, any number of times, while the bag holds at least ${tiles}.`, rule]];
  });
  return {
    sentence: "How may tiles be exchanged?",
    answers: Object.fromEntries(answers),
  };
}

const noOther: EndRule = {
  passesEach: null,
  scorelessTurns: null,
  noPlays: false,
  targets: null,
};

/** What ends a game besides going out. */
export const ends: Question<EndAnswer, EndRule> = {
  sentence: "What ends a game besides going out?",
  answers: {
    "6-turns-without-points": ["Six turns without points in a row.", { ...noOther, scorelessTurns: 6 }],
    "4-passes-in-a-row": ["Four passes in a row, by whomever.", { ...noOther, passesInRow: 4 }],
    "3-passes-each": ["Three passes in a row by everybody.", { ...noOther, passesEach: 3 }],
    "2-passes-each": ["Two passes in a row by everybody.", { ...noOther, passesEach: 2 }],
  },
};

/** What unplayed tiles cost and bring. */
export const leftovers: Question<LeftoverAnswer, LeftoverRule> = {
  sentence: "What do unplayed tiles cost and bring?",
  answers: {
    once: [
      "All players lose the points of their own, and whoever goes out gains those of the others.",
      { own: "subtract", toFinisher: 1 },
    ],
    twice: [
      "Whoever goes out gains twice the points of the others'. If nobody does, all lose the points of their own.",
      { own: "subtract-unless-out", toFinisher: 2 },
    ],
  },
};
