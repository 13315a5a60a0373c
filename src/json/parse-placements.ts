import type { Placement } from "../play/placement.ts";
import { parse } from "../read/parse.ts";
import { readField } from "../read/shape.ts";
import { requireRuleset } from "../rules/require-ruleset.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import { type ParserFor, parserFor } from "./parser.ts";
import { readContext, type TableContext } from "./shapes/context.ts";
import { placements } from "./shapes/placements.ts";

/**
 * Parses a list of placements. `letter: null` is a blank that has not been assigned a letter yet. It does not check
 * whether the play is legal: `validatePlacement` does that.
 *
 * The parser checks the shape, and looks for letters that are not in the tile set and squares off the board. Unknown
 * properties, and more placements than the board has squares, are also problems.
 *
 * @param input - A JSON string, or the value it encodes.
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
