import type { WordGraph } from "../../dictionary/word-graph.ts";
import type { IndexedRules } from "../../play/indexed-rules.ts";
import type { AnyPosition } from "../../play/position.ts";
import { resolve } from "../../play/resolve.ts";
import { type WordRules, wordRulesOf } from "../../play/word-rules.ts";
import type { Letter, Tile } from "../../tiles/tile.ts";
import { type Arcs, arcsOf, isSplit } from "./arcs.ts";
import type { BlankLetters } from "./blank-letters.ts";
import { type Lanes, lanesOf } from "./cells.ts";
import { crossCheck, layCells } from "./lay-board.ts";
import type { Mutable, PlayCollector } from "./play-collector.ts";
import { type CountedRack, countRack, knownTiles } from "./rack.ts";
import { requireGaddag, requireLetters } from "./require-graph.ts";
import { takeCells } from "./scratch.ts";
import { openingStarts, type SearchStarts, startsOf } from "./starts.ts";
import { tileAlphabetOf } from "./tile-alphabet.ts";

/** A search: a position and a graph made ready, and a cursor that moves while it goes on. */
export type Search = SearchContext & Mutable<SearchCursor>;

/** What is searched. Only its cells and counts are written to. */
interface SearchContext extends Omit<Lanes, "special"> {
  /** The lanes of the empty board. */
  readonly lanes: Lanes;
  readonly rules: IndexedRules;
  /** By number of a letter, from 0: the points of its natural tile. */
  readonly values: Int32Array;
  readonly blankValue: number;
  /** Whether each play found must be scored again: see `exactPoints`. */
  readonly exact: boolean;
  /** What the rules say of words besides what the graph says (`wordRulesOf`); `null` if they say nothing. */
  readonly wordRules: WordRules | null;
  readonly letters: readonly Letter[];
  /** The letters, and the blank. */
  readonly tiles: readonly Tile[];
  readonly starts: SearchStarts;
  readonly rack: readonly Tile[];
  readonly counts: Int32Array;
  readonly rackBits: number;
  /** By number of tiles laid. */
  readonly bonuses: Int32Array;
  readonly graph: WordGraph;
  readonly arcs: Arcs;
  /** Where the arcs of the high letters begin; 0 if the alphabet has none (see `Arcs`). */
  readonly high: number;
}

/** Where the search is just now. */
interface SearchCursor extends Pick<CountedRack, "blanks" | "rackHigh"> {
  readonly found: PlayCollector;
  /** The letters for which no blank is laid while a natural tile is left, as bits: see search-from.ts. */
  readonly spared: number;
  /** What blanks can stand for: anything, unless bounds know better. */
  readonly blankLetters: BlankLetters;
  /** What the next one can stand for, as bits. */
  readonly nextBlank: number;
  /** How many tiles may be laid before the cell `after`, as bits: any number, unless bounds know better. */
  readonly lefts: number;
  /** The spared letters that are laid as blanks and as natural tiles, as bits. */
  readonly mixed: number;
  /** The most tiles of a play; 0 once enough plays are found. */
  readonly maxTiles: number;
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
  const resolved = resolve(position);
  const { ruleset, rules, board, rack: pile } = resolved;
  const wordRules = wordRulesOf(resolved);
  const rack = knownTiles(pile);
  const lanes = lanesOf(rules);
  const { acrossCells, down, mates } = lanes;
  const alphabet = tileAlphabetOf(rules);
  const { values, blankValue, letters } = alphabet;
  requireLetters(graph, ruleset.tileSet);
  requireGaddag(graph);
  const { counts, blanks, rackBits, rackHigh } = countRack(rack, alphabet);
  const arcs = arcsOf(graph);
  const high = isSplit(values.length) ? arcs.length / 2 : 0;
  const cells = takeCells(lanes);
  layCells(cells, board, lanes, alphabet);
  crossCheck({ cells, mates, arcs, high, blanks, rackBits, rackHigh });
  const starts = startsOf(cells);
  const bonuses = new Int32Array(rack.length + 1);
  for (let laid = 0; laid < bonuses.length; laid++) bonuses[laid] = rules.bonuses[laid]?.points ?? 0;
  // Every field by name: an object that is spread from others is kept as a hash table, and the search takes a third
  // longer.
  return {
    rules,
    values,
    blankValue,
    cells,
    acrossCells,
    down,
    mates,
    exact: lanes.special || wordRules !== null,
    wordRules,
    letters,
    tiles: alphabet.tiles,
    starts: starts.length > 0 ? starts : openingStarts(lanes, rules.starts),
    rack,
    counts,
    rackBits,
    maxTiles: ruleset.maxTilesPerPlay,
    bonuses,
    graph,
    arcs,
    high,
    blanks,
    rackHigh,
    lanes,
    found: null as never,
    spared: 0,
    blankLetters: alphabet.any,
    nextBlank: -1,
    lefts: -1,
    mixed: 0,
    after: 0,
    first: 0,
    last: 0,
    bitsAfter: 0,
    singles: false,
    begin: 0,
  };
}
