import type { Board, PlayerView, Ruleset } from "tilewright";
import { type Draft, newDraft } from "tilewright/compose";
import { emptySpot, viewOf } from "./spot.ts";

// A position that is set up by hand: everything on the board is a tile that is being laid, so that it can be moved and
// taken off like one.

/** What the board shows meanwhile: nothing lies there, and any letter can be laid. */
export function viewToSet(ruleset: Ruleset): PlayerView {
  return viewOf(ruleset, emptySpot(ruleset));
}

/** A draft in which everything that lies on a board is being laid. */
export function draftToSet(view: PlayerView, board: Board): Draft {
  const { cols } = view.ruleset.layout;
  const laid = board.flatMap((tile, index) =>
    tile === null ? [] : [{ ...tile, row: Math.floor(index / cols), col: index % cols, from: null }],
  );
  return { ...newDraft(view), laid };
}

/** The board that a draft has set up. A blank without a letter is not on it yet. */
export function boardOf(ruleset: Ruleset, { laid }: Draft): Board {
  const board = [...emptySpot(ruleset).board];
  for (const { row, col, letter, blank } of laid)
    if (letter !== null) board[row * ruleset.layout.cols + col] = { letter, blank };
  return board;
}
