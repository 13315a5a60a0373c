import { placesOf } from "./places.ts";
import type { Laid, Situation, Wrong } from "./shapes.ts";

/** One `not-on-rack` for each tile of which more are laid than the rack holds; none where hidden tiles may make it good. */
export function judgeRack(situation: Situation, tiles: readonly Laid[]): Wrong[] {
  const { rack, rules } = situation;
  if (rack === null) return [];
  const kinds = [...rules.tileSet.letters.map(({ letter }) => letter), "?"];
  const violations: Wrong[] = [];
  let missing = 0;
  for (const kind of kinds) {
    const laid = tiles.filter((tile) => tileTaken(tile, kinds) === kind);
    const held = rack.tiles.filter((tile) => tile === kind).length;
    if (laid.length <= held) continue;
    missing += laid.length - held;
    violations.push({ code: "not-on-rack", squares: placesOf(laid), tile: kind, played: laid.length, held });
  }
  return missing > rack.hidden ? violations : [];
}

/** What a tile takes from the rack; null for a text that is no letter, with which no rack is troubled. */
function tileTaken(tile: Laid, kinds: readonly string[]): string | null {
  if (tile.letter === null) return "?";
  if (tile.letter === "?" || !kinds.includes(tile.letter)) return null;
  return tile.blank === true ? "?" : tile.letter;
}
