import type { Letter } from "../../tiles/tile.ts";
import type { GraphNodes } from "./graph-nodes.ts";

/**
 * A function that says whether the DAWG has a word. It is a loop over the array and nothing else, because a front end
 * asks whenever a tile is moved. That is also why the loop stands twice: one form reads units, the other numbers.
 */
export function wordFinder({
  nodes,
  format,
  dawgRoot,
  alphabet,
}: GraphNodes): (word: string, letters?: readonly Letter[]) => boolean {
  const { tileShift, tileMask, accepts, end, arcShift, arcMask } = format;
  const { units } = alphabet;

  if (units !== null) {
    return (word) => {
      let list = dawgRoot;
      let node = 0;
      for (let i = 0; i < word.length; i++) {
        const unit = word.charCodeAt(i);
        const tile = unit < units.length ? units[unit]! : 0;
        if (tile === 0 || list === 0) return false;
        node = nodes[list]!;
        while (((node >>> tileShift) & tileMask) !== tile) {
          if ((node & end) !== 0) return false;
          node = nodes[++list]!;
        }
        list = (node >>> arcShift) & arcMask;
      }
      return (node & accepts) !== 0;
    };
  }

  return (word, letters) => {
    const tiles = letters === undefined ? alphabet.spell(word) : letters.map(alphabet.numberOf);
    if (tiles === null) return false;
    let list = dawgRoot;
    let node = 0;
    for (const tile of tiles) {
      if (tile === 0 || list === 0) return false;
      node = nodes[list]!;
      while (((node >>> tileShift) & tileMask) !== tile) {
        if ((node & end) !== 0) return false;
        node = nodes[++list]!;
      }
      list = (node >>> arcShift) & arcMask;
    }
    return (node & accepts) !== 0;
  };
}
