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
    return { type, malformed: unreadable("a move") };
  }
}

function readByType(type: Move["type"], move: Readonly<Record<string, unknown>>): SaidMove | Malformed {
  switch (type) {
    case "play": {
      const { placements, points } = move;
      if (points !== undefined && typeof points !== "number") return malformed("points", "a number or nothing", points);
      return { type, placements: placements as readonly Placement[], points };
    }
    case "exchange": {
      const { tiles } = move;
      if (typeof tiles === "number" && Number.isInteger(tiles) && tiles >= 0) return { type, tiles };
      if (!Array.isArray(tiles) || tiles.length > longest)
        return malformed("tiles", "a list of tiles, or their number", tiles);
      return readList(
        tiles,
        "tiles",
        "a tile",
        (tile) => typeof tile === "string",
        (read) => ({ type, tiles: read as readonly Tile[] }),
      );
    }
    case "challenge": {
      const { words } = move;
      if (words === undefined) return { type, words: [] };
      if (!Array.isArray(words) || words.length > longest)
        return malformed("words", "a list of indices, or nothing", words);
      return readList(words, "words", "an index of a word", Number.isInteger, (read) => ({
        type,
        words: read as readonly number[],
      }));
    }
    case "exchange-blank": {
      const { square } = move;
      if (typeof square !== "object" || square === null) return malformed("square", "a square", square);
      const { row, col } = square as { readonly row?: unknown; readonly col?: unknown };
      if (!Number.isInteger(row)) return malformed("square.row", "an integer", row);
      if (!Number.isInteger(col)) return malformed("square.col", "an integer", col);
      return { type, square: { row: (row as number) + 0, col: (col as number) + 0 } }; // + 0: -0 becomes 0
    }
    default:
      return { type };
  }
}

function readList(
  list: readonly unknown[],
  path: string,
  expected: string,
  fits: (entry: unknown) => boolean,
  made: (entries: readonly unknown[]) => SaidMove,
): SaidMove | Malformed {
  const entries = Array.from(list);
  const wrong = entries.flatMap((entry, i) => (fits(entry) ? [] : malformed(`${path}[${i}]`, expected, entry)));
  return wrong.length === 0 ? made(entries) : (wrong as unknown as Malformed);
}

/** One violation for what is not what it should be. */
export function malformed(path: string, expected: string, found: unknown): Malformed {
  return [{ code: "malformed", squares: [], path, expected, found: describe(found) }];
}

/** The violation for what throws when it is read. */
export function unreadable(what: string): Malformed {
  return [{ code: "malformed", squares: [], path: "", expected: `${what} that can be read`, found: "one that throws" }];
}
