// @vitest-environment happy-dom
// What the board says of languages: lang and dir of its parts, names of the other direction, and what keyboards give it.
// The sequences of events are those of the browsers named; test/browser/keyboards.mjs has real keys.
import { createGame, defineRuleset, type TileSet, viewFor } from "tilewright";
import { defineBoard, type TilewrightBoard } from "tilewright/element";
import { germanMessages } from "tilewright/messages";
import { us2021 } from "tilewright/rulesets";
import { catalan, english, french, german, spanish, turkish } from "tilewright/tile-sets";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hebrew } from "../support/language-games.ts";

beforeEach(() => {
  if (customElements.get("tilewright-board") === undefined) defineBoard("tilewright-board");
});
afterEach(() => document.body.replaceChildren());

function boardOf(tileSet: TileSet, rack: readonly string[], names = ["Ann", "Ben"]) {
  const board = document.createElement("tilewright-board") as TilewrightBoard;
  document.body.append(board);
  const ruleset = defineRuleset(us2021, { id: "test", tileSet });
  board.view = viewFor(createGame({ players: names, ruleset, racks: [rack, []], first: 0, seed: "languages" }), 0);
  const at = <T extends HTMLElement>(selector: string): T => board.shadowRoot!.querySelector(selector) as T;
  return { board, at, laid: () => board.draft?.laid.map(({ letter }) => letter).join(" ") };
}

describe("the parts of a board", () => {
  test("are in the language of the messages, and what is typed in that of the tiles", () => {
    const { board, at } = boardOf(french, ["A", "B"]);
    expect(at("[part=players]").lang).toBe("en");
    board.messages = germanMessages;
    expect(at("[part=players]").lang).toBe("de");
    expect(at("[part=log]").dir).toBe("ltr");
    expect(at(".typer").lang).toBe("fr");
    expect(at("[part=field]").lang).toBe("fr");
    expect(at("[part=board] [aria-hidden]").lang).toBe("fr");
    // Sentences of one's own: in the language of the page.
    board.messages = { draft: {} };
    expect(at("[part=players]").getAttribute("lang")).toBeNull();
  });

  test("run from right to left where the letters or the messages do", () => {
    const { board, at } = boardOf(hebrew, ["\u05d0", "\u05d1"]);
    expect([at("[part=rack]").dir, at(".grid").dir, at("[part=log]").dir]).toEqual(["rtl", "rtl", "ltr"]);
    board.messages = { ...germanMessages, language: "he" };
    expect([at("[part=rack]").dir, at("[part=log]").dir, at("[part=players]").dir]).toEqual(["rtl", "rtl", "rtl"]);
    expect(boardOf(english, ["A"]).at("[part=rack]").dir).toBe("ltr");
  });

  test("isolate names and words of the other direction, and no others", () => {
    const { at, board } = boardOf(
      hebrew,
      ["\u05d0", "\u05d1"],
      ["\u05d3\u05d5\u05d3 \u05db\u05d4\u05df", "Ann Archer"],
    );
    const players = at("[part=players]").textContent ?? "";
    expect(players).toContain("\u2068\u05d3\u05d5\u05d3 \u05db\u05d4\u05df\u2069");
    expect(players).not.toContain("\u2068Ann");
    board.messages = { ...germanMessages, language: "he" };
    expect(at("[part=players]").textContent).toContain("\u2068Ann Archer\u2069");
  });
});

/** An event as a browser sends it to the field in the square of the cursor, and the text that the field then has. */
type Sent = readonly [type: string, value: string | null, composing?: boolean];

const key = (text: string): readonly Sent[] => [["input", text]];

describe("what keyboards give", () => {
  test.each<readonly [what: string, tileSet: TileSet, rack: readonly string[], sent: readonly Sent[], laid: string]>([
    ["a key of its own", french, ["E", "T", "E"], [...key("é"), ...key("t"), ...key("é")], "E T E"],
    ["a dead key without a composition (Windows)", spanish, ["O"], key("ó"), "O"],
    [
      "a dead key with a composition (macOS, IBus)",
      french,
      ["E"],
      [
        ["compositionstart", null],
        ["input", "^", true],
        ["input", "ê", true],
        ["compositionend", "ê"],
      ],
      "E",
    ],
    ["a mark after its letter", german, ["U", "Ü"], [...key("u"), ...key("\u0308")], "Ü"],
    [
      "a telephone that composes each letter anew (Gboard)",
      english,
      ["H", "O"],
      [
        ["compositionstart", null],
        ["input", "h", true],
        ["compositionend", null],
        ["compositionstart", null],
        ["input", "o", true],
        ["compositionend", null],
      ],
      "H O",
    ],
    [
      "a telephone that goes on with a composition",
      english,
      ["H", "O"],
      [
        ["compositionstart", null],
        ["input", "h", true],
        ["input", "ho", true],
        ["compositionend", "ho"],
      ],
      "H O",
    ],
    ["a word that a telephone puts in at once, with a space", english, ["H", "O", "T"], key("Hot "), "H O T"],
    ["a capital that a telephone makes of the first letter", turkish, ["İ", "Ş"], [...key("İ"), ...key("ş")], "İ Ş"],
    ["the dot of L·L between its letters", catalan, ["L·L"], [...key("l"), ...key("·"), ...key("l")], "L·L"],
    ["sharp s, which is two tiles", german, ["S", "S"], key("ß"), "S S"],
  ])("%s", (_, tileSet, rack, sent, laid) => {
    const board = boardOf(tileSet, rack);
    const typer = board.at<HTMLInputElement>(".typer");
    for (const [type, value, isComposing = false] of sent) {
      if (value !== null) typer.value = value;
      const event = new Event(type, { bubbles: true });
      Object.defineProperty(event, "isComposing", { value: isComposing });
      typer.dispatchEvent(event);
    }
    expect(board.laid()).toBe(laid);
    expect(typer.value).toBe("");
  });

  test("telephones change nothing of what is typed, because the fields say so", () => {
    const { at } = boardOf(english, ["A"]);
    for (const field of [at(".typer"), at("[part=field]")])
      for (const [name, value] of [
        ["autocomplete", "off"],
        ["autocorrect", "off"],
        ["autocapitalize", "off"],
        ["spellcheck", "false"],
      ])
        expect(field.getAttribute(name!)).toBe(value);
  });
});
