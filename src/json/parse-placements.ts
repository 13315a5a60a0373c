import type { Parsed } from "../checked.ts";
import type { Placement } from "../play/placement.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { readContext } from "./context.ts";
import { parse } from "./parse.ts";
import { readPlacements } from "./placements.ts";

/**
 * Reads a list of placements. `letter: null` is a blank that has no letter yet. Whether the play is legal is for
 * `validatePlacement` to say.
 *
 * It is checked for shape, for letters that are not in the tile set and for squares off the board. Unknown properties
 * and more placements than the board has squares are problems too.
 *
 * @param input - A string with JSON, or the value it stands for.
 *
 * @throws TypeError if `ruleset` is not a ruleset.
 */
export function parsePlacements(
  input: unknown,
  ruleset: Ruleset,
): Parsed<{ readonly placements: readonly Placement[] }> {
  return parse(
    input,
    (reader, value) => {
      const placements = readPlacements(readContext(reader, ruleset), value, "");
      return placements && { placements };
    },
    { text: "a list of placements in JSON; parsePlay reads a text such as 8F HORN" },
  );
}
