import type { Square } from "../board/square.ts";
import type { EventOf } from "../game/model/event.ts";
import { squareName } from "../notation/coordinate.ts";
import type { RemarkReasons, Who } from "../notation/reason.ts";
import { listed } from "../read/describe.ts";
import { BLANK, type Tile } from "../tiles/tile.ts";
import type { Words } from "./types/words.ts";

/** A number with its noun: `1 tile`, `2 tiles`, `-1 point`. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${Math.abs(count) === 1 ? one : many}`;
}

/** The names of squares in a list. */
export function squaresOf(squares: readonly Square[], conjunction: string): string {
  return listed(
    squares.map((square) => squareName(square)),
    conjunction,
  );
}

/** The words for the labels of a word, in a list; a label that has none stands as it is. */
export function labelsOf(labels: readonly string[], words: Pick<Words, "labels">): string {
  return labels.map((label) => (Object.hasOwn(words.labels, label) ? words.labels[label] : label)).join(", ");
}

/** Why points were adjusted, with the note if there is one: `penalty, late`. */
export function reasonOf(
  { reason, note }: Pick<EventOf<"adjusted">, "reason" | "note">,
  { adjustments }: Pick<Words, "adjustments">,
): string {
  return note === null ? adjustments[reason] : `${adjustments[reason]}, ${note}`;
}

/** The name of a tile: its letter, or the word for a blank. */
export function tileName(tile: Tile, blank: string): string {
  return tile === BLANK ? blank : tile;
}

/** The names of tiles in a list. */
export function tileNames(tiles: readonly Tile[], blank: string): string {
  return tiles.map((tile) => tileName(tile, blank)).join(", ");
}

/** Whether what stands for a letter is a mark such as `?`, with which programs write a blank. */
export function isBlankMark(letter: string): boolean {
  return /^[?_\s]?$/.test(letter);
}

/** The names of players in a list. */
export function namesOf(players: readonly Who[]): string {
  return players.map(({ name }) => name).join(", ");
}

/** What players gain and lose: `Ann +6, Ben -3`. */
export function pointsOfEach(players: readonly (Who & { readonly points: number })[]): string {
  return players.map(({ name, points }) => `${name} ${plus(points)}${points}`).join(", ");
}

/** The sign that points outside a play have before them; that of a loss belongs to the number. */
export function plus(points: number): string {
  return points < 0 ? "" : "+";
}

/** How many of some tiles a set has, and how many of them lie on the board: `1 Z (1 on the board), 2 blanks`. */
export function mostText(
  tiles: RemarkReasons["tile-excess"]["tiles"],
  blanks: (count: number) => string,
  lie: (count: number) => string,
): string {
  return tiles
    .map(({ tile, most, onBoard }) => {
      const held = tile === BLANK ? blanks(most) : `${most} ${tile}`;
      return onBoard === 0 ? held : `${held} (${lie(onBoard)})`;
    })
    .join(", ");
}
