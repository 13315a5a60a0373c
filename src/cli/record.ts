import { parseGameHistory, parseGcg } from "../notation/index.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import * as shipped from "../tiles/sets/index.ts";
import type { TileSet } from "../tiles/tile-set.ts";
import { readInput } from "./read-input.ts";

const tileSets: readonly TileSet[] = Object.values(shipped).filter((value) => typeof value === "object");

/**
 * Reads a recorded game from a file: GCG, GCG wrapped in JSON, or a game history in JSON.
 *
 * @throws Error with a message of one line if the file cannot be read
 */
export function readRecord(file: string, ruleset: Ruleset | undefined): ReturnType<typeof parseGcg> {
  const bytes = readInput(file);
  const options = { ruleset, tileSets };
  const record = parseGcg(bytes, options);
  if (record.ok || !beginsWithBrace(bytes)) return record;
  return parseGameHistory(bytes, options);
}

function beginsWithBrace(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*\{/.test(new TextDecoder().decode(bytes.subarray(0, 100)));
}
