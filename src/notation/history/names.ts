// Names and numbers that the definition of game histories gives. A number is the place in the list.

/** The types of events. */
export const eventTypes = [
  "TILE_PLACEMENT_MOVE",
  "PHONY_TILES_RETURNED",
  "PASS",
  "CHALLENGE_BONUS",
  "EXCHANGE",
  "END_RACK_PTS",
  "TIME_PENALTY",
  "END_RACK_PENALTY",
  "UNSUCCESSFUL_CHALLENGE_TURN_LOSS",
  "CHALLENGE",
] as const;

/** How a game stands. */
export const playStates = ["PLAYING", "WAITING_FOR_FINAL_PASS", "GAME_OVER"] as const;

/** The rules for challenges, with the names that CGP has for them. */
export const challengeNames: readonly (readonly [name: string, rule: string])[] = [
  ["VOID", "void"],
  ["SINGLE", "single"],
  ["DOUBLE", "double"],
  ["FIVE_POINT", "5pt"],
  ["TEN_POINT", "10pt"],
  ["TRIPLE", "triple"],
];

/** The fields of a header that are one name each, by the pragmas of GCG. */
export const headerFields: readonly (readonly [pragma: string, field: string])[] = [
  ["game-type", "variant"],
  ["board-layout", "board_layout"],
  ["tile-distribution", "letter_distribution"],
];
