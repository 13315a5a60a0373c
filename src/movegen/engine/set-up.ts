import { graphNodes } from "../../dictionary/graph/graph-nodes.ts";
import type { WordGraph } from "../../dictionary/word-graph.ts";
import type { AnyPosition } from "../../play/position.ts";
import { resolve } from "../../play/resolve.ts";
import type { Tile } from "../../tiles/tile.ts";
import { type Anchors, anchorsOf, openingAnchors } from "./anchors.ts";
import { type Arcs, arcsOf, mostBits } from "./arcs.ts";
import { type Cells, type Lanes, lanesOf } from "./cells.ts";
import type { Found } from "./found.ts";
import { layBoard } from "./lay-board.ts";
import { type Letters, lettersOf, numberRack } from "./letters.ts";
import { type RackStates, rackStates } from "./rack-states.ts";
import { requireGaddag } from "./require-gaddag.ts";
import { searchAnchor } from "./search.ts";
import { searchAnchorWide } from "./wide-search.ts";

/** A position and a graph made ready for a search. */
export interface Setting {
  readonly graph: WordGraph;
  readonly letters: Letters;
  readonly cells: Cells;
  readonly lanes: Lanes;
  readonly anchors: Anchors;
  readonly rack: readonly Tile[];
  /** The rack as numbers of letters. */
  readonly numbers: readonly number[];
  readonly rows: number;
  readonly cols: number;
  readonly maxTiles: number;
  readonly bonuses: readonly (number | undefined)[];
  /** What the quick search needs; `null` if the alphabet or the rack is too large for it. */
  readonly quick: { readonly arcs: Arcs; readonly rack: RackStates } | null;
}

/**
 * Makes a position and a graph ready.
 *
 * @throws TypeError for what is no position, for a rack that is not known, and for a board with something else than tiles
 * of the tile set; RangeError for a rack with other tiles, a graph of other letters, and a graph without a GADDAG.
 */
export function setUp(position: AnyPosition, graph: WordGraph): Setting {
  const { ruleset, tables, board, rack } = resolve(position);
  if (rack === null) throw new TypeError("position.rack: expected a list of tiles, found none");
  const { bonuses } = tables;
  const maxTiles = ruleset.maxTilesPerPlay;
  const lanes = lanesOf(tables);
  const letters = lettersOf(tables);
  requireLetters(graph, letters, ruleset.tileSet.id);
  requireGaddag(graph);
  const numbers = numberRack(rack.tiles, letters);
  const arcs = letters.letters.length <= mostBits ? arcsOf(graph) : null;
  const states = arcs === null ? null : rackStates(numbers, letters, bonuses, maxTiles);
  const cells = layBoard(board, lanes, letters, states === null ? null : arcs);
  const anchors = anchorsOf(cells);
  return {
    graph,
    letters,
    cells,
    lanes,
    anchors: anchors.count > 0 ? anchors : openingAnchors(lanes, tables.starts),
    rack: rack.tiles,
    numbers,
    rows: tables.rows,
    cols: tables.cols,
    maxTiles,
    bonuses,
    quick: arcs === null || states === null ? null : { arcs, rack: states },
  };
}

/** A function that finds the plays of an anchor. */
export function searcher(setting: Setting, found: Found): (anchor: number) => void {
  const { graph, letters, cells, lanes, anchors, numbers, maxTiles, bonuses, quick } = setting;
  if (quick === null) {
    const search = {
      graph: graphNodes(graph),
      cells,
      lanes,
      anchors,
      letters,
      rack: numbers,
      bonuses,
      maxTiles,
      found,
    };
    return (anchor) => searchAnchorWide(search, anchor);
  }
  const search = {
    // All by name and at once: objects made so are read fastest.
    leftward: quick.arcs.leftward,
    rightward: quick.arcs.rightward,
    natural: quick.rack.natural,
    layable: quick.rack.layable,
    laid: quick.rack.laid,
    bonus: quick.rack.bonus,
    full: quick.rack.full,
    steps: quick.rack.steps,
    blankStep: quick.rack.blankStep,
    tiles: cells.tiles,
    allowed: cells.allowed,
    sums: cells.sums,
    crossTimes: cells.crossTimes,
    tried: cells.tried,
    size: lanes.size,
    down: lanes.down,
    squares: lanes.squares,
    mates: lanes.mates,
    letterTimes: lanes.letterTimes,
    wordTimes: lanes.wordTimes,
    open: lanes.open,
    acrossCells: lanes.acrossCells,
    values: letters.values,
    blankValue: letters.blankValue,
    anchors,
    found,
    behind: 0,
    firstCell: 0,
    lastCell: 0,
    singles: false,
    allowedBehind: 0,
    begin: 0,
  };
  return (anchor) => searchAnchor(search, anchor);
}

/** Finds the plays of all anchors, or as many as are enough. */
export function searchAll(setting: Setting, found: Found): Found {
  const search = searcher(setting, found);
  for (let i = 0; i < setting.anchors.count && found.count < found.enough; i++) search(i);
  return found;
}

function requireLetters(graph: WordGraph, { letters }: Letters, id: string): void {
  const known = graphNodes(graph).alphabet.letters;
  let same = known.length === letters.length;
  for (let i = 0; i < letters.length; i++) if (known[i] !== letters[i]) same = false;
  if (!same) throw new RangeError(`graph: expected one of the letters of the tile set ${id}, found ${known.join(" ")}`);
}
