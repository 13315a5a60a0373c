import type { ScoreBreakdown } from "../../../play/breakdown.ts";
import type { Placed } from "../../../play/placement.ts";
import type { Position } from "../../../play/position.ts";
import { scoreMove } from "../../../play/score.ts";
import { squareName } from "../../coordinate.ts";

/**
 * The slip that explains exactly why a record gives a play other points than the rules; `null` if none does, or the
 * points are those of the rules.
 */
export function likelyCause(
  position: Pick<Position, "ruleset" | "board">,
  { total, words }: ScoreBreakdown,
  placements: readonly Placed[],
  found: number,
): string | null {
  const more = found - total;
  if (more === 0) return null;
  const scoreOf = (tiles: readonly Placed[]): number | undefined => scoreMove(position, tiles).score?.total;

  const blanks = placements.filter(({ blank }) => blank);
  if (blanks.length > 0 && scoreOf(placements.map((tile) => ({ ...tile, blank: false }))) === found)
    return blanks.length === 1 ? "the blank counted as its letter?" : "the blanks counted as their letters?";
  for (const blank of blanks) {
    for (const other of placements) {
      if (other.blank || other.letter !== blank.letter) continue;
      const swapped = placements.map((tile) =>
        tile === blank ? { ...tile, blank: false } : tile === other ? { ...tile, blank: true } : tile,
      );
      if (scoreOf(swapped) === found) return `the blank at ${squareName(other)}, and not at ${squareName(blank)}?`;
    }
  }
  const bonus = position.ruleset.bonuses.find(({ tiles }) => tiles === placements.length)?.points;
  if (bonus !== undefined && more === 0 - bonus) return `without the bonus of ${bonus}?`;
  if (position.ruleset.bonuses.some(({ tiles, points }) => tiles !== placements.length && points === more))
    return `with a bonus of ${more}, which ${placements.length} tiles do not get?`;
  const each = challenged(more, words.length);
  return each === null ? null : `${more} more than the rules give: ${each}?`;
}

/** How points for challenges that failed explain a difference: five or ten for the play, or five for some words. */
function challenged(more: number, words: number): string | null {
  if (more === 5) return "five points for a challenge that failed";
  const count = more / 5;
  if (Number.isInteger(count) && count >= 2 && count <= words && count < numbers.length)
    return `five points for each of ${numbers[count]} challenged words`;
  return more === 10 ? "ten points for a challenge that failed" : null;
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
