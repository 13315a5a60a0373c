import { formatGcg } from "tilewright/notation";
import { northAmerica2017 as ruleset } from "tilewright/rulesets";
// biome-ignore lint/correctness/useImportExtensions: Node runs this file as it is, and its types lie beside it
import { plantSlip } from "../../support/plant-slip.mjs";
import { playGame, randomFrom } from "./played.ts";

const records = [1, 2, 3, 4, 5, 6].map((seed) => formatGcg(playGame({ seed, ruleset, manners: { doubts: 0 } })).text);

/** Records with one slip each, of whole games, and the lines at which it can be noticed first. */
export function plantSlips(kind: string, count: number): readonly { readonly text: string; readonly line: number }[] {
  const random = randomFrom(kind.length);
  const planted: { readonly text: string; readonly line: number }[] = [];
  for (let i = 0; planted.length < count; i++) {
    const slip = plantSlip(records[i % records.length]!, kind, random);
    if (slip !== null) planted.push(slip);
  }
  return planted;
}
