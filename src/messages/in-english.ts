import { listed } from "../read/describe.ts";
import type { Tile } from "../tiles/tile.ts";
import { counted, tileName } from "./helpers.ts";

// What English sentences of several parts have in common.

/** Somebody, who may be the reader. */
export interface Who {
  readonly player: string;
  readonly you: boolean;
}

/** Who does something. */
export function who({ player, you }: Who): string {
  return you ? "You" : player;
}

/** What a play made and scored. */
export function playedText(by: Who, [main = "", ...others]: readonly string[], points: number): string {
  const also = others.length === 0 ? "" : `, also making ${listed(others, "and")}`;
  return `${who(by)} played ${main} for ${counted(points, "point", "points")}${also}.`;
}

/** Which words are not valid; `null` if only the play as a whole was judged. */
export function notValid(words: readonly string[] | null): string {
  if (words === null) return "at least one word is not valid";
  return `${listed(words, "and")} ${words.length === 1 ? "is" : "are"} not valid`;
}

/** That all challenged words are valid. */
export function allValid(words: readonly unknown[]): string {
  return words.length === 1 ? "the word is valid" : "all words are valid";
}

/** A number as a sentence has it: in words up to ten. */
export function spelled(count: number): string {
  const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  return words[count] ?? `${count}`;
}

/** What one tile of a kind is called, or several: `Q`, `Qs`, `blanks`. */
export function kindOf(tile: Tile, count: number): string {
  const name = tileName(tile, "blank");
  return count === 1 ? name : `${name}s`;
}

/** How many tiles of a kind there are, with the verb before them: `are 13 Es`. */
export function areTiles(count: number, tile: Tile): string {
  return `${count === 1 ? "is" : "are"} ${count} ${kindOf(tile, count)}`;
}

/** One tile or more of a kind, as players say it: `a Z`, `an E`, `two Qs`, `a blank`. */
export function someOf(tile: Tile, count: number): string {
  const kind = kindOf(tile, count);
  if (count !== 1) return `${spelled(count)} ${kind}`;
  return `${/^[AEFHILMNORSX]$/.test(kind) ? "an" : "a"} ${kind}`;
}

/** `Ann's rack`, `the racks of Ann and Ben`. */
export function racksOf(players: readonly { readonly name: string }[]): string {
  const names = players.map(({ name }) => name);
  return names.length === 1 ? `${names[0]}'s rack` : `the racks of ${listed(names, "and")}`;
}
