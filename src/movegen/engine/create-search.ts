import type { WordGraph } from "../../dictionary/word-graph.ts";
import type { IndexedRules } from "../../play/indexed-rules.ts";
import type { AnyPosition } from "../../play/position.ts";
import { resolve } from "../../play/resolve.ts";
import type { Tile } from "../../tiles/tile.ts";
import { type Arcs, arcsOf, mostBits } from "./arcs.ts";
import { type Lanes, lanesOf } from "./cells.ts";
import { layBoard } from "./lay-board.ts";
import { type Leaves, leavesOf } from "./leaves.ts";
import type { Mutable, PlayCollector } from "./play-table.ts";
import { knownTiles, numberRack } from "./rack.ts";
import { requireGaddag, requireLetters } from "./require-graph.ts";
import { openingStarts, type SearchStarts, startsOf } from "./starts.ts";
import { type TileAlphabet, tileAlphabetOf } from "./tile-alphabet.ts";

/** A search: a position and a graph made ready, and a cursor that moves while it goes on. */
export type Search = SearchContext & Mutable<SearchCursor>;

/** What is searched. Only its cells and leaves are written to. */
interface SearchContext extends Lanes, Leaves {
  readonly graph: WordGraph;
  readonly rules: IndexedRules;
  readonly alphabet: TileAlphabet;
  readonly blankValue: number;
  readonly starts: SearchStarts;
  readonly rack: readonly Tile[];
  /** The rack as the numbers of its letters. */
  readonly numbers: readonly number[];
  readonly maxTiles: number;
  readonly arcs: Arcs;
  /** Whether the quick search will do. It has no room for large alphabets and large racks. */
  readonly quick: boolean;
}

/** Where the search is just now. */
interface SearchCursor {
  readonly found: PlayCollector;
  /** `AFTER`, `FIRST` and `LAST` of the current start. */
  readonly after: number;
  readonly first: number;
  readonly last: number;
  /** The letters that may be laid on the cell `after`, as bits; none if nothing may be laid there. */
  readonly bitsAfter: number;
  /** Whether plays run through tiles of the lane, so that a single tile makes a word in it. */
  readonly singles: boolean;
  /** The first tile of the play, while its right part is searched. */
  readonly begin: number;
}

/**
 * Makes a search ready.
 *
 * @throws TypeError if `position` is not a position, if its rack is not known, or if anything but tiles of the
 * tile set lies on its board; RangeError for other tiles on the rack, for a graph of other letters and for a graph
 * without a GADDAG.
 */
export function createSearch(position: AnyPosition, graph: WordGraph): Search {
  const { ruleset, rules, board, rack: pile } = resolve(position);
  const rack = knownTiles(pile);
  const maxTiles = ruleset.maxTilesPerPlay;
  const lanes = lanesOf(rules);
  const alphabet = tileAlphabetOf(rules);
  requireLetters(graph, ruleset.tileSet);
  requireGaddag(graph);
  const numbers = numberRack(rack, alphabet);
  const leaves = alphabet.letters.length > mostBits ? null : leavesOf(numbers, alphabet, rules.bonuses, maxTiles);
  const arcs = leaves === null ? null : arcsOf(graph);
  const cells = layBoard(board, lanes, alphabet, arcs);
  const starts = startsOf(cells);
  // Every field by name: an object that is spread from others is kept as a hash table, and the search takes a third
  // longer.
  return {
    graph,
    rules,
    alphabet,
    blankValue: alphabet.blankValue,
    cells,
    acrossCells: lanes.acrossCells,
    down: lanes.down,
    starts: starts.length > 0 ? starts : openingStarts(lanes, rules.starts),
    rack,
    numbers,
    maxTiles,
    quick: arcs !== null,
    arcs: arcs ?? none,
    leaves: leaves?.leaves ?? none,
    full: leaves?.full ?? 0,
    naturals: leaves?.naturals ?? none,
    blankStep: leaves?.blankStep ?? 0,
    found: null as never,
    after: 0,
    first: 0,
    last: 0,
    bitsAfter: 0,
    singles: false,
    begin: 0,
  };
}

const none = new Int32Array(0);
