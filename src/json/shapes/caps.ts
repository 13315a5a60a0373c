/**
 * The most that is read of anything from outside. Anything larger is a problem `too-large`, never a long wait. Rulesets
 * have limits of their own. That of a text in JSON is beside `parse`; that of lists that a player passes, and that of
 * names and notes, are beside the functions of games which refuse the same.
 */
export const caps = {
  /** Events of a history. */
  events: 10_000,
  /** Events beyond these of a game that is over: with them it ended. */
  lastEvents: 100,
  /** Squares of a board: 64 by 64. */
  squares: 4096,
  /** Tiles of a pile: four times as many as the largest tile set has. */
  pile: 4000,
  /** Anything that is counted, such as turns, besides one for each event. */
  count: 1_000_000,
  /** What the settlement can add to a score: no rack is worth that. */
  settlement: 1e9,
  /** Rounds of the draw for first play. With 999 equal tiles and another one, hundreds are likely. */
  rounds: 50_000,
} as const;
