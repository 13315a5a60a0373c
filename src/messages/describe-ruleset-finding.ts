import { mismatch } from "../read/describe.ts";
import { propertiesOf } from "../read/is-object.ts";
import type { RulesetFinding } from "../rules/ruleset-finding.ts";
import { counted } from "./helpers.ts";

/** In English alone: these sentences are for people who write rules, and are said to no player. */
const sentences: {
  readonly [C in RulesetFinding["code"]]: (finding: Extract<RulesetFinding, { readonly code: C }>) => string;
} = {
  needs: ({ needs }) => `This does nothing without ${needs}.`,
  replaced: ({ by }) => `This does nothing, because ${by} decides.`,
  "ended-before": ({ by }) => `This ends no game, because ${by} ends it first.`,
  "too-many": ({ of, most }) =>
    of === "rack"
      ? `A rack has ${counted(most, "tile", "tiles")} at most.`
      : `The bag holds ${counted(most, "tile", "tiles")} at most once the racks are dealt, so nobody can exchange.`,
  "no-effect": () => "This changes nothing.",
  "not-drawn": () => "No square of the board has this.",
  "no-tile": () => "This premium counts for no tile of the set.",
  "no-blanks": () => "The tile set has no blanks.",
  "no-exchange": () => "Nobody can ever exchange tiles.",
  "nobody-goes-out": () => "This does nothing, because with end.turnsAfterBag nobody goes out.",
  "nothing-settled": () => "This does nothing, because unplayed tiles change no score.",
  alone: () => "This does nothing, because only one player plays.",
  "only-fails": () => "Words are looked up when they are played, so a challenge can only fail.",
  "never-looked-up": () => "This does nothing, because nobody looks words up.",
  "no-racks": ({ most }) => `There are full racks for ${counted(most, "player", "players")} at most.`,
};

/**
 * Describes in one line a field of a ruleset that does nothing: the field, and a sentence in English.
 *
 * @param finding - One finding of `auditRuleset`.
 *
 * @throws TypeError if `finding` is not such a finding, for instance a list of them.
 */
export function describeRulesetFinding(finding: RulesetFinding): string {
  const { path, code } = propertiesOf(finding) as RulesetFinding;
  if (typeof path !== "string" || !Object.hasOwn(sentences, code ?? ""))
    throw new TypeError(mismatch("finding", "one finding; auditRuleset gives a list of them", finding));
  const say = sentences[code] as (of: RulesetFinding) => string;
  return `${path}: ${say(finding)}`;
}
