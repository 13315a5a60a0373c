// Patterns by trying: a star stands for nothing, or for one more letter.

/** Letters, "?" for any one of them, "*" for any number of them. */
export type Pattern = readonly string[];

/** Whether letters match a pattern. */
export function matches([first, ...rest]: Pattern, letters: readonly string[]): boolean {
  if (first === undefined) return letters.length === 0;
  if (first === "*")
    return matches(rest, letters) || (letters.length > 0 && matches([first, ...rest], letters.slice(1)));
  return letters.length > 0 && (first === "?" || first === letters[0]) && matches(rest, letters.slice(1));
}
