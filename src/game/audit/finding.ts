/** Something in a game that does not follow from its events and rules. */
export interface Audit {
  /** The index of the event. The length of the history if the state differs from what its events make. */
  readonly event: number;
  /**
   * What is wrong.
   *
   * - `"score"`: the points of a play.
   * - `"word"`: the words that a play says it formed.
   * - `"geometry"`: a play that the rules refuse, or the board.
   * - `"rack"`: tiles that a rack does not hold, or a draw of the wrong size.
   * - `"turn"`: who did what when.
   * - `"tile-count"`: more or fewer tiles than the set has.
   * - `"settlement"`: what the end costs and brings.
   * - `"total"`: a score in the state.
   */
  readonly code: "score" | "total" | "rack" | "tile-count" | "turn" | "word" | "geometry" | "settlement";
  /** What follows from the events and the rules. */
  readonly expected: string | number;
  /** What the game says. */
  readonly found: string | number;
}
