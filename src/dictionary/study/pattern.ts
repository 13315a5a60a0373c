import type { Machine } from "./intersect.ts";

/** One item of a pattern: the number of a letter, any one letter, or any number of letters. */
type Item = number | "one" | "any";

/**
 * A recogniser of the words that match a pattern: letters stand for themselves, `?` for any one letter, `*` for any
 * number of letters. `null` if the pattern has a letter that cannot be spelled, so that no word matches.
 *
 * @param spell - The numbers of the letters of a text, or `null`.
 */
export function patternMachine(
  pattern: string,
  spell: (text: string) => readonly number[] | null,
): Machine<readonly number[]> | null {
  const items = itemsOf(pattern, spell);
  return items === null ? null : machineOf(items);
}

function itemsOf(pattern: string, spell: (text: string) => readonly number[] | null): readonly Item[] | null {
  const items: Item[] = [];
  for (const part of pattern.split(/([?*])/)) {
    if (part === "?") items.push("one");
    else if (part === "*") {
      if (items.at(-1) !== "any") items.push("any");
    } else {
      const tiles = spell(part);
      if (tiles === null) return null;
      for (const tile of tiles) items.push(tile); // a pattern may be too long to spread
    }
  }
  return items;
}

/** A state is the places of the pattern that may come next, each once. */
function machineOf(items: readonly Item[]): Machine<readonly number[]> {
  const reach = (places: number[], place: number): void => {
    if (places.includes(place)) return;
    places.push(place);
    if (items[place] === "any") reach(places, place + 1);
  };
  const start: number[] = [];
  reach(start, 0);
  return {
    start,
    step(places, tile) {
      const next: number[] = [];
      for (const place of places) {
        const item = items[place];
        if (item === "any") reach(next, place);
        else if (item === "one" || item === tile) reach(next, place + 1);
      }
      return next.length === 0 ? null : next;
    },
    accepts: (places) => places.includes(items.length),
  };
}
