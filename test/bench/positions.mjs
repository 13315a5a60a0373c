// Positions to measure with.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { unwrap } from "tilewright";
import { parseCgp } from "tilewright/notation";
import { us2021 as ruleset } from "tilewright/rulesets";

const fixtures = fileURLToPath(new URL("../fixtures/positions", import.meta.url));

/**
 * The positions of whole games, with their racks: those of the folder that POSITIONS names, or else of the first `games`
 * games of the fixtures. They are read and not played, so every build is measured on the same positions.
 */
export function naturalPositions(games = 12) {
  const lines = readFileSync(join(process.env.POSITIONS ?? fixtures, "natural.jsonl"), "utf8")
    .trim()
    .split("\n");
  const rows = lines.map((line) => JSON.parse(line)).filter(({ game = 0 }) => game < games);
  return rows.map(({ cgp }) => unwrap(parseCgp(cgp, { ruleset })).position);
}
