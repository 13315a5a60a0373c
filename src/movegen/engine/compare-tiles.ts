/**
 * Compares two plays tile by tile: earlier squares in reading order first, then earlier letters of the tile set, then
 * natural tiles before blanks; a play that is the beginning of another comes before it. Never 0 for different plays.
 */
export function compareTiles(tiles: Int32Array, width: number, a: number, b: number): number {
  for (let i = 0; i < width; i++) {
    const difference = tiles[a * width + i]! - tiles[b * width + i]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
