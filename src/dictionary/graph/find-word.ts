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

  /** Whether the text can be split into the letters of a word. */
  const hasSomeSplit = (text: string): boolean => {
    // For each index of the text, the lists that the letters before it lead to: each once, however many ways there are.
    const reached = Array.from({ length: text.length }, () => new Set<number>());
    reached[0]?.add(dawgRoot);
    for (const [index, lists] of reached.entries()) {
      for (const list of lists) {
        for (let at = list; at !== 0; at = (nodes[at]! & end) === 0 ? at + 1 : 0) {
          const node = nodes[at]!;
          const letter = alphabet.letters[((node >>> tileShift) & tileMask) - 1]!;
          if (!text.startsWith(letter, index)) continue;
          const next = index + letter.length;
          if (next === text.length && (node & accepts) !== 0) return true;
          reached[next]?.add((node >>> arcShift) & arcMask);
        }
      }
    }
    return false;
  };

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
    if (letters === undefined && !word.includes("[")) return hasSomeSplit(word);
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
