import type { TileSet } from "./tile-set.ts";

/** Whether a text has letters of a script that is written from right to left. */
export function hasFromRight(text: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text);
}

/** Whether the letters are of a script that is written from right to left. */
export function readsFromRight({ letters }: TileSet): boolean {
  return letters.some(({ letter }) => hasFromRight(letter));
}
