import type { Parsed } from "../checked.ts";
import type { PlayMove } from "../game/model/move.ts";
import { scoreBreakdown } from "../play/breakdown.ts";
import { inspect } from "../play/inspect.ts";
import type { Placed, Placement } from "../play/placement.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolve } from "../play/resolve.ts";
import { expectation } from "../read/describe.ts";
import { foundOf } from "../read/found.ts";
import { parseSquare, squareName } from "./coordinate.ts";
import { type Remark, refusal, remarkAt, unreadable } from "./remark.ts";
import { formatTiles } from "./tile-text.ts";
import { longestPlay, parseWord } from "./word-text.ts";

/**
 * Reads a play as game records write it: a coordinate and the word, `8F HORN`, for the board on which it is laid.
 * Returns the tiles to lay, and the move that lays them, ready for `applyMove`.
 *
 * The word is written from its first square on. A tile already on the board is `.`, or its letter, or either in round
 * brackets: `RE.IN`, `REDIN`, `RE(D)IN`. A blank is a letter in lower case, or in any alphabet `?` before its letter. A
 * letter of several characters may stand in square brackets: `[CH]ARRO`.
 *
 * Each problem has its column. The code is `unreadable` for text that is not a coordinate, a square of the board or a
 * letter of the tile set. It is `irregular-play` where the word does not fit the board: a `.` on an empty square,
 * another letter than the tile that lies there, a word that runs over the edge, no tile to lay, more blanks than the
 * tile set has.
 *
 * @param text - Such as `8F HORN`.
 */
export function parsePlay(
  text: string,
  position: AnyPosition,
): Parsed<{ readonly placements: readonly Placed[]; readonly move: PlayMove }, Remark> {
  const resolved = resolve(position);
  const match = typeof text === "string" && text.length <= longestPlay ? /^\s*(\S+)\s+(\S+)\s*$/.exec(text) : null;
  if (match === null) return refusal([unreadable({ column: 1 }, { code: "not-a-play", found: foundOf(text) })]);
  const [, coordinate = "", word = ""] = match;
  const at = parseSquare(coordinate, resolved.ruleset.layout);
  if (!at.ok) return refusal(at.problems.map((problem) => ({ ...problem, column: text.indexOf(coordinate) + 1 })));
  const column = text.lastIndexOf(word) + 1;
  const { placements, problems } = parseWord({ text: word, column }, at.square, at.direction, resolved);
  if (problems.length > 0) return refusal(problems);
  const blanks = placements.filter(({ blank }) => blank).length;
  const { count: limit } = resolved.ruleset.tileSet.blanks;
  if (blanks > limit) {
    const reason = { code: "too-many-blanks", limit, blanks, text: word } as const;
    return refusal([remarkAt({ column }, "irregular-play", reason)]);
  }
  return { ok: true, placements, move: { type: "play", placements } };
}

/**
 * Writes a play, given the position before it: `8F HORN`. Tiles already there are `.`; a blank is in lower case, or has
 * `?` before it where there is none.
 *
 * Undone by {@link parsePlay}, which returns the same tiles in board order.
 *
 * @param placements - The tiles of the play, in any order.
 *
 * @throws RangeError if the tiles do not lie on free squares of the board in one line without a gap, or a blank has no
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
