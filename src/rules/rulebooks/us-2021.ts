import { standardLayout } from "../../board/layouts/standard.ts";
import { frozen } from "../../frozen.ts";
import { english } from "../../tiles/sets/english.ts";
import type { Ruleset } from "../ruleset.ts";

/**
 * The rulebook of the 2021 United States edition. Other rulesets are described by how they differ from it.
 *
 * - Playing all seven tiles earns a 50-point bonus.
 * - A player may exchange one to seven tiles, provided that the bag contains at least that many.
 * - Words are looked up only when challenged. The challenger may name specific words; the others may be challenged
 *   afterwards. A failed challenge costs the challenger the next turn.
 * - The following may not be played if the dictionary labels them as such: proper names, abbreviations, acronyms,
 *   foreign words, offensive words, stand-alone prefixes and suffixes, and words with a hyphen or an apostrophe.
 * - The game ends when a player goes out with the bag empty, or when every player passes twice in a row.
 * - Players lose the points of their unplayed tiles, and a player who goes out gains those points.
 * - If players tie for the win, the one with the highest score before this adjustment wins.
 */
export const us2021: Ruleset = /* @__PURE__ */ frozen({
  id: "us-2021",
  variants: [],
  tileSet: english, // S2, D2
  layout: standardLayout, // S2, D2
  players: { min: 2, max: 4 }, // S1
  rackSize: 7, // S5
  maxTilesPerPlay: 7,
  bonuses: [{ tiles: 7, points: 50 }], // C9, D10
  exchange: { minTiles: 1, minBag: 1, maxTiles: 7, perGame: null }, // T2, T3, D13
  blankExchange: false,
  wordCheck: "on-challenge", // W6
  challenge: { looksUp: "word-by-word", whenWrong: "lose-turn" }, // W9, W11, D19, D22
  // W1-W3, W5
  forbiddenLabels: ["proper", "foreign", "abbreviation", "acronym", "affix", "hyphenated", "apostrophe", "offensive"],
  dictionaryUse: "challenges", // W6
  end: { passesEach: 2, scorelessTurns: null, noPlays: false, targets: null }, // E2, D29, D30
  leftover: { own: "subtract", toFinisher: 1 }, // E4, E5
  tieBreak: "before-leftover", // E7, D32
});
