import { defineRuleset, type Ruleset } from "tilewright";
import { texts } from "../texts.ts";
import { layouts, presets, tileSets, variants } from "./choices.ts";
import { mostCharacters, readKnobs } from "./knobs.ts";

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

/** A setup all of whose names are known here, and a sentence for each name that is not and was left out. */
export interface ReadSetup {
  readonly setup: Setup;
  readonly unknown: readonly string[];
}

/** Reads a setup that comes from outside. Names end up in programs to copy, so only those that exist get in. */
export function readSetup(asked: Setup): ReadSetup {
  const unknown: string[] = [];
  const isKnown = (kind: keyof typeof texts.unknown, all: object, name: string): boolean => {
    const found = Object.hasOwn(all, name);
    if (!found) unknown.push(unknownName(kind, name));
    return found;
  };
  const setup = {
    rules: isKnown("rules", presets, asked.rules) ? asked.rules : firstSetup.rules,
    variants: [...new Set(asked.variants)].filter((name) => isKnown("variant", variants, name)),
    layout: asked.layout === "" || isKnown("board", layouts, asked.layout) ? asked.layout : "",
    tiles: asked.tiles === "" || isKnown("tiles", tileSets, asked.tiles) ? asked.tiles : "",
    knobs: asked.knobs.length > mostCharacters ? "" : asked.knobs,
  };
  if (setup.knobs !== asked.knobs) unknown.push(texts.knobsTooLong(asked.knobs.length));
  return { setup, unknown };
}

/** Says that a name is not known, with as much of it as fits on a line. */
export function unknownName(kind: keyof typeof texts.unknown, name: string): string {
  return texts.unknown[kind](name.length > 40 ? `${name.slice(0, 40)}...` : name);
}

export type MadeRuleset =
  | { readonly ok: true; readonly ruleset: Ruleset }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Makes the ruleset that has been chosen, or says what is wrong: names that nothing has, or the visitor's own rules. */
export function rulesetOf(setup: Setup): MadeRuleset {
  const { unknown } = readSetup(setup);
  if (unknown.length > 0) return { ok: false, problems: unknown };
  try {
    const chosen = setup.variants.map((name) => variants[name]!);
    const parts = [
      ...(setup.tiles === "" ? [] : [{ tileSet: tileSets[setup.tiles]! }]),
      ...(setup.layout === "" ? [] : [{ layout: layouts[setup.layout]! }]),
      readKnobs(setup.knobs).patch,
    ];
    return { ok: true, ruleset: defineRuleset(presets[setup.rules]!, ...chosen, ...parts) };
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
