import type { Square } from "../../board/square.ts";
import { malformed, unreadable } from "../../play/malformed.ts";
import type { Placement } from "../../play/placement.ts";
import type { Tile } from "../../tiles/tile.ts";
import type { Move } from "../model/move.ts";
import type { Violation } from "../model/violation.ts";

/** A move of the right shape. Placements are read where they are judged, so that each is read once. */
export type SaidMove =
  | { readonly type: "play"; readonly placements: readonly Placement[]; readonly points: number | undefined }
  | { readonly type: "exchange"; readonly tiles: readonly Tile[] | number }
  | { readonly type: "pass" | "accept" | "resign" }
  | { readonly type: "challenge"; readonly words: readonly number[] }
  | { readonly type: "exchange-blank"; readonly square: Square };

/** What was read: the type of the move if it is a known one, and either the move or what is wrong with it. */
export type ReadMove =
  | { readonly type: Move["type"]; readonly said: SaidMove; readonly malformed?: never }
  | { readonly type: Move["type"] | null; readonly said?: never; readonly malformed: readonly Violation[] };

const types: readonly Move["type"][] = ["play", "exchange", "pass", "challenge", "accept", "exchange-blank", "resign"];

/**
 * No list in a move is longer. A rack has at most 64 tiles, and a play forms at most one word more than it lays tiles.
 */
const longest = 1000;

/**
 * Reads a move of unknown shape, each property once. Properties that its type does not have are ignored, except
 * `player`: that is a mistake for `by`.
 */
export function readMove(move: unknown): ReadMove {
  let type: Move["type"] | null = null;
  const wrong: Violation[] = [];
  const expect = (path: string, expected: string, found: unknown, fits: boolean): void => {
    if (!fits) wrong.push(malformed(path, expected, found));
  };
  const list = (value: unknown, path: string, entry: string, fits: (entry: unknown) => boolean): readonly unknown[] => {
    const isList = Array.isArray(value) && value.length <= longest;
    expect(path, `a list of ${entry}s`, value, isList);
    const entries: readonly unknown[] = isList ? Array.from(value as readonly unknown[]) : [];
    for (const [i, found] of entries.entries()) expect(`${path}[${i}]`, entry, found, fits(found));
    return entries;
  };
  try {
    let { type: kind, placements, points, tiles, words = [], square, player }: Properties = { ...(move as Properties) };
    type = types.find((known) => known === kind) ?? null;
    expect("type", types.join(", "), kind, type !== null);
    expect("player", "nothing: `by` says who moves", player, player === undefined);
    if (type === "play") expect("points", "a number", points, points === undefined || typeof points === "number");
    if (type === "exchange" && !(isIndex(tiles) && tiles >= 0))
      tiles = list(tiles, "tiles", "tile", (tile) => typeof tile === "string");
    if (type === "challenge") words = list(words, "words", "integer", isIndex);
    if (type === "exchange-blank") {
      const { row, col }: Properties = { ...(square as Properties) };
      expect("square.row", "an integer", row, isIndex(row));
      expect("square.col", "an integer", col, isIndex(col));
      square = { row, col };
    }
    const said = { type, placements, points, tiles, words, square } as SaidMove;
    return wrong.length > 0 ? { type, malformed: wrong } : { type: said.type, said };
  } catch {
    return { type, malformed: [unreadable("", "a move")] };
  }
}

type Properties = { readonly [name: string]: unknown };

function isIndex(value: unknown): value is number {
  return Number.isInteger(value);
}
