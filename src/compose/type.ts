import { indexOfSquare } from "../board/layout.ts";
import { readCoordinate } from "../notation/coordinate.ts";
import { foldSpellings, tileReader } from "../notation/tile-text.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolve } from "../play/resolve.ts";
import { requireText } from "../read/refuse.ts";
import { BLANK, type Letter, type Tile } from "../tiles/tile.ts";
import { isFree, placesLeft, sameSquare } from "./board.ts";
import { nextFree } from "./cursor.ts";
import { type Draft, type LaidTile, nothingLaid, requireDraft, squareTaken, withNotice } from "./draft.ts";
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
  requireDraft(draft);
  requireText(text, "text");
  const read = tileReader(tileSet);
  const keys = foldSpellings(tileSet, text).replace(/\s+/g, "");
  let typed = keys === "" ? withNotice(draft, null) : draft;
  for (let at = 0; at < keys.length; ) {
    const before = typed;
    const unit = keys[at] === BLANK ? { tile: { letter: BLANK }, length: 1 } : read(keys, at);
    if (unit === null) return notALetter(typed, keys.slice(at));
    typed = typeTile(position, typed, unit.tile.letter);
    if (typed.laid === before.laid) return typed;
    at += unit.length;
  }
  return typed;
}

function notALetter(draft: Draft, text: string): Draft {
  return withNotice(draft, { code: "not-a-letter", text: [...text][0] as string });
}

function typeTile(position: AnyPosition, draft: Draft, tile: Tile): Draft {
  if (tile !== BLANK) {
    const unnamed = draft.laid.filter(({ letter }) => letter === null).at(-1);
    if (unnamed !== undefined) return nameBlank(position, draft, unnamed, tile);
    const joined = joinLetters(position, draft, tile);
    if (joined !== null) return joined;
  }
  const source = sourceOf(draft, tile);
  if (source === null) return withNotice(draft, { code: "no-tile", letter: tile });
  return layDown(position, draft, { ...draft.cursor, letter: tile === BLANK ? null : tile, ...source });
}

/** C and H in turn make the tile CH, if the C has just been typed and there is such a tile. `null` if not. */
function joinLetters(position: AnyPosition, draft: Draft, letter: Letter): Draft | null {
  const last = draft.laid.at(-1);
  const justTyped = draft.notice?.code === "laid" && last !== undefined && sameSquare(draft.notice.square, last);
  if (!justTyped || last.letter === null || last.blank) return null;
  const whole = last.letter + letter;
  if (!resolve(position).rules.points.has(whole)) return null;
  const without = { ...draft, laid: draft.laid.slice(0, -1) };
  const source = sourceOf(without, whole);
  if (source === null || source.blank) return null;
  return layDown(position, without, { ...last, letter: whole, ...source });
}

/** The tile to lay for a letter, or for `?`: its own, or else a blank. `null` if the rack has neither. */
function sourceOf(draft: Draft, tile: Tile): Pick<LaidTile, "blank" | "from"> | null {
  const { rack } = draft;
  if (rack === null) return { blank: tile === BLANK, from: null };
  const left = placesLeft(draft);
  const from = left.find((place) => rack[place] === tile) ?? left.find((place) => rack[place] === BLANK);
  return from === undefined ? null : { blank: rack[from] === BLANK, from };
}

/**
 * Lays a whole play from a text such as `8F HORN`, in place of what has been laid. It is written as `parsePlay` of
 * `tilewright/notation` reads it: tiles on the board as `.` or as their letters, in round brackets or not.
 *
 * A word all in small letters is read as capitals. A letter for which the rack has only a blank is laid with the blank.
 * If the text cannot be read, does not fit the board, or the rack lacks a tile, nothing changes.
 *
 * @param text - Such as `8F HORN`.
 *
 * @throws TypeError or RangeError if `position` is not a position
 */
export function typePlay(position: AnyPosition, draft: Draft, text: string): Draft {
  const resolved = resolve(position);
  requireDraft(draft);
  requireText(text, "text");
  const { layout, tileSet } = resolved.ruleset;
  const [coordinate = "", word = "", ...more] = text.trim().split(/\s+/);
  const start = readCoordinate(coordinate);
  if (start === null || word === "" || more.length > 0) return withNotice(draft, { code: "unreadable", text });
  const { square, direction } = start;
  const read = tileReader(tileSet);
  const keys = foldSpellings(tileSet, word);
  const allSmall = word === word.toLowerCase();
  const free: Draft = { ...draft, laid: [], picked: null, exchange: null, direction };
  const laid: LaidTile[] = [];
  let { row, col } = square;
  let inBrackets = false;
  for (let at = 0; at < keys.length; ) {
    const mark = keys[at];
    if (mark === "(" || mark === ")") {
      inBrackets = mark === "(";
      at++;
      continue;
    }
    const unit = mark === "." ? { tile: null, length: 1 } : read(keys, at);
    if (unit === null) return notALetter(draft, keys.slice(at));
    const { tile, length } = unit;
    const lies = resolved.board[indexOfSquare(layout, { row, col })] ?? null;
    if (isFree(resolved, free, { row, col })) {
      if (tile === null || inBrackets) return nothingLaid(draft);
      const blank = tile.blank && (mark === BLANK || !allSmall);
      const letter = blank ? BLANK : tile.letter;
      const source = sourceOf({ ...free, laid }, letter);
      if (source === null) return withNotice(draft, { code: "no-tile", letter });
      laid.push({ row, col, letter: tile.letter, blank: blank || source.blank, from: source.from });
    } else if (lies === null || (tile !== null && tile.letter !== lies.letter)) return squareTaken(draft, { row, col });
    at += length;
    if (direction === "across") col++;
    else row++;
  }
  const last = laid.at(-1);
  if (last === undefined) return nothingLaid(draft);
  const play = { ...free, laid };
  const notice = { code: "laid-play", tiles: laid.length, square, direction } as const;
  return withNotice(play, notice, { cursor: nextFree(resolved, play, last) });
}
