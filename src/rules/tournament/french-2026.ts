import { french } from "../../tiles/sets/french.ts";
import { edition } from "../edition.ts";
import type { Ruleset } from "../ruleset.ts";
import { northAmerica } from "./north-america.ts";

/**
 * Games of two in French, each with a rack of their own, as a program for them had the rules in 2026. Like
 * `northAmerica`, with the French tiles.
 *
 * docs/rules-of-the-world.md has the source of each rule, and says what no source has confirmed.
 */
export const french2026: Ruleset = /* @__PURE__ */ edition(northAmerica, {
  id: "french-2026",
  tileSet: french,
});
