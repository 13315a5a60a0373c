import type { Judged } from "../judging/refusal.ts";
import type { PlayerIndex } from "../model/event.ts";

/** A pass, which is always allowed on one's turn, with or without a possible play (clause T5, decision D15). */
export function judgePass(player: PlayerIndex): Judged {
  return { ok: true, events: [{ player, type: "passed" }] };
}
