import { indexOfSquare, isHoleAt, type Layout, premiumAt, squareAtIndex } from "../board/layout.ts";
import type { Premium } from "../board/premium.ts";
import { columnName } from "../notation/coordinate.ts";
import type { Placement } from "../play/placement.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolveBoard } from "../play/resolve.ts";
import { requireOptions, requireThat } from "../read/refuse.ts";
import { smallLettersOf } from "../tiles/folding.ts";
import { BLANK } from "../tiles/tile.ts";

/** What is drawn of a square. */
export interface DrawnSquare {
  /** Whether it is a tile of `placements`. */
  readonly laid: boolean;
  /** The premium whose sign is drawn; `null` under a tile, too. */
  readonly premium: Premium | null;
}

/**
 * Draws a board as text: one line a row with row numbers and column letters, blanks in lower case.
 *
 * Empty squares show their premium (`'` double and `"` triple letter, `-` double and `=` triple word, `*` any other),
 * holes `#`. `placements` are drawn over the board, each in brackets, so that a play stands out; what lies outside the
 * board is left out.
 *
 * @param options - `placements`: the tiles of a play to draw over the board. `paint`: returns the text of a square in
 * colours, as a terminal or a page shows them. It gets the text without the spaces behind it (` A`, `[H]`, ` '`), and
 * what that is.
 *
 * @throws TypeError or RangeError if `position` is not a position
 */
export function renderBoard(
  position: AnyPosition,
  options: {
    readonly placements?: readonly Placement[] | undefined;
    readonly paint?: ((text: string, square: DrawnSquare) => string) | undefined;
  } = {},
): string {
  requireOptions(options, ["placements", "paint"]);
  const { ruleset, board } = resolveBoard(position);
  requireThat(Array.isArray(options.placements ?? []), "options.placements", "a list of tiles", options.placements);
  const { paint = (text) => text } = options;
  requireThat(typeof paint === "function", "options.paint", "a function", paint);
  const { layout, tileSet } = ruleset;
  const { rows, cols } = layout;
  const laid = new Map((options.placements ?? []).map((tile) => [indexOfSquare(layout, tile), tile]));
  const texts = [...tileSet.letters.map(({ letter }) => letter), columnName(cols - 1)];
  const width = Math.max(...texts.map((text) => [...text].length));
  const small = smallLettersOf(tileSet);
  const margin = String(rows).length;
  const line = (label: string | number, cells: readonly string[]): string =>
    `${String(label).padStart(margin)} ${cells.join("")}`.trimEnd();
  const cell = (index: number): string => {
    const placement = laid.get(index);
    const tile = board[index];
    const premium = placement || tile ? null : premiumAt(layout, squareAtIndex(layout, index));
    const text = placement
      ? `[${tileText(placement, small)}]`
      : ` ${tile ? tileText(tile, small) : emptyText(layout, index)}`;
    return paint(text, { laid: placement !== undefined, premium }) + " ".repeat(Math.max(0, width + 2 - text.length));
  };
  const columns = Array.from({ length: cols }, (_, col) => ` ${columnName(col).padEnd(width)} `);
  const lines = Array.from({ length: rows }, (_, row) =>
    line(
      row + 1,
      columns.map((_, col) => cell(row * cols + col)),
    ),
  );
  return [line("", columns), ...lines].join("\n");
}

function tileText({ letter, blank }: Pick<Placement, "letter" | "blank">, small: (text: string) => string): string {
  if (letter === null) return BLANK;
  return blank === true ? small(letter) : letter;
}

function emptyText(layout: Layout, index: number): string {
  const square = squareAtIndex(layout, index);
  const premium = premiumAt(layout, square);
  if (premium === null) return isHoleAt(layout, square) ? "#" : ".";
  if (premium.word === 1) return { 2: "'", 3: '"' }[premium.letter] ?? "*";
  return (premium.letter === 1 ? { 2: "-", 3: "=" }[premium.word] : undefined) ?? "*";
}
