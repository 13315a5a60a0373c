import { type Board, emptyBoard } from "../../board/board.ts";
import type { ScoreBreakdown } from "../../play/breakdown.ts";
import { scoreAsLaid } from "../../play/score.ts";
import { requireThat } from "../../read/refuse.ts";
import type { GameEvent } from "../model/event.ts";
import type { GameState, Table } from "../model/state.ts";
import type { GameView } from "../model/view.ts";
import { layTiles, liftTiles } from "../table/board-tiles.ts";
import { requireTable } from "../table/require-game.ts";

/**
 * Returns the score breakdown of a play in the history, recomputed on the board as it was at the time. The play may
 * have been challenged off later.
 *
 * A recorded play in a place that the rules do not allow is scored as it lies. Returns `null` if the event is not a
 * play, or if its tiles do not fit the board or form no word: a record may contain anything.
 *
 * @param index - The index of the event in `game.history`.
 * @param game - A game, or a view of it.
 */
export function scoreAt(game: GameState | GameView, index: number): ScoreBreakdown | null {
  requireTable(game);
  requireThat(typeof index === "number", "index", "the index of an event", index);
  const event = game.history[index];
  if (event?.type !== "played") return null;
  const { ruleset } = game;
  return scoreAsLaid({ ruleset, board: boardAt(game, index) }, event.placements);
}

/** The board after the first `index` events. */
function boardAt({ ruleset, history }: Pick<Table, "ruleset" | "history">, index: number): Board {
  return history
    .slice(0, index)
    .reduce<Board>((board, event) => boardAfter({ ruleset, board, history }, event), emptyBoard(ruleset.layout));
}

function boardAfter(table: Pick<Table, "ruleset" | "board" | "history">, event: GameEvent): Board {
  if (event.type === "played") return layTiles(table, event.placements);
  if (event.type === "blank-exchanged")
    return layTiles(table, [{ ...event.square, letter: event.letter, blank: false }]);
  const play = event.type === "phony-returned" ? table.history[event.play] : undefined;
  return play?.type === "played" ? liftTiles(table, play.placements) : table.board;
}
