import type { Square } from "../../board/square.ts";
import type { PlayTable } from "./found.ts";
import type { Setting } from "./set-up.ts";

/** What plays are wished for, besides their points. */
export interface Wishes {
  readonly minLength?: number | undefined;
  readonly minTiles?: number | undefined;
  readonly through?: Square | undefined;
}

/** The plays of a table that are wished for, by index. */
export function choosePlays(table: PlayTable, setting: Setting, wishes: Wishes): Int32Array {
  const { count, tiles, width } = table;
  const { minLength = 0, minTiles = 0, through } = wishes;
  const plays = new Int32Array(count);
  for (let play = 0; play < count; play++) plays[play] = play;
  if (minLength === 0 && minTiles === 0 && through === undefined) return plays;
  const { cols } = setting;
  const { acrossCells, mates } = setting.lanes;
  const onBoard = setting.cells.tiles;
  const target = through === undefined ? null : acrossCells[through.row * cols + through.col]!;
  return plays.filter((play) => {
    const begin = play * width;
    let end = begin + 1;
    while (end < begin + width && tiles[end] !== 0) end++;
    const first = tiles[begin]! >> 8;
    const last = tiles[end - 1]! >> 8;
    const across = acrossCells[first]!;
    const down = mates[across]!;
    const words: Stretch[] = [];
    const sameRow = Math.floor(first / cols) === Math.floor(last / cols);
    if (sameRow) words.push(wordOver(onBoard, across, acrossCells[last]!));
    if (!sameRow || first === last) words.push(wordOver(onBoard, down, mates[acrossCells[last]!]!));
    const long = words.some((word) => word.end - word.begin >= minLength);
    const covers = (cell: number): boolean => words.some((word) => word.begin <= cell && cell < word.end);
    return end - begin >= minTiles && long && (target === null || covers(target) || covers(mates[target]!));
  });
}

/** The cells of a word, from the first to before the end. */
interface Stretch {
  readonly begin: number;
  readonly end: number;
}

/** What tiles from `first` to `last` are in their lane, together with those on the board before and behind them. */
function wordOver(tiles: Uint8Array, first: number, last: number): Stretch {
  let begin = first;
  while (tiles[begin - 1] !== 0) begin--;
  let end = last + 1;
  while (tiles[end] !== 0) end++;
  return { begin, end };
}
