import {
  type Board,
  createTableGame,
  emptyBoard,
  type Placement,
  type PlayerView,
  type Ruleset,
  type Tile,
  viewFor,
} from "tilewright";
import { describeRemark } from "tilewright/messages";
import { formatCgp, parseCgp } from "tilewright/notation";
import { messagesNow } from "../language.ts";
import { texts } from "../texts.ts";

/** A position without its rules. */
export interface Spot {
  readonly board: Board;
  /** `null`: not known, so that any letter can be laid. */
  readonly rack: readonly Tile[] | null;
}

export type ReadSpot =
  | { readonly ok: true; readonly spot: Spot }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The most tiles of a rack here. A board draws each of them, so thousands would take it minutes. */
export const mostTiles = 100;

/** The position to begin with: there is a play for 25 points in it. */
export const firstPosition = "15/15/15/15/15/7F7/7A7/5HORN6/7M7/15/15/15/15/15/15 AEEIPST/ 0/0 0";

export function emptySpot({ layout }: Ruleset): Spot {
  return { board: emptyBoard(layout), rack: null };
}

/** The position in one line, as many programs write it (CGP). */
export function cgpOf(ruleset: Ruleset, { board, rack }: Spot): string {
  const position = { ruleset, board, rack };
  return formatCgp({ position, racks: [rack ?? [], []], scores: [0, 0], scorelessTurns: 0, operations: [] }).text;
}

/** The board as lines of text: a dot for each empty square, small letters for blanks. */
export function rowsOf(ruleset: Ruleset, spot: Spot): string {
  const [rows = ""] = cgpOf(ruleset, spot).split(" ");
  return rows.replace(/\d+/g, (empty) => ".".repeat(Number(empty))).replaceAll("/", "\n");
}

/** Reads a position: a line of CGP, or the lines that `rowsOf` writes. The rack stays if the text has none. */
export function readSpot(text: string, ruleset: Ruleset, rack: Spot["rack"] = null): ReadSpot {
  const isCgp = text.includes("/");
  const lines = text
    .trim()
    .split(/\s+/)
    .map((line) => line.replace(/\.+/g, (empty) => `${empty.length}`));
  const { ok, position, problems } = parseCgp(isCgp ? text : `${lines.join("/")} / 0/0 0`, { ruleset });
  if (!ok)
    return {
      ok: false,
      problems: problems.map((problem) => {
        const words = describeRemark(problem, messagesNow());
        return isCgp ? `${problem.column}: ${words}` : words;
      }),
    };
  const given = isCgp ? position.rack : rack;
  if (given !== null && given.length > mostTiles)
    return { ok: false, problems: [texts.position.rackTooLong(mostTiles)] };
  return { ok: true, spot: { board: position.board, rack: given } };
}

/** The position after a play. */
export function afterPlay(ruleset: Ruleset, { board, rack }: Spot, placements: readonly Placement[]): Spot {
  const laid = new Map(
    placements.map(({ row, col, letter, blank = false }) => [
      row * ruleset.layout.cols + col,
      { letter: letter ?? "", blank },
    ]),
  );
  const left = [...(rack ?? [])];
  for (const { letter, blank } of laid.values()) {
    const place = left.indexOf(blank ? "?" : letter);
    if (place >= 0) left.splice(place, 1);
  }
  return { board: board.map((tile, index) => laid.get(index) ?? tile), rack: rack && left };
}

/** The position as a view, for `<tilewright-board>`: a game on a real table in which one player is on turn. */
export function viewOf(ruleset: Ruleset, { board, rack }: Spot): PlayerView {
  // Rules with a target for each player are for so many.
  const targets = ruleset.end.targets?.length ?? 1;
  const players = Math.max(ruleset.players.min, targets);
  const game = createTableGame({ players, ruleset, first: 0 });
  const view = viewFor(game, 0);
  // An unknown rack is a full one, whatever is on it.
  const pile = { tiles: [], hidden: rack === null ? ruleset.rackSize : 0 };
  const seats = view.players.map((player, seat) => (seat === 0 ? { ...player, rack: pile } : player));
  return { ...view, board, players: seats, rack: rack ?? [] };
}
