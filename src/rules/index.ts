/**
 * Rules as data: five rulebooks, regional rules, and variants that can be added to any of them.
 *
 * Use `us2021` unless you have a reason to choose another rulebook. For club and tournament rules, use
 * `northAmerica2017` or another region's preset. Some regional presets are provisional: a minor version may correct
 * them. To add variants and your own rules, use `defineRuleset` from the main entry point. `presets` lists all presets,
 * and `rulesets` contains the rulesets by id, for instance for a menu. docs/rules.md compares all rulesets rule by
 * rule; docs/which-rules.md helps you find yours with ten questions.
 *
 * @module tilewright/rulesets
 * @packageDocumentation
 */
// `rulebooks` and `regions` are rooms of tables: a file is one ruleset, a line a knob, with the clause that it follows.
// Only `world-english-prices` computes. `variants` has a function a file, and `register` lists everything in one table.
export type { Preset, PresetQuestion, RulesetPreset, VariantPreset } from "./preset.ts";
export { type WorldEnglishPrices, worldEnglishPrices } from "./regions/world-english-prices.ts";
export * from "./register.ts";
