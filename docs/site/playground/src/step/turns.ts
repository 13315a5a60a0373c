import { type GameEvent, type GameState, scoreAt, stepsOf } from "tilewright";
import { formatPlay } from "tilewright/notation";
import { explained, newsOf } from "../language.ts";

/** What happened in a turn, in words, and the game after it. */
export interface Turn {
  /** The index of its event. */
  readonly event: number;
  readonly words: string;
  /** A play as text, such as `8F HORN`; empty for anything else. */
  readonly play: string;
  /** The score of a play, explained. */
  readonly why: string;
  readonly totals: readonly number[];
  readonly after: GameState;
}

/**
 * The turns of a game: everything that a board would announce.
 *
 * @param you - The seat of the reader, whom the sentences address; `null`: nobody's.
 */
export function turnsOf(game: GameState, you: number | null = null): readonly Turn[] {
  return [...stepsOf(game)].flatMap(({ index, event, before, after }) => {
    const words = wordsOf(event, game, you);
    if (words === "") return [];
    const score = event.type === "played" ? scoreAt(game, index) : null;
    const position = { ruleset: before.ruleset, board: before.board };
    return {
      event: index,
      words,
      play: event.type === "played" ? formatPlay(event.placements, position) : "",
      why: score === null ? "" : explained(score),
      totals: after.players.map((player) => player.score),
      after,
    };
  });
}

function wordsOf(event: GameEvent, { players }: GameState, you: number | null): string {
  const { player } = event;
  return newsOf(event, player === null ? "" : (players[player]?.name ?? ""), player !== null && player === you);
}
