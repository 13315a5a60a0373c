// typePlay lays what parsePlay reads and refuses what it refuses: one reader for the field, records and programs.
import fc from "fast-check";
import { defineRuleset } from "tilewright";
import { newDraft, typePlay } from "tilewright/compose";
import { parsePlay } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { spanish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { casesOf } from "../seed.ts";

const ruleset = defineRuleset(us2021, { tileSet: spanish });
const board = Array.from({ length: 225 }, () => null as { letter: string; blank: boolean } | null);
[..."HORN"].forEach((letter, i) => {
  board[7 * 15 + 5 + i] = { letter, blank: false };
});
const position = { ruleset, board };
const draft = newDraft(position);

describe("brackets and edges that parsePlay refuses are not laid", () => {
  test.each([
    "8F HORN)S",
    "8F (HORN)S)",
    "8F (HORNS",
    "9E N(",
    "8J )H(",
    "9E NO(",
    "15M HORN",
    "16A HO",
    "9E ho.",
    "8F HORN",
    "9E (A)",
  ])("%s", (text) => {
    expect(parsePlay(text, position).ok).toBe(false);
    expect(typePlay(position, draft, text)).toMatchObject({ laid: [], cursor: draft.cursor });
  });
});

test("any text is laid if parsePlay reads it, tile by tile, and else refused", () => {
  const piece = fc.constantFrom(..."HORNSX()().?[]", "CH", "[CH]", "ñ", "é", "h", "8", " ");
  const word = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(""));
  const at = fc.constantFrom("8F", "8E", "8J", "H8", "9E", "F7", "15M", "1A", "99F", "x", "");
  fc.assert(
    fc.property(at, word, (coordinate, text) => {
      const written = `${coordinate} ${text}`;
      // A word all in small letters is read as capitals.
      const isSmall = text === text.toLowerCase();
      const read = parsePlay(isSmall ? written.toUpperCase() : written, position);
      const typed = typePlay(position, draft, written);
      expect(typed.laid.map(({ row, col, letter, blank }) => ({ row, col, letter, blank }))).toEqual(
        read.placements ?? [],
      );
    }),
    { numRuns: casesOf(20_000) },
  );
});
