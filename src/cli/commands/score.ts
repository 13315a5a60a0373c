import { scoreMove } from "../../index.ts";
import { judgingCommand } from "../judge-play.ts";

/** Scores one play on one position. */
export const score = judgingCommand({
  usage: "score [POSITION] PLAY",
  summary: "scores a play letter by letter, without checking rack or words",
  options: {},
  examples: ["score 8F HORN", 'score final.gcg@17 "H6 FARM"'],
  judge: scoreMove,
});
