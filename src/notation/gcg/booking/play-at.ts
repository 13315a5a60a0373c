import type { Direction, Square } from "../../../board/square.ts";
import type { GameState } from "../../../game/model/state.ts";
import { type ScoreBreakdown, scoreBreakdown } from "../../../play/breakdown.ts";
import { indexRules } from "../../../play/indexed-rules.ts";
import { inspect } from "../../../play/inspect.ts";
import type { Placed } from "../../../play/placement.ts";
import type { PlayViolation } from "../../../play/violation.ts";
import type { Remark, Span } from "../../remark.ts";
import { parseWord } from "../../word-text.ts";

/** The board for a play, and its rules. */
export type BoardAndRules = Pick<GameState, "ruleset" | "board">;

/** Where a play begins, and its direction. */
export interface Start {
  readonly square: Square;
  readonly direction: Direction;
}

/** A recorded word, read from a square. */
export interface PlayAt extends Start {
  /** The tiles of the word, in board order, as far as they fit the board. */
  readonly placements: readonly Placed[];
  /** Why the word does not fit the board; `null` if it does. */
  readonly problem: Remark | null;
  /** The violations of a play whose tiles fit. */
  readonly violations: readonly PlayViolation[];
  /** What the tiles score, legal or not; `null` if they do not fit, or form no word. */
  readonly score: ScoreBreakdown | null;
  /** The number of squares that the word covers, including tiles played through. */
  readonly squares: number;
}

/** A play that can be scored: every legal one, for a start. */
export interface ScoredPlay extends PlayAt {
  readonly score: ScoreBreakdown;
}

/** Reads the word of a play on a board, starting at a square. */
export function playAt({ ruleset, board }: BoardAndRules, { square, direction }: Start, word: Span): PlayAt {
  const resolved = { ruleset, board, rules: indexRules(ruleset) };
  const { placements, squares, problems } = parseWord(word, square, direction, resolved);
  const [problem] = problems;
  if (problem !== undefined) return { square, direction, placements, squares, problem, violations: [], score: null };
  const inspection = inspect(resolved, placements);
  const { violations } = inspection;
  const score = scoreBreakdown(resolved, inspection);
  return { square, direction, placements, squares, problem: null, violations, score };
}

/** Whether the word as written is one that the play forms, from its first square to its last. */
export function isWhole({ square, direction, squares, score }: PlayAt): boolean {
  const words = score?.words ?? [];
  return words.some(({ direction: along, letters }) => {
    const { row, col } = letters[0]!;
    return along === direction && row === square.row && col === square.col && letters.length === squares;
  });
}

/** Whether a play is legal where it lies. */
export function isLegal(play: PlayAt): play is ScoredPlay {
  return play.problem === null && play.violations.length === 0;
}

/**
 * Whether a play is legal where it lies, and scores what its line says.
 *
 * @param points - The points on the line; `null` if it has none, or if they contradict its total.
 */
export function isRight(play: PlayAt, points: number | null): play is ScoredPlay {
  return isLegal(play) && (points === null || play.score.total === points);
}

/** Whether a play is illegal only because of its place: it misses the start square or touches no other tile. */
export function isOnlyMisplaced(play: PlayAt): play is ScoredPlay {
  const { score, violations } = play;
  const isOfPlace = violations.every(({ code }) => code === "start-not-covered" || code === "not-connected");
  return score !== null && violations.length > 0 && isOfPlace;
}
