/** Something in a game that does not follow from its events and rules. */
export interface Audit {
  /** The index of the event; the length of the history where the state itself differs from what its events make. */
  readonly event: number;
  /**
   * `score`: the points of a play; `word`: the words it says it formed; `geometry`: a play the rules refuse, or the
   * board; `rack`: tiles a rack does not hold, or a draw of another size; `turn`: who did what when; `tile-count`: more
   * or fewer tiles than the set has; `settlement`: what the end costs and brings; `total`: a score of the state.
   */
  readonly code: "score" | "total" | "rack" | "tile-count" | "turn" | "word" | "geometry" | "settlement";
  readonly expected: string | number;
  readonly found: string | number;
}
