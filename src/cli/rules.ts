import type { Ruleset } from "../index.ts";
import { mismatch } from "../read/describe.ts";
import {
  french2026,
  german2026,
  hongKong2012,
  international2022,
  large2004,
  northAmerica2017,
  polish2026,
  romanian2023,
  rulesets,
  spanish2026,
  unitedKingdom2009,
  worldEnglish2022,
} from "../rules/index.ts";
import { nearest } from "./nearest.ts";
import { namesInHelp } from "./output/names-in-help.ts";

const tournaments = [
  northAmerica2017,
  international2022,
  worldEnglish2022,
  unitedKingdom2009,
  spanish2026,
  polish2026,
  german2026,
  french2026,
  romanian2023,
  hongKong2012,
  large2004,
];

const all: ReadonlyMap<string, Ruleset> = new Map(
  [...Object.values(rulesets), ...tournaments].map((ruleset) => [ruleset.id, ruleset]),
);

/** The rulesets that `--rules` can name. */
export const rulesetNames: readonly string[] = [...all.keys()];

/** Their names for the help of `--rules`, behind the column of the options. */
export const rulesHelp: string = `${namesInHelp(rulesetNames)}
                     (tilewright which-rules says what is unknown of them)`;

/**
 * The ruleset that `--rules` names, or another argument; `undefined` without it.
 *
 * @throws Error if there is no ruleset with this name
 */
export function rulesetNamed(name: string | undefined, argument = "--rules"): Ruleset | undefined {
  if (name === undefined) return undefined;
  const ruleset = all.get(name);
  if (ruleset !== undefined) return ruleset;
  const near = nearest(name, rulesetNames);
  const hint = near === null ? "" : `; did you mean ${near}?`;
  throw new Error(`${mismatch(argument, `one of ${rulesetNames.join(", ")}`, name)}${hint}`);
}
