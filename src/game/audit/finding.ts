/** Something in a game that does not follow from its events, its rules, its seed, or the words it was audited with. */
export interface Audit {
  /** The index of the event. The length of the history if the state or the rules are wrong, or events are missing. */
  readonly event: number;
  /**
   * Where in the game it is, as in a problem of `parseGame`: `history[5].drawn`, `players[0].score`,
   * `ruleset.bonuses[0].points`. `history` if events are missing at its end.
   */
  readonly path: string;
  /**
   * What is wrong.
   *
   * - `"score"`: the points of a play or a challenge.
   * - `"word"`: the words that a play says it formed, or a word that a play may not form.
   * - `"verdict"`: which words a challenge found bad, or whether nobody had a play left.
   * - `"geometry"`: a play that the rules refuse, or the board.
   * - `"rack"`: tiles that a rack does not hold, or that were not drawn.
   * - `"turn"`: who did what when.
   * - `"tile-count"`: more or fewer tiles than the set has, or the bag.
   * - `"settlement"`: when and why the game ends, what that costs and brings.
   * - `"total"`: a score in the state.
   * - `"rules"`: a rule that is not the one expected.
   */
  readonly code:
    | "score"
    | "total"
    | "rack"
    | "tile-count"
    | "turn"
    | "word"
    | "verdict"
    | "geometry"
    | "settlement"
    | "rules";
  /** What follows from the events and the rules. */
  readonly expected: string | number;
  /** What the game says. */
  readonly found: string | number;
}

/** A finding in one event. `key`: the property of the event; absent if it is about the whole event. */
export type EventFinding = Omit<Audit, "event" | "path"> & { readonly key?: string };
