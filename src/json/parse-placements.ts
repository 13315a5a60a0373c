import type { Placement } from "../play/placement.ts";
import { parse } from "../read/parse.ts";
import { readField } from "../read/shape.ts";
import { requireRuleset } from "../rules/require-ruleset.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { type ParserFor, parserFor } from "./parser.ts";
import { readContext, type TableContext } from "./shapes/context.ts";
import { placements } from "./shapes/placements.ts";

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
export const parsePlacements: ParserFor<Ruleset, { readonly placements: readonly Placement[] }, readonly Placement[]> =
  /* @__PURE__ */ parserFor(
    requireRuleset,
    (input, ruleset) =>
      parse(
        input,
        (reader, value) => {
          const context = readContext(reader, ruleset);
          const read = readField<readonly Placement[], TableContext>(context, value, "", placements);
          return read && { placements: read };
        },
        { text: "placements" },
      ),
    (answer) => answer.placements,
  );
