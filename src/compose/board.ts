import { indexOfSquare } from "../board/layout.ts";
import type { Square } from "../board/square.ts";
import type { AnyPosition } from "../play/position.ts";
import { type Resolved, resolve } from "../play/resolve.ts";
import { squareAt } from "../render/squares.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";
import { type Draft, type LaidTile, type NoticeOf, requireDraft } from "./draft.ts";

export const sameSquare = (a: Square, b: Square): boolean => a.row === b.row && a.col === b.col;

/** Returns the tile of the draft on a square. */
export function laidAt(draft: Draft, square: Square): LaidTile | undefined {
  return draft.laid.find((tile) => sameSquare(tile, square));
}

/** Whether a tile can be laid on a square: it is on the board, not a hole, and nothing lies there. */
export function isFree({ ruleset, rules, board }: Resolved, draft: Draft, square: Square): boolean {
  const index = indexOfSquare(ruleset.layout, square);
  return index >= 0 && !rules.holes[index] && board[index] === null && laidAt(draft, square) === undefined;
}

/** The tile of the rack that a tile of the draft is. */
export function tileOfLaid({ letter, blank }: LaidTile): Tile {
  return blank || letter === null ? BLANK : letter;
}

/** The places of the rack whose tiles are not on the board. */
export function placesLeft({ rack, laid }: Draft): readonly number[] {
  const used = new Set(laid.map(({ from }) => from));
  return (rack ?? []).map((_, place) => place).filter((place) => !used.has(place));
}

/** Returns a notice that describes a square's contents, for screen readers. */
export function noticeAt(position: AnyPosition, draft: Draft, square: Square): NoticeOf<"at"> {
  requireDraft(draft);
  const { ruleset, rules, board } = resolve(position);
  const index = indexOfSquare(ruleset.layout, square);
  const place = { row: square.row, col: square.col };
  return { code: "at", square: place, ...squareAt(rules, index, laidAt(draft, square), board[index]) };
}
