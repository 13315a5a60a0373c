import type { Premium } from "../board/layout.ts";
import type { Direction, Square } from "../board/square.ts";
import type { Checked } from "../checked.ts";
import type { BoardTile } from "../tiles/tile.ts";
import { countPlay } from "./count.ts";
import { inspect } from "./inspect.ts";
import type { Placement } from "./placement.ts";
import type { AnyPosition } from "./position.ts";
import { resolve } from "./resolve.ts";
import type { PlayViolation } from "./violation.ts";

/** A score that explains itself and adds up: the words, main word first, and the bonuses make the total. */
export interface ScoreBreakdown {
  readonly total: number;
  /** The main word, then the cross words in board order along it (clause C1). */
  readonly words: readonly [main: WordScore, ...crosses: WordScore[]];
  /** At most one, added after all multiplying (clause C9, decision D10). */
  readonly bonuses: readonly { readonly kind: "bingo"; readonly tiles: number; readonly points: number }[];
}

/** One word: the points of its letters, times the premiums of the squares covered this turn (clauses C3, C4). */
export interface WordScore {
  readonly word: string;
  readonly direction: Direction;
  readonly letters: readonly LetterScore[];
  readonly letterTotal: number;
  readonly multiplier: number;
  readonly points: number;
}

/** One letter of a word: `points` is `value` times the letter premium, which counts only under a tile laid now (C2, C6). */
export interface LetterScore extends Square, BoardTile {
  /** On the board before this play. */
  readonly through: boolean;
  readonly value: number;
  /** `null` on a plain square, and for through tiles. */
  readonly premium: Premium | null;
  readonly points: number;
}

/**
 * Scores a play by its geometry alone: no rack is checked and no word looked up.
 *
 * Gives the breakdown, or every violation of geometry (decision 1: `not-on-rack` and `invalid-word` never occur).
 *
 * @throws TypeError or RangeError if `position` is no position or its ruleset no ruleset.
 *
 * @example
 * ```ts
 * import { scoreMove, unwrap } from "tilewright";
 * import { parsePlay } from "tilewright/notation";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const { placements } = unwrap(parsePlay("8F HORN", { ruleset }));
 * unwrap(scoreMove({ ruleset }, placements)).score.total; // => 14
 * ```
 */
export function scoreMove(
  position: AnyPosition,
  placements: readonly Placement[],
): Checked<{ readonly score: ScoreBreakdown }, PlayViolation> {
  const resolved = resolve(position);
  const inspection = inspect(resolved, placements);
  const { violations } = inspection;
  if (violations.length > 0) return { ok: false, violations: violations as [PlayViolation] };
  return { ok: true, score: countPlay(resolved, inspection) as ScoreBreakdown };
}
