import { layout21 } from "../../board/layouts/layout-21.ts";
import { english200 } from "../../tiles/sets/english-200.ts";
import { asks } from "../asks.ts";
import { edition } from "../edition.ts";
import type { AskingPreset } from "../preset-question.ts";
import { type RulebookId, rulebook } from "../rulebook-question.ts";

/**
 * The game on a board of 21 by 21 squares with 200 tiles, as sold since 2004. Apart from board and tiles it is played
 * like the game on the smaller board. Rulebooks of that game differ, so you say which one you play by:
 * `large2004({ rules: "us-2021" })`.
 *
 * Follows the rules published by encyclopedias for that game, as we read them; its publisher has not reviewed or
 * endorsed this. docs/rules.md has the source of each rule.
 */
export const large2004: AskingPreset<{ readonly rules: RulebookId }> = /* @__PURE__ */ asks(
  "large2004",
  { rules: rulebook },
  ({ rules }) => edition(rules, { id: "large-2004", tileSet: english200, layout: layout21 }),
);
