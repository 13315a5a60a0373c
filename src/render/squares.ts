import { indexOfSquare } from "../board/layout.ts";
import type { Square } from "../board/square.ts";
import type { NoticeOf } from "../compose/draft.ts";
import { lastPlayOf } from "../game/table/last-play.ts";
import type { IndexedRules } from "../play/indexed-rules.ts";
import type { Placement } from "../play/placement.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolveBoard } from "../play/resolve.ts";
import { tileAt } from "../play/tile-at.ts";
import type { BoardTile } from "../tiles/tile.ts";
import type { SvgOptions } from "./svg/svg-options.ts";

/** What is on a square, as data. Pictures, texts, names and sentences are made of it, and of nothing else. */
export type SquareData = Omit<NoticeOf<"at">, "code">;

/** What is drawn of a square: what is on it, and the frame around it. */
export interface DrawnSquare extends SquareData {
  readonly frame: FrameKind | null;
}

/** What a frame says: a tile of the last play, one that is being laid, or a square where something is wrong. */
export type FrameKind = "last" | "laid" | "wrong";

/** Returns what is on the square at an index: what is being laid there, or what lies there. */
export function squareAt(
  { premiums, starts, holes }: IndexedRules,
  index: number,
  laid: Pick<Placement, "letter" | "blank"> | undefined,
  lies: BoardTile | null | undefined,
): Omit<SquareData, "square"> {
  const tile = laid ?? lies;
  return {
    tile: tile ? { letter: tile.letter, blank: !tile.letter || !!tile.blank, laid: !!laid } : null,
    premium: premiums[index] ?? null,
    start: starts.includes(index),
    hole: holes[index] === true,
  };
}

/**
 * Returns what is drawn of every square, in the order of a `Board`. What lies outside the board is left out.
 *
 * @throws TypeError if what lies there is not a tile of the tile set.
 */
export function squaresOf(
  position: AnyPosition,
  {
    placements = [],
    violations = [],
    lastPlay = true,
  }: Pick<SvgOptions, "placements" | "violations" | "lastPlay"> = {},
): readonly DrawnSquare[] {
  const { ruleset, rules, board } = resolveBoard(position);
  const byIndex = <S extends Square>(squares: readonly S[]): ReadonlyMap<number, S> =>
    new Map(squares.map((square) => [indexOfSquare(ruleset.layout, square), square]));
  const laid = byIndex(placements);
  const wrong = byIndex(violations.flatMap(({ squares }) => squares));
  const last = lastPlay && position.kind ? lastPlayOf(position) : null;
  const played = byIndex(last ? last.event.placements : []);
  const { cols } = rules;
  return board.map((_, index) => ({
    square: { row: Math.floor(index / cols), col: index % cols },
    ...squareAt(rules, index, laid.get(index), tileAt(rules, board, index)),
    frame: wrong.has(index) ? "wrong" : laid.has(index) ? "laid" : played.has(index) ? "last" : null,
  }));
}

/** Whether the premium of a square is seen: under a tile only if it stays. */
export function showsPremium({ tile, premium }: SquareData): boolean {
  return premium !== null && (tile === null || premium.sticks === true);
}
