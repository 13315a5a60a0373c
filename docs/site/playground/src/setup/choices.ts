import type { Layout, Ruleset, TileSet, Variant } from "tilewright";
import { layout11, layout21, standardLayout } from "tilewright/layouts";
import { presets as register } from "tilewright/rulesets";
import { tileSets as sets } from "tilewright/tile-sets";

// What can be chosen, by the names that the package exports: they stand in addresses, and in the code to copy.

export const presets: Readonly<Record<string, Ruleset>> = Object.fromEntries(
  register.flatMap((preset) => (preset.kind === "variant" ? [] : [[preset.name, preset.rulesetOf()]])),
);

/** Those that ask nothing: a box to tick has no answers. */
export const variants: Readonly<Record<string, Variant>> = Object.fromEntries(
  register.flatMap((preset) =>
    preset.kind === "variant" && preset.questions.length === 0 ? [[preset.name, preset.variantOf()]] : [],
  ),
);

/** What the register says of each, without the full stop. */
export const presetSentences: Readonly<Record<string, string>> = Object.fromEntries(
  register.map(({ name, sentence }) => [name, sentence.slice(0, -1)]),
);

export const layouts: Readonly<Record<string, Layout>> = { standardLayout, layout11, layout21 };

export const tileSets: Readonly<Record<string, TileSet>> = { ...sets };
