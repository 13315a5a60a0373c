import type { Tile } from "../../tiles/tile.ts";

/**
 * Plays without an object for each. Play i scores `points[i]` and has `width` numbers in `tiles`, from `i * width` on:
 * its tiles in reading order, with 0 after the last. A tile is the index of its square times 256, plus its letter's
 * number (from 1) times 2, plus 1 if it is a blank.
 */
export interface PlayTable {
  readonly count: number;
  readonly points: Float64Array;
  readonly tiles: Int32Array;
  readonly width: number;
}

/** A table that grows while a search goes on. */
export type PlayCollector = Mutable<PlayTable & Limits>;

/** Which plays are kept: all, the best one (as the only one of the table), or none, so that they are only counted. */
export type Keep = "all" | "best" | "none";

/** What a search is asked to collect. */
interface Limits {
  readonly keep: Keep;
  /** Stop after this many plays. */
  readonly enough: number;
  /** Leave out plays that score less. */
  readonly atLeast: number;
}

/** Something under construction, which only its owner sees. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A collector without plays. It takes the memory of the table `reuse`, if that has the right width. */
export function createCollector(
  { rack, maxTiles }: { readonly rack: readonly Tile[]; readonly maxTiles: number },
  keep: Keep,
  options: {
    readonly enough?: number;
    readonly minPoints?: number | undefined;
    readonly reuse?: PlayTable | undefined;
  } = {},
): PlayCollector {
  const { reuse } = options;
  const width = Math.max(1, Math.min(rack.length, maxTiles));
  const room = keep === "all" ? 512 : 2;
  const fits =
    reuse?.points instanceof Float64Array &&
    reuse.tiles?.length === reuse.points.length * width &&
    reuse.points.length >= room;
  return {
    count: 0,
    points: fits ? reuse.points : new Float64Array(room),
    tiles: fits ? reuse.tiles : new Int32Array(room * width),
    width,
    keep,
    enough: options.enough ?? Number.POSITIVE_INFINITY,
    atLeast: options.minPoints ?? Number.NEGATIVE_INFINITY,
  };
}

/** Collects the play whose tiles are tried on the empty cells from `from` to before `end`. */
export function addPlay(found: PlayCollector, points: number, cells: Int32Array, from: number, end: number): void {
  if (points < found.atLeast) return;
  const at = found.count++;
  if (found.keep === "all") writePlay(found, at, points, cells, from, end);
  else if (found.keep === "best") {
    writePlay(found, 1, points, cells, from, end);
    keepBetter(found, at === 0);
    found.atLeast = points;
  }
}

function writePlay(
  found: PlayCollector,
  at: number,
  points: number,
  cells: Int32Array,
  from: number,
  end: number,
): void {
  if (at === found.points.length) grow(found);
  const { tiles, width } = found;
  found.points[at] = points;
  let next = at * width;
  // 8 is CELL, 0 TILE and 7 TRIED, written as numbers for the reason that search-from.ts gives.
  for (let cell = from; cell < end; cell += 8) if (cells[cell] === 0) tiles[next++] = cells[cell + 7]!;
  if (next < (at + 1) * width) tiles[next] = 0;
}

/** Play 0 is the best so far. Play 1, which scores no less, takes its place if it scores more or comes first. */
function keepBetter({ points, tiles, width }: PlayCollector, first: boolean): void {
  if (!first && points[1]! === points[0]! && compareTiles(tiles, width, 1, 0) > 0) return;
  points[0] = points[1]!;
  tiles.copyWithin(0, width, 2 * width);
}

function grow(found: PlayCollector): void {
  const { points, tiles, width } = found;
  found.points = new Float64Array(points.length * 2);
  found.points.set(points);
  found.tiles = new Int32Array(found.points.length * width);
  found.tiles.set(tiles);
}

/**
 * Compares two plays tile by tile: earlier squares in reading order first, then earlier letters of the tile set, then
 * natural tiles before blanks; a play that is the beginning of another comes before it. Never 0 for different plays.
 */
export function compareTiles(tiles: Int32Array, width: number, a: number, b: number): number {
  for (let i = 0; i < width; i++) {
    const difference = tiles[a * width + i]! - tiles[b * width + i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
