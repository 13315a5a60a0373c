import type { Square } from "../board/square.ts";
import type { DecisionReason, EndReason, GameEvent, PlayerIndex } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import type { GcgGame } from "../notation/gcg/gcg-game.ts";
import { requireOptions, requireText } from "../read/refuse.ts";
import type { Letter } from "../tiles/tile.ts";
import { playsInDoubt, playsThatStand } from "./plays.ts";
import { recordFor } from "./record-for.ts";
import { placesOfTurns } from "./turns.ts";

/**
 * The facts about a game that archives and tables need. They are plain data, and can be stored as JSON.
 *
 * Players are identified by seat, counted from 0: their index in `players`. `turn` is the number of a turn, as in
 * `turnsOf`. Plays that were removed from the board appear only in `challenges`.
 *
 * Strings are copied verbatim from the record. An untrusted record may contain control characters: escape them before
 * printing.
 */
export interface GameFacts {
  readonly title: string | null;
  /** The date as written in the record, or a date such as 2024-05-17 found in its title or file name. */
  readonly date: string | null;
  /** The players, by seat. */
  readonly players: readonly PlayerFacts[];
  /** Why the game is over; `null` if it is not. */
  readonly end: EndReason | DecisionReason | null;
  /**
   * The winner, or the winners if several players tied. `null` if the game is not over, or was aborted, in which case
   * nobody has lost.
   */
  readonly winners: readonly PlayerIndex[] | null;
  /**
   * The difference between the best score and the second best. If a ruling determines what the game counts as, its
   * value for the winner. `null` if there is only one player, if the game was aborted, or if a ruling with spreads
   * names no winner or more than one.
   */
  readonly spread: number | null;
  readonly lexicon: string | null;
  /** The id of the tile set. */
  readonly tileSet: string;
  /** The id of the ruleset under which the game was played or the record was read. */
  readonly ruleset: string;
  /**
   * The highest-scoring play, or the first of these if several tie; `null` if there are no plays. Plays in doubt do
   * not count (see `RecordedLine.inDoubt`).
   */
  readonly highestPlay: PlayFacts | null;
  /** The plays that earned a bonus for the number of tiles played. */
  readonly bonuses: readonly BonusFacts[];
  readonly challenges: readonly ChallengeFacts[];
  /** The blanks played. */
  readonly blanks: readonly BlankFacts[];
  /** Every word formed, in turn order; within a turn, the main word comes first. */
  readonly words: readonly WordFacts[];
}

/** A player, with the player's result. */
export interface PlayerFacts {
  /** The name used in the event lines of the record. */
  readonly nickname: string;
  /** The full name, or the nickname if there is none. */
  readonly name: string;
  readonly score: number;
  /** Whether the player won, alone or in a tie; `null` if the game is not over, or was aborted. */
  readonly won: boolean | null;
  /**
   * The player's score minus the best score of the other players, or the value that a ruling gave the game for this
   * player. `null` if there is only one player, or if the game was aborted.
   */
  readonly spread: number | null;
}

/** A summary of a play. */
export interface PlayFacts {
  readonly turn: number;
  /** The index of its event in the history, to pass to `scoreAt` or `positionBefore`. */
  readonly event: number;
  readonly player: PlayerIndex;
  /** The main word. */
  readonly word: string;
  /** The play's score under the rules, including bonuses. */
  readonly points: number;
}

/** A play that earned a bonus. */
export interface BonusFacts extends PlayFacts {
  /** The number of tiles played. */
  readonly tiles: number;
}

/** A challenge that was ruled on. */
export interface ChallengeFacts {
  /** The turn of the play that was challenged. */
  readonly turn: number;
  /** The index of the challenge's event in the history. */
  readonly event: number;
  /** The challenger. */
  readonly player: PlayerIndex;
  /** The player whose play was challenged. */
  readonly against: PlayerIndex;
  /** The words that were looked up. */
  readonly words: readonly string[];
  /**
   * The invalid words among them; empty if the challenge failed. `null` if unknown: a record says only that the play
   * was removed, so if it formed several words, it is not known which are invalid.
   */
  readonly invalid: readonly string[] | null;
  /** Whether the challenge succeeded, so that the play was removed. */
  readonly upheld: boolean;
}

/** A blank that was played, and where. */
export interface BlankFacts extends Square {
  readonly turn: number;
  readonly player: PlayerIndex;
  /** The letter that it represents. */
  readonly letter: Letter;
}

/** A word that was formed. */
export interface WordFacts {
  readonly turn: number;
  readonly player: PlayerIndex;
  readonly word: string;
  /** Whether it is the main word of its play. */
  readonly main: boolean;
}

/**
 * Returns the facts of a game: its players and their scores, the words, bonuses and blanks played, and the challenges.
 *
 * @param game - A game, a view of a game, or a recorded game returned by `parseGcg`. Anything hidden in a view stays
 * unknown.
 * @param options - `file`: the name of the file from which the record was read, with or without its folder. A date in
 * it is used as the date of the game if the record has none.
 *
 * @throws TypeError if `game` is not one of these, or `options` has an unknown key.
 *
 * @example
 * ```ts
 * import { unwrap } from "tilewright";
 * import { factsOf } from "tilewright/replay";
 * import { parseGcg } from "tilewright/notation";
 *
 * const { game } = unwrap(parseGcg("#player1 Ann\n#player2 Ben\n>Ann: HORNEIA 8F HORN +14 14"));
 * const { players, date, words } = factsOf(game, { file: "games/2024-05-17-final.gcg" });
 * players[0]; // => { nickname: "Ann", name: "Ann", score: 14, won: null, spread: 14 }
 * date; // => "2024-05-17"
 * words; // => [{ turn: 1, player: 0, word: "HORN", main: true }]
 * ```
 */
export function factsOf(
  game: GcgGame | GameState | GameView,
  options: { readonly file?: string | undefined } = {},
): GameFacts {
  const record = recordFor(game);
  requireOptions(options, ["file"]);
  const { file = "" } = options;
  requireText(file, "options.file");
  const { state, title, lexicon, names, pragmas } = record;
  const { history, ruleset, status } = state;
  const dated = pragmas.find(({ name }) => name.toLowerCase() === "date")?.text.trim();
  const end = status.kind === "over" ? status.reason : null;
  const winners = status.kind === "over" && end !== "aborted" ? status.winners : null;
  const spreads = spreadsOf(state);
  const players = state.players.map(({ name, score }, seat) => {
    const won = winners?.includes(seat) ?? null;
    return { nickname: name, name: names[seat] ?? name, score, won, spread: spreads?.[seat] ?? null };
  });
  const places = placesOfTurns(record);
  const turnAt = (index: number): number => places.get(index)?.turn ?? 0;
  const plays = playsThatStand(history);
  const shorts = plays.map(({ event: { player, words, points }, index }): PlayFacts => {
    return { turn: turnAt(index), event: index, player, word: words[0] ?? "", points };
  });
  const isInDoubt = playsInDoubt(record);
  return {
    title,
    date: dated || dateIn(title ?? "") || dateIn(file.split("/").at(-1) ?? ""),
    players,
    end,
    winners,
    spread: spreadOf(state, spreads),
    lexicon,
    tileSet: ruleset.tileSet.id,
    ruleset: ruleset.id,
    highestPlay: shorts
      .filter(({ event }) => !isInDoubt(event))
      .reduce<PlayFacts | null>((high, play) => (play.points > (high?.points ?? -1) ? play : high), null),
    bonuses: plays.flatMap(({ event }, i) => {
      const tiles = event.placements.length;
      return ruleset.bonuses.some((bonus) => bonus.tiles === tiles) ? [{ ...shorts[i]!, tiles }] : [];
    }),
    challenges: challengesIn(history, turnAt),
    blanks: plays.flatMap(({ event: { player, placements }, index }) =>
      placements.flatMap(({ row, col, letter, blank }) =>
        blank ? [{ turn: turnAt(index), player, row, col, letter }] : [],
      ),
    ),
    words: plays.flatMap(({ event: { player, words }, index }) =>
      words.map((word, i) => ({ turn: turnAt(index), player, word, main: i === 0 })),
    ),
  };
}

/** By seat, what a game counts as, or stands at; `null` if it counts for nothing. */
function spreadsOf({ status, players }: GameState): readonly number[] | null {
  if (players.length < 2 || (status.kind === "over" && status.reason === "aborted")) return null;
  const scores = players.map(({ score }) => score);
  const byScore = scores.map((score, seat) => score - Math.max(...scores.filter((_, other) => other !== seat)));
  return (status.kind === "over" ? status.spreads : null) ?? byScore;
}

/** What it counts as for the winner. Without a ruling that says so, that is the best of all. */
function spreadOf({ status }: GameState, spreads: readonly number[] | null): number | null {
  if (spreads === null) return null;
  if (status.kind !== "over" || !status.spreads) return Math.max(...spreads);
  const [winner, another] = status.winners;
  return winner === undefined || another !== undefined ? null : (spreads[winner] ?? null);
}

function challengesIn(history: readonly GameEvent[], turnAt: (index: number) => number): readonly ChallengeFacts[] {
  return history.flatMap((event, index) => {
    const play = event.type === "challenged" ? history[event.play] : undefined;
    if (event.type !== "challenged" || play?.type !== "played") return [];
    const { player, invalid, upheld } = event;
    const words = event.words.flatMap((word) => play.words[word] ?? []);
    return [{ turn: turnAt(event.play), event: index, player, against: play.player, words, invalid, upheld }];
  });
}

function dateIn(text: string): string | null {
  return /(?<!\d)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/.exec(text)?.[0] ?? null;
}
