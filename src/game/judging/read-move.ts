import type { Square } from "../../board/square.ts";
import { malformed, unreadable } from "../../play/malformed.ts";
import type { Placement } from "../../play/placement.ts";
import { choicesText } from "../../read/describe.ts";
import { isInteger, isKeyOf } from "../../read/is-object.ts";
import type { Move } from "../model/move.ts";
import type { Violation } from "../model/violation.ts";
import { mostListed } from "./limits.ts";

/** What was read: the type of the move if it is a known one, and either the move or what is wrong with it. */
export type ReadMove =
  | { readonly type: Move["type"]; readonly said: Move; readonly malformed?: never }
  | { readonly type: Move["type"] | null; readonly said?: never; readonly malformed: readonly Violation[] };

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
    const { type: given, player } = properties;
    type = isKeyOf(readers, given) ? given : null;
    if (type === null) expect("type", choicesText(Object.keys(readers)), given, false);
    expect("player", "no player (pass the option `by` instead)", player, player === undefined);
    if (type === null) return { type, malformed: wrong };
    const said = readers[type](properties, expect);
    return wrong.length > 0 ? { type, malformed: wrong } : { type, said };
  } catch {
    return { type, malformed: [unreadable("", "a move")] };
  }
}

type Properties = { readonly [name: string]: unknown };

/** Notes a violation unless what was found fits. */
type Expect = (path: string, expected: string, found: unknown, fits: boolean) => void;

/** For each type of move, what it says. Where `expect` has noted something, that is not to be used. */
const readers: {
  readonly [T in Move["type"]]: (said: Properties, expect: Expect) => Extract<Move, { readonly type: T }>;
} = {
  play({ placements, points }, expect) {
    expect("points", "a number", points, points === undefined || typeof points === "number");
    // Placements are read where they are judged, so that each is read once.
    return { type: "play", placements: placements as readonly Placement[], points: points as number | undefined };
  },
  exchange({ tiles }, expect) {
    const isNumber = isInteger(tiles) && tiles >= 0;
    return { type: "exchange", tiles: isNumber ? tiles : readList(tiles, "tiles", "tile", isText, expect) };
  },
  pass: () => ({ type: "pass" }),
  challenge({ words = [] }, expect) {
    return { type: "challenge", words: readList(words, "words", "whole number", isInteger, expect) };
  },
  accept: () => ({ type: "accept" }),
  "exchange-blank"({ square }, expect) {
    const { row, col }: Properties = { ...(square as Properties) };
    expect("square.row", "an integer", row, isInteger(row));
    expect("square.col", "an integer", col, isInteger(col));
    return { type: "exchange-blank", square: { row, col } as Square };
  },
  resign: () => ({ type: "resign" }),
};

/** Reads a list of entries of one kind. */
function readList<T>(
  value: unknown,
  path: string,
  kind: string,
  fits: (entry: unknown) => entry is T,
  expect: Expect,
): readonly T[] {
  const isList = Array.isArray(value) && value.length <= mostListed;
  expect(path, `a list of ${kind}s`, value, isList);
  const entries: readonly unknown[] = isList ? Array.from(value) : [];
  for (const [i, entry] of entries.entries()) expect(`${path}[${i}]`, `a ${kind}`, entry, fits(entry));
  return entries as readonly T[];
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
