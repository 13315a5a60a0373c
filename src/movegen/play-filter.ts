import { indexOfSquare, type Layout } from "../board/layout.ts";
import type { Square } from "../board/square.ts";
import { alphabetOf } from "../dictionary/graph/alphabet.ts";
import type { Machine } from "../dictionary/study/intersect.ts";
import { patternMachine } from "../dictionary/study/pattern.ts";
import type { WordScore } from "../play/breakdown.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolveBoard } from "../play/resolve.ts";
import { expectation } from "../read/describe.ts";
import { requireIterable, requireOptions, requireText } from "../read/refuse.ts";
import type { GeneratedPlay } from "./generated-play.ts";
import { wordsOfPlay } from "./with-words.ts";

/** The conditions that a play's main word must meet. If none is given, every play passes. */
export interface PlayFilterOptions {
  /** The main word covers all of these squares, with new or existing tiles. */
  readonly through?: readonly Square[] | undefined;
  /** The main word covers none of these squares. */
  readonly notThrough?: readonly Square[] | undefined;
  /**
   * The main word matches this pattern, as in `wordsMatching`: letters match themselves, `?` matches any one letter,
   * and `*` matches any number of letters, including none. A multi-character letter counts as one letter.
   */
  readonly pattern?: string | undefined;
}

/**
 * Returns a function that selects a position's plays by the squares and letters of their main word. Pass it to
 * `generatePlays`, `bestPlay` or `countPlays` as `where`, or to the `filter` method of a list of plays.
 *
 * A single tile that forms two words passes if either word meets the conditions. The function throws a RangeError for a
 * play from another position.
 *
 * @param position - The position that the plays are generated for.
 * @param options - The conditions to meet.
 *
 * @throws TypeError if `position` is not a position, or an option has the wrong type; RangeError if a square is off the
 * board, or if `pattern` is given and the tile set has more than 63 letters.
 *
 * @example
 * ```ts
 * import { buildWordGraph } from "tilewright/dictionary";
 * import { countPlays, generatePlays, playFilter } from "tilewright/movegen";
 * import { us2021 as ruleset } from "tilewright/rulesets";
 *
 * const graph = buildWordGraph(["HORN", "NOR", "RHO"], { tileSet: ruleset.tileSet, gaddag: true });
 * const position = { ruleset, rack: [..."HORN"] };
 * const through = [{ row: 7, col: 5 }, { row: 7, col: 7 }];
 * countPlays(position, graph, { where: playFilter(position, { through }) }); // => 4
 *
 * const where = playFilter(position, { through, notThrough: [{ row: 7, col: 8 }], pattern: "*OR*" });
 * generatePlays(position, graph, { where }).map(({ placements }) => placements.map(({ letter }) => letter).join(""));
 * // => ["HORN", "NOR"]
 * ```
 */
export function playFilter(position: AnyPosition, options: PlayFilterOptions): (play: GeneratedPlay) => boolean {
  const resolved = resolveBoard(position);
  const { layout, tileSet } = resolved.ruleset;
  requireOptions(options, ["through", "notThrough", "pattern"]);
  const { pattern } = options;
  const wanted = indicesOf(layout, options.through ?? [], "options.through");
  const unwanted = indicesOf(layout, options.notThrough ?? [], "options.notThrough");
  let matches = (_word: WordScore): boolean => true;
  if (pattern !== undefined) {
    requireText(pattern, "options.pattern");
    const { spell, numberOf } = alphabetOf(tileSet);
    const machine = patternMachine(pattern, spell);
    matches = ({ letters }) =>
      machine !== null &&
      accepts(
        machine,
        letters.map(({ letter }) => numberOf(letter)),
      );
  }
  return (play) => {
    const words = wordsOfPlay(resolved, play?.placements);
    const main = play.placements.length === 1 ? words : words.slice(0, 1);
    return main.some((word) => {
      const covered = word.letters.map((square) => indexOfSquare(layout, square));
      return (
        wanted.every((index) => covered.includes(index)) &&
        unwanted.every((index) => !covered.includes(index)) &&
        matches(word)
      );
    });
  };
}

/** The squares of an option as indices. */
function indicesOf(layout: Layout, squares: readonly Square[], name: string): readonly number[] {
  requireIterable(squares, name, "a list of squares");
  return Array.from(squares, (square, i) => {
    const index = indexOfSquare(layout, square);
    if (index < 0) throw new RangeError(expectation(`${name}[${i}]`, "a square on the board", JSON.stringify(square)));
    return index;
  });
}

function accepts<S>(machine: Machine<S>, numbers: readonly number[]): boolean {
  let state: S | null = machine.start;
  for (const number of numbers) if (state !== null) state = machine.step(state, number);
  return state !== null && machine.accepts(state);
}
