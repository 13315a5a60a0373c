import { frozen } from "../frozen.ts";
import {
  type AskingLine,
  askingPreset,
  type Preset,
  type RulesetLine,
  rulesetPreset,
  type VariantLine,
  variantPreset,
} from "./preset.ts";
import { catalan2017 } from "./regions/catalan-2017.ts";
import { french2026 } from "./regions/french-2026.ts";
import { german2026 } from "./regions/german-2026.ts";
import { hongKong2012 } from "./regions/hong-kong-2012.ts";
import { international2022 } from "./regions/international-2022.ts";
import { italian2012 } from "./regions/italian-2012.ts";
import { large2004 } from "./regions/large-2004.ts";
import { northAmerica2017 } from "./regions/north-america-2017.ts";
import { norwegian2026 } from "./regions/norwegian-2026.ts";
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
  italian2012,
  large2004,
  nineTile,
  northAmerica2017,
  norwegian2026,
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

/** The id of a ruleset that ships and asks nothing. */
export type RulesetId =
  | "us-2021"
  | "onyx-2006"
  | "classic-1948"
  | "pages-89"
  | "basic"
  | "north-america-2017"
  | "international-2022"
  | "world-english-2022"
  | "spanish-2026"
  | "german-2026";

/** The id of a ruleset that comes of answers: its preset asks. */
export type AskingRulesetId =
  | "united-kingdom-2012"
  | "polish-2026"
  | "french-2026"
  | "romanian-2023"
  | "norwegian-2026"
  | "swedish-2010"
  | "catalan-2017"
  | "italian-2012"
  | "slovak-2026"
  | "hong-kong-2012"
  | "large-2004"
  | "united-kingdom-2009";

type PresetId = RulesetId | AskingRulesetId;

// Functions and not constants, so that bundlers leave them out where nobody asks for the register.
function wholeRulesets(): Readonly<Record<RulesetId, RulesetLine>> {
  return {
    "us-2021": {
      kind: "rulebook",
      name: "us2021",
      sentence: "The current boxed rules, edition of 2021.",
      ruleset: us2021,
    },
    "onyx-2006": {
      kind: "rulebook",
      name: "onyx2006",
      sentence: "The Onyx edition of 2006.",
      ruleset: onyx2006,
    },
    "classic-1948": {
      kind: "rulebook",
      name: "classic1948",
      sentence: "The text of 1948.",
      ruleset: classic1948,
    },
    "pages-89": {
      kind: "rulebook",
      name: "pages89",
      sentence: "Pages 8 and 9 of a rule book.",
      ruleset: pages89,
    },
    basic: {
      kind: "rulebook",
      name: "basic",
      sentence: "The basic rules.",
      ruleset: basic,
    },
    "north-america-2017": {
      kind: "region",
      name: "northAmerica2017",
      sentence: "Clubs and tournaments in North America.",
      ruleset: northAmerica2017,
    },
    "international-2022": {
      kind: "region",
      name: "international2022",
      sentence: "International tournaments, five points for a play.",
      ruleset: international2022,
    },
    "world-english-2022": {
      kind: "region",
      name: "worldEnglish2022",
      sentence: "Tournaments in English all over the world.",
      ruleset: worldEnglish2022,
    },
    "spanish-2026": {
      kind: "region",
      name: "spanish2026",
      sentence: "Tournaments in Spanish.",
      ruleset: spanish2026,
    },
    "german-2026": {
      kind: "region",
      name: "german2026",
      sentence: "Tournaments in German.",
      ruleset: german2026,
    },
  };
}

function askingRulesets(): Readonly<Record<AskingRulesetId, AskingLine<PresetId>>> {
  return {
    "united-kingdom-2012": {
      name: "unitedKingdom2012",
      sentence: "Clubs and tournaments in the United Kingdom.",
      preset: unitedKingdom2012,
    },
    "polish-2026": {
      name: "polish2026",
      sentence: "Tournaments in Polish.",
      preset: polish2026,
    },
    "french-2026": {
      name: "french2026",
      sentence: "Free play in French.",
      preset: french2026,
    },
    "romanian-2023": {
      name: "romanian2023",
      sentence: "Tournaments in Romanian, with eight tiles held.",
      preset: romanian2023,
    },
    "norwegian-2026": {
      name: "norwegian2026",
      sentence: "Tournaments in Norwegian.",
      preset: norwegian2026,
    },
    "swedish-2010": {
      name: "swedish2010",
      sentence: "Tournaments in Swedish.",
      preset: swedish2010,
    },
    "catalan-2017": {
      name: "catalan2017",
      sentence: "Tournaments in Catalan.",
      preset: catalan2017,
    },
    "italian-2012": {
      name: "italian2012",
      sentence: "Tournaments in Italian.",
      preset: italian2012,
    },
    "slovak-2026": {
      name: "slovak2026",
      sentence: "Tournaments in Slovak.",
      preset: slovak2026,
    },
    "hong-kong-2012": {
      name: "hongKong2012",
      sentence: "The nine-tile game of Hong Kong.",
      preset: hongKong2012,
    },
    "large-2004": {
      name: "large2004",
      sentence: "The large game on 21 by 21 squares.",
      preset: large2004,
    },
    "united-kingdom-2009": {
      name: "unitedKingdom2009",
      sentence: "Clubs and tournaments in the United Kingdom until 2011.",
      preset: unitedKingdom2009,
      today: "united-kingdom-2012",
    },
  };
}

function variants(): Readonly<Record<string, VariantLine>> {
  return {
    "checked-words": {
      name: "checkedWords",
      sentence: "Words are checked when they are laid.",
      variantOf: () => checkedWords,
    },
    "open-dictionary": {
      name: "openDictionary",
      sentence: "The dictionary may be used at any time.",
      variantOf: () => openDictionary,
    },
    "exchange-blanks": {
      name: "exchangeBlanks",
      sentence: "Blanks on the board may be taken for their letter.",
      variantOf: () => exchangeBlanks,
    },
    "nine-tile": {
      name: "nineTile",
      sentence: "Nine tiles on the rack.",
      variantOf: () => nineTile,
    },
    "eight-held": {
      name: "eightHeld",
      sentence: "Eight tiles on the rack, seven in a turn.",
      variantOf: () => eightHeld,
    },
    "finish-line": {
      name: "finishLine",
      sentence: "Whoever first reaches a target wins.",
      questions: [
        {
          name: "target",
          sentence: "How many points is the target?",
          answers: null,
        },
      ],
      variantOf: ({ target }) => finishLine({ target: Number(target) }),
    },
  };
}

/**
 * The register of presets: everything that this entry point exports as rules, for instance for a menu. First the
 * rulebooks, then the rules of regions, those that ask last, then the variants.
 *
 * Whoever needs a single preset imports it by its name: the register brings all of them, and the tiles of their
 * languages, into a bundle.
 */
export const presets: readonly Preset<RulesetId | AskingRulesetId>[] = /* @__PURE__ */ makePresets();

function makePresets(): readonly Preset<PresetId>[] {
  return frozen([
    ...Object.entries(wholeRulesets()).map(([id, line]) => rulesetPreset(id as RulesetId, line)),
    ...Object.entries(askingRulesets()).map(([id, line]) => askingPreset(id as AskingRulesetId, line)),
    ...Object.entries(variants()).map(([id, line]) => variantPreset(id, line)),
  ]);
}

/**
 * Every ruleset that ships and asks nothing, by its id, for instance to look up a name that a client sent. Presets
 * that ask are in `presets` only: there `rulesetOf` takes the answers.
 */
export const rulesets: Readonly<Record<RulesetId, Ruleset>> = /* @__PURE__ */ makeRulesets();

function makeRulesets(): Readonly<Record<RulesetId, Ruleset>> {
  const named = Object.entries(wholeRulesets()).map(([id, { ruleset }]) => [id, ruleset]);
  return Object.freeze(Object.fromEntries(named) as Record<RulesetId, Ruleset>);
}

/**
 * Returns whether something is the id of a ruleset that ships and asks nothing. Use it to check names that come from
 * outside.
 *
 * @param id - Anything.
 */
export function isRulesetId(id: unknown): id is RulesetId {
  return typeof id === "string" && Object.hasOwn(rulesets, id);
}
