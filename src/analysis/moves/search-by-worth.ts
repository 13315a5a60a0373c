import type { WordGraph } from "../../dictionary/word-graph.ts";
import { mayBound } from "../../movegen/engine/bounds.ts";
import type { Search } from "../../movegen/engine/create-search.ts";
import { compareTiles, createCollector, keepPlays, type RawPlays } from "../../movegen/engine/play-collector.ts";
import { giveBack, takeTable } from "../../movegen/engine/scratch.ts";
import { searchAll } from "../../movegen/engine/search-all.ts";
import { searchBest } from "../../movegen/engine/search-best.ts";
import { sortPlays } from "../../movegen/engine/sort-plays.ts";
import { keptOf, type RackLattice, sizesOf } from "../../tiles/rack-lattice.ts";
import { BLANK } from "../../tiles/tile.ts";

/** What plays are ranked by besides their points. */
export interface Worth {
  /** The leaves of the rack. */
  readonly lattice: RackLattice;
  /** What each leave adds, in hundredths of a point, by its number. */
  readonly rest: Int32Array;
  /** The points from which on a play wins, so that nothing is added and no other play comes before it. */
  readonly wins: number;
}

/** The plays of a search in order, without an object for each. */
export interface RankedPlays {
  readonly plays: RawPlays;
  /** Indices into `plays`, best first. */
  readonly order: Int32Array;
  /** By index into `plays`: points and what the leave adds, in hundredths; more than `winning` for a play that wins. */
  readonly worths: Float64Array;
  /** By index into `plays`: the number of the leave. */
  readonly leaves: Int32Array;
}

/** More than any play and any leave are worth together, in hundredths. */
export const winning = 1e12;

/**
 * Finds plays in the order of points and what their leaves add; equal ones as `generatePlays` has them.
 *
 * For a few plays the search is bounded. The most that leaves add, by the number of tiles laid, is put to the bonus for
 * laying them. Then what a search for points leaves out, because it cannot come first, is left out here too. A blank is
 * worth a lot on the rack: most plays without it beat most plays with it. So the best play is first looked for without
 * blanks, which is quick, and then among those plays with a blank that could be better.
 */
export function searchByWorth(search: Search, graph: WordGraph, worth: Worth, top: number | undefined): RankedPlays {
  const { bonuses, blanks } = search;
  const { lattice, rest, wins } = worth;
  const isBounded = top !== undefined && wins === Infinity && mayBound(search);
  const weights = weightsOf(search, lattice);
  /** By number of a leave: how many tiles a play lays that leaves it. */
  const laidFor = sizesOf(lattice).map((tilesIn) => bonuses.length - 1 - tilesIn);
  const found = createCollector(search, "all", { top, reuse: takeTable(search) });
  const { width } = found;
  if (top === 1) found.room = 8;
  /** By number of tiles laid: what has been put to the bonus. */
  const raised = new Int32Array(bonuses.length);
  /** What a leave adds to points with a raised bonus. */
  const adds = rest.slice();

  const leaveOf = (tiles: Int32Array, play: number): number => {
    let leave = lattice.size - 1;
    const end = (play + 1) * width;
    for (let at = play * width; at < end && tiles[at] !== 0; at++) leave -= weights[tiles[at]! & 255]!;
    return leave;
  };
  const worthOf = (points: number, leave: number): number => 100 * points + (points >= wins ? winning : adds[leave]!);

  /** What the plays of the table are worth, and their order. */
  const rank = (): RankedPlays => {
    const { count, points, tiles } = found;
    const worths = new Float64Array(count);
    const leaves = new Int32Array(count);
    const order = new Int32Array(count);
    for (let play = 0; play < count; play++) {
      const leave = leaveOf(tiles, play);
      worths[play] = worthOf(points[play]!, leave);
      leaves[play] = leave;
      order[play] = play;
    }
    return {
      plays: found,
      order: sortPlays({ ...found, points: worths }, order, true).subarray(0, top),
      worths,
      leaves,
    };
  };
  /** Keeps the best play of the table alone. */
  const keepBest = (): void => {
    const { count, points, tiles } = found;
    let best = 0;
    let most = -Infinity;
    for (let play = 0; play < count; play++) {
      const own = worthOf(points[play]!, leaveOf(tiles, play));
      if (own < most || (own === most && compareTiles(tiles, width, best, play) <= 0)) continue;
      best = play;
      most = own;
    }
    if (count === 0) return;
    points[0] = points[best]!;
    tiles.copyWithin(0, best * width, (best + 1) * width);
    found.count = 1;
    if (isBounded) found.atLeast = most / 100;
  };
  const keepFirst = (): void => {
    const { order, worths } = rank();
    keepPlays(found, order);
    if (isBounded && order.length === top && top > 0) found.atLeast = worths[order[top - 1]!]! / 100;
  };
  if (top !== undefined) found.full = top === 1 ? keepBest : keepFirst;

  /** Puts the most that the leaves of these numbers add to the bonuses, in whole points. What was put there goes. */
  const raise = (from: number, to: number): void => {
    const most = new Int32Array(bonuses.length).fill(-mostRaised);
    for (let leave = from; leave < to; leave++) {
      const laid = laidFor[leave]!;
      most[laid] = Math.max(most[laid]!, rest[leave]!);
    }
    const more = most.map((hundredths, laid) => Math.ceil(hundredths / 100) - raised[laid]!);
    more.forEach((points, laid) => {
      bonuses[laid]! += points;
      raised[laid]! += points;
    });
    for (let leave = 0; leave < adds.length; leave++) adds[leave] = rest[leave]! - 100 * raised[laidFor[leave]!]!;
    shift(more, 1);
  };
  /** Changes the points of the plays in the table, by number of tiles laid. */
  const shift = (by: Int32Array, sign: number): void => {
    for (let play = 0; play < found.count; play++)
      found.points[play]! += sign * by[laidFor[leaveOf(found.tiles, play)]!]!;
  };

  if (isBounded && top === 1 && blanks > 0) {
    // Leaves of at least this number keep all blanks: a blank is the last tile of a lattice.
    const keepsAll = lattice.size - lattice.size / (blanks + 1);
    raise(keepsAll, lattice.size);
    search.blanks = 0;
    searchAll(search, found);
    search.blanks = blanks;
    keepBest();
    raise(0, keepsAll);
    if (search.high === 0 && keepsBlanks(worth)) search.spared = search.rackBits;
    searchBest(search, graph, found);
  } else {
    if (isBounded) raise(0, lattice.size);
    if (isBounded && blanks > 0) searchBest(search, graph, found);
    else searchAll(search, found);
  }
  if (top === 1) keepBest();
  const ranked = rank();
  giveBack(search);
  shift(raised, -1);
  return ranked;
}

/** A bonus for tiles that no leave of those asked for goes with is lowered by this, in hundredths. */
const mostRaised = 1e9;

/** Whether a blank is worth at least as much as any other tile that could be kept in its place. */
function keepsBlanks({ lattice, rest }: Worth): boolean {
  const { tiles, counts, weights, size } = lattice;
  const blank = tiles.indexOf(BLANK);
  const blankWeight = weights[blank]!;
  for (let leave = 0; leave < size; leave++) {
    if (keptOf(lattice, leave, blank) === counts[blank]) continue;
    for (let i = 0; i < tiles.length; i++)
      if (i !== blank && keptOf(lattice, leave, i) > 0 && rest[leave]! > rest[leave - weights[i]! + blankWeight]!)
        return false;
  }
  return true;
}

/** What a tile of a table takes from the number of a leave, by its kind (see `RawPlays`). */
function weightsOf({ letters }: Search, { tiles, weights }: RackLattice): Float64Array {
  const byKind = new Float64Array(2 * letters.length + 2);
  tiles.forEach((tile, i) => {
    if (tile === BLANK) for (let kind = 1; kind < byKind.length; kind += 2) byKind[kind] = weights[i]!;
    else byKind[2 * letters.indexOf(tile) + 2] = weights[i]!;
  });
  return byKind;
}
