import type { PlayerIndex } from "../../../game/model/event.ts";
import { type Pile, pileSize, sortTiles } from "../../../tiles/pile.ts";
import { BLANK, type Tile } from "../../../tiles/tile.ts";
import { tileCount } from "../../../tiles/tile-set.ts";
import { parseTiles } from "../../rack-text.ts";
import type { Span } from "../../remark.ts";
import { excess } from "../../tile-count.ts";
import type { EventLine } from "../lines/gcg-line.ts";
import type { Reading } from "./reading.ts";

/** A rack as it is written down: as many tiles as the recorder knew. */
export interface WrittenRack extends Span {
  readonly tiles: readonly Tile[];
}

/**
 * The rack of a line; `null` if the line has no rack. A rack that cannot be read, or has more tiles than it holds and
 * than the player is known to have, is remarked on and is `null` too.
 */
export function parseWrittenRack(reading: Reading, { line, rack }: EventLine, player: PlayerIndex): WrittenRack | null {
  if (rack === null) return null;
  const { ruleset, players } = reading.now();
  const { tileSet } = ruleset;
  const most = Math.max(ruleset.rackSize, pileSize(players[player]!.rack));
  const { tiles, problems } = parseTiles(rack, tileSet);
  const [problem] = problems;
  if (problem !== undefined) {
    reading.remark(line, problem, problem.code, problem.reason);
    return null;
  }
  if (tiles.length > most) {
    remarkOnLength(reading, line, rack, ruleset.rackSize, tiles.length);
    return null;
  }
  // `???????` means that the rack was not recorded, not that it held seven blanks.
  const blanks = tiles.filter((tile) => tile === BLANK).length;
  const recorded = blanks > Math.max(2, tileSet.blanks.count) ? tiles.filter((tile) => tile !== BLANK) : tiles;
  return { ...rack, tiles: recorded };
}

/**
 * The tiles of a rack that may be larger than the rules allow, because the file says so. If it cannot be read, or has
 * more tiles than the set, that is remarked on, and it is `null`.
 */
export function parseAnyRack(reading: Reading, line: number, span: Span): readonly Tile[] | null {
  const { tileSet } = reading.now().ruleset;
  const { tiles, problems } = parseTiles(span, tileSet);
  const [problem] = problems;
  const most = tileCount(tileSet);
  if (problem !== undefined) reading.remark(line, problem, problem.code, problem.reason);
  else if (tiles.length > most) remarkOnLength(reading, line, span, most, tiles.length);
  else return tiles;
  return null;
}

function remarkOnLength(reading: Reading, line: number, span: Span, limit: number, tiles: number): void {
  reading.remark(line, span, "rack-lacks-tile", { code: "list-too-long", limit, tiles, text: span.text });
}

/**
 * Books the rack of a player who is about to use some of its tiles, if it is news.
 *
 * If the rack as written lacks a tile that is used, that is remarked on, and the rack counts as unknown: any of the
 * tiles written may be the wrong one. Together with the board it cannot hold more of a tile than the set has.
 */
export function bookRack(
  reading: Reading,
  line: number,
  player: PlayerIndex,
  written: WrittenRack | null,
  used: readonly Tile[],
): void {
  const { ruleset, players } = reading.now();
  const { rack: before } = players[player]!;
  const size = pileSize(before);
  let rack: Pile = before;
  if (written !== null) {
    const tiles = sortTiles(ruleset.tileSet, written.tiles);
    rack = { tiles, hidden: Math.max(0, size - tiles.length) };
  }
  const missing = listMissing(rack.tiles, used);
  const isSlip = missing.length > 0 && written !== null && written.tiles.length > 0;
  if (isSlip) {
    const tiles = sortTiles(ruleset.tileSet, missing);
    reading.remark(line, written, "rack-lacks-tile", { code: "rack-lacks", tiles, text: written.text });
  }
  if (written !== null) remarkOnExcess(reading, line, written, isSlip ? used : [...written.tiles, ...missing]);
  if (isSlip || missing.length > rack.hidden) rack = { tiles: [], hidden: Math.max(size, used.length) };
  if (!isSamePile(rack, before)) reading.book(line, { player, type: "rack-told", rack });
}

/** Remarks on tiles of a rack that the set does not have any more, because they lie on the board. */
export function remarkOnExcess(reading: Reading, line: number, span: Span, tiles: readonly Tile[]): void {
  const { tileSet } = reading.now().ruleset;
  const tooMany = excess(tileSet, reading.onBoard, tiles);
  if (tooMany.length > 0)
    reading.remark(line, span, "too-many-tiles", { code: "tile-excess", tiles: tooMany, text: span.text });
}

/** The tiles that are used and that a rack lacks, each as often as it is missing. */
export function listMissing(rack: readonly Tile[], used: readonly Tile[]): readonly Tile[] {
  const left = [...rack];
  return used.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Whether tiles are the same, in any order. */
export function isSameTiles(a: readonly Tile[], b: readonly Tile[]): boolean {
  return a.length === b.length && listMissing(a, b).length === 0;
}

/** Whether two piles, in the tile set's order, are the same. */
export function isSamePile(a: Pile, b: Pile): boolean {
  return a.hidden === b.hidden && a.tiles.length === b.tiles.length && a.tiles.every((tile, i) => tile === b.tiles[i]);
}
