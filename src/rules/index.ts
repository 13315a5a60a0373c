/**
 * Rules as data: five rulebooks, tournament rules, and variants that can be added to any of them.
 *
 * Take `us2021` if you have no reason for another rulebook, and `northAmerica2017` or the preset of another region for
 * the rules of clubs and tournaments. `defineRuleset` of the main entry point adds variants and rules of your own.
 * docs/rules.md compares all rulesets, rule by rule; docs/which-rules.md leads from ten questions to yours.
 *
 * @module tilewright/rulesets
 * @packageDocumentation
 */
export { isRulesetId, type RulesetId, rulesets } from "./rulebooks/all.ts";
export { basic } from "./rulebooks/basic.ts";
export { classic1948 } from "./rulebooks/classic-1948.ts";
export { onyx2006 } from "./rulebooks/onyx-2006.ts";
export { pages89 } from "./rulebooks/pages-89.ts";
export { us2021 } from "./rulebooks/us-2021.ts";
export { french2026 } from "./regions/french-2026.ts";
export { german2026 } from "./regions/german-2026.ts";
export { hongKong2012 } from "./regions/hong-kong-2012.ts";
export { international2022 } from "./regions/international-2022.ts";
export { large2004 } from "./regions/large-2004.ts";
export { northAmerica2017 } from "./regions/north-america-2017.ts";
export { polish2026 } from "./regions/polish-2026.ts";
export { romanian2023 } from "./regions/romanian-2023.ts";
export { spanish2026 } from "./regions/spanish-2026.ts";
export { unitedKingdom2009 } from "./regions/united-kingdom-2009.ts";
export { worldEnglish2022 } from "./regions/world-english-2022.ts";
export { type WorldEnglishPrices, worldEnglishPrices } from "./regions/world-english-prices.ts";
export { checkedWords } from "./variants/checked-words.ts";
export { eightHeld } from "./variants/eight-held.ts";
export { exchangeBlanks } from "./variants/exchange-blanks.ts";
export { finishLine, type Level } from "./variants/finish-line.ts";
export { nineTile } from "./variants/nine-tile.ts";
export { openDictionary } from "./variants/open-dictionary.ts";
