import { isInside, requireSquare } from "../board/layout.ts";
import type { Square } from "../board/square.ts";
import type { AnyPosition } from "../play/position.ts";
import { type Resolved, resolve } from "../play/resolve.ts";
import { choicesText } from "../read/describe.ts";
import { isKeyOf } from "../read/is-object.ts";
import { refuseOption } from "../read/refuse.ts";
import { isFree, noticeAt } from "./board.ts";
import { type Draft, requireDraft, withNotice } from "./draft.ts";

/** A cursor movement: by one square, or to either end of its row or column. */
export type CursorStep = "left" | "right" | "up" | "down" | "first" | "last" | "top" | "bottom";

/**
 * Moves the cursor to a square. Does nothing if the square is off the board.
 *
 * @throws TypeError or RangeError if `position` is not a position
 */
export function putCursor(position: AnyPosition, draft: Draft, square: Square): Draft {
  requireDraft(draft);
  requireSquare(square);
  const { row, col } = square;
  if (!isInside(resolve(position).ruleset.layout, { row, col })) return withNotice(draft, null);
  return withNotice(draft, noticeAt(position, draft, { row, col }), { cursor: { row, col } });
}

/**
 * Moves the cursor, which stops at the edge of the board. `left` is always towards column A, even on a mirrored board.
 *
 * @throws TypeError or RangeError if `position` is not a position, or `step` is unknown
 */
export function moveCursor(position: AnyPosition, draft: Draft, step: CursorStep): Draft {
  requireDraft(draft);
  if (!isKeyOf(steps, step)) refuseOption("step", choicesText(Object.keys(steps)), step);
  return stepCursor(position, draft, ...steps[step]);
}

/** How many rows down and columns to the right a step leads; to an end it is as far as the board goes. */
const steps: Readonly<Record<CursorStep, readonly [down: number, right: number]>> = {
  left: [0, -1],
  right: [0, 1],
  up: [-1, 0],
  down: [1, 0],
  first: [0, -Infinity],
  last: [0, Infinity],
  top: [-Infinity, 0],
  bottom: [Infinity, 0],
};

/** Moves the cursor by rows and columns, but not off the board. */
export function stepCursor(position: AnyPosition, draft: Draft, down: number, right: number): Draft {
  const { rows, cols } = resolve(position).rules;
  const { row, col } = draft.cursor;
  const within = (at: number, count: number): number => Math.max(0, Math.min(count - 1, at));
  return putCursor(position, draft, { row: within(row + down, rows), col: within(col + right, cols) });
}

/** Switches the cursor's direction between across and down. */
export function turnCursor(draft: Draft): Draft {
  requireDraft(draft);
  const direction = draft.direction === "across" ? "down" : "across";
  return withNotice(draft, { code: "direction", direction }, { direction });
}

/** The next free square behind a square, in the direction of the cursor; the square itself if there is none. */
export function nextFree(resolved: Resolved, draft: Draft, square: Square): Square {
  const down = draft.direction === "down";
  let { row, col } = square;
  while (isInside(resolved.ruleset.layout, { row, col })) {
    if (down) row++;
    else col++;
    if (isFree(resolved, draft, { row, col })) return { row, col };
  }
  return { row: square.row, col: square.col };
}
