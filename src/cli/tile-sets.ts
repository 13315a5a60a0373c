import type { TileSet } from "../index.ts";
import { tileSets as shipped } from "../tiles/sets/index.ts";

/** The tile sets that come along, by their names. Records, positions and word lists are read with any of them. */
export const tileSets: ReadonlyMap<string, TileSet> = new Map(Object.entries(shipped));
