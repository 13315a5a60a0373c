import type { WordLabel } from "../dictionary/dictionary.ts";
import type { ScoreBreakdown, WordScore } from "./breakdown.ts";
import { judgePlacements } from "./judge-placements.ts";
import { dictionaryOf } from "./look-up.ts";
import type { Placement } from "./placement.ts";
import type { AnyPosition, PlayOptions } from "./position.ts";
import { resolve } from "./resolve.ts";
import type { PlayViolation } from "./violation.ts";

/** A tile of a preview: as it was laid, with every violation whose squares include its own. */
export interface PreviewTile extends Placement {
  readonly violations: readonly PlayViolation[];
}

/** A word of a preview. `unchecked`: no dictionary was given, or a blank in it is not named yet. */
export interface PreviewWord extends WordScore {
  readonly status: "valid" | "invalid" | "unchecked";
  /** Of an invalid word: the labels that forbid it; none = not in the dictionary. */
  readonly labels: readonly WordLabel[];
}

/** Everything a front end shows while tiles are being laid. */
export interface Preview {
  /** Whether the play could be made as it is, as far as it was judged. */
  readonly legal: boolean;
  /** The tiles in the order given, without those that are malformed. */
  readonly tiles: readonly PreviewTile[];
  /** The words the tiles form; none where none can be told. */
  readonly words: readonly PreviewWord[];
  /** What the tiles would score as they lie, also of a play that is not legal; `null` where nobody can tell. */
  readonly score: ScoreBreakdown | null;
  readonly violations: readonly PlayViolation[];
}

/**
 * Previews a play at any stage: incomplete, illegal, with blanks not named yet. Total: whatever is laid gets an answer.
 *
 * `violations` are those of `validatePlacement`. When a hypothetical score is told: decision 1.
 *
 * @throws TypeError or RangeError if `position` is no position or its ruleset no ruleset.
 */
export function previewPlay(
  position: AnyPosition,
  placements: readonly Placement[],
  options: PlayOptions = {},
): Preview {
  const { inspection, violations, score, verdicts } = judgePlacements(
    resolve(position),
    placements,
    dictionaryOf(options),
  );
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
