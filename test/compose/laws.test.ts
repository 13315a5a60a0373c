import fc from "fast-check";
import { defineLayout, defineRuleset, type Placement, type Position, unwrap } from "tilewright";
import * as compose from "tilewright/compose";
import { formatPlay, parsePlay } from "tilewright/notation";
import { us2021 } from "tilewright/rulesets";
import { spanish } from "tilewright/tile-sets";
import { expect, test } from "vitest";
import { deepFreeze } from "../laws/random-games.ts";
import { casesOf } from "../seed.ts";

const layout = defineLayout({ rowsOfSquares: ["..=.", ".#..", `"...`, "...-"] });
const ruleset = defineRuleset(us2021, { layout, tileSet: spanish });
const board = new Array(16).fill(null);
board[6] = { letter: "CH", blank: false };
board[10] = { letter: "A", blank: true };
const positions: readonly Position[] = [
  { ruleset, board, rack: ["C", "H", "CH", "A", "?", "?", "A"] },
  { ruleset, rack: ["L", "LL", "?"] },
  { ruleset, board, rack: null },
];

const square = fc.record({ row: fc.integer({ min: -1, max: 4 }), col: fc.integer({ min: -1, max: 4 }) });
const place = fc.integer({ min: -1, max: 7 });
const letter = fc.constantFrom("A", "C", "H", "CH", "?", "a", "ch", "Ж", "LL", "l");
type Change = (position: Position, draft: compose.Draft) => compose.Draft;
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(place, square).map(
    ([at, to]): Change =>
      (p, d) =>
        compose.layTile(p, d, at, to),
  ),
  fc.array(letter, { maxLength: 3 }).map(
    (text): Change =>
      (p, d) =>
        compose.typeText(p, d, text.join("")),
  ),
  fc.tuple(square, square).map(
    ([from, to]): Change =>
      (p, d) =>
        compose.moveTile(p, d, from, to),
  ),
  fc.tuple(square, letter).map(
    ([at, name]): Change =>
      (p, d) =>
        compose.nameBlank(p, d, at, name),
  ),
  fc.option(square, { nil: undefined }).map(
    (at): Change =>
      (_, d) =>
        compose.takeBack(d, at),
  ),
  square.map(
    (at): Change =>
      (p, d) =>
        compose.tapSquare(p, d, at),
  ),
  square.map(
    (at): Change =>
      (p, d) =>
        compose.putCursor(p, d, at),
  ),
  place.map(
    (at): Change =>
      (_, d) =>
        compose.tapRack(d, at),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Change =>
      (_, d) =>
        compose.moveInRack(d, from, to),
  ),
  fc.constantFrom("left", "right", "up", "down", "first", "last", "top", "bottom").map(
    (step): Change =>
      (p, d) =>
        compose.moveCursor(p, d, step as compose.CursorStep),
  ),
  fc.constantFrom<Change>(
    (_, d) => compose.turnCursor(d),
    (_, d) => compose.takeBackAll(d),
    (_, d) => compose.toggleExchange(d),
    (p, d) => compose.sortRack(p, d),
    (_, d) => compose.shuffleRack(d, () => (d.laid.length * 0.37) % 1),
    (p, d) => compose.followDraft(p, d),
    (p, d) => compose.typePlay(p, d, "1A CAL"),
    (p, d) => compose.typePlay(p, d, "D1 ?ACH"),
  ),
);

test("a play that notation writes is laid tile by tile as notation reads it", () => {
  let written = 0;
  const cases = casesOf(1000);
  fc.assert(
    fc.property(fc.constantFrom(...positions), fc.array(change, { maxLength: 12 }), (position, changes) => {
      const draft = changes.reduce((last, apply) => apply(position, last), compose.newDraft(position));
      const { legal } = compose.previewDraft(position, draft);
      if (!legal) return;
      written++;
      const text = formatPlay(compose.placementsOf(draft), position);
      const typed = compose.placementsOf(compose.typePlay(position, compose.newDraft(position), text));
      const read = unwrap(parsePlay(text, position)).placements;
      // Who types small letters only has not looked at the keys: tiles with letters are laid before blanks.
      const shown = (tiles: readonly Placement[]) =>
        !/\p{Lu}/u.test(text.split(" ")[1] as string)
          ? tiles.map(({ row, col, letter }) => ({ row, col, letter }))
          : tiles;
      expect({ text, typed: shown(typed) }).toEqual({ text, typed: shown(read) });
    }),
    { numRuns: cases },
  );
  expect(written).toBeGreaterThan(cases / 25);
});

/** What is wrong with a play that tiles of one's own rack on free squares can never have. */
const impossible = ["malformed", "off-board", "on-hole", "square-occupied", "square-repeated", "not-on-rack"];

test("whatever is done to a draft, its tiles are those of the rack, and lie on free squares", () => {
  fc.assert(
    fc.property(fc.constantFrom(...positions), fc.array(change, { maxLength: 30 }), (position, changes) => {
      let draft = deepFreeze(compose.newDraft(position));
      for (const apply of changes) {
        draft = deepFreeze(apply(position, draft));
        expect(JSON.parse(JSON.stringify(draft))).toEqual(draft);
        expect(draft.rack && [...draft.rack].sort()).toEqual(position.rack ? [...position.rack].sort() : null);
        const { violations } = compose.previewDraft(position, draft);
        expect(violations.filter(({ code }) => impossible.includes(code))).toEqual([]);
        for (const tile of draft.laid) {
          if (tile.from === null) expect(draft.rack).toBeNull();
          else expect(draft.rack?.[tile.from]).toBe(tile.blank ? "?" : tile.letter);
        }
        expect(new Set(draft.laid.map(({ from }) => from)).size).toBe(
          draft.rack === null ? Math.min(1, draft.laid.length) : draft.laid.length,
        );
        expect(layout.rows > draft.cursor.row && draft.cursor.row >= 0).toBe(true);
        expect(typeof compose.describeNotice(draft.notice)).toBe("string");
      }
    }),
    { numRuns: casesOf(300) },
  );
});
