import { isHoleAt, isInside, type Layout } from "../board/layout.ts";
import { join } from "../read/describe.ts";
import type { Reader } from "../read/reader.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import type { Ruleset } from "./ruleset.ts";

/**
 * Notes why nobody could play by these rules, or why a game might never end, each with its place. Why these and no
 * others: docs/decisions/0110-a-definition-that-thinks.md.
 */
export function checkPlayable(reader: Reader, ruleset: Ruleset, path: string): void {
  const { tileSet, layout, players, rackSize, maxTilesPerPlay, end } = ruleset;
  for (const [knob, most] of Object.entries({ rackSize, maxTilesPerPlay }))
    if (most < fewestOfFirstPlay)
      reader.fail("conflict", join(path, knob), { why: "first-play", limit: fewestOfFirstPlay }, most);
  if (!layout.starts.some((start) => hasNeighbour(layout, start)))
    reader.fail("conflict", join(path, "layout.starts"), { why: "no-neighbour", limit: null }, null);
  const fewest = Math.max(fewestOfFirstPlay, players.min);
  const tiles = tilesIn(tileSet);
  if (tiles < fewest) reader.fail("conflict", join(path, "tileSet"), { why: "few-tiles", limit: fewest }, tiles);
  const { targets } = end;
  if (targets !== null && targets.length !== 1 && (targets.length < players.min || targets.length > players.max))
    reader.fail("count", join(path, "end.targets"), { of: "targets", ...players }, targets.length);
  if (!endsWhenStuck(ruleset) && !(end.noPlays || end.turnsAfterBag || (targets !== null && canScore(ruleset))))
    reader.fail("conflict", join(path, "end"), { why: "no-end", limit: null }, null);
}

/** One tile alone is no word. */
const fewestOfFirstPlay = 2;

/** The number of tiles of a set. */
export function tilesIn({ letters, blanks }: TileSet): number {
  return letters.reduce((sum, { count }) => sum + count, blanks.count);
}

/** Whether a square has another one beside it on which a tile can lie. */
export function hasNeighbour(layout: Layout, { row, col }: Layout["starts"][number]): boolean {
  const around = [
    { row: row - 1, col },
    { row: row + 1, col },
    { row, col: col - 1 },
    { row, col: col + 1 },
  ];
  return around.some((square) => isInside(layout, square) && !isHoleAt(layout, square));
}

/** Whether a game ends if nobody can do anything but pass, whatever is left in the bag. */
export function endsWhenStuck(ruleset: Pick<Ruleset, "end" | "tileSet" | "bonuses">): boolean {
  const { passesEach, passesInRow, scorelessTurns, zerosNeedScore } = ruleset.end;
  const counted = passesEach !== null || scorelessTurns !== null || typeof passesInRow === "number";
  return counted && (!zerosNeedScore || canScore(ruleset));
}

/** Whether a play can bring points at all. */
export function canScore({ tileSet, bonuses }: Pick<Ruleset, "tileSet" | "bonuses">): boolean {
  return tileSet.blanks.points !== 0 || [...tileSet.letters, ...bonuses].some(({ points }) => points !== 0);
}
