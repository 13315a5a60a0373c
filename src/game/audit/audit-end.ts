import { reasonForRacks } from "../conclude.ts";
import type { EndReason } from "../model/event.ts";
import type { GameState } from "../model/state.ts";
import { reasonToWait } from "../table/ending.ts";
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
  const compare = (expected: string | number, found: string | number): void => {
    if (expected !== found) wrong.push({ key: "reason", code: "settlement", expected, found });
  };
  const byRules: readonly EndReason[] = ["out", "target", "passes", "scoreless", "turns"];
  if (byRules.includes(reason)) compare(reasonFor(before) ?? "no end", reason);
  if (unknownRacks(before).length > 0) return wrong;
  for (const [player, points] of settlementOf(before, reason).entries()) compare(points, leftovers[player] ?? 0);
  return wrong;
}

function reasonFor(before: GameState): EndReason | null {
  const { status } = before;
  if (status.kind === "last-challenge") return reasonToWait(before, status.play);
  return status.kind === "racks-needed" ? reasonForRacks(before) : null;
}
