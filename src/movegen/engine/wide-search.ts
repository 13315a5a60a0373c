import { graphNodes } from "../../dictionary/graph/graph-nodes.ts";
import { CELL, CROSS_TIMES, LETTER_TIMES, MATE, SUM, TILE, TRIED, WORD_TIMES } from "./cells.ts";
import type { Search } from "./create-search.ts";
import { makesWord } from "./makes-word.ts";
import { addPlay } from "./play-table.ts";
import { ANCHOR, FROM } from "./starts.ts";
import { blankNumber } from "./tile-alphabet.ts";

/**
 * Finds all plays where the alphabet, or the rack, is too large for the quick search. It has no care for speed: from every
 * square at which a word may begin it reads the graph forwards, over tiles of the board and of the rack, and looks a cross
 * word up whenever a tile is laid beside others.
 */
export function searchWide(search: Search): void {
  const { graph, cells, down, anchors, letters, numbers, bonuses, maxTiles, found } = search;
  const { nodes, format, dawgRoot } = graphNodes(graph);
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = format;
  const left = letters.letters.map((_, number) => numbers.filter((tile) => tile === number).length);
  let blanks = numbers.filter((tile) => tile === blankNumber).length;
  let laid = 0;
  let latest = 0;
  const isAnchor = (cell: number): boolean => anchors.some((from, i) => i % ANCHOR === FROM && from === cell);

  const fits = (cell: number, letter: number): boolean =>
    cells[cell + CROSS_TIMES] === 0 || makesWord(search, cells[cell + MATE]!, letter);

  /** Tries what may stand on a cell. `met`: whether the play is joined to the board, or covers a start. */
  const read = (
    begin: number,
    cell: number,
    list: number,
    sum: number,
    times: number,
    crosses: number,
    met: boolean,
  ): void => {
    const tile = cells[cell + TILE]!;
    if (list === 0 || (tile === 0 && (laid === maxTiles || cells[cell + LETTER_TIMES] === 0))) return;
    for (let node = list; found.count < found.enough; node++) {
      const letter = (nodes[node]! >>> tileShift) & tileMask;
      if (letter === tile) goOn(begin, cell, node, sum + cells[cell + SUM]!, times, crosses, true);
      if (tile === 0 && (left[letter - 1]! > 0 || blanks > 0) && fits(cell, letter)) {
        const lay = (mark: number, value: number): void => {
          cells[cell + TRIED] = (cells[cell + TRIED]! & ~255) + 2 * letter + mark;
          latest = cell;
          laid++;
          const sumThen = sum + value * cells[cell + LETTER_TIMES]!;
          const crossThen = crosses + cells[cell + SUM]! + value * cells[cell + CROSS_TIMES]!;
          goOn(begin, cell, node, sumThen, times * cells[cell + WORD_TIMES]!, crossThen, met || isAnchor(cell));
          laid--;
        };
        if (left[letter - 1]! > 0) {
          left[letter - 1]!--;
          lay(0, letters.values[letter - 1]!);
          left[letter - 1]!++;
        }
        if (blanks > 0) {
          blanks--;
          lay(1, letters.blankValue);
          blanks++;
        }
      }
      if ((nodes[node]! & end) !== 0) return;
    }
  };

  /** A tile lies on the cell: the word may end, and go on. */
  const goOn = (
    begin: number,
    cell: number,
    node: number,
    sum: number,
    times: number,
    crosses: number,
    met: boolean,
  ): void => {
    const next = cell + CELL;
    // A single tile needs a word in this lane, and is left to the lane across if it has one there.
    const counts = laid === 1 ? next > begin + CELL && (begin < down || cells[latest + CROSS_TIMES] === 0) : laid > 0;
    if (counts && met && (nodes[node]! & accepts) !== 0 && cells[next + TILE] === 0)
      addPlay(found, sum * times + crosses + (bonuses[laid] ?? 0), cells, begin, next);
    read(begin, next, (nodes[node]! >>> arcShift) & arcMask, sum, times, crosses, met);
  };

  for (let cell = CELL; cell < cells.length; cell += CELL)
    if (cells[cell - CELL + TILE] === 0) read(cell, cell, dawgRoot, 0, 1, 0, false);
}
