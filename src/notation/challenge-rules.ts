import { frozen } from "../frozen.ts";
import type { ChallengeRule, Ruleset } from "../rules/ruleset.ts";

/** The rules for challenges, by the names that positions in CGP have for them. */
export const challengeRules: ReadonlyMap<string, Pick<Ruleset, "challenge" | "wordCheck">> = /* @__PURE__ */ new Map([
  ["void", { challenge: null, wordCheck: "on-play" }],
  ["single", /* @__PURE__ */ whenWrong("nothing")],
  ["double", /* @__PURE__ */ whenWrong("lose-turn")],
  ["triple", /* @__PURE__ */ whenWrong("lose-game")],
  ["5pt", /* @__PURE__ */ whenWrong({ points: 5, per: "play", to: "opponent" })],
  ["10pt", /* @__PURE__ */ whenWrong({ points: 10, per: "play", to: "opponent" })],
]);

function whenWrong(penalty: ChallengeRule["whenWrong"]): Pick<Ruleset, "challenge" | "wordCheck"> {
  return frozen({ challenge: { looksUp: "every-word", whenWrong: penalty }, wordCheck: "on-challenge" });
}
