import type { Placement, PlayerView, Ruleset } from "tilewright";
import { type Draft, layTile, nameBlank, newDraft } from "tilewright/compose";
import { parsePlacements } from "tilewright/json";

/** The tiles that are being laid, as they stand in the address: `[[9,5,"P"],[9,6,"N",1]]`, where 1 marks a blank. */
export function writeLaid(placements: readonly Placement[]): string {
  const short = placements.map(({ row, col, letter, blank }) => (blank ? [row, col, letter, 1] : [row, col, letter]));
  return short.length === 0 ? "" : JSON.stringify(short);
}

/** Reads them. What cannot be read is left out: an address comes from anywhere. */
export function laidOf(text: string, ruleset: Ruleset): readonly Placement[] {
  if (text === "") return [];
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(given)) return [];
  const long = given.map((tile: unknown) => {
    const [row, col, letter, blank] = Array.isArray(tile) ? tile : [];
    return { row, col, letter, blank: blank === 1 };
  });
  return parsePlacements(long, ruleset).placements ?? [];
}

/** A draft with these tiles on the board; `null` if the rack does not have them or they cannot lie there. */
export function draftOf(view: PlayerView, placements: readonly Placement[]): Draft | null {
  let draft = newDraft(view);
  if (draft.rack === null) {
    const laid = placements.map(({ row, col, letter, blank = false }) => ({ row, col, letter, blank, from: null }));
    return { ...draft, laid };
  }
  for (const { row, col, letter, blank = false } of placements) {
    const used = draft.laid.map(({ from }) => from);
    const place = draft.rack?.findIndex((tile, i) => tile === (blank ? "?" : letter) && !used.includes(i)) ?? -1;
    const before = draft.laid.length;
    draft = layTile(view, draft, place, { row, col });
    if (draft.laid.length === before) return null;
    if (blank && letter !== null) draft = nameBlank(view, draft, { row, col }, letter);
  }
  return draft;
}
