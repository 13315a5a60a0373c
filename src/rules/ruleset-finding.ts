import type { Tagged } from "../read/tagged.ts";

/** The codes of the findings of `auditRuleset`, each with its details. */
export interface RulesetFindings {
  /** The field has no effect without the field `needs`, which is off. */
  readonly needs: { readonly needs: string };
  /** Another field, `by`, always overrides it. */
  readonly replaced: { readonly by: string };
  /** The field `by` always ends the game before this field can. */
  readonly "ended-before": { readonly by: string };
  /** More tiles than fit on a `rack`, or than remain in the `bag` after the deal. */
  readonly "too-many": { readonly of: "rack" | "bag"; readonly most: number };
  /** A bonus, a premium or a price that has no effect. */
  readonly "no-effect": object;
  /** A character in the legend that is not used for any square. */
  readonly "not-drawn": object;
  /** A premium that does not apply to any tile of the set. */
  readonly "no-tile": object;
  /** The tile set has no blanks. */
  readonly "no-blanks": object;
  /** Exchanges are never allowed. */
  readonly "no-exchange": object;
  /** Nobody goes out: with `end.turnsAfterBag`, all players have their last turns instead. */
  readonly "nobody-goes-out": object;
  /** Unplayed tiles do not change any score. */
  readonly "nothing-settled": object;
  /** There is only one player. */
  readonly alone: object;
  /** Words are checked when they are played, so a challenge can only fail. */
  readonly "only-fails": object;
  /** Words are never looked up. */
  readonly "never-looked-up": object;
  /**
   * There are not enough tiles for full racks for more than `most` players: `createGame` rejects more players unless
   * racks are chosen.
   */
  readonly "no-racks": { readonly most: number };
}

/**
 * A ruleset field that, in combination with the others, has no effect or less effect than it appears to have.
 * `describeRulesetFinding` in `tilewright/messages` describes it in a sentence.
 */
export type RulesetFinding = Tagged<RulesetFindings> & {
  /** The path of the field, such as `exchange.keepsScoreless` or `bonuses[1].tiles`. */
  readonly path: string;
};
