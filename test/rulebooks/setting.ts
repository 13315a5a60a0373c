// A worked example as it is put to the library. Boards and records are written here, so that no reader or writer of the
// library has touched them before the one that is asked.
import {
  applyMove,
  type Board,
  type BoardTile,
  createTableGame,
  type Dictionary,
  type GameState,
  type KnownLabel,
  type Placed,
  type Ruleset,
  type Tile,
  unwrap,
} from "tilewright";
import { scene } from "../game/scene.ts";
import type { Turn } from "./worked-examples.ts";

/** An example on its board, as printed or transposed. Two play, by turns. */
export interface Setting {
  readonly ruleset: Ruleset;
  /** The turns before. */
  readonly before: readonly Written[];
  readonly board: Board;
  /** The play with all letters of its word. */
  readonly text: string;
  /** The tiles of the play, as the word reads. */
  readonly tiles: readonly Placed[];
  /** What stays on the rack. */
  readonly leave: string;
  readonly points: number;
  /** The words that the play forms, all of which the dictionary has. */
  readonly words: readonly string[];
  readonly dictionary: Dictionary;
  /** Whether a word of the play is forbidden. */
  readonly refused: boolean;
  /** The seat of the player who makes the play. */
  readonly seat: number;
}

/** The tiles of a play in one order: as they are laid, and as they stand on the rack behind those that stay there. */
export interface Order {
  readonly laid: readonly Placed[];
  readonly rack: readonly Tile[];
}

/** A turn as records write it. */
export interface Written {
  readonly square: string;
  /** The word, with a dot for each tile that lay there. */
  readonly word: string;
  readonly laid: readonly Placed[];
  readonly points: number;
}

/** What an example says of its play. */
export interface Example {
  readonly before: readonly Turn[];
  readonly play: string;
  readonly points: number;
  readonly leave?: string | undefined;
}

const size = 15;
const columns = "ABCDEFGHIJKLMNO";
const names = ["Ann", "Ben"];

/** The setting of an example whose words have these labels in the dictionary. */
export function settingOf(
  ruleset: Ruleset,
  { before, play, points, leave = "" }: Example,
  transposed: boolean,
  labels: Readonly<Record<string, readonly KnownLabel[]>>,
): Setting {
  const side = transposed ? turned : (text: string) => text;
  const board: (BoardTile | null)[] = Array.from({ length: size * size }, () => null);
  const turns = before.map(([earlier, scored]) => {
    const turn = { ...written(side(earlier), board), points: scored };
    for (const { row, col, letter } of turn.laid) board[row * size + col] = { letter, blank: false };
    return turn;
  });
  const text = side(play);
  const tiles = written(text, board).laid;
  const words = Object.keys(labels);
  const dictionary = { has: (word: string) => words.includes(word), labels: (word: string) => [labels[word] ?? []] };
  const refused = words.some((word) => labels[word]?.some((label) => ruleset.forbiddenLabels.includes(label)));
  const seat = turns.length % 2;
  return { ruleset, before: turns, board, text, tiles, leave, points, words, dictionary, refused, seat };
}

/** `8F HORN` is `F8 HORN` on the transposed board: across is down, and its first square H6. */
function turned(play: string): string {
  const { row, col, down, word } = readTurn(play);
  return down ? `${col + 1}${columns[row]} ${word}` : `${columns[row]}${col + 1} ${word}`;
}

function readTurn(play: string): { row: number; col: number; down: boolean; word: string } {
  const [, first, last, word] = /^(\d+|[A-O])(\d+|[A-O]) ([A-Z]+)$/.exec(play) as unknown as [
    string,
    string,
    string,
    string,
  ];
  const down = columns.includes(first);
  return { row: Number(down ? last : first) - 1, col: columns.indexOf(down ? first : last), down, word };
}

function written(play: string, board: Board): Omit<Written, "points"> {
  const { row, col, down, word } = readTurn(play);
  const laid: Placed[] = [];
  const letters = [...word].map((letter, i) => {
    const square = down ? { row: row + i, col } : { row, col: col + i };
    const there = board[square.row * size + square.col];
    if (there?.letter === letter) return ".";
    if (there) throw new Error(`${play}: ${there.letter} lies where ${letter} should`);
    laid.push({ ...square, letter, blank: false });
    return letter;
  });
  return { square: play.split(" ")[0] as string, word: letters.join(""), laid };
}

/** The play as records write it. */
export function writtenPlay({ text, board, points }: Setting): Written {
  return { ...written(text, board), points };
}

/** The rows of the board, with a dot for an empty square. */
export function rowsOf({ board }: Setting): readonly string[] {
  const squares = board.map((tile) => tile?.letter ?? ".");
  return Array.from({ length: size }, (_, row) => squares.slice(row * size, (row + 1) * size).join(""));
}

/** The position in one line, as CGP has it. */
export function cgpOf(setting: Setting, { rack }: Order): string {
  const rows = rowsOf(setting).map((row) => row.replace(/\.+/g, (empty) => `${empty.length}`));
  return `${rows.join("/")} ${rack.join("")}/ 0/0 0`;
}

/** The turns up to the play and with it, each with the rack as far as it is known and the new total of its player. */
function linesOf(setting: Setting, { rack }: Order) {
  const totals = [0, 0];
  const turns = [...setting.before, writtenPlay(setting)];
  return turns.map(({ square, word, laid, points }, i) => {
    const seat = i % 2;
    totals[seat] = (totals[seat] as number) + points;
    const held = i === turns.length - 1 ? rack : laid.map(({ letter }) => letter);
    return { seat, held: held.join(""), square, word, points, total: totals[seat] as number };
  });
}

/** The record of the game up to the play and with it. A play that is refused comes off again. */
export function gcgOf(setting: Setting, order: Order): string {
  const turns = linesOf(setting, order);
  const lines = turns.map(
    ({ seat, held, square, word, points, total }) => `>${names[seat]}: ${held} ${square} ${word} +${points} ${total}`,
  );
  const { seat, held, points, total } = turns.at(-1)!;
  const off = setting.refused ? [`>${names[seat]}: ${held} -- -${points} ${total - points}`] : [];
  return [...names.map((name, i) => `#player${i + 1} ${name} ${name}`), ...lines, ...off, ""].join("\n");
}

/** The same record as game servers write it. */
export function historyOf(setting: Setting, order: Order): string {
  const events = linesOf(setting, order).map(({ seat, held, square, word, points, total }) => ({
    player_index: seat,
    rack: held,
    position: square,
    played_tiles: word,
    score: points,
    cumulative: total,
  }));
  const { score, cumulative, ...play } = events.at(-1)!;
  const off = { ...play, type: "PHONY_TILES_RETURNED", lost_score: score, cumulative: cumulative - score };
  const players = names.map((nickname) => ({ nickname }));
  return JSON.stringify({ players, events: setting.refused ? [...events, off] : events });
}

/** The game just before the play, whose player holds its tiles. The bag is not empty. */
export function gameOf({ ruleset, before, tiles, leave, seat }: Setting): GameState {
  const rack = tiles.map(({ letter }) => letter).join("") + leave;
  const racks = seat === 0 ? [rack, "IIIIIII"] : ["IIIIIII", rack];
  const plays = before.map(({ square, word }) => `${square} ${word}`);
  return scene({ ruleset, plays, racks, bag: "EEEEEEE", turn: seat });
}

/** The game on a real table up to the play, move by move, each with its tiles from last to first. */
export function tableGameOf({ ruleset, before }: Setting): GameState {
  return before.reduce<GameState>(
    (state, { laid }) => unwrap(applyMove(state, { type: "play", placements: [...laid].reverse() })).state,
    createTableGame({ players: names, ruleset, first: 0 }),
  );
}
