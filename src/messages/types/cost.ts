/** What a failed challenge costs. */
export interface SaidCost {
  /**
   * The challenger loses nothing, the next turn, the game, points, or only time; or the challenged player gets the
   * points.
   */
  readonly cost: "nothing" | "lose-turn" | "lose-game" | "lose-points" | "give-points" | "time";
  /** How many points; 0 where it costs none. */
  readonly points: number;
  /** Whether it costs these points for each word that is challenged. */
  readonly eachWord: boolean;
  /** How many seconds come off the challenger's clock besides; 0 for none. */
  readonly seconds: number;
}
