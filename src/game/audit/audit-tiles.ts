import { join } from "../../read/describe.ts";
import { type Pile, pileSize } from "../../tiles/pile.ts";
import { BLANK, type Tile, tileOf } from "../../tiles/tile.ts";
import type { TileSet } from "../../tiles/tile-set.ts";
import type { GameState } from "../model/state.ts";
import type { Finding } from "./finding.ts";

/**
 * Returns a function that counts the tiles of a game after each of its events, and reports each excess when it is first
 * seen. Only what an event has changed is counted again.
 */
export function auditTiles(tileSet: TileSet): (state: GameState, event: number) => readonly Finding[] {
  const inSet = new Map<Tile, number>(tileSet.letters.map(({ letter, count }) => [letter, count]));
  inSet.set(BLANK, tileSet.blanks.count);
  const total = [...inSet.values()].reduce((sum, count) => sum + count, 0);
  const told = new Set<Tile>();
  const count = countingTiles(new Map([...inSet.keys()].map((tile, i) => [tile, i])));
  let lastTotal = total;

  return (state, event) => {
    const findings: Finding[] = [];
    const report = (reason: Finding["reason"]): void => {
      findings.push({ event, path: join("history", event), code: "tile-count", reason });
    };
    const { found, counts, more } = count(state);
    if (found !== total && found !== lastTotal) report({ code: "tile-total", expected: total, found });
    lastTotal = found;
    for (const tile of more) {
      const most = inSet.get(tile) ?? 0;
      const now = counts.get(tile) ?? 0;
      if (now <= most || told.has(tile)) continue;
      told.add(tile);
      report({ code: "tile-excess", tile, most, found: now });
    }
    return findings;
  };
}

/** How many tiles a table has, how many are known of each kind, and which kinds have become more. */
interface TileCount {
  readonly found: number;
  readonly counts: ReadonlyMap<Tile, number>;
  readonly more: ReadonlySet<Tile>;
}

/**
 * Returns a function that counts the tiles of a table. When it is asked again, it compares each pile and square with
 * what it was, and counts only what differs.
 *
 * @param rank - The place of each tile in the tile set's order.
 */
function countingTiles(
  rank: ReadonlyMap<Tile, number>,
): (table: Pick<GameState, "board" | "bag" | "players">) => TileCount {
  const counts = new Map<Tile, number>();
  let laid = 0;
  let piles: readonly Pile[] = [];
  let board: GameState["board"] = [];

  return (table) => {
    const more = new Set<Tile>();
    const change = (tile: Tile, by: number): void => {
      if (by === 0) return;
      counts.set(tile, (counts.get(tile) ?? 0) + by);
      if (by > 0) more.add(tile);
    };
    const now = [table.bag, ...table.players.map(({ rack }) => rack)];
    now.forEach((pile, i) => {
      if (pile !== piles[i]) compareTiles(piles[i]?.tiles ?? [], pile.tiles, rank, change);
    });
    if (table.board !== board)
      table.board.forEach((tile, i) => {
        const before = board[i] ?? null;
        if (tile === before) return;
        laid += (tile === null ? 0 : 1) - (before === null ? 0 : 1);
        if (before !== null) change(tileOf(before), -1);
        if (tile !== null) change(tileOf(tile), 1);
      });
    piles = now;
    board = table.board;
    return { found: now.reduce((sum, pile) => sum + pileSize(pile), laid), counts, more };
  };
}

/** Reports how one list of tiles differs from another. Sorted lists are compared side by side, in the set's order. */
function compareTiles(
  before: readonly Tile[],
  after: readonly Tile[],
  rank: ReadonlyMap<Tile, number>,
  change: (tile: Tile, by: number) => void,
): void {
  const place = (tile: Tile): number => rank.get(tile) ?? rank.size;
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const [gone, come] = [before[i], after[j]];
    if (gone === come) {
      i++;
      j++;
    } else if (come === undefined || (gone !== undefined && place(gone) < place(come))) {
      change(gone as Tile, -1);
      i++;
    } else {
      change(come, 1);
      j++;
    }
  }
}
