import type { Layout } from "../board/layout.ts";
import type { WordLabel } from "../dictionary/dictionary.ts";
import type { TileSet } from "../tiles/tile-set.ts";

/**
 * All the rules of a game, as plain data. docs/rules.md lists the fields and their values in each rulebook.
 *
 * No code depends on which rulebook a ruleset is based on: only the fields matter.
 */
export interface Ruleset {
  /** The name of the rulebook or tournament rules that the ruleset is based on, for example `us-2021`. */
  readonly id: string;
  /** The names of the variants applied to the ruleset, in order. */
  readonly variants: readonly string[];
  /** The letters, with the points and the number of tiles for each. */
  readonly tileSet: TileSet;
  /** The shape of the board, its premium squares and its start squares. */
  readonly layout: Layout;
  /** The number of players allowed: 1 to 16. */
  readonly players: { readonly min: number; readonly max: number }; // S1
  /** The number of tiles on a full rack: 1 to 64. */
  readonly rackSize: number; // S5, T1
  /** The maximum number of tiles that may be laid in one turn: 1 to 64. */
  readonly maxTilesPerPlay: number;
  /**
   * The bonuses for laying exactly `tiles` tiles in one turn. They are added after all multiplication, and at most one
   * applies. Each value of `tiles` (1 to 64) may occur only once; `points` is a number from -1,000,000 to 1,000,000.
   * With `times` (2 to 100), the bonus multiplies the score of the main word instead, and `points` must be 0.
   *
   * Source: 2021 edition, Bingo for 50 points.
   */
  readonly bonuses: readonly { readonly tiles: number; readonly points: number; readonly times?: number }[]; // C9, D10
  /** The rules for exchanging tiles, or `null` if exchanges are not allowed. */
  readonly exchange: ExchangeRule | null;
  /**
   * Whether a player may swap a natural tile for a blank on the board that represents its letter: see the
   * `exchangeBlanks` variant.
   */
  readonly blankExchange: boolean; // V3, D40
  /**
   * When words are looked up. With `"on-challenge"`, as in all five rulebooks, words are looked up only if a player
   * challenges a play. With `"on-play"`, a play that forms an invalid word is rejected at once; in that case, also set
   * `challenge` to `null`, unless plays should still be open to challenges.
   */
  readonly wordCheck: "on-play" | "on-challenge"; // W6
  /**
   * The rules for challenging plays, or `null` if plays cannot be challenged. With `null`, the game does not wait for a
   * challenge to its last play.
   */
  readonly challenge: ChallengeRule | null;
  /**
   * The labels of words that may not be played. A word is rejected if each of its dictionary entries has one of these
   * labels.
   *
   * Source: 2021 edition, Words: Which words are not allowed.
   */
  readonly forbiddenLabels: readonly WordLabel[]; // W1-W5, D26
  /**
   * Whether repeating a word is forbidden, both within a game and within one play. Words of a play that was challenged
   * off may be formed again. A position outside a game lists its words separately: see `wordsPlayed` in `Position`.
   * Defaults to `false`.
   */
  readonly noRepeats?: boolean;
  /**
   * The purposes for which players may consult the dictionary during the game. This is not enforced: it is for your
   * user interface to show.
   *
   * - `"challenges"`: only to settle a challenge.
   * - `"spelling"`: only to check the spelling or the usage of a word.
   * - `"no-search"`: for anything except searching for words that fit a rack.
   * - `"free"`: for anything, at any time.
   *
   * Source: 2021 edition, Words; text of 1948, rule 8; basic rules, Challenging words; pages 8 and 9, rule 8,
   * Variation.
   */
  readonly dictionaryUse: "challenges" | "spelling" | "no-search" | "free"; // W6, W12
  /** The conditions other than going out that end a game. */
  readonly end: EndRule;
  /** The points lost and gained for unplayed tiles at the end of the game. */
  readonly leftover: LeftoverRule;
  /**
   * The winners among players tied for the highest score: all of them (`"shared"`), those with the highest score before
   * unplayed tiles were counted (`"before-leftover"`), or the player who went out (`"finisher"`; all of them if that
   * player is not one of those tied).
   *
   * Source: 2021 edition, Win: Is there a tie?
   */
  readonly tieBreak: "shared" | "before-leftover" | "finisher"; // E7, D32
}

/**
 * The rules for exchanging tiles.
 *
 * Source: 2021 edition, What If: You can't make a word?
 */
export interface ExchangeRule {
  /** The minimum number of tiles in an exchange. With 0, an exchange of no tiles is allowed and counts as a pass. */
  readonly minTiles: 0 | 1; // T2, D13, D14
  /**
   * The number of tiles that must be left in the bag for an exchange to be allowed: 0 to 1,000. The bag must always
   * hold at least as many tiles as are exchanged.
   */
  readonly minBag: number; // T3, D13
  /** The maximum number of tiles in one exchange: 1 to 64. */
  readonly maxTiles: number; // T2
  /** The number of exchanges each player may make in a game: 0 to 1,000, or `null` for no limit. */
  readonly perGame: number | null;
  /**
   * Whether exchanges are ignored when counting scoreless turns: an exchange neither counts as a scoreless turn nor
   * ends a series of them. It still ends a series of passes. Defaults to `false`.
   */
  readonly keepsScoreless?: boolean;
}

/**
 * The words that a challenge looks up, and the cost of a failed challenge.
 *
 * Source: 2021 edition, Challenge.
 */
export interface ChallengeRule {
  /**
   * The words that a challenge looks up, and whether the play can be challenged again.
   *
   * - `"every-word"`: all words of the play. A failed challenge settles the play: nobody may challenge it again.
   * - `"named-words"`: the words that the challenger names, or all if none are named. A failed challenge settles the
   *   play here too, including the words that were not named.
   * - `"word-by-word"`: the words that the challenger names or, if none are named, all words that have not been ruled
   *   on. Anyone may then challenge the words that are left.
   */
  readonly looksUp: "every-word" | "named-words" | "word-by-word"; // W9, D19, D20
  /** The cost to the challenger if all the words looked up are valid. */
  readonly whenWrong: ChallengePenalty; // W11, D22
  /**
   * The costs of a player's first, second, third and subsequent failed challenges in a game, which replace `whenWrong`.
   * The list has 1 to 100 entries, and the last one applies to all subsequent failed challenges. If `null` or omitted,
   * each failed challenge costs `whenWrong`.
   */
  readonly schedule?: readonly ChallengePenalty[] | null;
}

/**
 * What a failed challenge costs the challenger: nothing, the next turn, the game, or points.
 *
 * `points` (0 to 1,000,000) counts once (`per: "play"`) or for each word looked up (`per: "word"`). Either the
 * challenged player gains the points (`to: "opponent"`) or the challenger loses them (`to: "nobody"`). `seconds` (1 to
 * 86,400) is the time that the challenger also loses on the clock; the game itself does not keep time.
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
 * The conditions that end a game. In addition, a game always ends when a player uses their last tile while the bag is
 * empty.
 *
 * Source: 2021 edition, Win.
 */
export interface EndRule {
  /** The game ends when every remaining player has passed this many times in a row: 1 to 1,000, or `null` for never. */
  readonly passesEach: number | null; // E2, D29
  /**
   * The game ends after this many passes in a row, no matter who passes: 1 to 1,000. If `null` or omitted, it never
   * ends this way.
   */
  readonly passesInRow?: number | null;
  /**
   * Whether passes end the game only when no player may exchange tiles any longer. Until then, a game in which everyone
   * passes goes on. Defaults to `false`.
   */
  readonly passesAfterExchanges?: boolean;
  /**
   * The game ends after this many scoreless turns in a row, no matter whose they are: 1 to 1,000, or `null` for never.
   * Passes, exchanges, and plays that were challenged off count as scoreless turns; so do lost turns if
   * `lostTurnsCount` is set. A play that stays on the board ends the series, even if it scores nothing.
   */
  readonly scorelessTurns: number | null;
  /** Whether a turn lost to a failed challenge counts as a scoreless turn. Defaults to `false`. */
  readonly lostTurnsCount?: boolean;
  /**
   * Whether passes and scoreless turns are prevented from ending a game while all scores are 0. Defaults to `false`.
   */
  readonly zerosNeedScore?: boolean;
  /**
   * Once the bag is empty, each player has this many turns (1 to 64), and then the game ends. A missed turn counts as
   * one of them. No one goes out before then: a player without tiles passes. If `null` or omitted, the game continues
   * until it ends for another reason.
   */
  readonly turnsAfterBag?: number | null;
  /**
   * Whether the game ends when the bag is empty and no player can make a play. This is detected only if you pass
   * `canPlay` to `applyMove`; without `canPlay`, the table can end the game with `endGame`.
   */
  readonly noPlays: boolean; // E3, D30
  /**
   * The target scores at which the game ends at once: one for all players, or one for each player in seat order. Each
   * is a number from 1 to 1,000,000. `null` means no targets. See the `finishLine` variant.
   */
  readonly targets: readonly number[] | null; // V2
}

/**
 * The settlement: the points lost and gained for unplayed tiles at the end of the game.
 *
 * Source: 2021 edition, Win.
 */
export interface LeftoverRule {
  /**
   * Whether players lose the points of their own unplayed tiles: always (`"subtract"`), never (`"keep"`), or only if no
   * one has gone out (`"subtract-unless-out"`).
   */
  readonly own: "subtract" | "keep" | "subtract-unless-out"; // E4, D31
  /** What the player who went out gains, as a multiple of the points for the other players' unplayed tiles. */
  readonly toFinisher: 0 | 1 | 2; // E5, D31
}
