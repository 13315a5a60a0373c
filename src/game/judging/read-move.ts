import type { Square } from "../../board/square.ts";
import { malformed, unreadable } from "../../play/malformed.ts";
import type { Placement } from "../../play/placement.ts";
import { choicesText } from "../../read/describe.ts";
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
  const expect: Expect = (path, expected, found, fits) => {
    if (!fits) wrong.push(malformed(path, expected, found));
  };
  try {
    const properties: Properties = { ...(move as Properties) };
    type = types.find((known) => known === properties["type"]) ?? null;
    if (type === null) expect("type", choicesText(types), properties["type"], false);
    expect(
      "player",
      "no player (pass the option `by` instead)",
      properties["player"],
      properties["player"] === undefined,
    );
    if (type === null) return { type, malformed: wrong };
    const said = readProperties(type, properties, expect);
    return wrong.length > 0 ? { type, malformed: wrong } : { type, said };
  } catch {
    return { type, malformed: [unreadable("", "a move")] };
  }
}

type Properties = { readonly [name: string]: unknown };

/** Notes a violation unless what was found fits. */
type Expect = (path: string, expected: string, found: unknown, fits: boolean) => void;

/** What a move of this type says. Where `expect` has noted something, that is not to be used. */
function readProperties(type: Move["type"], properties: Properties, expect: Expect): SaidMove {
  switch (type) {
    case "play": {
      const { placements, points } = properties;
      expect("points", "a number", points, points === undefined || typeof points === "number");
      return { type, placements: placements as readonly Placement[], points: points as number | undefined };
    }
    case "exchange": {
      const { tiles } = properties;
      if (isInteger(tiles) && tiles >= 0) return { type, tiles };
      return { type, tiles: readList(tiles, "tiles", "tile", isText, expect) };
    }
    case "challenge": {
      const { words } = properties;
      return { type, words: words === undefined ? [] : readList(words, "words", "whole number", isInteger, expect) };
    }
    case "exchange-blank": {
      const { row, col }: Properties = { ...(properties["square"] as Properties) };
      expect("square.row", "an integer", row, isInteger(row));
      expect("square.col", "an integer", col, isInteger(col));
      return { type, square: { row, col } as Square };
    }
    case "pass":
    case "accept":
    case "resign":
      return { type };
  }
}

/** Reads a list of entries of one kind. */
function readList<T>(
  value: unknown,
  path: string,
  kind: string,
  fits: (entry: unknown) => entry is T,
  expect: Expect,
): readonly T[] {
  const isList = Array.isArray(value) && value.length <= longest;
  expect(path, `a list of ${kind}s`, value, isList);
  const entries: readonly unknown[] = isList ? Array.from(value) : [];
  for (const [i, entry] of entries.entries()) expect(`${path}[${i}]`, `a ${kind}`, entry, fits(entry));
  return entries as readonly T[];
}

function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
