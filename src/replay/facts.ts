import type { Square } from "../board/square.ts";
import type { DecisionReason, EndReason, GameEvent, PlayerIndex } from "../game/model/event.ts";
import type { GameState } from "../game/model/state.ts";
import type { GameView } from "../game/model/view.ts";
import type { GcgGame } from "../notation/gcg/gcg-game.ts";
import { requireOptions, requireText } from "../read/refuse.ts";
import type { Letter } from "../tiles/tile.ts";
import { playsThatStand } from "./plays.ts";
import { recordFor } from "./record-for.ts";
import { placesOfTurns } from "./turns.ts";

/**
 * What archives and tables want to know of a game. Plain data: it can be kept as JSON.
 *
 * Players are seats, counted from 0: the places in `players`. `turn` is the number of a turn as `turnsOf` has it. Plays
 * that came off count for nothing but `challenges`.
 *
 * Texts are as the record has them. A stranger's record may hold characters that a terminal obeys: make codes of
 * control characters before you print them.
 */
export interface GameFacts {
  readonly title: string | null;
  /** As the record writes it, or a date such as 2024-05-17 in its title or in the name of its file. */
  readonly date: string | null;
  /** By seat. */
  readonly players: readonly PlayerFacts[];
  /** Why the game is over; `null` if it is not. */
  readonly end: EndReason | DecisionReason | null;
  /** Who has won, alone or with others. `null` if the game is not over, or was aborted: then nobody has lost. */
  readonly winners: readonly PlayerIndex[] | null;
  /**
   * The points between the best score and the next. Where a ruling says what the game counts as, what it counts for the
   * one who has won. `null` with one player, if the game was aborted, and if a ruling with spreads names no winner or
   * several.
   */
  readonly spread: number | null;
  readonly lexicon: string | null;
  /** The id of the tile set. */
  readonly tileSet: string;
  /** The id of the ruleset by which the game was played, or the record read. */
  readonly ruleset: string;
  /** The play with the most points, the first of several; `null` without plays. */
  readonly highestPlay: PlayFacts | null;
  /** The plays that earned a bonus for their number of tiles. */
  readonly bonuses: readonly BonusFacts[];
  readonly challenges: readonly ChallengeFacts[];
  /** The blanks that were played. */
  readonly blanks: readonly BlankFacts[];
  /** Every word that was formed, in the order of the turns; of one turn the main word first. */
  readonly words: readonly WordFacts[];
}

/** A player, and how the game has ended for them. */
export interface PlayerFacts {
  /** The name in the lines of the record. */
  readonly nickname: string;
  /** The full name, or the nickname. */
  readonly name: string;
  readonly score: number;
  /** Whether they have won, alone or with others; `null` if the game is not over, or was aborted. */
  readonly won: boolean | null;
  /**
   * The points more than the best of the others, or what a ruling counts the game as for this player. `null` with one
   * player, and if the game was aborted.
   */
  readonly spread: number | null;
}

/** A play in short. */
export interface PlayFacts {
  readonly turn: number;
  /** The index of its event in the history: what `scoreAt` and `positionBefore` take. */
  readonly event: number;
  readonly player: PlayerIndex;
  /** The main word. */
  readonly word: string;
  /** What the play scored by the rules, bonuses included. */
  readonly points: number;
}

/** A play that earned a bonus. */
export interface BonusFacts extends PlayFacts {
  /** How many tiles were laid. */
  readonly tiles: number;
}

/** A challenge that was ruled on. */
export interface ChallengeFacts {
  /** The turn of the play that was challenged. */
  readonly turn: number;
  /** The index of the event of the challenge in the history. */
  readonly event: number;
  /** Who challenged. */
  readonly player: PlayerIndex;
  /** Whose play it was. */
  readonly against: PlayerIndex;
  /** The words that were looked up. */
  readonly words: readonly string[];
  /**
   * Those of them that may not be played; empty if the challenge failed. `null` where nobody knows which: a record says
   * only that the play came off, so of several words none is known to be bad.
   */
  readonly invalid: readonly string[] | null;
  /** Whether the challenge succeeded, so that the play came off. */
  readonly upheld: boolean;
}

/** A blank that was played, and where. */
export interface BlankFacts extends Square {
  readonly turn: number;
  readonly player: PlayerIndex;
  /** The letter for which it stands. */
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
 * Returns the facts of a game: its players with their scores, the words, bonuses and blanks that were played, and the
 * challenges.
 *
 * @param game - A game, a view of one, or a recorded game as `parseGcg` returns it. What a view hides stays unknown.
 * @param options - `file`: the name of the file that the record was read from, with or without its folder. A date in it
 * is taken for that of the game, if the record gives none.
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
    highestPlay: shorts.reduce<PlayFacts | null>(
      (high, play) => (play.points > (high?.points ?? -1) ? play : high),
      null,
    ),
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
