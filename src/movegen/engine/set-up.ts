import { graphNodes } from "../../dictionary/graph/graph-nodes.ts";
import type { WordGraph } from "../../dictionary/word-graph.ts";
import type { AnyPosition } from "../../play/position.ts";
import { resolve } from "../../play/resolve.ts";
import type { Tile } from "../../tiles/tile.ts";
import { ANCHOR, type Anchors, anchorsOf, openingAnchors } from "./anchors.ts";
import { type Lanes, lanesOf } from "./cells.ts";
import type { Found } from "./found.ts";
import { layBoard } from "./lay-board.ts";
import { type Letters, lettersOf, numberRack } from "./letters.ts";
import { type RackStates, rackStates } from "./rack-states.ts";
import { mostBits, type Records, recordsOf } from "./records.ts";
import { requireGaddag } from "./require-gaddag.ts";
import { searchAnchor } from "./search.ts";
import { searchAnchorWide } from "./wide-search.ts";

/** A position and a graph made ready for a search. */
export interface Setting {
  readonly graph: WordGraph;
  readonly letters: Letters;
  readonly cells: Int32Array;
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
  readonly quick: (Records & RackStates) | null;
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
  requireGraph(graph, letters, ruleset.tileSet.id);
  const numbers = numberRack(rack.tiles, letters);
  const records = letters.letters.length <= mostBits ? recordsOf(graph) : null;
  const states = records === null ? null : rackStates(numbers, letters, bonuses, maxTiles);
  const cells = layBoard(board, lanes, letters, states === null ? null : records);
  const anchors = anchorsOf(cells);
  return {
    graph,
    letters,
    cells,
    lanes,
    anchors: anchors.length > 0 ? anchors : openingAnchors(lanes, tables.starts),
    rack: rack.tiles,
    numbers,
    rows: tables.rows,
    cols: tables.cols,
    maxTiles,
    bonuses,
    quick: records === null || states === null ? null : { ...records, ...states },
  };
}

/** A function that finds the plays of an anchor. */
export function searcher(setting: Setting, found: Found): (anchor: number) => void {
  const { graph, letters, cells, anchors, numbers, maxTiles, bonuses, quick } = setting;
  const { down } = setting.lanes;
  if (quick === null) {
    const search = { graph: graphNodes(graph), cells, down, anchors, letters, rack: numbers, bonuses, maxTiles, found };
    return (anchor) => searchAnchorWide(search, anchor);
  }
  const search = {
    records: quick.records,
    dawgRoot: quick.dawgRoot,
    gaddagRoot: quick.gaddagRoot,
    states: quick.states,
    full: quick.full,
    naturals: quick.naturals,
    blankStep: quick.blankStep,
    cells,
    down,
    anchors,
    blankValue: letters.blankValue,
    found,
    behind: 0,
    first: 0,
    last: 0,
    singles: false,
    begin: 0,
  };
  return (anchor) => searchAnchor(search, anchor);
}

/** Finds the plays of all anchors, or as many as are enough. */
export function searchAll(setting: Setting, found: Found): Found {
  const search = searcher(setting, found);
  for (let i = 0; i < setting.anchors.length && found.count < found.enough; i += ANCHOR) search(i);
  return found;
}

function requireGraph(graph: WordGraph, { letters }: Letters, id: string): void {
  const known = graphNodes(graph).alphabet.letters;
  if (known.length !== letters.length || letters.some((letter, i) => letter !== known[i]))
    throw new RangeError(`graph: expected the letters of ${id}, found ${known.join(" ")}`);
  requireGaddag(graph);
}
