import type { Laid, Wrong } from "./shapes.ts";

/** The placements that are any, and one `malformed` for each that is none. */
export function readPlacements(placements: readonly unknown[]): { tiles: Laid[]; malformed: Wrong[] } {
  const tiles: Laid[] = [];
  const malformed: Wrong[] = [];
  placements.forEach((placement, index) => {
    const { tile, path } = readPlacement(placement, `placements[${index}]`);
    if (tile !== null) tiles.push(tile);
    else malformed.push({ code: "malformed", squares: [], path });
  });
  return { tiles, malformed };
}

/** The first field that is wrong gives the path; -0 is 0. */
function readPlacement(placement: unknown, path: string): { tile: Laid | null; path: string } {
  if (typeof placement !== "object" || placement === null) return { tile: null, path };
  const row = field(placement, "row");
  if (!Number.isInteger(row)) return { tile: null, path: `${path}.row` };
  const col = field(placement, "col");
  if (!Number.isInteger(col)) return { tile: null, path: `${path}.col` };
  const letter = field(placement, "letter");
  if (typeof letter !== "string" && letter !== null) return { tile: null, path: `${path}.letter` };
  const blank = field(placement, "blank");
  if (typeof blank !== "boolean" && blank !== undefined) return { tile: null, path: `${path}.blank` };
  return { tile: { row: (row as number) + 0, col: (col as number) + 0, letter, blank }, path };
}

const unreadable: unique symbol = Symbol("a read that threw");

function field(placement: object, name: string): unknown {
  try {
    return (placement as Record<string, unknown>)[name];
  } catch {
    return unreadable;
  }
}
