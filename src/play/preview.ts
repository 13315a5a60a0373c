import type { WordLabel } from "../dictionary/dictionary.ts";
import type { ScoreBreakdown, WordScore } from "./breakdown.ts";
import { type Judgement, judgePlacements } from "./judge-placements.ts";
import { dictionaryOf } from "./look-up.ts";
import type { Placement } from "./placement.ts";
import type { AnyPosition, PlayOptions } from "./position.ts";
import { resolve } from "./resolve.ts";
import type { PlayViolation } from "./violation.ts";

/** A tile of a preview, as it was laid. */
export interface PreviewTile extends Placement {
  /** Every violation whose squares include this one. */
  readonly violations: readonly PlayViolation[];
}

/** A word of a preview. */
export interface PreviewWord extends WordScore {
  /** `"unchecked"` if there is no dictionary, or a blank in the word has no letter yet. */
  readonly status: "valid" | "invalid" | "unchecked";
  /** If the word is invalid, the labels that forbid it; empty if it is not in the dictionary. */
  readonly labels: readonly WordLabel[];
}

/** What a front end shows while tiles are being laid. */
export interface Preview {
  /** Whether the play could be made as it is. Only what is known was checked: see `AnyPosition` and `PlayOptions`. */
  readonly legal: boolean;
  /** The tiles in the order given, without malformed ones. */
  readonly tiles: readonly PreviewTile[];
  /** The words that the tiles form. Empty if none can be read off. */
  readonly words: readonly PreviewWord[];
  /** What the tiles would score as they lie, even if the play is not legal. `null` if no words can be read off. */
  readonly score: ScoreBreakdown | null;
  /** The violations that `validatePlacement` lists. */
  readonly violations: readonly PlayViolation[];
}

/**
 * Previews a play at any stage: incomplete, illegal, or with blanks that have no letter yet. Never throws for bad
 * placements.
 *
 * Words and a score are there whenever the tiles lie on free squares, in one line without a gap, with known letters. A
 * word can be marked as invalid without being a violation: words are violations only once the tiles may lie there.
 *
 * @param position - For an empty board `{ ruleset }` is enough.
 * @param placements - The tiles laid so far, in any order.
 *
 * @throws TypeError if `position` is not a position, its ruleset is not a ruleset, or the dictionary cannot be used.
 * @throws RangeError if the board does not have as many squares as the layout.
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
  for (const violation of violations) {
    for (const { row, col } of violation.squares) {
      const there = bySquare.get(`${row},${col}`);
      if (there === undefined) bySquare.set(`${row},${col}`, [violation]);
      else there.push(violation);
    }
  }
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
