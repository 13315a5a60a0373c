import { defineRuleset, type Ruleset } from "tilewright";
import { layouts, presets, tileSets, variants } from "./choices.ts";
import { readKnobs } from "./knobs.ts";

/** What the visitor has chosen, as it stands in the address. An empty text means "as in the rules". */
export interface Setup {
  readonly rules: string;
  readonly variants: readonly string[];
  readonly layout: string;
  readonly tiles: string;
  /** Own rules, as JSON. */
  readonly knobs: string;
}

export const firstSetup: Setup = { rules: "us2021", variants: [], layout: "", tiles: "", knobs: "" };

export type MadeRuleset =
  | { readonly ok: true; readonly ruleset: Ruleset }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Makes the ruleset that has been chosen, or says what is wrong with the visitor's own rules, and where. */
export function rulesetOf(setup: Setup): MadeRuleset {
  const base = presets[setup.rules] ?? presets["us2021"]!;
  try {
    const chosen = setup.variants.flatMap((name) => variants[name] ?? []);
    const tileSet = tileSets[setup.tiles];
    const layout = layouts[setup.layout];
    const parts = [tileSet && { tileSet }, layout && { layout }, readKnobs(setup.knobs).patch];
    return { ok: true, ruleset: defineRuleset(base, ...chosen, ...parts.filter((part) => part !== undefined)) };
  } catch (error) {
    const lines = (error as Error).message.split("\n");
    return { ok: false, problems: lines.map((line) => line.replace(/^ruleset: /, "")) };
  }
}

/** The choices that come closest to a ruleset, such as that of a recorded game: its preset, with its tiles. */
export function setupFor({ id, tileSet }: Ruleset): Setup {
  const [rules, preset] = Object.entries(presets).find(([, ruleset]) => ruleset.id === id) ?? [firstSetup.rules, null];
  const [tiles = ""] = Object.entries(tileSets).find(([, set]) => set.id === tileSet.id) ?? [];
  return { ...firstSetup, rules, tiles: preset?.tileSet.id === tileSet.id ? "" : tiles };
}
