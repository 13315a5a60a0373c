import { createGame, viewFor } from "tilewright";
import { newDraft, tapRack, typeText } from "tilewright/compose";
import { describe, expect, test } from "vitest";
import { pressEscape, pressKey } from "../../src/element/hand/keys.ts";

const view = viewFor(createGame({ players: 2, racks: [["H", "O"], []], first: 0, seed: "keys" }), 0);
const start = newDraft(view);
const typed = typeText(view, start, "ho");

describe("a key on the board", () => {
  test.each([
    ["ArrowLeft", false, 7, 6],
    ["ArrowRight", false, 7, 8],
    ["ArrowLeft", true, 7, 8],
    ["ArrowRight", true, 7, 6],
    ["ArrowUp", true, 6, 7],
    ["Home", false, 7, 0],
    ["Home", true, 7, 14],
    ["End", true, 7, 0],
    ["PageDown", false, 14, 7],
  ] as const)("%s, on a mirrored board %s, moves the cursor", (key, mirrored, row, col) => {
    expect(pressKey(view, start, key, mirrored)?.cursor).toEqual({ row, col });
  });

  test("turns, takes back one tile, the one at the cursor, or all", () => {
    expect(pressKey(view, start, " ", false)?.direction).toBe("down");
    expect(pressKey(view, typed, "Backspace", false)?.laid.map(({ letter }) => letter)).toEqual(["H"]);
    const onH = { ...typed, cursor: { row: 7, col: 7 } };
    expect(pressKey(view, onH, "Delete", false)?.laid.map(({ letter }) => letter)).toEqual(["O"]);
    expect([pressEscape(typed)?.laid, pressEscape(start)]).toEqual([[], null]);
    expect(pressEscape(tapRack(start, 0))).toMatchObject({ picked: null, notice: { code: "put-down", tile: "H" } });
  });

  test("is left to the browser if it means nothing here", () => {
    for (const key of ["a", "Tab", "F5", "Escape", "toString"]) expect(pressKey(view, start, key, true)).toBeNull();
  });
});
