import { layout21 } from "../../board/layouts/layout-21.ts";
import { english200 } from "../../tiles/sets/english-200.ts";
import { edition } from "../edition.ts";
import { us2021 } from "../rulebooks/us-2021.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * The game on a 21×21 board with 200 tiles, sold since 2004. The rules are those of `us2021`, apart from the board, the
 * tiles and second challenges: one challenge settles a play.
 *
 * Follows the rules published by encyclopedias for that game, as we read them; its publisher has not reviewed or
 * endorsed this. docs/rules-of-the-world.md gives the source of each rule and lists the rules that no source has
 * confirmed.
 *
 * Provisional: a minor version may correct it. Unknown: `challenge.looksUp`, `dictionaryUse`, `tieBreak`. Set these to
 * match your event's rules.
 */
export const large2004: Ruleset = /* @__PURE__ */ edition(us2021, {
  id: "large-2004",
  tileSet: english200,
  layout: layout21,
  challenge: { looksUp: "named-words", whenWrong: "lose-turn" }, // one challenge of a play
});
