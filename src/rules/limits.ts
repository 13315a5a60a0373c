// The most that rules may say.

/** Players of a game. */
export const mostPlayers = 16;

/** Tiles of a rack, and of a play: it fills a line at most. */
export const mostOnRack = 64;

/** Points of a bonus, a penalty or a ruling, above and below 0. */
export const mostRulePoints = 1_000_000;
