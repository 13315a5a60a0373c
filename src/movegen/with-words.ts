import { scoreBreakdown, type WordScore } from "../play/breakdown.ts";
import { inspect } from "../play/inspect.ts";
import type { Placement } from "../play/placement.ts";
import type { AnyPosition } from "../play/position.ts";
import { type ResolvedBoard, resolveBoard } from "../play/resolve.ts";
import { isList } from "../read/is-object.ts";
import { refuseOption, requireThat } from "../read/refuse.ts";
import type { GeneratedPlay } from "./generated-play.ts";

/** A generated play with its words. */
export interface PlayWithWords extends GeneratedPlay {
  /**
   * The main word, followed by the cross words in the order in which they cross it, each with its squares and points,
   * as in a score.
   */
  readonly words: readonly WordScore[];
}

/**
 * Returns generated plays with the words that they form, including the words' squares and points. `generatePlays` omits
 * the words, because most callers show only a few of the plays.
 *
 * @param position - The position that the plays were generated for.
 * @param plays - Plays of that position, in any order, which is preserved.
 *
 * @throws TypeError if `position` is not a position or `plays` is not a list of plays; RangeError for a play whose
 * tiles are not on free squares in one line, such as a play from another position.
 *
 * @example
 * ```ts
 * import { buildWordGraph } from "tilewright/dictionary";
 * import { generatePlays, withWords } from "tilewright/movegen";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const graph = buildWordGraph(["HORN"], { tileSet: ruleset.tileSet, gaddag: true });
 * const position = { ruleset, rack: [..."HORN"] };
 * const [first] = withWords(position, generatePlays(position, graph, { top: 1 }));
 * first?.words.map(({ word, points }) => `${word} ${points}`); // => ["HORN 14"]
 * ```
 */
export function withWords(position: AnyPosition, plays: readonly GeneratedPlay[]): readonly PlayWithWords[] {
  const resolved = resolveBoard(position);
  requireThat(isList(plays), "plays", "a list of plays", plays);
  return [...plays].map((play, i) => ({ ...play, words: wordsOfPlay(resolved, play?.placements, `plays[${i}]`) }));
}

/** The words of a play, the main word first. Throws if it is not a play of this board. */
export function wordsOfPlay(
  resolved: ResolvedBoard,
  placements: readonly Placement[],
  name = "play",
): readonly WordScore[] {
  requireThat(isList(placements), name, "a play", placements);
  const inspection = inspect(resolved, placements);
  const words = scoreBreakdown(resolved, inspection)?.words;
  if (words === undefined) refuseOption(name, "a play of this position", placements);
  return words;
}
