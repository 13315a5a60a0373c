import { BLANK, type Tile } from "../tiles/tile.ts";

/** A number as a sentence has it: in words up to ten. */
export function spelled(count: number): string {
  const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  return words[count] ?? `${count}`;
}

/** How many tiles of a kind there are, with the verb before them: `are 13 Es`. */
export function areTiles(count: number, tile: Tile): string {
  const name = tile === BLANK ? "blank" : tile;
  return count === 1 ? `is 1 ${name}` : `are ${count} ${name}s`;
}

/** One tile or more of a kind, as players say it: `a Z`, `an E`, `two Qs`, `a blank`. */
export function someOf(tile: Tile, count: number): string {
  const name = tile === BLANK ? "blank" : tile;
  if (count !== 1) return `${spelled(count)} ${name}s`;
  return `${/^[AEFHILMNORSX]$/.test(name) ? "an" : "a"} ${name}`;
}
