/**
 * Rules as data: five rulebooks, rules of regions, and variants that can be added to any of them.
 *
 * Take `us2021` if you have no reason for another rulebook, and `northAmerica2017` or the preset of another region for
 * the rules of clubs and tournaments. `defineRuleset` of the main entry point adds variants and rules of your own.
 * `presets` lists them all, and `rulesets` has the rulesets by their ids, for instance for a menu.
 * docs/rules.md compares all rulesets, rule by rule; docs/which-rules.md leads from ten questions to yours.
 *
 * @module tilewright/rulesets
 * @packageDocumentation
 */
// `rulebooks` and `regions` are rooms of tables: a file is one ruleset, a line a knob, with the clause that it follows.
// Only `world-english-prices` computes. `variants` has a function a file, and `register` lists everything in one table.
export type {
  Preset,
  PresetQuestion,
  RulesetPreset,
  VariantPreset,
} from "./preset.ts";
export { type WorldEnglishPrices, worldEnglishPrices } from "./regions/world-english-prices.ts";
export * from "./register.ts";
