import type { Layout } from "../board/layout.ts";
import type { WordLabel } from "../dictionary/dictionary.ts";
import type { TileSet } from "../tiles/tile-set.ts";

/**
 * All the rules of a game, as plain data. docs/rules.md shows the fields and what each rulebook has there.
 *
 * No code asks which rulebook a ruleset came from: only the fields matter.
 */
export interface Ruleset {
  /** The name of the rulebook or tournament rules it is based on, for example `us-2021`. */
  readonly id: string;
  /** The names of the variants applied to it, in order. */
  readonly variants: readonly string[];
  /** The letters, what they score and how many there are. */
  readonly tileSet: TileSet;
  /** The shape of the board, its premium squares and its start squares. */
  readonly layout: Layout;
  /** How many may play: 1 to 16. */
  readonly players: { readonly min: number; readonly max: number }; // S1
  /** The tiles of a full rack: 1 to 64. */
  readonly rackSize: number; // S5, T1
  /** The most tiles that may be laid in one turn: 1 to 64. */
  readonly maxTilesPerPlay: number;
  /**
   * Points for laying exactly `tiles` tiles in one turn. They are added after all multiplying, and at most one applies.
   * Each number of tiles, from 1 to 64, may occur once; points are from -1,000,000 to 1,000,000. With `times`, from 2
   * to 100, the bonus multiplies the main word instead: then `points` is 0.
   *
   * Edition of 2021, Bingo for 50 points.
   */
  readonly bonuses: readonly { readonly tiles: number; readonly points: number; readonly times?: number }[]; // C9, D10
  /** How tiles may be exchanged; `null` if they may not. */
  readonly exchange: ExchangeRule | null;
  /** Whether a player may take a blank from the board for the tile of its letter: see the variant `exchangeBlanks`. */
  readonly blankExchange: boolean; // V3, D40
  /**
   * When words are looked up. With `"on-challenge"`, as in all five rulebooks, only if somebody challenges a play. With
   * `"on-play"`, a play that forms a bad word is refused at once; then set `challenge` to `null` as well, unless plays
   * should be open to challenges too.
   */
  readonly wordCheck: "on-play" | "on-challenge"; // W6
  /**
   * How plays are challenged; `null` if they cannot be. With `null` the game does not wait for a challenge of its last
   * play.
   */
  readonly challenge: ChallengeRule | null;
  /**
   * Labels of words that may not be played. A word is refused if each of its dictionary entries carries one of them.
   *
   * Edition of 2021, Words: Which words are not allowed.
   */
  readonly forbiddenLabels: readonly WordLabel[]; // W1-W5, D26
  /**
   * Whether no word may be formed twice in a game, nor twice in one play. Words of a play that was taken off may be
   * formed again. A position without a game lists the words: see `wordsPlayed` in
   * `Position`. Left out: `false`.
   */
  readonly noRepeats?: boolean;
  /**
   * What players may consult the dictionary for during the game. Nothing enforces this: it is for your user interface
   * to show.
   *
   * - `"challenges"`: only to settle a challenge.
   * - `"spelling"`: only to check the spelling or the usage of a word.
   * - `"no-search"`: for anything but a search for words that fit a rack.
   * - `"free"`: for anything, at any time.
   *
   * Edition of 2021, Words; text of 1948, rule 8; basic rules, Challenging words; pages 8 and 9, rule 8, Variation.
   */
  readonly dictionaryUse: "challenges" | "spelling" | "no-search" | "free"; // W6, W12
  /** What ends a game besides going out. */
  readonly end: EndRule;
  /** What unplayed tiles cost and bring at the end. */
  readonly leftover: LeftoverRule;
  /**
   * Who wins among players tied for the highest score: all of them (`"shared"`), those with the highest score before
   * unplayed tiles were counted (`"before-leftover"`), or the one who went out (`"finisher"`; if
   * that player is not tied, all of them).
   *
   * Edition of 2021, Win: Is there a tie?
   */
  readonly tieBreak: "shared" | "before-leftover" | "finisher"; // E7, D32
}

/**
 * How tiles may be exchanged.
 *
 * Edition of 2021, What If: You can't make a word?
 */
export interface ExchangeRule {
  /** The fewest tiles. With 0 an exchange of no tiles is allowed, and counts as a pass. */
  readonly minTiles: 0 | 1; // T2, D13, D14
  /** How many tiles the bag must hold for an exchange: 0 to 1,000. It must always hold as many as are exchanged. */
  readonly minBag: number; // T3, D13
  /** The most tiles at once: 1 to 64. */
  readonly maxTiles: number; // T2
  /** How many exchanges each player has in a game: 0 to 1,000. `null`: any number. */
  readonly perGame: number | null;
  /**
   * Whether an exchange is left out where turns without points are counted: it neither counts as one nor ends a series
   * of them. It still ends a series of passes. Left out: `false`.
   */
  readonly keepsScoreless?: boolean;
}

/**
 * What a challenge looks up, and what it costs if it fails.
 *
 * Edition of 2021, Challenge.
 */
export interface ChallengeRule {
  /**
   * `"every-word"`: all words of the play, once. `"named-words"`: the words that the challenger names, or if none are
   * named, all that have not been ruled on.
   */
  readonly looksUp: "every-word" | "named-words"; // W9, D19
  /** What a challenge costs the challenger if all the words looked up are good. */
  readonly whenWrong: ChallengePenalty; // W11, D22
  /**
   * What a player's first, second, third ... failed challenge in a game costs, 1 to 100 entries, in place of
   * `whenWrong`. The last entry stands for all further ones. `null`, or left out: each costs `whenWrong`.
   */
  readonly schedule?: readonly ChallengePenalty[] | null;
}

/**
 * What a failed challenge costs the challenger: nothing, the next turn, the game, or points.
 *
 * `points` are from 0 to 1,000,000, charged once (`per: "play"`) or for each word looked up (`per: "word"`). The
 * challenged player gets them (`to: "opponent"`), or the challenger loses them (`to: "nobody"`). `seconds`, from 1 to
 * 86,400, is time that the challenger's clock loses as well: the game itself keeps no time.
 */
export type ChallengePenalty =
  | "nothing"
  | "lose-turn"
  | "lose-game"
  | {
      readonly points: number;
      readonly per: "play" | "word";
      readonly to: "opponent" | "nobody";
      readonly seconds?: number;
    };

/**
 * What ends a game. Besides, a game always ends when a player uses the last tile while the bag is empty.
 *
 * Edition of 2021, Win.
 */
export interface EndRule {
  /** The game ends when every player still in has passed this often in a row: 1 to 1,000. `null`: never. */
  readonly passesEach: number | null; // E2, D29
  /**
   * The game ends after this number of passes one after the other, whoever made them: 1 to 1,000. `null`, or left out:
   * never.
   */
  readonly passesInRow?: number | null;
  /**
   * The game ends after this number of turns in a row without points, whoever took them: 1 to 1,000. `null`: never.
   * Passes, exchanges and plays that came off are such turns. A play that stays ends the series, even if it is worth
   * nothing.
   */
  readonly scorelessTurns: number | null;
  /**
   * Whether passes and turns without points end no game in which nobody has scored: while all scores are 0. Left out:
   * `false`.
   */
  readonly zerosNeedScore?: boolean;
  /**
   * Once the bag is empty each player has this number of turns, 1 to 64, and then the game ends. A turn that a player
   * misses is one of them. Nobody goes out before: a player without tiles passes. `null`, or left out: the game goes on
   * until it ends for another reason.
   */
  readonly turnsAfterBag?: number | null;
  /**
   * Whether the game ends when the bag is empty and nobody has a play. That is noticed only where you pass `canPlay` to
   * `applyMove`; without it the table can end the game with `endGame`.
   */
  readonly noPlays: boolean; // E3, D30
  /**
   * The scores at which the game ends at once: one for all, or one for each player in seat order; 1 to 1,000,000.
   * `null`: none. See the variant `finishLine`.
   */
  readonly targets: readonly number[] | null; // V2
}

/**
 * The settlement: what unplayed tiles cost and bring at the end.
 *
 * Edition of 2021, Win.
 */
export interface LeftoverRule {
  /**
   * Whether players lose the points of their own unplayed tiles: `"subtract"` always, `"keep"` never,
   * `"subtract-unless-out"` only if nobody has gone out.
   */
  readonly own: "subtract" | "keep" | "subtract-unless-out"; // E4, D31
  /** How many times the points of the others' unplayed tiles go to the player who went out. */
  readonly toFinisher: 0 | 1 | 2; // E5, D31
}
