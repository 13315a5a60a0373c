import type { WordLabel } from "../dictionary/dictionary.ts";
import { addTo } from "../grouped.ts";
import type { ScoreBreakdown, WordScore } from "./breakdown.ts";
import { type Judgement, judgePlacements } from "./judge-placements.ts";
import { dictionaryOf } from "./look-up.ts";
import type { Placement } from "./placement.ts";
import type { AnyPosition, PlayOptions } from "./position.ts";
import { resolve } from "./resolve.ts";
import type { PlayViolation } from "./violation.ts";

/** A tile in a preview, as it was laid. */
export interface PreviewTile extends Placement {
  /** Every violation whose squares include this tile's square. */
  readonly violations: readonly PlayViolation[];
}

/** A word in a preview. */
export interface PreviewWord extends WordScore {
  /**
   * Whether the word is valid: `"unchecked"` if there is no dictionary, or if a blank in the word has no letter yet.
   */
  readonly status: "valid" | "invalid" | "unchecked";
  /** The labels that forbid the word, if it is invalid. Empty if the word is not in the dictionary. */
  readonly labels: readonly WordLabel[];
}

/** A preview of a play, for a front end to show while tiles are being laid. */
export interface Preview {
  /** Whether the play is legal as it is. Only known information is checked: see `AnyPosition` and `PlayOptions`. */
  readonly legal: boolean;
  /** The tiles in the order given, excluding malformed ones. */
  readonly tiles: readonly PreviewTile[];
  /** The words that the tiles form. Empty if no words can be determined. */
  readonly words: readonly PreviewWord[];
  /**
   * The score of the tiles in their current places, even if the play is not legal. `null` if no words can be
   * determined.
   */
  readonly score: ScoreBreakdown | null;
  /** The violations that `validatePlacement` returns. */
  readonly violations: readonly PlayViolation[];
}

/**
 * Returns a preview of a play at any stage: incomplete, illegal, or with blanks that have no letter yet. Never throws
 * for invalid placements.
 *
 * The preview has words and a score whenever the tiles are on free squares, in one line without gaps, and have known
 * letters. A word can be marked as invalid without being reported as a violation: invalid words are violations only if
 * the tiles may be placed there.
 *
 * @param position - The position to play on. For an empty board, `{ ruleset }` is enough.
 * @param placements - The tiles laid so far, in any order.
 *
 * @throws TypeError if `position` is not a position, its ruleset is not a ruleset, or the dictionary cannot be used.
 * @throws RangeError if the board and the layout have different numbers of squares.
 */
export function previewPlay(
  position: AnyPosition,
  placements: readonly Placement[],
  options: PlayOptions = {},
): Preview {
  return previewOf(judgePlacements(resolve(position), placements, dictionaryOf(options)));
}

/** Returns a judgement as a front end shows it. */
export function previewOf({ inspection, violations, score, verdicts }: Judgement): Preview {
  const bySquare = new Map<string, PlayViolation[]>();
  for (const violation of violations)
    for (const { row, col } of violation.squares) addTo(bySquare, `${row},${col}`, violation);
  const tiles = inspection.placements.map(({ row, col, letter, blank }) => {
    return { row, col, letter, blank, violations: bySquare.get(`${row},${col}`) ?? [] };
  });
  const words = (score?.words ?? []).map((word, i): PreviewWord => {
    const verdict = verdicts[i];
    if (verdict === null || verdict === undefined) return { ...word, status: "unchecked", labels: [] };
    return verdict.acceptable
      ? { ...word, status: "valid", labels: [] }
      : { ...word, status: "invalid", labels: verdict.labels };
  });
  return { legal: violations.length === 0, tiles, words, score, violations };
}
