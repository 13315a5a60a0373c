import type { Parsed } from "../checked.ts";
import type { Placement } from "../play/placement.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { readContext } from "./context.ts";
import { parse } from "./parse.ts";
import { readPlacements } from "./placements.ts";

/**
 * Reads a list of placements: JSON text, or the value it stands for.
 *
 * Checked are shape, that letters are of the ruleset's tile set and squares on its board; `letter: null` is a blank not
 * named yet. Refused with every problem and its path is anything else, unknown properties and more placements than the
 * board has squares too. Whether the play is legal is for `validatePlacement` to say.
 *
 * @throws TypeError if `ruleset` is none.
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
