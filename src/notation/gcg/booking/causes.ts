import type { Square } from "../../../board/square.ts";
import type { ScoreBreakdown } from "../../../play/breakdown.ts";
import type { Placed } from "../../../play/placement.ts";
import type { Position } from "../../../play/position.ts";
import { scoreMove } from "../../../play/score.ts";
import type { Cause } from "../../reason.ts";

/**
 * The slip that explains exactly why a record gives a play other points than the rules; `null` if none does, or the
 * points are those of the rules.
 */
export function likelyCause(
  position: Pick<Position, "ruleset" | "board">,
  { total, words }: ScoreBreakdown,
  placements: readonly Placed[],
  found: number,
): Cause | null {
  const more = found - total;
  if (more === 0) return null;
  const scoreOf = (tiles: readonly Placed[]): number | undefined => scoreMove(position, tiles).score?.total;

  const blanks = placements.filter(({ blank }) => blank);
  if (blanks.length > 0 && scoreOf(placements.map((tile) => ({ ...tile, blank: false }))) === found)
    return { code: "blank-counted", squares: blanks.map(squareOf) };
  for (const blank of blanks) {
    for (const other of placements) {
      if (other.blank || other.letter !== blank.letter) continue;
      const swapped = placements.map((tile) =>
        tile === blank ? { ...tile, blank: false } : tile === other ? { ...tile, blank: true } : tile,
      );
      if (scoreOf(swapped) === found) return { code: "blank-elsewhere", at: squareOf(other), not: squareOf(blank) };
    }
  }
  const bonus = position.ruleset.bonuses.find(({ tiles }) => tiles === placements.length)?.points;
  const tiles = placements.length;
  if (bonus !== undefined && more === 0 - bonus) return { code: "bonus-forgotten", points: bonus, tiles };
  if (position.ruleset.bonuses.some((other) => other.tiles !== tiles && other.points === more))
    return { code: "bonus-undue", points: more, tiles };
  return challenged(more, words.length);
}

/** How points for challenges that failed explain a difference: five or ten for the play, or five for some words. */
function challenged(more: number, words: number): Cause | null {
  const count = more / 5;
  if (count === 1) return { code: "challenges", each: 5, words: null };
  if (Number.isInteger(count) && count >= 2 && count <= Math.min(words, mostChallenged))
    return { code: "challenges", each: 5, words: count };
  return count === 2 ? { code: "challenges", each: 10, words: null } : null;
}

/** The most words of a play that anybody is supposed to have challenged in vain. */
const mostChallenged = 8;

function squareOf({ row, col }: Placed): Square {
  return { row, col };
}
