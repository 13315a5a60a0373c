import { isInteger } from "../read/is-object.ts";
import type { Letter } from "../tiles/tile.ts";
import type { IndexedRules } from "./indexed-rules.ts";
import { malformed, unreadable } from "./malformed.ts";
import type { PlayViolation } from "./violation.ts";

/**
 * A well-formed placement, whether or not it may lie where it does. A blank that has no letter yet has `letter: null`.
 */
export interface ReadPlacement {
  readonly row: number;
  readonly col: number;
  readonly letter: Letter | null;
  readonly blank: boolean;
  /** The index of its square in a `Board`. It means nothing if the square is outside the board. */
  readonly index: number;
}

/**
 * Reads a list of placements, each property once. What is not a placement is listed as `malformed`, also a proxy or a
 * getter that throws.
 */
export function readPlacements(
  rules: IndexedRules,
  list: unknown,
): {
  readonly placements: readonly ReadPlacement[];
  readonly malformed: readonly PlayViolation[];
} {
  const placements: ReadPlacement[] = [];
  const violations: PlayViolation[] = [];
  const count = lengthOf(list);
  const most = rules.emptyBoard.length;
  if (count === null || count > most) {
    const hint = typeof list === "string" ? " (for a play such as 8F HORN, use parsePlay)" : "";
    violations.push(malformed("placements", `a list of at most ${most} placements${hint}`, count ?? list));
  } else {
    for (let i = 0; i < count; i++) {
      const placement = readPlacement(rules, list as readonly unknown[], i);
      if ("code" in placement) violations.push(placement);
      else placements.push(placement);
    }
  }
  return { placements, malformed: violations };
}

function lengthOf(placements: unknown): number | null {
  try {
    return Array.isArray(placements) ? placements.length : null;
  } catch {
    return null;
  }
}

function readPlacement(rules: IndexedRules, placements: readonly unknown[], i: number): ReadPlacement | PlayViolation {
  try {
    const placement = placements[i];
    if (typeof placement !== "object" || placement === null)
      return malformed(`placements[${i}]`, "a placement", placement);
    const { row, col, letter, blank, isBlank } = placement as Readonly<Record<string, unknown>>;
    if (!isInteger(row)) return malformed(`placements[${i}].row`, "an integer", row);
    if (!isInteger(col))
      return "column" in placement
        ? malformed(`placements[${i}].column`, "the key col instead", placement.column)
        : malformed(`placements[${i}].col`, "an integer", col);
    if (typeof letter !== "string" && letter !== null)
      return malformed(`placements[${i}].letter`, "a letter, or null for an unnamed blank", letter);
    if (typeof blank !== "boolean" && blank !== undefined)
      return malformed(`placements[${i}].blank`, "true, false or undefined", blank);
    if (isBlank !== undefined && blank === undefined)
      return malformed(`placements[${i}].isBlank`, "the key blank instead", isBlank);
    // + 0 turns -0 into 0
    return {
      row: row + 0,
      col: col + 0,
      letter,
      blank: letter === null || blank === true,
      index: row * rules.cols + col,
    };
  } catch {
    return unreadable(`placements[${i}]`, "a placement");
  }
}
