import { isHoleAt, isInside, type Layout } from "../board/layout.ts";
import { join } from "../read/describe.ts";
import type { Reader } from "../read/reader.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import type { Ruleset } from "./ruleset.ts";

/**
 * Notes why nobody could play by these rules, or why a game would never end, each with its place. Why these and no
 * others: docs/decisions/0110-a-definition-that-thinks.md.
 */
export function checkPlayable(reader: Reader, ruleset: Ruleset, path: string): void {
  const { tileSet, layout, players, rackSize, maxTilesPerPlay, end } = ruleset;
  for (const [knob, most] of Object.entries({ rackSize, maxTilesPerPlay }))
    if (most < tilesOfFirstPlay)
      reader.fail("conflict", join(path, knob), { why: "first-play", limit: tilesOfFirstPlay }, most);
  if (!layout.starts.some((start) => hasNeighbour(layout, start)))
    reader.fail("conflict", join(path, "layout.starts"), { why: "no-neighbour", limit: null }, null);
  const [tiles, fewest] = [tilesIn(tileSet), Math.max(tilesOfFirstPlay, players.min)];
  if (tiles < fewest) reader.fail("conflict", join(path, "tileSet"), { why: "few-tiles", limit: fewest }, tiles);
  const { targets } = end;
  if (targets !== null && targets.length !== 1 && (targets.length < players.min || targets.length > players.max))
    reader.fail("count", join(path, "end.targets"), { of: "targets", ...players }, targets.length);
  if (!endsWhenStuck(ruleset)) reader.fail("conflict", join(path, "end"), { why: "no-end", limit: null }, null);
}

/** One tile alone is no word. */
const tilesOfFirstPlay = 2;

/** The number of tiles of a set. */
export function tilesIn({ letters, blanks }: TileSet): number {
  return letters.reduce((sum, { count }) => sum + count, blanks.count);
}

/** Whether a square has another one beside it on which a tile can lie. */
function hasNeighbour(layout: Layout, { row, col }: Layout["starts"][number]): boolean {
  const around = [
    { row: row - 1, col },
    { row: row + 1, col },
    { row, col: col - 1 },
    { row, col: col + 1 },
  ];
  return around.some((square) => isInside(layout, square) && !isHoleAt(layout, square));
}

/**
 * Whether a game ends if everybody only passes, whatever is left in the bag. Other ends are no help then: no target is
 * reached, and the bag never empties.
 */
function endsWhenStuck({ end, tileSet, bonuses }: Ruleset): boolean {
  const { passesEach, passesInRow = null, scorelessTurns, zerosNeedScore } = end;
  const counted = passesEach ?? passesInRow ?? scorelessTurns;
  // With `zerosNeedScore` passes end nothing while all scores are 0, and where nothing scores they always are.
  const scoring = [...tileSet.letters, tileSet.blanks].some(({ points, count }) => points !== 0 && count > 0);
  return counted !== null && (!zerosNeedScore || scoring || bonuses.some(({ points }) => points !== 0));
}
