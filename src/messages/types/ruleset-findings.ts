import type { RulesetFinding } from "../../rules/ruleset-finding.ts";

/** Why a field of a ruleset does nothing, for each code: a sentence, without the field before it. */
export type RulesetFindingSentences = {
  readonly [C in RulesetFinding["code"]]: (finding: Extract<RulesetFinding, { readonly code: C }>) => string;
};
