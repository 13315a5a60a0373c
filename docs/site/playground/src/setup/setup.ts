import { defineRuleset, type Ruleset } from "tilewright";
import type { PresetQuestion } from "tilewright/rulesets";
import { layouts, presets, tileSets, variants } from "./choices.ts";
import { readKnobs } from "./knobs.ts";

/** What the visitor has chosen, as it stands in the address. An empty text means "as in the rules". */
export interface Setup {
  readonly rules: string;
  /** The answers to what these rules ask, by the names of the questions. */
  readonly answers: Readonly<Record<string, string>>;
  readonly variants: readonly string[];
  readonly layout: string;
  readonly tiles: string;
  /** Own rules, as JSON. */
  readonly knobs: string;
}

export const firstSetup: Setup = { rules: "us2021", answers: {}, variants: [], layout: "", tiles: "", knobs: "" };

export type MadeRuleset =
  | { readonly ok: true; readonly ruleset: Ruleset }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Makes the ruleset that has been chosen, or says what is wrong with the visitor's own rules, and where. */
export function rulesetOf(setup: Setup): MadeRuleset {
  const preset = presets[setup.rules] ?? presets[firstSetup.rules]!;
  const open = unanswered(setup);
  if (open.length > 0) return { ok: false, problems: open.map(({ sentence }) => sentence) };
  try {
    const base = preset.rulesetOf(setup.answers);
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

/** Whether the rules that have been chosen ask nothing more. */
export function isAnswered(setup: Setup): boolean {
  return unanswered(setup).length === 0;
}

function unanswered({ rules, answers: given }: Setup): readonly PresetQuestion[] {
  const questions = presets[rules]?.questions ?? [];
  return questions.filter(({ name, answers }) => !answers?.some(({ answer }) => answer === given[name]));
}

/** The choices that come closest to a ruleset, such as that of a recorded game: its preset, with its tiles. */
export function setupFor({ id, tileSet }: Ruleset): Setup {
  const found = Object.values(presets).find((preset) => preset.id === id && preset.questions.length === 0);
  const [tiles = ""] = Object.entries(tileSets).find(([, set]) => set.id === tileSet.id) ?? [];
  const same = found?.rulesetOf().tileSet.id === tileSet.id;
  return { ...firstSetup, rules: found?.name ?? firstSetup.rules, tiles: same ? "" : tiles };
}
