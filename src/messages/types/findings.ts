import type { FindingReason } from "../../game/audit/finding.ts";

/**
 * What findings of an audit say, for the code of each reason: what is wrong, without the place, which stands before it.
 * `refused` also gets the violations in words.
 */
export type FindingSentences = {
  readonly [C in FindingReason["code"]]: (
    reason: Extract<FindingReason, { readonly code: C }>,
    ...words: C extends "refused" ? [violations: string] : []
  ) => string;
};
