// @vitest-environment happy-dom
// What the board says of languages: lang and dir of its parts, names of the other direction, and what keyboards give it.
// The sequences of events are those of the browsers named; test/browser/keyboards.mjs has real keys.
import { createGame, defineRuleset, type TileSet, viewFor } from "tilewright";
import { defineUnseen, type TilewrightBoard } from "tilewright/element";
import { germanMessages } from "tilewright/messages/german";
import { us2021 } from "tilewright/rulesets";
import { catalan, english, french, german, hebrew, hungarian, spanish, turkish } from "tilewright/tile-sets";
import { describe, expect, test } from "vitest";
import { begun, boardFor, onEmptyPages, pointer } from "./table.ts";

onEmptyPages();

function boardOf(tileSet: TileSet, rack: readonly string[], names = ["Ann", "Ben"]) {
  const board = document.createElement("tilewright-board") as TilewrightBoard;
  document.body.append(board);
  const ruleset = defineRuleset(us2021, { id: "test", tileSet });
  board.view = viewFor(createGame({ players: names, ruleset, racks: [rack, []], first: 0, seed: "languages" }), 0);
  const at = <T extends HTMLElement>(selector: string): T => board.shadowRoot!.querySelector(selector) as T;
  return { board, at, laid: () => board.draft?.laid.map(({ letter }) => letter).join(" ") };
}

describe("the parts of a board", () => {
  const hebrewMessages = {
    ...germanMessages,
    language: "he",
    element: { ...germanMessages.element, players: "שחקנים" },
  };

  test("are in the language of the messages, or of the page", () => {
    const { board, at } = boardOf(french, ["A", "B"]);
    expect(at(".table").lang).toBe("en");
    board.messages = germanMessages;
    expect([at(".table").lang, at("dialog").lang, at("dialog").dir]).toEqual(["de", "de", "ltr"]);
    // Sentences of one's own.
    const { language, ...nameless } = germanMessages;
    board.messages = nameless;
    expect([at(".table").lang, at("dialog").lang]).toEqual(["", ""]);
  });

  test("run from right to left where the letters or the messages do", () => {
    const { board, at } = boardOf(hebrew, ["א", "ב"]);
    expect([at("[part=rack]").dir, at(".grid").dir, at(".table").dir]).toEqual(["rtl", "rtl", "ltr"]);
    board.messages = hebrewMessages;
    expect([at("[part=rack]").dir, at(".table").dir, at("dialog").dir]).toEqual(["rtl", "rtl", "rtl"]);
    expect(boardOf(english, ["A"]).at("[part=rack]").dir).toBe("ltr");
    // The same board with other tiles.
    board.view = boardOf(english, ["A"]).board.view;
    expect([at("[part=rack]").dir, at(".grid").dir]).toEqual(["ltr", "ltr"]);
  });

  test("isolate names and words of the other direction, and no others", () => {
    const { at, board } = boardOf(hebrew, ["א", "ב"], ["דוד כהן", "Ann Archer"]);
    expect(at("[part=players]").textContent).toContain("\u2068דוד כהן\u2069");
    expect(at("[part=players]").textContent).not.toContain("\u2068Ann");
    board.messages = hebrewMessages;
    expect(at("[part=players]").textContent).toContain("\u2068Ann Archer\u2069");
  });
});

/** An event as a browser sends it to the field in the square of the cursor, and the text that the field then has. */
type Sent = readonly [type: string, value: string | null, composing?: boolean, inputType?: string];

const key = (text: string): readonly Sent[] => [["input", text]];
const composed = (...texts: readonly string[]): readonly Sent[] => [
  ["compositionstart", null],
  ...texts.map((text): Sent => ["input", text, true]),
  ["compositionend", texts.at(-1)!],
];

describe("what keyboards give", () => {
  test.each<readonly [what: string, tileSet: TileSet, rack: readonly string[], sent: readonly Sent[], laid: string]>([
    ["a key of its own", french, ["E", "T", "E"], [...key("é"), ...key("t"), ...key("é")], "E T E"],
    ["a dead key without a composition (Windows)", spanish, ["O"], key("ó"), "O"],
    ["a dead key with a composition (Chromium, IBus)", french, ["E"], composed("^", "ê"), "E"],
    [
      "a dead key whose composition ends empty (Firefox, GTK)",
      french,
      ["E"],
      [["compositionstart", null], ["input", "^", true], ["input", "", true], ["compositionend", ""], ...key("ê")],
      "E",
    ],
    ["a dead key without its letter", french, ["E"], [...composed("^"), ...key("e")], "E"],
    ["AltGr", hungarian, ["Í", "R"], [...key("í"), ...key("r")], "Í R"],
    ["a mark after its letter", german, ["U", "Ü"], [...key("u"), ...key("\u0308")], "Ü"],
    [
      "a letter held down, and another in its place (Safari)",
      hungarian,
      ["E", "É"],
      [...key("e"), ["input", "é", false, "insertReplacementText"]],
      "É",
    ],
    [
      "a telephone that composes each letter anew (Gboard)",
      english,
      ["H", "O"],
      [...composed("h"), ...composed("o")],
      "H O",
    ],
    ["a telephone that goes on with a composition", english, ["H", "O"], composed("h", "ho"), "H O"],
    ["a telephone that corrects what it composes", french, ["E", "T", "E"], composed("e", "et", "ete", "été"), "E T E"],
    ["a letter taken back in a composition", english, ["H", "O"], composed("h", "ho", "h"), "H"],
    ["a word that a telephone puts in at once, with a space", english, ["H", "O", "T"], key("Hot "), "H O T"],
    ["a capital that a telephone makes of the first letter", turkish, ["İ", "Ş"], [...key("İ"), ...key("ş")], "İ Ş"],
    ["the dot of L·L between its letters", catalan, ["L·L"], [...key("l"), ...key("·"), ...key("l")], "L·L"],
    ["sharp s, which is two tiles", german, ["S", "S"], key("ß"), "S S"],
  ])("%s", (_, tileSet, rack, sent, laid) => {
    const board = boardOf(tileSet, rack);
    const typer = board.at<HTMLInputElement>(".typer");
    for (const [type, value, isComposing = false, inputType = "insertText"] of sent) {
      if (value !== null) typer.value = value;
      typer.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { isComposing, inputType }));
    }
    expect(board.laid()).toBe(laid);
    expect(typer.value).toBe("");
  });

  test("a tile laid by hand in the middle of a composition stays", () => {
    const { board, at, laid } = boardOf(english, ["H", "O", "T"]);
    const typer = at<HTMLInputElement>(".typer");
    const send = (value: string) => {
      typer.value = value;
      typer.dispatchEvent(Object.assign(new Event("input", { bubbles: true }), { isComposing: true }));
    };
    send("h");
    (at("[part=rack]").children[1] as HTMLElement).click();
    at<HTMLElement>(`[aria-label="${at(".typer").getAttribute("aria-label")}"]`).click();
    send("ht");
    expect(laid()).toBe("H O T");
    expect(board.draft?.laid).toHaveLength(3);
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

describe("a browser that translates the page", () => {
  const isLeft = (node: Element): boolean => node.closest("[translate=no]") !== null;

  test("leaves letters and names alone: on the board, on the rack, beside the scores, in questions", () => {
    const { root, tapRack, square } = boardFor(begun);
    tapRack(6);
    square(7, 7).click();
    const left = ["svg text", ".cell", "[data-place]", "[part=name]", "dialog [part~=letter]"];
    for (const selector of left) {
      const nodes = [...root.querySelectorAll(selector)];
      expect([selector, nodes.length > 0, nodes.every(isLeft)]).toEqual([selector, true, true]);
    }
  });

  test("translates sentences and buttons", () => {
    const { root } = boardFor(begun);
    const texts = ["log", "result", "preview", "label", "bag", "finish", "cancel"].map((part) => `[part~=${part}]`);
    for (const selector of [...texts, "dialog p"])
      for (const node of root.querySelectorAll(selector)) expect([selector, isLeft(node)]).toEqual([selector, false]);
  });

  test("leaves the tile under the hand alone, and those that a panel lists", () => {
    const { root, at, square } = boardFor(begun);
    root.elementFromPoint = () => square(7, 7);
    at('[data-place="0"]').dispatchEvent(pointer("pointerdown", 5, 5));
    document.dispatchEvent(pointer("pointermove", 90, 90));
    expect(isLeft(at(".ghost svg"))).toBe(true);
    document.dispatchEvent(pointer("pointerup", 90, 90));
    defineUnseen();
    const panel = document.createElement("tilewright-unseen");
    panel.view = viewFor(begun, 0);
    document.body.append(panel);
    expect([...panel.shadowRoot!.querySelectorAll("li")].every(isLeft)).toBe(true);
  });
});
