import type { Board } from "../board/board.ts";
import { squareAtIndex } from "../board/layout.ts";
import type { Square } from "../board/square.ts";
import { addTo } from "../grouped.ts";
import { BLANK, type Tile, tileOf } from "../tiles/tile.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import type { BoardFinding } from "./board-finding.ts";
import type { IndexedRules } from "./indexed-rules.ts";
import type { AnyPosition } from "./position.ts";
import { resolveBoard } from "./resolve.ts";
import { runsOf } from "./runs.ts";
import { tileAt } from "./tile-at.ts";

/**
 * Returns the rules that a board breaks, regardless of the plays that led to it and their order. An empty list means
 * that none of these rules is broken. It does not mean that any sequence of plays leads to this board.
 *
 * The findings are listed in this order:
 *
 * - `on-hole`: tiles lie on holes in the layout.
 * - `tile-excess`: there are more copies of a tile than in the tile set, with one finding per tile. Blanks count as
 *   blanks, whatever letters they represent.
 * - `too-few-tiles`: only one tile is on the board.
 * - `start-not-covered`: there are tiles, but none on a start square.
 * - `not-connected`: tiles are not connected to the others, with one finding per group.
 * - `word-repeated`: a word appears more than once, and the ruleset's `noRepeats` forbids this.
 *
 * Words are not looked up, because an invalid word that nobody challenged may stay on the board: use `wordsOnBoard` to
 * check words. Racks and the bag are not checked: use `auditGame` for that.
 *
 * @param position - A board with its ruleset, or a game or a view.
 *
 * @throws TypeError if `position` is not a position, or its board contains something that is not a tile of the tile
 * set.
 * @throws RangeError if the board and the layout have different numbers of squares.
 *
 * @example
 * ```ts
 * import { auditBoard, unwrap } from "tilewright";
 * import { parseCgp } from "tilewright/notation";
 *
 * const { position } = unwrap(parseCgp("15/2QuIZ9/2Q12/15/15/15/15/15/15/15/15/15/15/15/13OX / 0/0 0"));
 * auditBoard(position).map(({ code, squares }) => `${code} ${squares.length}`);
 * // => ["tile-excess 2", "start-not-covered 1", "not-connected 2"]
 * ```
 */
export function auditBoard(position: AnyPosition): readonly BoardFinding[] {
  const { ruleset, rules, board } = resolveBoard(position);
  const tiles = board.map((_, index) => tileAt(rules, board, index));
  const squaresAt = (indices: readonly number[]): readonly Square[] =>
    indices.map((index) => squareAtIndex(ruleset.layout, index));
  const lying = tiles.flatMap((tile, index) => (tile === null ? [] : [index]));
  if (lying.length === 0) return [];

  const findings: BoardFinding[] = [];
  const onHoles = lying.filter((index) => rules.holes[index]);
  if (onHoles.length > 0) findings.push({ code: "on-hole", squares: squaresAt(onHoles) });
  for (const { indices, ...excess } of excessOf(ruleset.tileSet, tiles))
    findings.push({ code: "tile-excess", squares: squaresAt(indices), ...excess });
  if (lying.length === 1) findings.push({ code: "too-few-tiles", squares: squaresAt(lying), needed: 2 });
  if (rules.starts.every((index) => tiles[index] === null))
    findings.push({ code: "start-not-covered", squares: squaresAt(rules.starts) });
  for (const group of apart(rules, lying)) findings.push({ code: "not-connected", squares: squaresAt(group) });
  if (ruleset.noRepeats)
    for (const { word, indices } of repeatsOf(rules, tiles))
      findings.push({ code: "word-repeated", squares: squaresAt(indices), word });
  return findings;
}

/** The tiles that lie on the board more often than the set has them, in the order of the set, blanks last. */
function excessOf(
  { letters, blanks }: TileSet,
  tiles: Board,
): readonly {
  readonly tile: Tile;
  readonly most: number;
  readonly found: number;
  readonly indices: readonly number[];
}[] {
  const places = new Map<Tile, number[]>();
  tiles.forEach((tile, index) => {
    if (tile !== null) addTo(places, tileOf(tile), index);
  });
  const kinds = [...letters.map(({ letter, count }) => [letter, count] as const), [BLANK, blanks.count] as const];
  return kinds.flatMap(([tile, most]) => {
    const indices = places.get(tile) ?? [];
    return indices.length > most ? [{ tile, most, found: indices.length, indices }] : [];
  });
}

/** The groups of tiles side by side, except the one that counts as the rest: see `BoardFindings`. */
function apart(rules: IndexedRules, lying: readonly number[]): readonly (readonly number[])[] {
  const groups = groupsOf(rules, lying);
  const started = groups.filter((group) => group.some((index) => rules.starts.includes(index)));
  // Every play after the first touches a tile, so all tiles of a game hang together.
  const rest = (started.length > 0 ? started : groups).reduce((a, b) => (b.length > a.length ? b : a));
  return groups.filter((group) => group !== rest);
}

/** The tiles that touch one another, across or down, in groups; groups and their tiles row by row. */
function groupsOf({ cols }: IndexedRules, lying: readonly number[]): readonly (readonly number[])[] {
  const left = new Set(lying);
  return lying.flatMap((first) => {
    if (!left.delete(first)) return [];
    const group = [first];
    for (const index of group) {
      const col = index % cols;
      const beside = [
        index - cols,
        index + cols,
        ...(col > 0 ? [index - 1] : []),
        ...(col < cols - 1 ? [index + 1] : []),
      ];
      for (const next of beside) if (left.delete(next)) group.push(next);
    }
    return [group.sort((a, b) => a - b)];
  });
}

/** The words that stand on the board already, row by row and then column by column. */
function repeatsOf(
  rules: IndexedRules,
  tiles: Board,
): readonly { readonly word: string; readonly indices: readonly number[] }[] {
  const seen = new Set<string>();
  return runsOf(rules, tiles).flatMap(({ squares }) => {
    const word = squares.map((index) => tiles[index]?.letter).join("");
    if (seen.has(word)) return [{ word, indices: squares }];
    seen.add(word);
    return [];
  });
}
