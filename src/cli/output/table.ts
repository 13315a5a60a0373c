/** Rows with their columns below each other, each to the left, or to the right where `sides` has an `r`. */
export function alignedLines(rows: readonly (readonly string[])[], sides = ""): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, text] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(text));
  const aligned = (text: string, i: number): string => {
    const space = " ".repeat(widths[i]! - widthOf(text));
    return sides[i] === "r" ? `${space}${text}` : `${text}${space}`;
  };
  return rows.map((row) => row.map(aligned).join("  ").trimEnd());
}

/** Characters, not code units, so that names in any script line up as well as a terminal allows. */
function widthOf(text: string): number {
  return [...text].length;
}
