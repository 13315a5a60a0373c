import { buildWordGraph, trustedWordGraph } from "tilewright/dictionary";
import { countPlays } from "tilewright/movegen";
import { us2021 as ruleset } from "tilewright/rulesets";
import { expect, test } from "vitest";

test("in bytes that nobody has checked, a list without an end does not keep a search going", () => {
  const { tileSet } = ruleset;
  const nodes = new Uint32Array(buildWordGraph(["HORN", "HORNS", "SOD", "NO"], { tileSet, gaddag: true }).bytes);
  nodes[nodes.length - 1]! &= ~0x400000;
  const cut = trustedWordGraph(nodes.buffer, { tileSet });
  expect(countPlays({ ruleset, rack: [..."HORNS"] }, cut)).toBeGreaterThan(0);
});
