import { emptyBoard, type Position, type Ruleset, stateAt, type Tile } from "../../index.ts";
import type { Messages } from "../../messages/index.ts";
import { parseCgp, type Remark } from "../../notation/index.ts";
import { turnsOf } from "../../replay/index.ts";
import { northAmerica2017 } from "../../rules/index.ts";
import { readRecord } from "../record/read-record.ts";
import { problemLine, remarkLine } from "../remarks.ts";
import { tileSets } from "../tile-sets.ts";
import { type TurnArgument, turnIn } from "./turn-argument.ts";

/** A position with its board, and the known tiles of the player on turn. */
export type GivenPosition = Position & {
  readonly board: NonNullable<Position["board"]>;
  readonly rack: readonly Tile[] | null;
};

/** What the arguments of a command say of a position. */
export interface PositionArguments {
  readonly position: GivenPosition;
  /** The arguments behind it. */
  readonly rest: readonly string[];
  /** What is odd in it but can be read: lines for standard error. */
  readonly remarks: string;
}

/** The help of what `positionOf` reads. */
export const positionHelp = `
POSITION is a quoted CGP string (rows, racks, scores, scoreless turns,
operations) or FILE@17: the position at turn 17 of a recorded game (for turn
numbers, run tilewright positions FILE). Without it, the board is empty.`;

/**
 * The position that the first argument stands for. If there is no argument, or the first one is a play, the board is
 * empty.
 *
 * @throws Error with a message of one line if the argument cannot be read
 */
export function positionOf(
  args: readonly string[],
  ruleset: Ruleset | undefined,
  language: Messages,
): PositionArguments {
  const [text, ...rest] = args;
  if (text === undefined || isSquare(text)) {
    const rules = ruleset ?? northAmerica2017;
    return { position: { ruleset: rules, board: emptyBoard(rules.layout), rack: null }, rest: args, remarks: "" };
  }
  const at = turnIn(text);
  if (at !== null) return { position: atTurn(at, ruleset, language), rest, remarks: "" };
  const cgp = parseCgp(text, { ruleset, tileSets: [...tileSets.values()] });
  if (!cgp.ok) throw unreadable("the position", cgp.problems, language);
  const remarks = cgp.remarks.map((remark) => `the position, ${problemLine(remark, language)}\n`).join("");
  return { position: cgp.position, rest, remarks };
}

/** Arguments that cannot be read. */
export function unreadable(what: string, problems: readonly Remark[], language: Messages): Error {
  return new Error(`${what}, ${problems.map((problem) => problemLine(problem, language)).join("; ")}`);
}

/** Whether an argument begins as a play does: with a square, `8F` or `F8`. */
function isSquare(text: string): boolean {
  return /^\s*(?:\d{1,3}[A-Za-z]{1,2}|[A-Za-z]{1,2}\d{1,3})(?=\s|$)/.test(text);
}

/** The game before one of its turns. */
function atTurn({ file, turn }: TurnArgument, ruleset: Ruleset | undefined, language: Messages): GivenPosition {
  const record = readRecord(file, ruleset);
  if (record.kind === "unreadable") throw new Error(`${file}: ${record.reason}`);
  if (record.kind === "not-a-game") throw new Error(remarkLine(file, record.problem, language));
  const turns = turnsOf(record.game);
  const found = turns[turn - 1];
  if (found === undefined) throw new Error(`${file} has turns 1 to ${turns.length}, but no turn ${turn}`);
  const before = stateAt(record.game.state, found.event);
  const tiles = before.players[found.player]?.rack.tiles ?? [];
  return { ruleset: before.ruleset, board: before.board, rack: tiles.length === 0 ? null : tiles };
}
