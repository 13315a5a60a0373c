import type { GraphNodes } from "../../dictionary/graph/graph-nodes.ts";
import type { Anchors } from "./anchors.ts";
import type { Cells, Lanes } from "./cells.ts";
import { addPlay, type Found } from "./found.ts";
import { blankNumber, type Letters } from "./letters.ts";

/** What the wide search needs to know. */
export interface WideSearch {
  readonly graph: GraphNodes;
  readonly cells: Cells;
  readonly lanes: Lanes;
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
  const { lanes, anchors, letters, rack, bonuses, maxTiles, found } = search;
  const { tiles, allowed, sums, crossTimes, tried } = search.cells;
  const { letterTimes, wordTimes } = lanes;
  const board = { squares: lanes.squares, tiles, tried };
  const { nodes, format, gaddagRoot } = search.graph;
  const { tileShift, tileMask, accepts, end } = format;
  const from = anchors.from[anchor]!;
  const behind = anchors.behind[anchor]!;
  const { find, arcOf, follow } = walker(search.graph);
  const left = letters.letters.map((_, number) => rack.filter((tile) => tile === number).length);
  let blanks = rack.filter((tile) => tile === blankNumber).length;
  let laid = 0;

  /** Tries every letter of a list on a cell, as a natural tile and as a blank. */
  const layOn = (cell: number, list: number, goOn: (node: number, value: number) => void): void => {
    if (list === 0 || allowed[cell] === 0 || laid === maxTiles) return;
    for (let node = list; found.count < found.enough; node++) {
      const letter = (nodes[node]! >>> tileShift) & tileMask;
      const natural = letter !== 0 && left[letter - 1]! > 0;
      if (natural || (letter !== 0 && blanks > 0)) {
        tried[cell] = 2 * letter;
        if (fits(search, cell, letter)) {
          laid++;
          if (natural) {
            left[letter - 1]!--;
            goOn(node, letters.values[letter - 1]!);
            left[letter - 1]!++;
          }
          if (blanks > 0) {
            blanks--;
            tried[cell] = 2 * letter + 1;
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
    const counts = tiles[from] !== 0 && (from < lanes.down || crossTimes[begin] === 0);
    if (laid > 1 || counts) addPlay(found, points + (bonuses[laid] ?? 0), board, begin, stop);
  };

  const layRight = (cell: number, list: number, begin: number, sum: number, times: number, crossSum: number): void => {
    if (cell > anchors.last[anchor]!) return;
    layOn(cell, list, (node, value) => {
      const sumNow = sum + value * letterTimes[cell]!;
      const timesNow = times * wordTimes[cell]!;
      const crossNow = crossSum + sums[cell]! + value * crossTimes[cell]!;
      note(node, begin, cell + 1, sumNow * timesNow + crossNow);
      layRight(cell + 1, arcOf(node), begin, sumNow, timesNow, crossNow);
    });
  };

  const layLeft = (cell: number, list: number, sum: number, times: number, crossSum: number): void => {
    if (cell < anchors.first[anchor]!) return;
    layOn(cell, list, (first, value) => {
      let node = first;
      let before = cell - 1;
      let sumNow = sum + value * letterTimes[cell]!;
      for (; tiles[before] !== 0; before--) {
        node = find(arcOf(node), tiles[before]!);
        if (node === 0) return;
        sumNow += sums[before]!;
      }
      const timesNow = times * wordTimes[cell]!;
      const crossNow = crossSum + sums[cell]! + value * crossTimes[cell]!;
      note(node, cell, behind, sumNow * timesNow + crossNow);
      layRight(behind, follow(arcOf(node), 0), cell, sumNow, timesNow, crossNow);
      layLeft(before, arcOf(node), sumNow, timesNow, crossNow);
    });
  };

  let list = gaddagRoot as number;
  if (tiles[from] === 0) layLeft(from, list, 0, 1, 0);
  else {
    let sum = 0;
    for (let cell = behind - 1; cell >= from; cell--) {
      list = follow(list, tiles[cell]!);
      sum += sums[cell]!;
    }
    layRight(behind, follow(list, 0), behind, sum, 1, 0);
    layLeft(from - 1, list, sum, 1, 0);
  }
}

/** Whether a letter (from 1) makes a word with the tiles before and behind the cell in the other direction, or meets none. */
function fits({ cells, lanes, graph }: WideSearch, cell: number, letter: number): boolean {
  const { tiles, crossTimes } = cells;
  if (crossTimes[cell] === 0) return true;
  const { find, arcOf } = walker(graph);
  const mate = lanes.mates[cell]!;
  let at = mate;
  while (tiles[at - 1] !== 0) at--;
  let node = 0;
  for (let list = graph.dawgRoot; at === mate || tiles[at] !== 0; at++) {
    node = find(list, at === mate ? letter : tiles[at]!);
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
