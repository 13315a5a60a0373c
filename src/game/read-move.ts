import type { Square } from "../board/square.ts";
import type { Placement } from "../play/placement.ts";
import type { Violation } from "../play/violation.ts";
import { describe } from "../read.ts";
import type { Tile } from "../tiles/tile.ts";
import type { Move } from "./move.ts";

/** A move whose shape is right. Placements are read where they are judged, each once. */
export type SaidMove =
  | { readonly type: "play"; readonly placements: readonly Placement[]; readonly points: number | undefined }
  | { readonly type: "exchange"; readonly tiles: readonly Tile[] | number }
  | { readonly type: "pass" | "accept" | "resign" }
  | { readonly type: "challenge"; readonly words: readonly number[] }
  | { readonly type: "exchange-blank"; readonly square: Square };

/** What was read: the kind of move as far as there is one, and the move, or why it is none. */
export type ReadMove =
  | { readonly type: Move["type"]; readonly said: SaidMove; readonly malformed?: never }
  | { readonly type: Move["type"] | null; readonly said?: never; readonly malformed: Malformed };

type Malformed = readonly [Violation, ...Violation[]];

const types: readonly Move["type"][] = ["play", "exchange", "pass", "challenge", "accept", "exchange-blank", "resign"];

/** No list in a move is longer: a rack has at most 64 tiles, and a play forms at most as many words and one. */
const longest = 1000;

/** Reads a move of unknown shape, each property once. Properties beyond those of its kind do not matter. */
export function readMove(move: unknown): ReadMove {
  let type: Move["type"] | null = null;
  try {
    if (typeof move !== "object" || move === null) return { type, malformed: malformed("", "a move", move) };
    const found = (move as { readonly type?: unknown }).type;
    type = types.find((known) => known === found) ?? null;
    if (type === null) return { type, malformed: malformed("type", types.join(", "), found) };
    const said = readByType(type, move as Readonly<Record<string, unknown>>);
    return Array.isArray(said) ? { type, malformed: said as Malformed } : { type, said: said as SaidMove };
  } catch {
    return { type, malformed: malformed("", "a move that can be read", "one that throws") };
  }
}

function readByType(type: Move["type"], move: Readonly<Record<string, unknown>>): SaidMove | Malformed {
  const { placements, points, tiles, words = [], square } = move;
  switch (type) {
    case "play":
      if (points !== undefined && typeof points !== "number") return malformed("points", "a number or nothing", points);
      return { type, placements: placements as readonly Placement[], points };
    case "exchange":
      if (Number.isInteger(tiles) && (tiles as number) >= 0) return { type, tiles: tiles as number };
      return readList(tiles, "tiles", "tile", isText, (read) => ({ type, tiles: read }));
    case "challenge":
      return readList(words, "words", "integer", isIndex, (read) => ({ type, words: read }));
    case "exchange-blank": {
      if (typeof square !== "object" || square === null) return malformed("square", "a square", square);
      const { row, col } = square as Readonly<Record<string, unknown>>;
      if (!isIndex(row)) return malformed("square.row", "an integer", row);
      if (!isIndex(col)) return malformed("square.col", "an integer", col);
      return { type, square: { row: row + 0, col: col + 0 } }; // + 0: -0 becomes 0
    }
    default:
      return { type };
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value);
}

function readList<T>(
  list: unknown,
  path: string,
  entry: string,
  fits: (entry: unknown) => entry is T,
  made: (entries: readonly T[]) => SaidMove,
): SaidMove | Malformed {
  if (!Array.isArray(list) || list.length > longest) return malformed(path, `a list of ${entry}s`, list);
  const entries: readonly unknown[] = Array.from(list as readonly unknown[]);
  const wrong = entries.flatMap((found, i) => (fits(found) ? [] : malformed(`${path}[${i}]`, entry, found)));
  return wrong.length === 0 ? made(entries as readonly T[]) : (wrong as unknown as Malformed);
}

/** One violation for what is not what it should be. */
export function malformed(path: string, expected: string, found: unknown): Malformed {
  return [{ code: "malformed", squares: [], path, expected, found: describe(found) }];
}
