import { mismatch } from "../read/describe.ts";

/** Throws a `TypeError` where the tile set was left out of the options, as can happen in JavaScript. */
export function requireTileSet(tileSet: unknown): void {
  if (Array.isArray((tileSet as { readonly letters?: unknown } | null | undefined)?.letters)) return;
  throw new TypeError(mismatch("tileSet", "a tile set, such as english of tilewright/tile-sets", tileSet));
}
