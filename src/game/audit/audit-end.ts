import type { EndReason } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import { reasonForRacks, reasonToWait } from "../table/ending.ts";
import type { Past } from "../table/past.ts";
import { unknownRacks } from "../table/players.ts";
import { settlementOf } from "../table/settlement.ts";
import type { EventFinding } from "./finding.ts";

/**
 * Lists what is wrong with the end of a game at a real table or in a record: the reason, where the rules decide it, and
 * the settlement, where all racks are known. Records leave out how a game comes to its end, so that is not compared.
 */
export function auditEnd(before: GameState, reason: EndReason, { leftovers }: Past): readonly EventFinding[] {
  const wrong: EventFinding[] = [];
  const report = (why: EventFinding["reason"]): void => {
    wrong.push({ key: "reason", code: "settlement", reason: why });
  };
  const byRules: readonly EndReason[] = ["out", "target", "passes", "scoreless", "turns"];
  const due = reasonFor(before);
  if (byRules.includes(reason) && due !== reason) report({ code: "end-reason", expected: due, found: reason });
  if (unknownRacks(before).length > 0) return wrong;
  for (const [player, expected] of settlementOf(before, reason).entries()) {
    const found = leftovers[player] ?? 0;
    if (expected !== found) report({ code: "settlement", player, expected, found });
  }
  return wrong;
}

function reasonFor(before: GameState): EndReason | null {
  const { status } = before;
  if (status.kind === "last-challenge") return reasonToWait(before, status.play);
  return status.kind === "racks-needed" ? reasonForRacks(before) : null;
}
