import type { Placement, Position, Tile, Violation } from "../shapes.ts";
import { inBoardOrder } from "./geometry.ts";

/** One `not-on-rack` for each tile that the rack lacks; an empty list where hidden tiles may be the missing ones. */
export function judgeRack({ rack, rules }: Position, placements: readonly Placement[]): Violation[] {
  if (rack === null) return [];
  const kinds = [...rules.tileSet.letters.map(({ letter }) => letter), "?"];
  const violations: Violation[] = [];
  let missing = 0;
  for (const tile of kinds) {
    const laid = placements.filter((placement) => tileTaken(placement, kinds) === tile);
    const held = rack.tiles.filter((one) => one === tile).length;
    if (laid.length <= held) continue;
    missing += laid.length - held;
    violations.push({ code: "not-on-rack", squares: inBoardOrder(laid), tile, played: laid.length, held });
  }
  return missing > rack.hidden ? violations : [];
}

/** The tile that a placement takes from the rack; null for a text that is not a letter, which takes none. */
function tileTaken({ letter, blank }: Placement, kinds: readonly Tile[]): Tile | null {
  if (letter === null) return "?";
  if (letter === "?" || !kinds.includes(letter)) return null;
  return blank === true ? "?" : letter;
}
