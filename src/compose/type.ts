import type { Direction, Square } from "../board/square.ts";
import { parseSquare } from "../notation/coordinate.ts";
import { parsePlay } from "../notation/play-text.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolve } from "../play/resolve.ts";
import { BLANK, type Letter } from "../tiles/tile.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import { placesLeft, sameSquare } from "./board.ts";
import { nextFree } from "./cursor.ts";
import { changed, type Draft, type LaidTile } from "./draft.ts";
import { layDown, nameBlank } from "./lay.ts";

/**
 * Lays the letters of a text one after the other from the cursor on, as a keyboard gives them. Tiles that lie on the
 * board are passed over.
 *
 * Small letters will do. If the rack has no such tile left, its blank is laid for the letter. `?` lays a blank, and the
 * next letter names it. A letter of several characters may come in one piece or character by character: after C, an H
 * makes the tile CH if the rack has one. At the first letter that cannot be laid it stops.
 *
 * @param text - One letter or several.
 *
 * @throws TypeError or RangeError if `position` is not a position
 */
export function typeText(position: AnyPosition, draft: Draft, text: string): Draft {
  const { tileSet } = resolve(position).ruleset;
  let rest = text.normalize("NFC").trimStart();
  let typed = rest === "" ? changed(draft, null) : draft;
  while (rest !== "") {
    const piece = rest.startsWith(BLANK) ? BLANK : longestLetter(tileSet, rest);
    if (piece === null) return changed(typed, { code: "not-a-letter", text: [...rest][0] as string });
    const before = typed;
    typed = piece === BLANK ? typeBlank(position, typed) : typeLetter(position, typed, letterOf(tileSet, piece)!);
    if (typed.laid === before.laid) return typed;
    rest = rest.slice(piece.length).trimStart();
  }
  return typed;
}

function typeLetter(position: AnyPosition, draft: Draft, letter: Letter): Draft {
  const unnamed = draft.laid.filter((tile) => tile.letter === null).at(-1);
  if (unnamed !== undefined) return nameBlank(position, draft, unnamed, letter);
  const joined = joinLetters(position, draft, letter);
  if (joined !== null) return joined;
  const source = sourceOf(draft, letter);
  if (source === null) return changed(draft, { code: "no-tile", letter });
  return layDown(position, draft, { ...draft.cursor, letter, ...source });
}

function typeBlank(position: AnyPosition, draft: Draft): Draft {
  const place = placesLeft(draft).find((other) => draft.rack?.[other] === BLANK) ?? null;
  if (place === null && draft.rack !== null) return changed(draft, { code: "no-tile", letter: BLANK });
  return layDown(position, draft, { ...draft.cursor, letter: null, blank: true, from: place });
}

/** C and H in turn make the tile CH, if the C has just been typed and there is such a tile. `null` if not. */
function joinLetters(position: AnyPosition, draft: Draft, letter: Letter): Draft | null {
  const { ruleset } = resolve(position);
  const last = draft.laid.at(-1);
  const justTyped = draft.notice?.code === "laid" && last !== undefined && sameSquare(draft.notice.square, last);
  if (!justTyped || last.letter === null || last.blank) return null;
  const whole = letterOf(ruleset.tileSet, last.letter + letter);
  if (whole === null) return null;
  const without = { ...draft, laid: draft.laid.slice(0, -1) };
  const source = sourceOf(without, whole);
  if (source === null || source.blank) return null;
  return layDown(position, without, { row: last.row, col: last.col, letter: whole, ...source });
}

/** The tile to lay for a letter: its own, or else a blank. `null` if the rack has neither. */
function sourceOf(draft: Draft, letter: Letter): Pick<LaidTile, "blank" | "from"> | null {
  const { rack } = draft;
  if (rack === null) return { blank: false, from: null };
  const left = placesLeft(draft);
  const own = left.find((place) => rack[place] === letter);
  if (own !== undefined) return { blank: false, from: own };
  const blank = left.find((place) => rack[place] === BLANK);
  return blank === undefined ? null : { blank: true, from: blank };
}

/** The letter that a text spells, in whatever case. */
function letterOf({ letters }: TileSet, text: string): Letter | null {
  const upper = text.toUpperCase();
  const found = letters.find(({ letter }) => letter === text) ?? letters.find(({ letter }) => letter === upper);
  return found?.letter ?? null;
}

/** The longest piece at the beginning of a text that is a letter. */
function longestLetter(tileSet: TileSet, text: string): string | null {
  for (let length = Math.min(8, text.length); length > 0; length--)
    if (letterOf(tileSet, text.slice(0, length)) !== null) return text.slice(0, length);
  return null;
}

/**
 * Lays a whole play from a text such as `8F HORN`, in place of what has been laid. `parsePlay` says how plays are
 * written.
 *
 * A word all in small letters is read as capitals. A letter for which the rack has only a blank is laid with the blank.
 * If the text cannot be read, or the rack lacks a tile, nothing changes.
 *
 * @param text - Such as `8F HORN`.
 *
 * @throws TypeError or RangeError if `position` is not a position
 */
export function typePlay(position: AnyPosition, draft: Draft, text: string): Draft {
  const resolved = resolve(position);
  const [coordinate = "", word = "", ...more] = text.trim().split(/\s+/);
  const small = word !== "" && word === word.toLowerCase() && more.length === 0;
  const read = parsePlay(small ? `${coordinate} ${word.toUpperCase()}` : text, position);
  if (!read.ok) {
    const { column, expected, found } = read.problems[0];
    return changed(draft, { code: "unreadable", column, expected, found });
  }
  let laid: Draft = { ...draft, laid: [], picked: null, exchange: null };
  for (const { row, col, letter, blank } of read.placements) {
    const place = placesLeft(laid).find((other) => laid.rack?.[other] === BLANK) ?? null;
    const source = blank ? { blank, from: place } : sourceOf(laid, letter);
    if (source === null || (blank && place === null && laid.rack !== null))
      return changed(draft, { code: "no-tile", letter: blank ? BLANK : letter });
    laid = { ...laid, laid: [...laid.laid, { row, col, letter, ...source }] };
  }
  const { square, direction } = startOf(coordinate);
  laid = { ...laid, direction };
  const cursor = nextFree(resolved, laid, laid.laid.at(-1) as LaidTile);
  return changed(laid, { code: "laid-play", tiles: laid.laid.length, square, direction }, { cursor });
}

/** Where a play begins. Its coordinate has been read already. */
function startOf(coordinate: string): { readonly square: Square; readonly direction: Direction } {
  return parseSquare(coordinate) as { readonly square: Square; readonly direction: Direction };
}
