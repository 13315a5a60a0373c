import { frozen } from "../frozen.ts";
import { isKeyOf } from "../read/is-object.ts";
import {
  type Preset,
  type RulesetLine,
  rulesetPreset,
  type VariantLine,
  variantPreset,
  wholeNumber,
} from "./preset.ts";
import { catalan2017 } from "./regions/catalan-2017.ts";
import { french2026 } from "./regions/french-2026.ts";
import { german2026 } from "./regions/german-2026.ts";
import { hongKong2012 } from "./regions/hong-kong-2012.ts";
import { international2022 } from "./regions/international-2022.ts";
import { large2004 } from "./regions/large-2004.ts";
import { northAmerica2017 } from "./regions/north-america-2017.ts";
import { polish2026 } from "./regions/polish-2026.ts";
import { romanian2023 } from "./regions/romanian-2023.ts";
import { slovak2026 } from "./regions/slovak-2026.ts";
import { spanish2026 } from "./regions/spanish-2026.ts";
import { swedish2010 } from "./regions/swedish-2010.ts";
import { unitedKingdom2009 } from "./regions/united-kingdom-2009.ts";
import { unitedKingdom2012 } from "./regions/united-kingdom-2012.ts";
import { worldEnglish2022 } from "./regions/world-english-2022.ts";
import { basic } from "./rulebooks/basic.ts";
import { classic1948 } from "./rulebooks/classic-1948.ts";
import { onyx2006 } from "./rulebooks/onyx-2006.ts";
import { pages89 } from "./rulebooks/pages-89.ts";
import { us2021 } from "./rulebooks/us-2021.ts";
import type { Ruleset } from "./ruleset.ts";
import { checkedWords } from "./variants/checked-words.ts";
import { eightHeld } from "./variants/eight-held.ts";
import { exchangeBlanks } from "./variants/exchange-blanks.ts";
import { finishLine } from "./variants/finish-line.ts";
import { nineTile } from "./variants/nine-tile.ts";
import { openDictionary } from "./variants/open-dictionary.ts";

// What the package exports as rules, and what menus, the command line, the pages and the tests say of it. The entry
// point passes on whatever this file exports, so a new preset is entered here and in no other list.
export {
  basic,
  catalan2017,
  checkedWords,
  classic1948,
  eightHeld,
  exchangeBlanks,
  finishLine,
  french2026,
  german2026,
  hongKong2012,
  international2022,
  large2004,
  nineTile,
  northAmerica2017,
  onyx2006,
  openDictionary,
  pages89,
  polish2026,
  romanian2023,
  slovak2026,
  spanish2026,
  swedish2010,
  unitedKingdom2009,
  unitedKingdom2012,
  us2021,
  worldEnglish2022,
};

/** The id of a built-in ruleset. */
export type RulesetId =
  | "us-2021"
  | "onyx-2006"
  | "classic-1948"
  | "pages-89"
  | "basic"
  | "north-america-2017"
  | "international-2022"
  | "world-english-2022"
  | "united-kingdom-2012"
  | "united-kingdom-2009"
  | "spanish-2026"
  | "polish-2026"
  | "german-2026"
  | "french-2026"
  | "romanian-2023"
  | "swedish-2010"
  | "catalan-2017"
  | "slovak-2026"
  | "hong-kong-2012"
  | "large-2004";

const wholeRulesets: Readonly<Record<RulesetId, RulesetLine<RulesetId>>> = {
  "us-2021": { kind: "rulebook", name: "us2021", sentence: "The current boxed rules (2021 edition).", ruleset: us2021 },
  "onyx-2006": { kind: "rulebook", name: "onyx2006", sentence: "The Onyx edition of 2006.", ruleset: onyx2006 },
  "classic-1948": { kind: "rulebook", name: "classic1948", sentence: "The text of 1948.", ruleset: classic1948 },
  "pages-89": { kind: "rulebook", name: "pages89", sentence: "Pages 8 and 9 of a rule book.", ruleset: pages89 },
  basic: { kind: "rulebook", name: "basic", sentence: "The basic rules.", ruleset: basic },
  "north-america-2017": {
    kind: "region",
    name: "northAmerica2017",
    sentence: "Clubs and tournaments in North America.",
    ruleset: northAmerica2017,
    unknown: "challenge.looksUp, dictionaryUse",
  },
  "international-2022": {
    kind: "region",
    name: "international2022",
    sentence: "International tournaments: a failed challenge costs five points.",
    ruleset: international2022,
  },
  "world-english-2022": {
    kind: "region",
    name: "worldEnglish2022",
    sentence: "English worldwide: a failed challenge costs five points for each word.",
    ruleset: worldEnglish2022,
  },
  "united-kingdom-2012": {
    kind: "region",
    name: "unitedKingdom2012",
    sentence: "Clubs and tournaments in the United Kingdom since 2012.",
    ruleset: unitedKingdom2012,
  },
  "united-kingdom-2009": {
    kind: "region",
    name: "unitedKingdom2009",
    sentence: "Clubs and tournaments in the United Kingdom until 2011.",
    ruleset: unitedKingdom2009,
    unknown: `challenge.looksUp, tileSet, layout, rackSize, maxTilesPerPlay, bonuses, exchange.minTiles,
      exchange.minBag, exchange.maxTiles, forbiddenLabels, dictionaryUse, end.passesEach, end.scorelessTurns,
      leftover.own, leftover.toFinisher, tieBreak`,
    today: "united-kingdom-2012",
  },
  "spanish-2026": {
    kind: "region",
    name: "spanish2026",
    sentence: "Tournaments in Spanish.",
    ruleset: spanish2026,
    unknown: "challenge.looksUp, tieBreak",
  },
  "polish-2026": {
    kind: "region",
    name: "polish2026",
    sentence: "Tournaments in Polish.",
    ruleset: polish2026,
    unknown: "exchange.minTiles, exchange.maxTiles, challenge.looksUp, challenge.whenWrong, dictionaryUse, tieBreak",
  },
  "german-2026": {
    kind: "region",
    name: "german2026",
    sentence: "Tournaments in German.",
    ruleset: german2026,
    unknown: "challenge.looksUp, dictionaryUse, tieBreak",
  },
  "french-2026": {
    kind: "region",
    name: "french2026",
    sentence: "Free play in French.",
    ruleset: french2026,
    unknown: "challenge.looksUp, tieBreak",
  },
  "romanian-2023": {
    kind: "region",
    name: "romanian2023",
    sentence: "Tournaments in Romanian, with eight-tile racks.",
    ruleset: romanian2023,
    unknown: "challenge.whenWrong.per, challenge.looksUp, forbiddenLabels, dictionaryUse, tieBreak",
  },
  "swedish-2010": {
    kind: "region",
    name: "swedish2010",
    sentence: "Tournaments in Swedish.",
    ruleset: swedish2010,
    unknown: "exchange.minTiles, exchange.maxTiles, challenge.looksUp, forbiddenLabels, dictionaryUse, tieBreak",
  },
  "catalan-2017": {
    kind: "region",
    name: "catalan2017",
    sentence: "Tournaments in Catalan.",
    ruleset: catalan2017,
    unknown: "exchange.minTiles, exchange.maxTiles, challenge.looksUp, forbiddenLabels, tieBreak",
  },
  "slovak-2026": {
    kind: "region",
    name: "slovak2026",
    sentence: "Tournaments in Slovak.",
    ruleset: slovak2026,
    unknown: "exchange.minTiles, exchange.maxTiles, challenge.looksUp, forbiddenLabels, dictionaryUse, tieBreak",
  },
  "hong-kong-2012": {
    kind: "region",
    name: "hongKong2012",
    sentence: "The nine-tile game of Hong Kong.",
    ruleset: hongKong2012,
    unknown: `layout, players.min, players.max, exchange.minTiles, exchange.maxTiles, wordCheck, challenge.looksUp,
      challenge.whenWrong, forbiddenLabels, dictionaryUse, end.passesEach, leftover.own, leftover.toFinisher,
      tieBreak`,
  },
  "large-2004": {
    kind: "region",
    name: "large2004",
    sentence: "The large game, on a 21×21 board.",
    ruleset: large2004,
    unknown: "challenge.looksUp, dictionaryUse, tieBreak",
  },
};

const variants: Readonly<Record<string, VariantLine>> = {
  "checked-words": {
    name: "checkedWords",
    sentence: "Words are checked as they are played.",
    variantOf: () => checkedWords,
  },
  "open-dictionary": {
    name: "openDictionary",
    sentence: "The dictionary may be used at any time.",
    variantOf: () => openDictionary,
  },
  "exchange-blanks": {
    name: "exchangeBlanks",
    sentence: "A blank on the board may be swapped for the letter it stands for.",
    variantOf: () => exchangeBlanks,
  },
  "nine-tile": { name: "nineTile", sentence: "Nine tiles on the rack.", variantOf: () => nineTile },
  "eight-held": {
    name: "eightHeld",
    sentence: "Eight tiles on the rack, seven in a turn.",
    variantOf: () => eightHeld,
  },
  "finish-line": {
    name: "finishLine",
    sentence: "The first player to reach a target wins.",
    questions: [{ name: "target", sentence: "How many points is the target?" }],
    variantOf: (answers) => finishLine({ target: wholeNumber(answers, "target") }),
  },
};

/**
 * All presets that this entry point exports, for use in a menu, for example. Rulebooks come first, then regional rules,
 * then variants.
 *
 * If you need only one preset, import it by name: this registry pulls all presets and their tile sets into your bundle.
 */
export const presets: readonly Preset<RulesetId>[] = /* @__PURE__ */ makePresets();

function makePresets(): readonly Preset<RulesetId>[] {
  const whole = Object.entries(wholeRulesets).map(([id, line]) => rulesetPreset(id as RulesetId, line));
  return frozen([...whole, ...Object.entries(variants).map(([id, line]) => variantPreset(id, line))]);
}

/** All built-in rulesets, keyed by id. Use this to look up an id sent by a client, for example. */
export const rulesets: Readonly<Record<RulesetId, Ruleset>> = /* @__PURE__ */ makeRulesets();

function makeRulesets(): Readonly<Record<RulesetId, Ruleset>> {
  const named = Object.entries(wholeRulesets).map(([id, { ruleset }]) => [id, ruleset]);
  return Object.freeze(Object.fromEntries(named) as Record<RulesetId, Ruleset>);
}

/**
 * Returns whether a value is the id of a built-in ruleset. Use it to check ids from untrusted sources.
 *
 * @param id - Any value.
 */
export function isRulesetId(id: unknown): id is RulesetId {
  return isKeyOf(rulesets, id);
}
