import type { Square } from "../../board/square.ts";
import { mateOf } from "./cells.ts";
import type { Search } from "./create-search.ts";
import { CELL, TILE } from "./offsets.ts";
import { squareOfTile } from "./packed-tile.ts";
import type { RawPlays } from "./play-collector.ts";

/** What plays are filtered by. */
export interface PlayFilter {
  readonly minPoints?: number | undefined;
  readonly minLength?: number | undefined;
  readonly minTiles?: number | undefined;
  readonly through?: Square | undefined;
}

/** The plays of a table that pass a filter, by index. */
export function filterPlays(table: RawPlays, search: Search, filter: PlayFilter): Int32Array {
  const { count, points, tiles, width } = table;
  const { minPoints = -Infinity, minLength = 0, minTiles = 0, through } = filter;
  const plays = new Int32Array(count);
  for (let play = 0; play < count; play++) plays[play] = play;
  if (minPoints === -Infinity && minLength === 0 && minTiles === 0 && through === undefined) return plays;
  const { cells, acrossCells, rules } = search;
  const target = through === undefined ? null : acrossCells[through.row * rules.cols + through.col]!;
  return plays.filter((play) => {
    if (points[play]! < minPoints) return false;
    const begin = play * width;
    let end = begin + 1;
    while (end < begin + width && tiles[end] !== 0) end++;
    const first = squareOfTile(tiles[begin]!);
    const last = squareOfTile(tiles[end - 1]!);
    const across = acrossCells[first]!;
    const down = mateOf(search, across);
    const words: Stretch[] = [];
    const sameRow = Math.floor(first / rules.cols) === Math.floor(last / rules.cols);
    if (sameRow) words.push(wordOver(cells, across, acrossCells[last]!));
    if (!sameRow || first === last) words.push(wordOver(cells, down, mateOf(search, acrossCells[last]!)));
    const long = words.some((word) => word.end - word.begin >= minLength * CELL);
    const covers = (cell: number): boolean => words.some((word) => word.begin <= cell && cell < word.end);
    return end - begin >= minTiles && long && (target === null || covers(target) || covers(mateOf(search, target)));
  });
}

/** The cells of a word, from the first to before the end. */
interface Stretch {
  readonly begin: number;
  readonly end: number;
}

/** The word that tiles from `first` to `last` make in their lane with the tiles of the board before and after them. */
function wordOver(cells: Int32Array, first: number, last: number): Stretch {
  let begin = first;
  while (cells[begin - CELL + TILE] !== 0) begin -= CELL;
  let end = last + CELL;
  while (cells[end + TILE] !== 0) end += CELL;
  return { begin, end };
}
