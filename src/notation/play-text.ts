import type { Square } from "../board/square.ts";
import type { Parsed } from "../checked.ts";
import { scoreBreakdown } from "../play/breakdown.ts";
import { inspect } from "../play/inspect.ts";
import type { Placed, Placement } from "../play/placement.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolve } from "../play/resolve.ts";
import { describe } from "../read/describe.ts";
import { formatSquare, parseSquare } from "./coordinate.ts";
import type { Remark } from "./remark.ts";
import { formatTiles } from "./tile-text.ts";
import { readWord } from "./word-text.ts";

/** The longest text that is read: more letters than any line of any board has. */
const longest = 1000;

/**
 * Reads a play as game records write it: a coordinate and the word, `8F HORN`, for the board it is to lie on.
 *
 * The word is written from its first square on. A tile already on the board is `.`, or its letter spelled out, or both
 * in brackets: `RE.IN`, `REDIN`, `RE(D)IN`. A blank is in lower case, or in any alphabet `?` before its letter. A
 * letter of several characters may stand in square brackets: `[CH]ARRO`.
 *
 * Gives the tiles to lay. Problems tell the column: a coordinate that is none or off the board, text that is no letter,
 * a `.` where no tile lies, a letter other than the one on the board, a word beyond the edge, no tile laid. Those about
 * the board, not the text, have the code `irregular-play`.
 */
export function parsePlay(
  text: string,
  position: AnyPosition,
): Parsed<{ readonly placements: readonly Placed[] }, Remark> {
  const resolved = resolve(position);
  const input = typeof text === "string" ? text : describe(text);
  const match = /^\s*(\S+)\s+(\S+)\s*$/.exec(input.slice(0, longest));
  if (match === null || input.length > longest)
    return refusal([remark(1, "a coordinate and a word, such as 8F HORN", input)]);
  const [, coordinate, word] = match as unknown as readonly [string, string, string];
  const at = parseSquare(coordinate, resolved.ruleset.layout);
  if (!at.ok) return refusal(at.problems.map((problem) => ({ ...problem, column: input.indexOf(coordinate) + 1 })));
  const column = input.lastIndexOf(word) + 1;
  const { placements, problems } = readWord(word, column, at.square, at.direction, resolved);
  return problems.length > 0 ? refusal(problems) : { ok: true, placements };
}

/**
 * Writes a play for the board it was laid on: `8F HORN`, tiles already there as `.`, blanks in lower case.
 *
 * Undone by {@link parsePlay}, which gives the same tiles in board order.
 *
 * @throws RangeError for tiles that do not lie on free squares of the board in one line without a gap, or are not
 * named: nothing to write.
 */
export function formatPlay(placements: readonly Placement[], position: AnyPosition): string {
  const resolved = resolve(position);
  const inspection = inspect(resolved, placements);
  const [violation] = inspection.violations.filter(({ code }) => !forgiven.has(code));
  if (!inspection.readable || violation !== undefined) {
    throw new RangeError(
      `placements: expected named tiles on free squares in one line, found ${violation?.code ?? "none"}`,
    );
  }
  const main = scoreBreakdown(resolved, inspection)?.words[0];
  const letters = main?.letters ?? inspection.tiles.map((tile) => ({ ...(tile as Placed), through: false }));
  const tiles = letters.map((letter) => (letter.through ? null : letter));
  const start = letters[0] as Square;
  return `${formatSquare(start, main?.direction)} ${formatTiles(resolved.ruleset.tileSet, tiles)}`;
}

/** What does not keep a play from being written: it may still be laid in a rack of any size, anywhere. */
const forgiven: ReadonlySet<string> = new Set([
  "too-many-tiles",
  "too-few-tiles",
  "start-not-covered",
  "not-connected",
]);

function remark(column: number, expected: string, found: string): Remark {
  return { line: 1, column, code: "unreadable", event: null, found: describe(found), expected };
}

function refusal(problems: readonly Remark[]): {
  readonly ok: false;
  readonly problems: readonly [Remark, ...Remark[]];
} {
  return { ok: false, problems: problems as readonly [Remark, ...Remark[]] };
}
