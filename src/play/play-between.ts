import type { Board } from "../board/board.ts";
import { squareAtIndex } from "../board/layout.ts";
import type { Checked } from "../checked.ts";
import type { PlayMove } from "../game/model/move.ts";
import type { BoardTile } from "../tiles/tile.ts";
import type { BoardFinding } from "./board-finding.ts";
import type { IndexedRules } from "./indexed-rules.ts";
import { inspect } from "./inspect.ts";
import { malformed, unreadable } from "./malformed.ts";
import type { Placed } from "./placement.ts";
import type { AnyPosition } from "./position.ts";
import { resolveBoard } from "./resolve.ts";
import { tileAt } from "./tile-at.ts";
import type { PlayViolation } from "./violation.ts";

/**
 * Returns the play that leads from one board to another: the tiles to lay, including blanks, and the move that lays
 * them, ready for `validatePlacement`, `scoreMove` and `applyMove`. Those functions tell you whether the play is legal.
 *
 * It never throws for an invalid `after`. If no play leads to that board, it returns the reasons:
 *
 * - `malformed`: `after` is not a list, has a different number of squares from the board before, or contains something
 *   that is not a tile. No other code is reported with it; `path` shows where the fault is.
 * - `tile-gone`, `tile-changed`: a tile has been removed, or replaced with a different one. A blank in place of its
 *   letter is a different tile.
 * - `no-tiles`: no tile has been added.
 * - `unknown-letter`, `on-hole`: as in a play, for the tiles that have been added.
 * - `not-in-line`, `gap`: as in a play, for the added tiles that are not on a hole. A tile on a hole is not part of any
 *   line: remove it and try again.
 *
 * @param position - The board before the play with its ruleset, or a game or a view. The rack is ignored.
 * @param after - The board after the play.
 *
 * @throws TypeError if `position` is not a position, or its board contains something that is not a tile of the tile
 * set.
 * @throws RangeError if the board of `position` and the layout have different numbers of squares.
 *
 * @example
 * ```ts
 * import { playBetween, scoreMove, unwrap } from "tilewright";
 * import { parseCgp } from "tilewright/notation";
 *
 * const boardOf = (row: string) =>
 *   unwrap(parseCgp(`15/15/15/15/15/15/15/${row}/15/15/15/15/15/15/15 / 0/0 0`)).position;
 * const before = boardOf("5HORN6");
 * const { placements } = unwrap(playBetween(before, boardOf("4THORNs5").board));
 * placements.map(({ letter, blank }) => (blank ? letter.toLowerCase() : letter)); // => ["T", "s"]
 * unwrap(scoreMove(before, placements)).score.total; // => 8
 *
 * playBetween(before, boardOf("5HaRN1AA1A1").board).violations?.map(({ code }) => code); // => ["tile-changed", "gap"]
 * ```
 */
export function playBetween(
  position: AnyPosition,
  after: Board,
): Checked<{ readonly placements: readonly Placed[]; readonly move: PlayMove }, BoardFinding> {
  const resolved = resolveBoard(position);
  const { rules, board, ruleset } = resolved;
  const before = board.map((_, index) => tileAt(rules, board, index));
  const { tiles, faults } = readBoard(rules, after);
  if (faults.length > 0) return { ok: false, violations: faults as [BoardFinding] };

  const gone: number[] = [];
  const changed: number[] = [];
  const placements: Placed[] = [];
  before.forEach((tile, index) => {
    const now = tiles[index] as BoardTile | null;
    if (tile === null && now !== null) placements.push({ ...squareAtIndex(ruleset.layout, index), ...now });
    else if (tile !== null && now === null) gone.push(index);
    else if (tile?.letter !== now?.letter || tile?.blank !== now?.blank) changed.push(index);
  });
  const violations: BoardFinding[] = [];
  const note = (code: "tile-gone" | "tile-changed", indices: readonly number[]): void => {
    const squares = indices.map((index) => squareAtIndex(ruleset.layout, index));
    if (squares.length > 0) violations.push({ code, squares });
  };
  note("tile-gone", gone);
  note("tile-changed", changed);
  violations.push(...inspect(resolved, placements).violations.filter(isOfPlays));
  if (violations.length > 0) return { ok: false, violations: violations as [BoardFinding] };
  return { ok: true, placements, move: { type: "play", placements } };
}

/** What keeps tiles from being a play at all. All else can be wrong with a play. */
type NoPlay = "no-tiles" | "unknown-letter" | "on-hole" | "not-in-line" | "gap";

const noPlays: readonly PlayViolation["code"][] = ["no-tiles", "unknown-letter", "on-hole", "not-in-line", "gap"];

function isOfPlays(violation: PlayViolation): violation is Extract<PlayViolation, { readonly code: NoPlay }> {
  return noPlays.includes(violation.code);
}

/** Reads a board from outside, each property once. */
function readBoard(
  { emptyBoard }: IndexedRules,
  after: Board,
): { readonly tiles: Board; readonly faults: readonly BoardFinding[] } {
  const size = emptyBoard.length;
  const expected = `a flat list of ${size} squares`;
  const tiles: (BoardTile | null)[] = [];
  const faults: BoardFinding[] = [];
  try {
    if (!Array.isArray(after)) return { tiles, faults: [malformed("after", expected, after)] };
    if (after.length !== size) return { tiles, faults: [malformed("after", expected, after.length)] };
    for (let index = 0; index < size; index++) {
      const tile = readTile(after[index]);
      if (tile === undefined) faults.push(malformed(`after[${index}]`, "null or { letter, blank }", after[index]));
      else tiles.push(tile);
    }
  } catch {
    return { tiles, faults: [unreadable("after", "a board")] };
  }
  return { tiles, faults };
}

/** A tile from outside, or `null`; `undefined` for anything else. */
function readTile(found: unknown): BoardTile | null | undefined {
  if (found === null) return null;
  const { letter, blank } = Object(found) as Partial<BoardTile>;
  return typeof letter === "string" && typeof blank === "boolean" ? { letter, blank } : undefined;
}
