import type { Board } from "../board/board.ts";
import { mismatch } from "../read/describe.ts";
import { isList, isRevoked } from "../read/is-object.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Pile } from "../tiles/pile.ts";
import { type IndexedRules, indexRules } from "./indexed-rules.ts";
import type { AnyPosition } from "./position.ts";
import { wordsPlayed } from "./words-played.ts";

/** The board of a position made ready: its ruleset indexed, and a board of the right size. */
export interface ResolvedBoard {
  readonly ruleset: Ruleset;
  readonly rules: IndexedRules;
  readonly board: Board;
}

/** A position made ready: also the rack to check against, if it is known. */
export interface Resolved extends ResolvedBoard {
  readonly rack: Pile | null;
  /** Lists the words formed so far. A long history is read only when a rule asks for it. */
  readonly wordsPlayed: () => readonly string[];
}

/**
 * Makes a position ready: a bare one, a game or a view.
 *
 * @throws TypeError if it is not a position.
 * @throws RangeError if the board does not have as many squares as the layout.
 */
export function resolve(position: AnyPosition): Resolved {
  const { ruleset, rules, board } = resolveBoard(position);
  return { ruleset, rules, board, rack: rackOf(position), wordsPlayed: () => wordsPlayed(position) };
}

/** The same for those who ask for no rack, such as pictures: it is neither read nor checked. */
export function resolveBoard(position: AnyPosition): ResolvedBoard {
  const { ruleset } = requireProperties(position, "position") as AnyPosition;
  const rules = indexRules(requireProperties(ruleset, "position.ruleset") as Ruleset);
  const board = position.board ?? rules.emptyBoard;
  if (!isList(board)) throw new TypeError(mismatch("position.board", "a list", board));
  const size = rules.emptyBoard.length;
  if (board.length !== size)
    throw new RangeError(
      `${mismatch("position.board", `a flat list of ${size} squares`, board.length)} (use parsePosition for rows)`,
    );
  return { ruleset, rules, board };
}

function rackOf(position: AnyPosition): Pile | null {
  if (position.kind === "game") {
    const { turn } = position.status;
    return turn === null ? null : (position.players[turn]?.rack ?? null);
  }
  if (position.kind === "view") {
    if (position.viewer === null) return null;
    return { tiles: position.rack, hidden: position.players[position.viewer]?.rack.hidden ?? 0 };
  }
  const { rack } = position;
  if (rack === undefined || rack === null) return null;
  if (!isList(rack)) throw new TypeError(mismatch("position.rack", "a list of tiles or null", rack));
  return { tiles: rack, hidden: 0 };
}

function requireProperties(value: unknown, name: string): object {
  if (typeof value !== "object" || value === null || isRevoked(value))
    throw new TypeError(mismatch(name, "an object", value));
  return value;
}
