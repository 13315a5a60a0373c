import type { PlayerIndex } from "../state.ts";
import type { Judged } from "../step.ts";

/** A pass, which is always allowed on one's turn, with or without a possible play (clause T5, decision D15). */
export function judgePass(player: PlayerIndex): Judged {
  return { ok: true, events: [{ player, type: "passed" }] };
}
