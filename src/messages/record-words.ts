import { squareName } from "../notation/coordinate.ts";
import type { RemarkReasons, Unsayable } from "../notation/reason.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { BLANK } from "../tiles/tile.ts";
import { plus } from "./helpers.ts";

// What the sentences of remarks have in common in every language.

/** How many of some tiles a set has, and how many of them lie on the board: `1 Z (1 on the board), 2 blanks`. */
export function mostText(
  tiles: RemarkReasons["tile-excess"]["tiles"],
  blanks: (count: number) => string,
  lie: (count: number) => string,
): string {
  return tiles
    .map(({ tile, most, onBoard }) => {
      const held = tile === BLANK ? blanks(most) : `${most} ${tile}`;
      return onBoard === 0 ? held : `${held} (${lie(onBoard)})`;
    })
    .join(", ");
}

/** The tiles of a play, each with its square: `8H R, 8J N`; `nothing` if there are none. */
export function placedText({ placements }: Unsayable["play"], nothing: string): string {
  return placements.map((tile) => `${squareName(tile)} ${tile.letter}`).join(", ") || nothing;
}

/** Points as a ruling has them: `+5`, `-10`, `+0`. */
export function ruledPoints(points: number): string {
  return `${plus(points)}${points}`;
}

/** Bonuses as an operation of a CGP would have them: `bb 7 50, 8 x2`. */
export function bonusText(bonuses: Ruleset["bonuses"]): string {
  const each = bonuses.map(({ tiles, points, times }) => `${tiles} ${times === undefined ? points : `x${times}`}`);
  return `bb ${each.join(", ")}`;
}

/** The text of an operation as it can be written, without the semicolons that end one. */
export function operationText(text: string): string {
  return text.replace(/[\s;]+/g, " ").trim();
}
