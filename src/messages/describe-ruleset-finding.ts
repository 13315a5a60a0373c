import { isKeyOf, propertiesOf } from "../read/is-object.ts";
import { requireThat } from "../read/refuse.ts";
import type { RulesetFinding } from "../rules/ruleset-finding.ts";
import { counted } from "./helpers.ts";

/** In English alone: these sentences are for people who write rules, and are said to no player. */
const sentences: {
  readonly [C in RulesetFinding["code"]]: (finding: Extract<RulesetFinding, { readonly code: C }>) => string;
} = {
  needs: ({ needs }) => `This has no effect without ${needs}.`,
  replaced: ({ by }) => `This has no effect, because ${by} takes precedence.`,
  "ended-before": ({ by }) => `This never ends a game, because ${by} ends it first.`,
  "too-many": ({ of, most }) =>
    of === "rack"
      ? `A rack has at most ${counted(most, "tile", "tiles")}.`
      : `The bag has at most ${counted(most, "tile", "tiles")} once the racks are dealt, so nobody can exchange.`,
  "no-effect": () => "This has no effect.",
  "not-drawn": () => "No square of the board uses this.",
  "no-tile": () => "This premium applies to no tile in the set.",
  "no-blanks": () => "The tile set has no blanks.",
  "no-exchange": () => "Nobody can ever exchange tiles.",
  "nobody-goes-out": () => "This has no effect, because nobody goes out under end.turnsAfterBag.",
  "nothing-settled": () => "This has no effect, because unplayed tiles do not change any score.",
  alone: () => "This has no effect with only one player.",
  "only-fails": () => "Words are checked when they are played, so a challenge can only fail.",
  "never-looked-up": () => "This has no effect, because words are never looked up.",
  "no-racks": ({ most }) => `There are only enough tiles to fill ${counted(most, "rack", "racks")}.`,
};

/**
 * Describes in one line a ruleset field that has no effect: the field, and a sentence in English.
 *
 * @param finding - A single finding returned by `auditRuleset`.
 *
 * @throws TypeError if `finding` is not such a finding (for instance, if it is a list of findings).
 */
export function describeRulesetFinding(finding: RulesetFinding): string {
  const { path, code } = propertiesOf(finding) as RulesetFinding;
  const isFinding = typeof path === "string" && isKeyOf(sentences, code);
  requireThat(isFinding, "finding", "one finding from the list auditRuleset returns", finding);
  const say = sentences[code] as (of: RulesetFinding) => string;
  return `${path}: ${say(finding)}`;
}
