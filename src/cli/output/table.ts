/** Rows with their columns below each other, each to the left or to the right. */
export function alignedLines(rows: readonly (readonly string[])[], sides: readonly ("l" | "r")[]): readonly string[] {
  const widths = sides.map((_, column) => rows.reduce((most, row) => Math.max(most, widthOf(row[column] ?? "")), 0));
  return rows.map((row) =>
    sides
      .map((side, column) => {
        const text = row[column] ?? "";
        const space = " ".repeat(widths[column]! - widthOf(text));
        return side === "l" ? `${text}${space}` : `${space}${text}`;
      })
      .join("  ")
      .trimEnd(),
  );
}

/** Characters, not code units, so that names in any script line up as well as a terminal allows. */
function widthOf(text: string): number {
  return [...text].length;
}
