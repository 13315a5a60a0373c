import type { GraphNodes } from "../../dictionary/graph/graph-nodes.ts";
import { type Anchors, BEHIND, FIRST, FROM, LAST } from "./anchors.ts";
import { ALLOWED, CELL, CROSS_TIMES, LETTER_TIMES, MATE, SUM, TILE, TRIED, WORD_TIMES } from "./cells.ts";
import { addPlay, type Found } from "./found.ts";
import { blankNumber, type Letters } from "./letters.ts";

/** What the wide search needs to know. */
export interface WideSearch {
  readonly graph: GraphNodes;
  readonly cells: Int32Array;
  readonly down: number;
  readonly anchors: Anchors;
  readonly letters: Letters;
  readonly rack: readonly number[];
  readonly bonuses: readonly (number | undefined)[];
  readonly maxTiles: number;
  readonly found: Found;
}

/**
 * Finds all plays of an anchor where the alphabet, or the rack, is too large for the quick search. It goes the same way,
 * but walks the nodes of the graph as they are, counts tiles, and looks a cross word up whenever a letter is laid.
 */
export function searchAnchorWide(search: WideSearch, anchor: number): void {
  const { cells, down, anchors, letters, rack, bonuses, maxTiles, found } = search;
  const { nodes, format, gaddagRoot } = search.graph;
  const { tileShift, tileMask, accepts, end } = format;
  const from = anchors[anchor + FROM]!;
  const behind = anchors[anchor + BEHIND]!;
  const { find, arcOf, follow } = walker(search.graph);
  const left = letters.letters.map((_, number) => rack.filter((tile) => tile === number).length);
  let blanks = rack.filter((tile) => tile === blankNumber).length;
  let laid = 0;

  /** Tries every letter of a list on a cell, as a natural tile and as a blank. */
  const layOn = (cell: number, list: number, goOn: (node: number, value: number) => void): void => {
    if (list === 0 || cells[cell + ALLOWED] === 0 || laid === maxTiles) return;
    const square = cells[cell + TRIED]! & ~255;
    for (let node = list; found.count < found.enough; node++) {
      const letter = (nodes[node]! >>> tileShift) & tileMask;
      const natural = letter !== 0 && left[letter - 1]! > 0;
      if (natural || (letter !== 0 && blanks > 0)) {
        cells[cell + TRIED] = square + 2 * letter;
        if (fits(search, cell, letter)) {
          laid++;
          if (natural) {
            left[letter - 1]!--;
            goOn(node, letters.values[letter - 1]!);
            left[letter - 1]!++;
          }
          if (blanks > 0) {
            blanks--;
            cells[cell + TRIED] = square + 2 * letter + 1;
            goOn(node, letters.blankValue);
            blanks++;
          }
          laid--;
        }
      }
      if ((nodes[node]! & end) !== 0) return;
    }
  };

  const note = (node: number, begin: number, stop: number, points: number): void => {
    if ((nodes[node]! & accepts) === 0) return;
    // A single tile needs a word in this lane, and is left to the lane across if it has one there.
    const counts = cells[from + TILE] !== 0 && (from < down || cells[begin + CROSS_TIMES] === 0);
    if (laid > 1 || counts) addPlay(found, points + (bonuses[laid] ?? 0), cells, begin, stop);
  };

  const layRight = (cell: number, list: number, begin: number, sum: number, times: number, crossSum: number): void => {
    if (cell > anchors[anchor + LAST]!) return;
    layOn(cell, list, (node, value) => {
      const sumNow = sum + value * cells[cell + LETTER_TIMES]!;
      const timesNow = times * cells[cell + WORD_TIMES]!;
      const crossNow = crossSum + cells[cell + SUM]! + value * cells[cell + CROSS_TIMES]!;
      note(node, begin, cell + CELL, sumNow * timesNow + crossNow);
      layRight(cell + CELL, arcOf(node), begin, sumNow, timesNow, crossNow);
    });
  };

  const layLeft = (cell: number, list: number, sum: number, times: number, crossSum: number): void => {
    if (cell < anchors[anchor + FIRST]!) return;
    layOn(cell, list, (first, value) => {
      let node = first;
      let before = cell - CELL;
      let sumNow = sum + value * cells[cell + LETTER_TIMES]!;
      for (; cells[before + TILE] !== 0; before -= CELL) {
        node = find(arcOf(node), cells[before + TILE]!);
        if (node === 0) return;
        sumNow += cells[before + SUM]!;
      }
      const timesNow = times * cells[cell + WORD_TIMES]!;
      const crossNow = crossSum + cells[cell + SUM]! + value * cells[cell + CROSS_TIMES]!;
      note(node, cell, behind, sumNow * timesNow + crossNow);
      layRight(behind, follow(arcOf(node), 0), cell, sumNow, timesNow, crossNow);
      layLeft(before, arcOf(node), sumNow, timesNow, crossNow);
    });
  };

  let list = gaddagRoot as number;
  if (cells[from + TILE] === 0) layLeft(from, list, 0, 1, 0);
  else {
    let sum = 0;
    for (let cell = behind - CELL; cell >= from; cell -= CELL) {
      list = follow(list, cells[cell + TILE]!);
      sum += cells[cell + SUM]!;
    }
    layRight(behind, follow(list, 0), behind, sum, 1, 0);
    layLeft(from - CELL, list, sum, 1, 0);
  }
}

/** Whether a letter (from 1) makes a word with the tiles before and behind the cell in the other direction, or meets none. */
function fits({ cells, graph }: WideSearch, cell: number, letter: number): boolean {
  if (cells[cell + CROSS_TIMES] === 0) return true;
  const { find, arcOf } = walker(graph);
  const mate = cells[cell + MATE]!;
  let at = mate;
  while (cells[at - CELL + TILE] !== 0) at -= CELL;
  let node = 0;
  for (let list = graph.dawgRoot; at === mate || cells[at + TILE] !== 0; at += CELL) {
    node = find(list, at === mate ? letter : cells[at + TILE]!);
    if (node === 0) return false;
    list = arcOf(node);
  }
  return (graph.nodes[node]! & graph.format.accepts) !== 0;
}

interface Walker {
  /** The node of a letter (from 1; 0 is the separator) in a list; 0 if it has none. */
  find(list: number, letter: number): number;
  /** The list behind a node. */
  arcOf(node: number): number;
  /** The list behind a letter of a list; 0 if there is none. */
  follow(list: number, letter: number): number;
}

function walker({ nodes, format }: GraphNodes): Walker {
  const { tileShift, tileMask, end, arcShift, arcMask } = format;
  const arcOf = (node: number): number => (nodes[node]! >>> arcShift) & arcMask;
  const find = (list: number, letter: number): number => {
    for (let node = list; node !== 0; node++) {
      if (((nodes[node]! >>> tileShift) & tileMask) === letter) return node;
      if ((nodes[node]! & end) !== 0) return 0;
    }
    return 0;
  };
  return {
    find,
    arcOf,
    follow(list, letter) {
      const node = find(list, letter);
      return node === 0 ? 0 : arcOf(node);
    },
  };
}
