import type { Direction, Square } from "../board/square.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import { directionOf, gapIn, isEmpty, touches } from "./line.ts";
import type { Placement } from "./placement.ts";
import { type ReadPlacement, readPlacements } from "./read-placements.ts";
import type { ResolvedBoard } from "./resolve.ts";
import { type SortedOut, sortOut, squaresOf, type TileFault } from "./sort-out.ts";
import { unknownLetter } from "./unknown-letter.ts";
import type { PlayViolation } from "./violation.ts";

/** What the squares of a play show, before anybody asks for a rack, words or points. */
export interface Inspection {
  /** What is wrong with where the tiles lie, in the order of docs/errors.md. */
  readonly violations: readonly PlayViolation[];
  /** The well-formed placements, in the order given. */
  readonly placements: readonly ReadPlacement[];
  /** The tiles on free squares of the board, in board order, each square once. */
  readonly tiles: readonly ReadPlacement[];
  /** The direction of the line that the tiles fill. `null` for a single tile, and if they fill no line. */
  readonly direction: Direction | null;
  /**
   * Whether words can be read off: all tiles lie on the board, in one line without a gap, and their letters are known.
   */
  readonly readable: boolean;
}

/** Judges where the tiles of a play lie. docs/errors.md says what is listed. */
export function inspect(resolved: ResolvedBoard, list: readonly Placement[]): Inspection {
  // P1, P3-P5, P8, D5-D7
  const { ruleset, rules, board } = resolved;
  const { placements, malformed } = readPlacements(rules, list);
  const { tiles, faults } = sortOut(rules, board, placements);
  const touching = touches(rules, board, tiles);
  const opening = !touching && isEmpty(board);
  const direction = directionOf(tiles);
  const gap = gapIn(rules, board, tiles, direction);

  // One test for all of these faults, so that a legal play makes no lists. Without it scoring takes 1.2 times as long.
  const faulty = faults !== null || placements.length === 0 || placements.length > ruleset.maxTilesPerPlay || !touching;
  const wellFormed = malformed.length === 0;
  const violations = faulty
    ? [...malformed, ...faultsOfTiles(resolved, placements, wellFormed, faults, opening)]
    : malformed.slice();
  const squareOf = (index: number): Square => ({ row: Math.floor(index / rules.cols), col: index % rules.cols });
  if (direction === "none") violations.push({ code: "not-in-line", squares: squaresOf(tiles) });
  if (gap.length > 0) violations.push({ code: "gap", squares: gap.map(squareOf) });
  if (!touching && tiles.length > 0) {
    if (!opening) violations.push({ code: "not-connected", squares: squaresOf(tiles) });
    else if (!tiles.some(({ index }) => rules.starts.includes(index)))
      violations.push({ code: "start-not-covered", squares: rules.starts.map(squareOf) });
  }

  const allLie = wellFormed && tiles.length === placements.length && tiles.length > 0;
  const inLine = direction !== "none" && gap.length === 0;
  const readable = allLie && inLine && !faults?.has("unknown-letter");
  return { violations, placements, tiles, direction: direction === "none" ? null : direction, readable };
}

/** Lists what is wrong with single tiles, and with their number. */
function faultsOfTiles(
  { ruleset, rules }: ResolvedBoard,
  placements: readonly ReadPlacement[],
  wellFormed: boolean,
  faults: SortedOut["faults"],
  opening: boolean,
): readonly PlayViolation[] {
  if (wellFormed && placements.length === 0) return [{ code: "no-tiles", squares: [] }];
  const violations: PlayViolation[] = [];
  const list = (code: Exclude<TileFault, "unknown-letter">): void => {
    const faulty = faults?.get(code);
    if (faulty !== undefined) violations.push({ code, squares: squaresOf(faulty) });
  };
  const inside = ({ row, col }: ReadPlacement): boolean => row >= 0 && row < rules.rows && col >= 0 && col < rules.cols;
  const limit = ruleset.maxTilesPerPlay;
  list("off-board");
  list("on-hole");
  list("square-occupied");
  list("square-repeated");
  if (placements.length > limit)
    violations.push({ code: "too-many-tiles", squares: squaresOf(placements.filter(inside)), limit });
  if (opening && placements.length === 1)
    violations.push({ code: "too-few-tiles", squares: squaresOf(placements.filter(inside)), needed: 2 });
  list("blank-without-letter");
  return [...violations, ...unknownLetters(ruleset.tileSet, faults?.get("unknown-letter") ?? [])];
}

/** Makes one violation for each text that is not a letter, in code unit order. */
function unknownLetters(tileSet: TileSet, placements: readonly ReadPlacement[]): readonly PlayViolation[] {
  const letters = [...new Set(placements.map(({ letter }) => letter as string))].sort();
  return letters.map((letter) =>
    unknownLetter(
      tileSet,
      letter,
      placements.filter((placement) => placement.letter === letter),
    ),
  );
}
