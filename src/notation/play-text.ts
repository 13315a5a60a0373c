import type { Parsed } from "../checked.ts";
import type { PlayMove } from "../game/model/move.ts";
import { scoreBreakdown } from "../play/breakdown.ts";
import { inspect } from "../play/inspect.ts";
import type { Placed, Placement } from "../play/placement.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolve } from "../play/resolve.ts";
import { expectation } from "../read/describe.ts";
import { foundOf } from "../read/found.ts";
import { failure } from "../read/parse.ts";
import { parseSquare, squareName } from "./coordinate.ts";
import { type Remark, remarkAt, unreadable } from "./remark.ts";
import { formatTiles } from "./tile-text.ts";
import { longestPlay, parseWord } from "./word-text.ts";

/**
 * Parses a play as written in game records, a coordinate and a word (`8F HORN`), for a given board. Returns the
 * placements, and the move that makes them, ready for `applyMove`.
 *
 * The word is written in full, from its first square. A tile already on the board is written as `.` or as its letter,
 * either of them optionally in parentheses: `RE.IN`, `REDIN`, `RE(D)IN`. A blank is a lower-case letter or, in any
 * alphabet, `?` followed by its letter. A multi-character letter may be enclosed in square brackets: `[CH]ARRO`.
 *
 * Each problem has its column. Its code is `unreadable` for text that is not a valid coordinate, a square on the board
 * or a letter in the tile set. It is `irregular-play` if the word does not fit the board: a `.` on an empty square, a
 * letter that differs from the tile already there, a word that runs off the edge, no tile to place, or more blanks than
 * the tile set has.
 *
 * @param text - A play such as `8F HORN`.
 */
export function parsePlay(
  text: string,
  position: AnyPosition,
): Parsed<{ readonly placements: readonly Placed[]; readonly move: PlayMove }, Remark> {
  const resolved = resolve(position);
  const match = typeof text === "string" && text.length <= longestPlay ? /^\s*(\S+)\s+(\S+)\s*$/.exec(text) : null;
  if (match === null) return failure([unreadable({ column: 1 }, { code: "not-a-play", found: foundOf(text) })]);
  const [, coordinate = "", word = ""] = match;
  const at = parseSquare(coordinate, resolved.ruleset.layout);
  if (!at.ok) return failure(at.problems.map((problem) => ({ ...problem, column: text.indexOf(coordinate) + 1 })));
  const column = text.lastIndexOf(word) + 1;
  const { placements, problems } = parseWord({ text: word, column }, at.square, at.direction, resolved);
  if (problems.length > 0) return failure(problems);
  const blanks = placements.filter(({ blank }) => blank).length;
  const { count: limit } = resolved.ruleset.tileSet.blanks;
  if (blanks > limit) {
    const reason = { code: "too-many-blanks", limit, blanks, text: word } as const;
    return failure([remarkAt({ column }, "irregular-play", reason)]);
  }
  return { ok: true, placements, move: { type: "play", placements } };
}

/**
 * Formats a play as text, given the position before it: `8F HORN`. Tiles already on the board are written as `.`; a
 * blank is written in lower case, or as `?` followed by its letter in alphabets without lower case.
 *
 * The inverse of {@link parsePlay}, which returns the same tiles in board order.
 *
 * @param placements - The tiles of the play, in any order.
 *
 * @throws RangeError if the tiles are not on empty squares of the board in one line without a gap, or a blank has no
 * letter
 */
export function formatPlay(placements: readonly Placement[], position: AnyPosition): string {
  const { text, fault } = writePlay(placements, position);
  if (text === null)
    throw new RangeError(expectation("placements", "tiles with letters on free squares in one line", fault));
  return text;
}

/** Writes a play; `text` is `null`, and `fault` says why, if its tiles are not on free squares in one line. */
export function writePlay(
  placements: readonly Placement[],
  position: AnyPosition,
): { readonly text: string; readonly fault: null } | { readonly text: null; readonly fault: string } {
  const resolved = resolve(position);
  const inspection = inspect(resolved, placements);
  const named = inspection.tiles.every(({ letter }) => letter !== null);
  if (!inspection.readable || !named)
    return { text: null, fault: inspection.violations.map(({ code }) => code).join(", ") };
  const main = scoreBreakdown(resolved, inspection)?.words[0];
  const letters = main?.letters ?? inspection.tiles.map((tile) => ({ ...(tile as Placed), through: false }));
  const tiles = letters.map((letter) => (letter.through ? null : letter));
  const start = letters[0]!;
  const text = `${squareName(start, main?.direction)} ${formatTiles(resolved.ruleset.tileSet, tiles)}`;
  return { text, fault: null };
}
