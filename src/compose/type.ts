import { readCoordinate } from "../notation/coordinate.ts";
import { foldSpellings, tileReader } from "../notation/tile-text.ts";
import { longestPlay, readWord } from "../notation/word-text.ts";
import type { AnyPosition } from "../play/position.ts";
import { resolve } from "../play/resolve.ts";
import { requireText } from "../read/refuse.ts";
import { capitalsOf, smallLettersOf } from "../tiles/folding.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import { isFree, placesLeft } from "./board.ts";
import { nextFree } from "./cursor.ts";
import { type Draft, type LaidTile, nothingLaid, requireDraft, squareTaken, withNotice } from "./draft.ts";
import { layDown, nameBlank } from "./lay.ts";

/**
 * Lays the letters of a string one by one, starting at the cursor, as if typed on a keyboard. Squares that already have
 * a tile are skipped.
 *
 * Letters are read as in `wordList`, in any case (docs/tile-sets.md): É is laid as E if there is no É tile. If the rack
 * has no tile left for a letter, a blank is laid as that letter. `?` lays a blank, and the next letter names it.
 *
 * The longest letter that the rack has a tile for is laid: CH if possible, otherwise C and H; `[C][H]` always means two
 * tiles. Characters typed one by one are combined as if they were typed at once: an H after a C makes the tile CH, and
 * an accent after an E makes É. Typing stops at the first letter that cannot be laid.
 *
 * @param text - One or more letters.
 *
 * @throws TypeError or RangeError if `position` is not a position
 */
export function typeText(position: AnyPosition, draft: Draft, text: string): Draft {
  resolve(position);
  requireDraft(draft);
  requireText(text, "text");
  if (text.trim() === "") return withNotice(draft, null);
  const { text: before, refused, tiles } = draft.typed ?? { text: "", refused: "", tiles: 0 };
  const start = withoutLast(draft, tiles);
  const isMore = ({ typed }: Draft): boolean => typed === null || typed.text.length > before.length;
  // What has been refused may begin a letter that goes on: C, if there is a tile CH.
  const whole = layLetters(position, start, before + refused + text);
  if (refused === "" || draft.notice === null || isMore(whole)) return whole;
  const rest = layLetters(position, start, before + text);
  return isMore(rest) ? rest : { ...rest, typed: { ...rest.typed!, refused: (refused + text).slice(-longestLetter) } };
}

/** How many characters a letter may have: as much as is remembered of what has been refused. */
const longestLetter = 8;

/** The draft before its last tiles were laid. */
function withoutLast(draft: Draft, tiles: number): Draft {
  const first = draft.laid[draft.laid.length - tiles];
  if (first === undefined) return draft;
  return { ...draft, laid: draft.laid.slice(0, -tiles), cursor: { row: first.row, col: first.col } };
}

/** Lays all that has been typed in a row, so that characters that come one by one need no rules of their own. */
function layLetters(position: AnyPosition, draft: Draft, text: string): Draft {
  const { tileSet } = resolve(position).ruleset;
  const keys = foldSpellings(tileSet, text).replace(/\s+/g, "");
  const spelled = inCapitals(tileSet, keys);
  let now = draft;
  let at = 0;
  for (let length = 1; length > 0 && at < keys.length; at += length) {
    const next = layNext(position, now, spelled, at);
    now = next.draft;
    length = next.length;
  }
  // A blank that lay there before has got its name: it is not typed again.
  if (draft.laid.some(({ letter }) => letter === null)) return now;
  const tiles = now.laid.length - draft.laid.length;
  return { ...now, typed: { text: keys.slice(0, at), refused: keys.slice(at).slice(-longestLetter), tiles } };
}

/** A text in capitals, unless some letter of the tile set has none: it may be spelled "Lj", or be another than H. */
function inCapitals(tileSet: TileSet, text: string): string {
  const capitals = capitalsOf(tileSet);
  return tileSet.letters.every(({ letter }) => letter === capitals(letter)) ? capitals(text) : text;
}

/**
 * Lays the letter at an index of what is typed, or names with it a blank that has no letter yet. `length`: how many
 * characters that took; 0 if the letter cannot be laid, and the draft says why.
 */
function layNext(
  position: AnyPosition,
  draft: Draft,
  keys: string,
  at: number,
): { readonly draft: Draft; readonly length: number } {
  const { tileSet } = resolve(position).ruleset;
  const found = tileReader(tileSet)(keys, at);
  if (keys[at] === BLANK) {
    const laid = layLetter(position, draft, BLANK);
    if (laid.laid === draft.laid) return { draft: laid, length: 0 };
    const named = found && nameBlank(position, laid, laid.laid.at(-1)!, found.tile.letter);
    return { draft: named ?? laid, length: found?.length ?? 1 };
  }
  if (found === null) {
    const rest = keys.slice(at);
    const goesOn = tileSet.letters.some(({ letter }) => letter.includes(rest)); // the dot of L·L
    return { draft: goesOn ? withNotice(draft, null) : notALetter(draft, rest), length: 0 };
  }
  const { length } = found;
  const { letter } = found.tile;
  const unnamed = draft.laid.filter((other) => other.letter === null).at(-1);
  if (unnamed !== undefined) return { draft: nameBlank(position, draft, unnamed, letter), length };
  const next = layLetter(position, draft, letter);
  if (next.laid !== draft.laid) return { draft: next, length };
  // C, if the rack has no CH: the longest letter that can be laid.
  const shorter = length > 1 ? layNext(position, draft, keys.slice(0, at + length - 1), at) : null;
  return shorter?.length ? shorter : { draft: next, length: 0 };
}

function notALetter(draft: Draft, text: string): Draft {
  return withNotice(draft, { code: "not-a-letter", text: [...text][0] as string });
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
 * Lays a complete play from a string such as `8F HORN`, replacing any tiles already laid. The string is parsed by
 * `parsePlay` from `tilewright/notation`: tiles already on the board are written as `.` or as their letters, with or
 * without parentheses.
 *
 * A word entirely in lower case is read as upper case. A letter for which the rack has only a blank is laid as a blank.
 * Nothing changes if `parsePlay` rejects the string, or if the rack lacks a tile.
 *
 * @param text - The play, such as `8F HORN`.
 *
 * @throws TypeError or RangeError if `position` is not a position
 */
export function typePlay(position: AnyPosition, draft: Draft, text: string): Draft {
  const resolved = resolve(position);
  requireDraft(draft);
  requireText(text, "text");
  const { tileSet } = resolved.ruleset;
  const [coordinate = "", word = "", ...more] = text.trim().split(/\s+/);
  const start = readCoordinate(coordinate);
  if (start === null || word === "" || more.length > 0 || text.length > longestPlay)
    return withNotice(draft, { code: "unreadable", text });
  const { square, direction } = start;
  const isSmall = word === smallLettersOf(tileSet)(word);
  const written = isSmall ? inCapitals(tileSet, word) : word;
  const { placements, faults } = readWord(written, square, direction, resolved);
  const [fault] = faults;
  if (fault !== undefined) {
    const { code, square: there, reason } = fault;
    if (reason.code === "not-a-letter") return notALetter(draft, reason.text);
    if (code === "unreadable") return withNotice(draft, { code, text });
    const isTaken = reason.code === "misfit" ? reason.lies !== null : reason.fault === "over-the-edge";
    return isTaken ? squareTaken(draft, there) : nothingLaid(draft);
  }
  const free: Draft = { ...draft, laid: [], picked: null, exchange: null, direction };
  const laid: LaidTile[] = [];
  // Letters that have no capitals are small by chance, not to say that they are blanks.
  const byChance = isSmall && written === word && !word.includes(BLANK);
  const blanks = byChance ? 0 : placements.filter(({ blank }) => blank).length;
  if (blanks > tileSet.blanks.count) return withNotice(draft, { code: "no-tile", letter: BLANK });
  for (const { row, col, letter, blank: isBlank } of placements) {
    const blank = isBlank && !byChance;
    if (!isFree(resolved, free, { row, col })) return squareTaken(draft, { row, col });
    const tile = blank ? BLANK : letter;
    const source = sourceOf({ ...free, laid }, tile);
    if (source === null) return withNotice(draft, { code: "no-tile", letter: tile });
    laid.push({ row, col, letter, blank: blank || source.blank, from: source.from });
  }
  const play = { ...free, laid };
  const notice = { code: "laid-play", tiles: laid.length, square, direction } as const;
  return withNotice(play, notice, { cursor: nextFree(resolved, play, laid.at(-1)!) });
}
