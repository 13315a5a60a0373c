import type { Placement, Violation } from "../shapes.ts";

/** The placements that are well formed, and one `malformed` for each of the others. */
export function readPlacements(given: readonly unknown[]): { placements: Placement[]; malformed: Violation[] } {
  const placements: Placement[] = [];
  const malformed: Violation[] = [];
  given.forEach((thing, index) => {
    const { placement, path } = readPlacement(thing, `placements[${index}]`);
    if (placement !== null) placements.push(placement);
    else malformed.push({ code: "malformed", squares: [], path });
  });
  return { placements, malformed };
}

/** The first field that is wrong gives the path; -0 is 0. */
function readPlacement(thing: unknown, path: string): { placement: Placement | null; path: string } {
  if (typeof thing !== "object" || thing === null) return { placement: null, path };
  const row = field(thing, "row");
  if (!Number.isInteger(row)) return { placement: null, path: `${path}.row` };
  const col = field(thing, "col");
  if (!Number.isInteger(col)) return { placement: null, path: `${path}.col` };
  const letter = field(thing, "letter");
  if (typeof letter !== "string" && letter !== null) return { placement: null, path: `${path}.letter` };
  const blank = field(thing, "blank");
  if (typeof blank !== "boolean" && blank !== undefined) return { placement: null, path: `${path}.blank` };
  return { placement: { row: (row as number) + 0, col: (col as number) + 0, letter, blank }, path };
}

const unreadable: unique symbol = Symbol("a read that threw");

function field(thing: object, name: string): unknown {
  try {
    return (thing as Record<string, unknown>)[name];
  } catch {
    return unreadable;
  }
}
