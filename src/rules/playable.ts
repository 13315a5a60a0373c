import { isHoleAt, isInside, type Layout } from "../board/layout.ts";
import { join } from "../read/describe.ts";
import type { ProblemValues } from "../read/problem.ts";
import type { Reader } from "../read/reader.ts";
import { tileCount } from "../tiles/tile-set.ts";
import type { Ruleset } from "./ruleset.ts";

/**
 * Notes why nobody could play by these rules, or why a game would never end, each with its place. Why these and no
 * others: docs/decisions/0110-a-definition-that-thinks.md.
 */
export function checkPlayable(reader: Reader, ruleset: Ruleset, path: string): void {
  const { tileSet, layout, players, rackSize, maxTilesPerPlay, end } = ruleset;
  const conflict = (knob: string, why: ProblemValues["conflict"]["why"], limit: number | null, found: number | null) =>
    reader.fail("conflict", join(path, knob), { why, limit }, found);
  // One tile alone is no word.
  if (rackSize < 2) conflict("rackSize", "first-play", 2, rackSize);
  if (maxTilesPerPlay < 2) conflict("maxTilesPerPlay", "first-play", 2, maxTilesPerPlay);
  if (!layout.starts.some((start) => hasNeighbour(layout, start)))
    conflict("layout.starts", "no-neighbour", null, null);
  const [tiles, fewest] = [tileCount(tileSet), Math.max(2, players.min)];
  if (tiles < fewest) conflict("tileSet", "few-tiles", fewest, tiles);
  const targets = end.targets?.length ?? 1;
  if (targets > 1 && (targets < players.min || targets > players.max))
    reader.fail("count", join(path, "end.targets"), { of: "targets", ...players }, targets);
  if (!endsWhenStuck(ruleset)) conflict("end", "no-end", null, null);
}

/** Whether a square has another one beside it on which a tile can lie. */
function hasNeighbour(layout: Layout, { row, col }: Layout["starts"][number]): boolean {
  const around = [-1, 1].flatMap((step) => [
    { row: row + step, col },
    { row, col: col + step },
  ]);
  return around.some((square) => isInside(layout, square) && !isHoleAt(layout, square));
}

/**
 * Whether a game ends if everybody only passes, whatever is left in the bag. Other ends are no help then: no target is
 * reached, and the bag never empties. With `passesAfterExchanges` such a game goes on, because its text wants that.
 */
function endsWhenStuck({ end, tileSet, bonuses }: Ruleset): boolean {
  const { passesEach, passesInRow = null, scorelessTurns, zerosNeedScore } = end;
  const counted = passesEach ?? passesInRow ?? scorelessTurns;
  // With `zerosNeedScore` passes end nothing while all scores are 0, and where nothing scores they always are.
  const scoring = [...tileSet.letters, tileSet.blanks].some(({ points, count }) => points !== 0 && count > 0);
  return counted !== null && (!zerosNeedScore || scoring || bonuses.some(({ points }) => points !== 0));
}
