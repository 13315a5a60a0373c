import type { PlayerIndex } from "../../game/model/event.ts";
import type { Player } from "../../game/model/state.ts";
import { missingTiles, type Pile, pileSize, sortTiles } from "../../tiles/pile.ts";
import { BLANK, type Tile } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import { parseTiles } from "../rack-text.ts";
import type { Span } from "../remark.ts";
import type { EventLine } from "./line.ts";
import type { Reading } from "./reading.ts";

/** A rack as it is written down: as many tiles as the recorder knew. */
export interface WrittenRack extends Span {
  readonly tiles: readonly Tile[];
}

/** Reads the rack of a line and remarks on what cannot be one; `null` if there is none, or nothing to be learnt. */
export function readWrittenRack(reading: Reading, { line, rack }: EventLine): WrittenRack | null {
  if (rack === null) return null;
  const { tileSet, rackSize } = reading.now().ruleset;
  const { tiles, problems } = parseTiles(rack, tileSet);
  const [problem] = problems;
  if (problem !== undefined) {
    reading.remark({ line, column: problem.column }, problem);
    return null;
  }
  if (tiles.length > rackSize) {
    const expected = `at most ${rackSize} tiles`;
    reading.remark({ line, column: rack.column }, { code: "rack-lacks-tile", found: rack.text, expected });
    return null;
  }
  // Seven question marks are a rack nobody saw.
  const blanks = tiles.filter((tile) => tile === BLANK).length;
  const seen = blanks > Math.max(2, tileSet.blanks.count) ? tiles.filter((tile) => tile !== BLANK) : tiles;
  return { ...rack, tiles: seen };
}

/**
 * Tells the rack of a player who is about to use some of its tiles. If it is written down without them, that is
 * remarked, and nothing is known of the rack: any of the tiles written may be the wrong one.
 */
export function tellRack(
  reading: Reading,
  line: number,
  player: PlayerIndex,
  written: WrittenRack | null,
  used: readonly Tile[],
): void {
  const { ruleset, players } = reading.now();
  const { rack } = players[player] as Player;
  const size = pileSize(rack);
  let told: Pile = rack;
  if (written !== null) {
    const tiles = sortTiles(ruleset.tileSet, written.tiles);
    told = { tiles, hidden: Math.max(0, size - tiles.length) };
    const missing = listMissing(ruleset.tileSet, tiles, used);
    if (written.tiles.length > 0 && missing.length > 0) {
      const expected = `a rack with ${missing.map((tile) => (tile === BLANK ? "a blank" : tile)).join(", ")}`;
      reading.remark({ line, column: written.column }, { code: "rack-lacks-tile", found: written.text, expected });
      told = { tiles: [], hidden: size };
    }
  }
  if (listMissing(ruleset.tileSet, told.tiles, used).length > told.hidden)
    told = { tiles: [], hidden: Math.max(size, used.length) };
  if (!isSamePile(told, rack)) reading.book(line, { player, type: "rack-told", rack: told });
}

/** The tiles that a rack lacks for what is used, in the tile set's order, each as often as it is missing. */
export function listMissing(tileSet: TileSet, rack: readonly Tile[], used: readonly Tile[]): readonly Tile[] {
  const missing = missingTiles(rack, used).flatMap(({ tile, wanted, held }) =>
    new Array<Tile>(wanted - held).fill(tile),
  );
  return missing.length > 1 ? sortTiles(tileSet, missing) : missing;
}

/** Whether two piles, in the tile set's order, are the same. */
export function isSamePile(a: Pile, b: Pile): boolean {
  return a.hidden === b.hidden && a.tiles.length === b.tiles.length && a.tiles.every((tile, i) => tile === b.tiles[i]);
}
