import type { WordGraph } from "../../dictionary/word-graph.ts";
import type { AnyPosition } from "../../play/position.ts";
import { resolve } from "../../play/resolve.ts";
import type { Tile } from "../../tiles/tile.ts";
import { type Arcs, arcsOf, mostBits } from "./arcs.ts";
import { type Lanes, lanesOf } from "./cells.ts";
import { layBoard } from "./lay-board.ts";
import { type RackStates, rackStates } from "./leaves.ts";
import type { Changing, Found } from "./play-table.ts";
import { requireGaddag, requireLetters } from "./require-graph.ts";
import { type Anchors, anchorsOf, openingAnchors } from "./starts.ts";
import { knownTiles, type Letters, lettersOf, numberRack } from "./tile-alphabet.ts";

/** A position and a graph made ready for a search. */
export interface Setting extends Lanes, RackStates {
  readonly graph: WordGraph;
  readonly letters: Letters;
  readonly blankValue: number;
  readonly anchors: Anchors;
  readonly rack: readonly Tile[];
  /** The rack as numbers of letters. */
  readonly numbers: readonly number[];
  readonly rows: number;
  readonly cols: number;
  readonly maxTiles: number;
  readonly bonuses: readonly (number | undefined)[];
  readonly arcs: Arcs;
  /** Whether the quick search will do: it has no room for large alphabets and large racks. */
  readonly quick: boolean;
}

/** A search under way. */
export type Search = Setting & Changing<AtHand>;

/** What it is about just now. */
interface AtHand {
  readonly found: Found;
  /** The anchor's `BEHIND`, `FIRST` and `LAST`. */
  readonly behind: number;
  readonly first: number;
  readonly last: number;
  /** The letters that may be laid behind the anchor; none if nothing may. */
  readonly allowedBehind: number;
  /** Whether plays go through tiles of the lane, so that a single tile makes a word in it. */
  readonly singles: boolean;
  /** The first tile of the play, while its right part is looked for. */
  readonly begin: number;
}

/**
 * Makes a position and a graph ready.
 *
 * @throws TypeError for what is no position, for a rack that is not known, and for a board with something else than tiles
 * of the tile set; RangeError for a rack with other tiles, a graph of other letters, and a graph without a GADDAG.
 */
export function setUp(position: AnyPosition, graph: WordGraph): Search {
  const { ruleset, rules, board, rack } = resolve(position);
  const held = knownTiles(rack);
  const { bonuses, rows, cols, starts } = rules;
  const maxTiles = ruleset.maxTilesPerPlay;
  const lanes = lanesOf(rules);
  const letters = lettersOf(rules);
  requireLetters(graph, ruleset.tileSet);
  requireGaddag(graph);
  const numbers = numberRack(held, letters);
  const states = letters.letters.length > mostBits ? null : rackStates(numbers, letters, bonuses, maxTiles);
  const arcs = states === null ? null : arcsOf(graph);
  const cells = layBoard(board, lanes, letters, arcs);
  const anchors = anchorsOf(cells);
  // All fields by name: gathered from other objects, the engine would keep them in a table, and be a third slower.
  return {
    graph,
    letters,
    blankValue: letters.blankValue,
    cells,
    acrossCells: lanes.acrossCells,
    down: lanes.down,
    anchors: anchors.length > 0 ? anchors : openingAnchors(lanes, starts),
    rack: held,
    numbers,
    rows,
    cols,
    maxTiles,
    bonuses,
    quick: arcs !== null,
    arcs: arcs ?? none,
    states: states?.states ?? none,
    full: states?.full ?? 0,
    naturals: states?.naturals ?? none,
    blankStep: states?.blankStep ?? 0,
    found: null as never,
    behind: 0,
    first: 0,
    last: 0,
    allowedBehind: 0,
    singles: false,
    begin: 0,
  };
}

const none = new Int32Array(0);
