import { isInside } from "../board/layout.ts";
import { readCoordinate } from "../notation/coordinate.ts";
import { foldSpellings } from "../notation/tile-text.ts";
import { parseWord } from "../notation/word-text.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolve } from "../play/resolve.ts";
import { requireText } from "../read/refuse.ts";
import { capitalsOf, smallLettersOf } from "../tiles/folding.ts";
import { type WordReader, wordReader } from "../tiles/letters.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";
import { isFree, placesLeft } from "./board.ts";
import { nextFree } from "./cursor.ts";
import { type Draft, type LaidTile, nothingLaid, requireDraft, squareTaken, withNotice } from "./draft.ts";
import { layDown, nameBlank } from "./lay.ts";

/**
 * Lays the letters of a text one after the other from the cursor on, as a keyboard gives them. Tiles that lie on the
 * board are passed over.
 *
 * Letters are read as `wordList` reads them, in any case (docs/tile-sets.md): É is laid as E where no tile has É. If the
 * rack has no such tile left, its blank is laid for the letter. `?` lays a blank, and the next letter names it. The
 * longest letter that the rack has a tile for is laid: CH, or else C and H; `[C][H]` are two tiles. What comes character
 * by character is laid as if it came at once: after C, an H makes the tile CH. At the first letter that cannot be laid
 * it stops.
 *
 * @param text - One letter or several.
 *
 * @throws TypeError or RangeError if `position` is not a position
 */
export function typeText(position: AnyPosition, draft: Draft, text: string): Draft {
  const { tileSet } = resolve(position).ruleset;
  requireDraft(draft);
  requireText(text, "text");
  if (/^\s*$/.test(text)) return withNotice(draft, null);
  const reader = wordReader(tileSet, "keys");
  const keys = reader.spell((draft.typed?.text ?? "") + text).replace(/\s+/g, "");
  let now = withoutTiles(draft, draft.typed?.tiles ?? 0);
  /** Where the last letter begins in the text, and how many tiles lay before it. */
  let last = { at: 0, tiles: now.laid.length };
  const typedFrom = (from: typeof last, { laid }: Draft): Partial<Draft> => ({
    typed: { text: keys.slice(from.at), tiles: laid.length - from.tiles },
  });
  for (let at = 0; at < keys.length; ) {
    const { laid, length } = layNext(position, now, reader, keys, at);
    const from = { at, tiles: now.laid.length };
    if (length === 0) {
      const kept = from.tiles === draft.laid.length ? draft : now;
      const { notice } = laid;
      if (notice?.code !== "square-taken")
        for (const begun of [last, from]) {
          const longer = reader
            .longer(keys.slice(begun.at).replace(BLANK, ""))
            .filter((letter) => sourceOf(now, letter) !== null);
          // Whoever types C and H for a tile CH need not hear that there is no C. Few keyboards give marks apart.
          const quiet = longer.some((letter) => letter.length > 1);
          if (longer.length > 0) return withNotice(kept, quiet ? null : notice, typedFrom(begun, kept));
        }
      return withNotice(kept, notice);
    }
    last = from;
    now = laid;
    at += length;
  }
  return { ...now, ...typedFrom(last, now) };
}

/** The draft before its last tiles were laid. */
function withoutTiles(draft: Draft, tiles: number): Draft {
  const first = draft.laid[draft.laid.length - tiles];
  if (first === undefined) return draft;
  return { ...draft, laid: draft.laid.slice(0, -tiles), cursor: { row: first.row, col: first.col } };
}

function notALetter(draft: Draft, text: string): Draft {
  return withNotice(draft, { code: "not-a-letter", text: [...text][0] as string });
}

/** Lays the letter at an index of what is typed. `length` is 0 if it cannot be laid, and the draft says why. */
function layNext(
  position: AnyPosition,
  draft: Draft,
  { read }: WordReader,
  keys: string,
  at: number,
): { readonly laid: Draft; readonly length: number } {
  const blank = keys[at] === BLANK ? 1 : 0;
  const before = blank ? layLetter(position, draft, BLANK) : draft;
  if (blank && before.laid === draft.laid) return { laid: before, length: 0 };
  let refused = notALetter(draft, keys.slice(at));
  const unnamed = before.laid.filter(({ letter }) => letter === null).at(-1);
  if (unnamed !== undefined) {
    const name = read(keys, at + blank);
    if (name === null) return { laid: blank ? before : refused, length: blank };
    return { laid: nameBlank(position, before, unnamed, name.letter), length: blank + name.length };
  }
  // The longest letter that the rack has.
  for (let end = keys.length; ; ) {
    const found = read(keys, at, end);
    if (found === null) return { laid: refused, length: 0 };
    const laid = layLetter(position, draft, found.letter);
    if (laid.laid !== draft.laid) return { laid, length: found.length };
    if (end === keys.length) refused = laid;
    end = at + found.length - 1;
  }
}

/** Lays a tile for a letter, or a blank for `?`, where the cursor is. */
function layLetter(position: AnyPosition, draft: Draft, letter: Tile): Draft {
  const source = sourceOf(draft, letter);
  if (source === null) return withNotice(draft, { code: "no-tile", letter });
  return layDown(position, draft, { ...draft.cursor, letter: letter === BLANK ? null : letter, ...source });
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
 * A word all in small letters is read as capitals; so is one that begins with a capital and has more small letters than
 * the rack has blanks, as telephones write it. A letter for which the rack has only a blank is laid with the blank.
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
  const capitals = capitalsOf(tileSet);
  const small = smallLettersOf(tileSet);
  const folded = foldSpellings(tileSet, word);
  const others = folded.slice(1);
  const blanks = draft.rack?.filter((tile) => tile === BLANK).length ?? tileSet.blanks.count;
  // Letters are capitals or small by chance here, and not to say which are blanks.
  const caseless =
    others === small(others) && (folded === small(folded) || others.replace(/\P{L}/gu, "").length > blanks);
  const read = parseWord({ text: caseless ? capitals(folded) : folded, column: 1 }, square, direction, resolved);
  const reason = read.problems[0]?.reason;
  if (reason?.code === "not-a-letter") return notALetter(draft, reason.text);
  if (reason?.code === "misfit" && reason.lies !== null) return squareTaken(draft, reason.square);
  if (reason?.code === "word" && reason.fault === "over-the-edge") {
    const beyond = direction === "across" ? { ...square, col: layout.cols } : { ...square, row: layout.rows };
    return squareTaken(draft, isInside(layout, square) ? beyond : square);
  }
  if (reason !== undefined) return nothingLaid(draft);
  const free: Draft = { ...draft, laid: [], picked: null, exchange: null, direction };
  const laid: LaidTile[] = [];
  for (const { row, col, letter, blank } of read.placements) {
    if (!isFree(resolved, free, { row, col })) return squareTaken(draft, { row, col });
    const tile = blank ? BLANK : letter;
    const source = sourceOf({ ...free, laid }, tile);
    if (source === null) return withNotice(draft, { code: "no-tile", letter: tile });
    laid.push({ row, col, letter, blank: blank || source.blank, from: source.from });
  }
  const play = { ...free, laid };
  const notice = { code: "laid-play", tiles: laid.length, square, direction } as const;
  return withNotice(play, notice, { cursor: nextFree(resolved, play, last) });
}

/** Whether a word begins with a capital and has more small letters than there are blanks. */
function isCapitalised(word: string, small: (text: string) => string, blanks: number): boolean {
  const [first = "", ...rest] = word;
  const others = rest.join("");
  return first !== small(first) && others === small(others) && others.replace(/\P{L}/gu, "").length > blanks;
}

function blanksOf({ rack }: Draft, { blanks }: TileSet): number {
  return rack?.filter((tile) => tile === BLANK).length ?? blanks.count;
}
