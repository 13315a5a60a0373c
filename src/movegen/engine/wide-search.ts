import { graphNodes } from "../../dictionary/graph/graph-nodes.ts";
import { CELL, CROSS_TIMES, LETTER_TIMES, MATE, SUM, TILE, TRIED, WORD_TIMES } from "./cells.ts";
import type { Search } from "./create-search.ts";
import { makesWord } from "./makes-word.ts";
import { addPlay } from "./play-table.ts";
import { blankNumber } from "./rack.ts";
import { FROM, START } from "./starts.ts";

/**
 * Finds all plays where the alphabet or the rack is too large for the quick search. It is simple rather than fast: from
 * every square at which a word may begin it reads the graph forwards, over tiles of the board and of the rack, and
 * looks the cross word up whenever it lays a tile beside others.
 */
export function searchWide(search: Search): void {
  const { graph, rules, alphabet, cells, down, starts, numbers, maxTiles, found } = search;
  const { nodes, format, dawgRoot } = graphNodes(graph);
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = format;
  const left = alphabet.letters.map((_, number) => numbers.filter((tile) => tile === number).length);
  let blanks = numbers.filter((tile) => tile === blankNumber).length;
  let laid = 0;
  let latest = 0;
  // An anchor next to a run of its own lane is not a start, but there the run itself connects the play.
  const isStart = (cell: number): boolean => starts.some((from, i) => i % START === FROM && from === cell);

  const passesCrossCheck = (cell: number, letter: number): boolean =>
    cells[cell + CROSS_TIMES] === 0 || makesWord(search, cells[cell + MATE]!, letter);

  /** Tries what may stand on a cell. `connected`: whether the play touches a tile so far, or covers a start square. */
  const tryCell = (
    begin: number,
    cell: number,
    list: number,
    sum: number,
    times: number,
    crosses: number,
    connected: boolean,
  ): void => {
    const tile = cells[cell + TILE]!;
    if (list === 0 || (tile === 0 && (laid === maxTiles || cells[cell + LETTER_TIMES] === 0))) return;
    for (let node = list; found.count < found.enough; node++) {
      const letter = (nodes[node]! >>> tileShift) & tileMask;
      if (letter === tile) goOn(begin, cell, node, sum + cells[cell + SUM]!, times, crosses, true);
      if (tile === 0 && (left[letter - 1]! > 0 || blanks > 0) && passesCrossCheck(cell, letter)) {
        const lay = (mark: number, value: number): void => {
          cells[cell + TRIED] = (cells[cell + TRIED]! & ~255) + 2 * letter + mark;
          latest = cell;
          laid++;
          const sumThen = sum + value * cells[cell + LETTER_TIMES]!;
          const crossThen = crosses + cells[cell + SUM]! + value * cells[cell + CROSS_TIMES]!;
          goOn(begin, cell, node, sumThen, times * cells[cell + WORD_TIMES]!, crossThen, connected || isStart(cell));
          laid--;
        };
        if (left[letter - 1]! > 0) {
          left[letter - 1]!--;
          lay(0, alphabet.values[letter - 1]!);
          left[letter - 1]!++;
        }
        if (blanks > 0) {
          blanks--;
          lay(1, alphabet.blankValue);
          blanks++;
        }
      }
      if ((nodes[node]! & end) !== 0) return;
    }
  };

  /** With a tile on the cell: takes the play if a word ends here, and goes on. */
  const goOn = (
    begin: number,
    cell: number,
    node: number,
    sum: number,
    times: number,
    crosses: number,
    connected: boolean,
  ): void => {
    const next = cell + CELL;
    // A single tile needs a word in this lane. A down lane leaves it to the lane across if it makes a word there too.
    const counts = laid === 1 ? next > begin + CELL && (begin < down || cells[latest + CROSS_TIMES] === 0) : laid > 0;
    if (counts && connected && (nodes[node]! & accepts) !== 0 && cells[next + TILE] === 0)
      addPlay(found, sum * times + crosses + (rules.bonuses[laid] ?? 0), cells, begin, next);
    tryCell(begin, next, (nodes[node]! >>> arcShift) & arcMask, sum, times, crosses, connected);
  };

  for (let cell = CELL; cell < cells.length; cell += CELL)
    if (cells[cell - CELL + TILE] === 0) tryCell(cell, cell, dawgRoot, 0, 1, 0, false);
}
