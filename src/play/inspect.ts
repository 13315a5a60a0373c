import { squareAt } from "../board/layout.ts";
import type { Direction, Square } from "../board/square.ts";
import { directionOf, gapIn, isEmpty, touches } from "./line.ts";
import type { Placement } from "./placement.ts";
import { type ReadPlacement, readPlacements } from "./read-placements.ts";
import type { Resolved } from "./resolve.ts";
import { type LaidTile, sortOut, squaresOf } from "./sort-out.ts";
import type { PlayViolation } from "./violation.ts";

/** What the squares of a play tell, before anybody asks for a rack, words or points. */
export interface Inspection {
  /** What is wrong with the geometry, in the order of decision 1. */
  readonly violations: readonly PlayViolation[];
  /** The placements that are well formed, in the order given. */
  readonly placements: readonly ReadPlacement[];
  /** The tiles on free squares of the board, in board order, each square once. */
  readonly tiles: readonly LaidTile[];
  /** The direction of the line the tiles fill; `null` for a single tile, and where they fill none. */
  readonly direction: Direction | null;
  /** Whether words can be read off: all tiles lie, in one line without a gap, and their letters are known. */
  readonly readable: boolean;
}

/** Judges where the tiles of a play lie: clauses P1, P3-P5, P8, decisions D5-D7. What it lists: decision 1. */
export function inspect({ ruleset, tables, board }: Resolved, list: readonly Placement[]): Inspection {
  const { placements, malformed } = readPlacements(list);
  const { tiles, faults } = sortOut(tables, board, placements);
  const touching = touches(tables, board, tiles);
  const opening = !touching && isEmpty(board);
  const direction = directionOf(tiles);
  const gap = gapIn(tables, board, tiles, direction);

  const violations = [...malformed];
  const onBoard = (): readonly Square[] =>
    squaresOf(placements.filter(({ row, col }) => row >= 0 && row < tables.rows && col >= 0 && col < tables.cols));
  const listFault = (
    code: "off-board" | "on-hole" | "square-occupied" | "square-repeated" | "blank-without-letter",
  ) => {
    const faulty = faults?.get(code);
    if (faulty !== undefined) violations.push({ code, squares: squaresOf(faulty) });
  };

  if (malformed.length === 0 && placements.length === 0) violations.push({ code: "no-tiles", squares: [] });
  if (faults !== null) {
    listFault("off-board");
    listFault("on-hole");
    listFault("square-occupied");
    listFault("square-repeated");
  }
  const limit = ruleset.maxTilesPerPlay;
  if (placements.length > limit) violations.push({ code: "too-many-tiles", squares: onBoard(), limit });
  if (opening && placements.length === 1) violations.push({ code: "too-few-tiles", squares: onBoard(), needed: 2 });
  if (faults !== null) {
    listFault("blank-without-letter");
    violations.push(...unknownLetters(faults.get("unknown-letter") ?? []));
  }
  if (direction === "none") violations.push({ code: "not-in-line", squares: squaresOf(tiles) });
  if (gap.length > 0) violations.push({ code: "gap", squares: gap.map((index) => squareAt(ruleset.layout, index)) });
  if (!touching && tiles.length > 0) {
    if (!opening) violations.push({ code: "not-connected", squares: squaresOf(tiles) });
    else if (!tiles.some(({ index }) => tables.starts.includes(index)))
      violations.push({
        code: "start-not-covered",
        squares: tables.starts.map((index) => squareAt(ruleset.layout, index)),
      });
  }

  const allLie = malformed.length === 0 && tiles.length === placements.length && tiles.length > 0;
  const inLine = direction !== "none" && gap.length === 0;
  const readable = allLie && inLine && !faults?.has("unknown-letter");
  return { violations, placements, tiles, direction: direction === "none" ? null : direction, readable };
}

/** One violation for each text that is no letter, in code unit order. */
function unknownLetters(placements: readonly ReadPlacement[]): readonly PlayViolation[] {
  const byLetter = new Map<string, ReadPlacement[]>();
  for (const placement of placements) {
    const letter = placement.letter as string;
    const alike = byLetter.get(letter);
    if (alike === undefined) byLetter.set(letter, [placement]);
    else alike.push(placement);
  }
  const sorted = [...byLetter].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([letter, alike]) => ({ code: "unknown-letter", squares: squaresOf(alike), letter }));
}
