import type { TileSet } from "./tile-set.ts";

/**
 * The blocks of Hebrew, Arabic and other scripts that are written from right to left, such as Adlam, as a class of a
 * regular expression has them. It is a text because Hermes 0.12 does not know the property of characters, and no
 * bundler looks into a text.
 */
export const fromRight = "\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}";

/** Whether a text has letters that are written from right to left. */
export function hasFromRight(text: string): boolean {
  return new RegExp(`[${fromRight}]`, "u").test(text);
}

/** Whether the letters are of a script that is written from right to left. */
export function readsFromRight({ letters }: TileSet): boolean {
  return hasFromRight(letters.map(({ letter }) => letter).join(""));
}

/** The direction in which the letters are written, as `dir` of a page has it. */
export function directionOf(tileSet: TileSet): "ltr" | "rtl" {
  return readsFromRight(tileSet) ? "rtl" : "ltr";
}
