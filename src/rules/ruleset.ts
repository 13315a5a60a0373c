import type { Layout } from "../board/layout.ts";
import type { WordLabel } from "../dictionary/dictionary.ts";
import type { TileSet } from "../tiles/tile-set.ts";

/** All the rules of a game as plain data: no code asks for a ruleset's id, it asks the knob. docs/rules.md shows them. */
export interface Ruleset {
  /** The preset it began as. */
  readonly id: string;
  /** The names of the variants applied to it, in order. */
  readonly variants: readonly string[];
  readonly tileSet: TileSet;
  readonly layout: Layout;
  /** How many may play (clause S1): 2 to 8. */
  readonly players: { readonly min: number; readonly max: number };
  /** Tiles of a full rack (clauses S5, T1): 1 to 64. */
  readonly rackSize: number;
  /** 1 to 64. */
  readonly maxTilesPerPlay: number;
  /**
   * Points for laying exactly so many tiles in one turn, after all multiplying; at most one applies (clause C9, decision
   * D10). 1 to 64 tiles, each number once; -1,000,000 to 1,000,000 points.
   */
  readonly bonuses: readonly { readonly tiles: number; readonly points: number }[];
  readonly exchange: ExchangeRule | null;
  /** Whether a blank on the board may be taken up for its letter (clause V3, decision D40). */
  readonly blankExchange: boolean;
  /**
   * When words are looked up: all five rulebooks do so on a challenge alone. With `on-play` a play of a bad word is refused;
   * set `challenge` to `null` too where nothing is to be challenged then.
   */
  readonly wordCheck: "on-play" | "on-challenge";
  /** `null`: no challenges, and so no waiting for one at the end either. */
  readonly challenge: ChallengeRule | null;
  /** A word is refused if each of its entries carries one of these (clauses W1-W5, decision D26). */
  readonly forbiddenLabels: readonly WordLabel[];
  /** Whether players may consult the dictionary at any time (clauses W6, W12); the engine hinders nobody, it only tells. */
  readonly dictionaryUse: "challenges" | "free";
  readonly end: EndRule;
  readonly leftover: LeftoverRule;
  /** Who wins among those tied for best: all of them, or the highest score before the settlement (clause E7). */
  readonly tieBreak: "shared" | "before-leftover";
}

/** Exchanges (clauses T2-T4, decisions D13, D14); a ruleset with `null` instead has none. */
export interface ExchangeRule {
  /** 0: an exchange of no tiles is allowed, and counts as a pass. */
  readonly minTiles: 0 | 1;
  /** 0 to 1,000. Fewer tiles than this in the bag: no exchange. Never more tiles than the bag holds, whatever this says. */
  readonly minBag: number;
  /** 1 to 64. */
  readonly maxTiles: number;
  /** How many exchanges each player has in a game; 0 to 1,000; `null`: any number. */
  readonly perGame: number | null;
}

/** What a challenge looks up, and what a failed one costs (clauses W9, W11, decisions D19, D22). */
export interface ChallengeRule {
  /** `every-word`: the play as a whole, once. `named-words`: the words named, or all not yet ruled on. */
  readonly looksUp: "every-word" | "named-words";
  readonly whenWrong: ChallengePenalty;
}

/**
 * What a challenge of good words costs the challenger: nothing, a turn, the game, or points, once or for each word
 * ruled on, 0 to 1,000,000: given to the challenged player (`opponent`), or taken off the challenger (`nobody`).
 */
export type ChallengePenalty =
  | "nothing"
  | "lose-turn"
  | "lose-game"
  | { readonly points: number; readonly per: "play" | "word"; readonly to: "opponent" | "nobody" };

/** What ends a game besides going out (clause E1, which always does). */
export interface EndRule {
  /** Passes in a row by every player still in (clause E2, decision D29): 1 to 1,000. */
  readonly passesEach: number | null;
  /** Turns in a row, by whomever, in which nobody scored: 1 to 1,000. */
  readonly scorelessTurns: number | null;
  /** No play possible for anybody at an empty bag, where `canPlay` is handed in (clause E3, decision D30). */
  readonly noPlays: boolean;
  /**
   * Scores that end the game at once (clause V2): one for all, or one a player in seat order; 1 to 1,000,000.
   */
  readonly targets: readonly number[] | null;
}

/** The settlement (clauses E4, E5, decision D31): what unplayed tiles cost, and what the finisher gains for others' tiles. */
export interface LeftoverRule {
  /**
   * What becomes of a player's own unplayed tiles: subtracted, not subtracted, or subtracted unless somebody went out, as
   * where the one who goes out gains twice the others' tiles instead.
   */
  readonly own: "subtract" | "keep" | "subtract-unless-out";
  readonly toFinisher: 0 | 1 | 2;
}
