import type { Parsed } from "../../checked.ts";
import { join } from "../../read/describe.ts";
import { parse } from "../../read/parse.ts";
import type { Reader } from "../../read/reader.ts";
import { type Field, readObject, type Shape } from "../../read/shape.ts";
import type { Tile } from "../../tiles/tile.ts";
import {
  type LearnedRound,
  type LeaveTable,
  mostHundredths,
  mostKinds,
  mostLists,
  mostRounds,
  mostText,
} from "./leave-table.ts";
import { countMultisets } from "./multisets.ts";

/**
 * Parses a leave table: a JSON string, or the value it encodes. Every problem is returned with its path. Never throws,
 * and takes time proportional to the size of the input.
 *
 * @param input - A JSON string, or the value it encodes.
 *
 * @example
 * ```ts
 * import { parseLeaves } from "tilewright/analysis";
 *
 * const table = { kind: "leaves", version: 1, tiles: ["A", "?"], values: [[120, 1500]], made: null };
 * parseLeaves(JSON.stringify(table)); // => { ok: true, table }
 * parseLeaves({ ...table, values: [[120]] }).problems?.[0]?.path; // => "values[0].length"
 * ```
 */
export function parseLeaves(input: unknown): Parsed<{ readonly table: LeaveTable }> {
  return parse(input, (reader, value) => {
    const table = readObject({ reader }, value, "", leavesShape);
    if (table === null) return null;
    checkLengths(reader, table.tiles.length, table.values, "values");
    return { table };
  });
}

/** Notes each list that does not have a number for every multiset of its size. */
export function checkLengths(reader: Reader, kinds: number, lists: readonly (readonly number[])[], path: string): void {
  const multisets = countMultisets(kinds, lists.length);
  lists.forEach(({ length }, i) => {
    const wanted = multisets[i + 1]![kinds]!;
    if (length !== wanted) reader.fail("range", join(join(path, i), "length"), { min: wanted, max: wanted }, length);
  });
}

/** How many numbers a list may have: those of 64 kinds and fours. */
export const mostNumbers = 766_480;

/** How the kinds of tiles are read. */
export const tilesField: Field<readonly Tile[]> = {
  list: mostKinds,
  of: { text: 32 },
  nonEmpty: "letters",
  once: "letter",
};

/** How rounds are read. */
export const roundsField: {
  readonly list: number;
  readonly of: { readonly object: Shape<LearnedRound> };
  readonly orNull: true;
} = /* @__PURE__ */ (() => {
  const text = { text: mostText } as const;
  const count = { integer: [0, Number.MAX_SAFE_INTEGER] } as const;
  return {
    list: mostRounds,
    of: { object: { ruleset: text, variants: { list: 100, of: text }, words: count, seed: text, games: count } },
    orNull: true,
  };
})();

/** How a table is read. */
const leavesShape: Shape<LeaveTable> = /* @__PURE__ */ (() => {
  const value = { integer: [-mostHundredths, mostHundredths] } as const;
  return {
    kind: { oneOf: ["leaves"] },
    version: { oneOf: [1] },
    tiles: tilesField,
    values: { list: mostLists, of: { list: mostNumbers, of: value } },
    made: roundsField,
  };
})();
