import { defineBoard, TilewrightBoard } from "tilewright/element";
import { englishMessages } from "tilewright/messages/english";
import { expect, test } from "vitest";

test("the board can be imported on a server, where there is no page, and registering it there does nothing", () => {
  expect(globalThis.HTMLElement).toBeUndefined();
  expect(() => defineBoard("my-board")).not.toThrow();
  expect(typeof TilewrightBoard).toBe("function");
});

test("every label has a text in English", () => {
  const details = { tiles: 1, name: "Ann", score: 3, turn: true, tile: "?", points: 0, laid: true };
  const texts = Object.values(englishMessages.element).map((label) =>
    typeof label === "string" ? label : label(details),
  );
  expect(texts.filter((text) => text.trim() === "")).toEqual([]);
  expect(texts.slice(-3)).toEqual(["1 tile in the bag", "Ann: 3, to play", "Blank, 0 points, on the board"]);
});
