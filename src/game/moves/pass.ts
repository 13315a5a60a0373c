import type { Judged } from "../judging/refusal.ts";
import type { PlayerIndex } from "../model/event.ts";

/** Judges a pass, which is always allowed on one's turn, even if a play is possible. */
export function judgePass(player: PlayerIndex): Judged {
  // T5, D15
  return { ok: true, events: [{ player, type: "passed" }] };
}
