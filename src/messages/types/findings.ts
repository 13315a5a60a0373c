import type { FindingReason } from "../../game/audit/finding.ts";
import type { PlayerIndex } from "../../game/model/event.ts";
import type { Words } from "./words.ts";

/** What findings of an audit say, for the code of each reason: what is wrong, without the place before it. */
export type FindingSentences = {
  readonly [C in FindingReason["code"]]: (
    reason: Extract<FindingReason, { readonly code: C }>,
    details: FindingDetails,
    words: Words,
  ) => string;
};

/** What a finding says beside its reason. */
export interface FindingDetails {
  /** The name of a player, or `null` if it is not known. Then count the player from 1. */
  readonly nameOf: (player: PlayerIndex) => string | null;
  /** What is wrong, in words, if the reason has violations; otherwise an empty text. */
  readonly violations: string;
}
