/** What `auditRuleset` finds: the codes, each with what it says. */
export interface RulesetFindings {
  /** The field does nothing without the field `needs`, which is off. */
  readonly needs: { readonly needs: string };
  /** Another field, `by`, always decides in its place. */
  readonly replaced: { readonly by: string };
  /** `by` always ends the game before this one can. */
  readonly "ended-before": { readonly by: string };
  /** More tiles than a `rack` can have, or than are left in the `bag` after the deal. */
  readonly "too-many": { readonly of: "rack" | "bag"; readonly most: number };
  /** A bonus, a premium or a price that changes nothing. */
  readonly "no-effect": object;
  /** A character of the legend that is on no square. */
  readonly "not-drawn": object;
  /** A premium that counts for no tile of the set. */
  readonly "no-tile": object;
  /** The tile set has no blanks. */
  readonly "no-blanks": object;
  /** Nobody is ever allowed an exchange. */
  readonly "no-exchange": object;
  /** Nobody goes out: with `end.turnsAfterBag` everybody has their last turns instead. */
  readonly "nobody-goes-out": object;
  /** Unplayed tiles change no score. */
  readonly "nothing-settled": object;
  /** Only one player plays. */
  readonly alone: object;
  /** Words are checked when they are played, so a challenge can only fail. */
  readonly "only-fails": object;
  /** Nobody ever looks a word up. */
  readonly "never-looked-up": object;
  /** For more players than `most` there are no full racks: `createGame` rejects them unless racks are chosen. */
  readonly "no-racks": { readonly most: number };
}

/**
 * A field of a ruleset that has no effect in combination with the others, or less than it seems to.
 * `describeRulesetFinding` of `tilewright/messages` says it in a sentence.
 */
export type RulesetFinding = {
  readonly [C in keyof RulesetFindings]: {
    readonly code: C;
    /** Which field, such as `exchange.keepsScoreless` or `bonuses[1].tiles`. */
    readonly path: string;
  } & RulesetFindings[C];
}[keyof RulesetFindings];
