import type { Tile } from "../../tiles/tile.ts";
import { CELL, TILE, TRIED } from "./offsets.ts";

/**
 * A compact table of plays, with no object per play. Play i scores `points[i]` and occupies `width` numbers in `tiles`,
 * starting at `i * width`: its tiles in reading order, padded with zeros. A tile is encoded as its square's index times
 * 256, plus its letter's number (from 1) times 2, plus 1 if it is a blank.
 */
export interface RawPlays {
  readonly count: number;
  readonly points: Float64Array;
  readonly tiles: Int32Array;
  readonly width: number;
}

/** A table that grows while a search goes on. */
export type PlayCollector = Mutable<RawPlays & Limits>;

/** Which plays are kept: all of them, those that score most, or none, so that they are only counted. */
export type Keep = "all" | "best" | "none";

/** The most plays in a table: two million of them take some hundred million bytes. */
export const mostPlays: number = 1 << 21;

/** What a search is asked to collect. */
interface Limits {
  readonly keep: Keep;
  /** Stop after this many plays. */
  readonly enough: number;
  /** Leave out plays whose points, with the most that may be added to them, are less. */
  readonly atLeast: number;
  /** By number of tiles laid: the most that whoever ranks the plays may add to their points. */
  readonly adds: Float64Array;
  /** Called when the table holds `room` plays, to make room; `null` if all are to be kept. */
  readonly full: (() => void) | null;
  readonly room: number;
  /** How many plays the arrays have space for. */
  readonly capacity: number;
}

/** Something under construction, which only its owner sees. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A collector without plays. It takes the memory of the table `reuse`, if that has the right width. */
export function createCollector(
  { rack, maxTiles }: { readonly rack: readonly Tile[]; readonly maxTiles: number },
  keep: Keep,
  options: {
    readonly enough?: number;
    readonly reuse?: RawPlays | undefined;
    readonly top?: number | undefined;
  } = {},
): PlayCollector {
  const { reuse } = options;
  const width = Math.max(1, Math.min(rack.length, maxTiles));
  const { top = Infinity } = options;
  const room = Math.max(64, 2 * top);
  const smallest = keep === "none" ? 1 : Math.min(512, 2 * top + 1);
  const fits =
    reuse?.points instanceof Float64Array &&
    reuse.tiles?.length === reuse.points.length * width &&
    reuse.points.length >= smallest;
  return {
    count: 0,
    points: fits ? reuse.points : new Float64Array(smallest),
    tiles: fits ? reuse.tiles : new Int32Array(smallest * width),
    width,
    keep,
    enough: options.enough ?? Infinity,
    atLeast: -Infinity,
    adds: new Float64Array(width + 1),
    full: null,
    room,
    capacity: fits ? Math.min(reuse.points.length, room) : smallest,
  };
}

/**
 * Collects the play whose tiles are tried on the empty cells from `from` to before `end`. If its points are
 * `NaN`, the rules refuse a word of it, and it is left out.
 */
export function addPlay(
  found: PlayCollector,
  points: number,
  laid: number,
  cells: Int32Array,
  from: number,
  end: number,
): void {
  if (!(points + found.adds[laid]! >= found.atLeast)) return;
  if (found.keep === "none") {
    found.count++;
    return;
  }
  if (found.keep === "best" && points > found.atLeast) {
    found.count = 0;
    found.atLeast = points;
  }
  if (found.count === found.capacity) {
    makeRoom(found);
    // Those that are kept may all be better.
    if (points + found.adds[laid]! < found.atLeast) return;
  }
  const { tiles, width } = found;
  const at = found.count++;
  found.points[at] = points;
  let next = at * width;
  for (let cell = from; cell < end; cell += CELL) if (cells[cell + TILE] === 0) tiles[next++] = cells[cell + TRIED]!;
  if (next < (at + 1) * width) tiles[next] = 0;
}

function makeRoom(found: PlayCollector): void {
  const { points, tiles, width, full, room, capacity } = found;
  if (full !== null && capacity >= room) {
    full();
    return;
  }
  if (capacity >= mostPlays) {
    throw new RangeError("position: expected at most 2,097,152 plays (countPlays has no such limit)");
  }
  found.capacity = Math.min(capacity * 2, mostPlays);
  found.points = new Float64Array(found.capacity);
  found.points.set(points);
  found.tiles = new Int32Array(found.capacity * width);
  found.tiles.set(tiles);
}

/** Keeps some plays of the table, given by index, in this order, and no others. */
export function keepPlays(found: PlayCollector, plays: Int32Array): void {
  const { points, tiles, width } = found;
  const keptPoints = new Float64Array(plays.length);
  const keptTiles = new Int32Array(plays.length * width);
  for (let i = 0; i < plays.length; i++) {
    const play = plays[i]!;
    keptPoints[i] = points[play]!;
    for (let at = 0; at < width; at++) keptTiles[i * width + at] = tiles[play * width + at]!;
  }
  points.set(keptPoints);
  tiles.set(keptTiles);
  found.count = plays.length;
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
