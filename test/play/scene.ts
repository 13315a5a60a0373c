import {
  type Dictionary,
  type Placement,
  type PlayViolation,
  type Position,
  type Ruleset,
  type ScoreBreakdown,
  scoreMove,
  unwrap,
  validatePlacement,
} from "tilewright";
import { formatSquare, parsePlay } from "tilewright/notation";

/** A position under a ruleset after these plays, each of which must be valid geometry. */
export function afterPlays(ruleset: Ruleset, ...plays: readonly string[]): Position {
  let position: Position = { ruleset };
  for (const play of plays) {
    unwrap(scoreMove(position, placementsOf(play, position)));
    position = withTiles(position, play);
  }
  return position;
}

/** A position with words that just lie there, whether or not a play could have put them there. */
export function withWords(ruleset: Ruleset, ...words: readonly string[]): Position {
  return words.reduce<Position>(withTiles, { ruleset });
}

/** The placements of a play such as `8F HORN` (across) or `H6 FARM` (down); lower case is a blank. */
export function placementsOf(play: string, position: Position): readonly Placement[] {
  return unwrap(parsePlay(play, position)).placements;
}

/** The whole score of a play. */
export function score(position: Position, play: string): ScoreBreakdown {
  return unwrap(scoreMove(position, placementsOf(play, position))).score;
}

/** A score as one compares it with a rulebook: the total, then each word with its points, then the bonus. */
export function figures({ total, words, bonus }: ScoreBreakdown): readonly (number | string)[] {
  const scored = words.map(({ word, points }) => `${word} ${points}`);
  return [total, ...scored, ...(bonus === null ? [] : [`${bonus.tiles} tiles ${bonus.points}`])];
}

/** What is wrong with a play, each as the code and its squares: `gap 8G 8H`. Empty: the play is legal. */
export function violationsOf(
  position: Position,
  play: string | readonly Placement[],
  dictionary?: Dictionary,
): readonly string[] {
  const placements = typeof play === "string" ? placementsOf(play, position) : play;
  return (validatePlacement(position, placements, { dictionary }).violations ?? []).map(line);
}

function line(violation: PlayViolation): string {
  return [violation.code, ...violation.squares.map((square) => formatSquare(square))].join(" ");
}

function withTiles(position: Position, play: string): Position {
  const { layout } = position.ruleset;
  const board = [...(position.board ?? Array.from({ length: layout.rows * layout.cols }, () => null))];
  for (const { row, col, letter, blank } of placementsOf(play, position)) {
    board[row * layout.cols + col] = { letter: letter as string, blank: blank === true };
  }
  return { ...position, board };
}
