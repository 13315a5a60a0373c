import { formatGcg } from "tilewright/notation";
import type { RecordText } from "tilewright/records";
import { northAmerica2017 } from "tilewright/rulesets";
import { playGame } from "../notation/gcg/played.ts";

/** Two plays by Ann and Ben. Ben's is scored two points too low. */
export const short = `#player1 ann Ann Archer
#player2 ben Ben Baker
>ann: HORNEIA 8F HORN +14 14
>ben: FAMXEIA H6 FA.M +7 7
`;

/** A record of a game that the library has played, the same for the same seed. */
export function playedRecord(seed: number): RecordText {
  return { id: `${seed}.gcg`, text: formatGcg(playGame({ seed, ruleset: northAmerica2017, moves: 12 })).text };
}
