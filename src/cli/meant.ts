/** The end of a message: which name somebody may have meant. It is empty if none is near. */
export function meant(written: string, names: readonly string[]): string {
  const near = nearest(written, names);
  return near === null ? "" : `; did you mean ${near}?`;
}

function nearest(written: string, names: readonly string[]): string | null {
  const most = Math.max(1, Math.floor(written.replace(/^-+/, "").length / 3));
  const ranked = names
    .map((name) => ({ name, distance: distanceOf(written.slice(0, 40), name) }))
    .filter(({ distance, name }) => distance <= most || (written.length > 3 && name.startsWith(written)))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.name ?? null;
}

/** How many characters must be added, left out, changed or swapped with their neighbour to make one of the other. */
function distanceOf(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : Number.MAX_VALUE;
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same, swapped));
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
