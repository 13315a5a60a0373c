// @vitest-environment happy-dom
// The lines of the page for a class, as they stand there, run with the fields of the one object that the page has.
import { readFileSync } from "node:fs";
import type { GameView, Ruleset } from "tilewright";
import { afterEach, expect, test } from "vitest";
import * as tilewright from "../../src/global-board.ts";

const page = readFileSync("docs/recipes/a-page-for-your-class.md", "utf8");
const [, script = ""] = /<script>\n(.*?)<\/script>/s.exec(page) ?? [];
const [otherRules = "", ownTiles = ""] = [...page.matchAll(/^ *```js\n(.*?)^ *```$/gms)].map(([, lines]) => lines!);

/** The script with other words, rules or tiles, each in the place that the page names. */
function scriptWith({ words = "farm\nhorn", rules = "", tiles = "" }): string {
  const named = script.replace(/const words = `.*?`/s, () => `const words = \`${words}\``);
  const ruled = rules === "" ? named : named.replace(/const ruleset = .*/, () => rules);
  const tiled = tiles === "" ? ruled : ruled.replace("tileSet: tilewright.english", "tileSet: ours");
  return tiled.replace("const ruleset", () => `${tiles}const ruleset`);
}

/** Opens the page with this script; gives the view on its board, and the text of the page. */
function open(text: string): { readonly view: GameView & { readonly ruleset: Ruleset }; readonly said: string } {
  document.body.innerHTML = "<main><tilewright-board></tilewright-board></main>";
  new Function("tilewright", text)(tilewright);
  const board = document.querySelector("tilewright-board") as tilewright.TilewrightBoard;
  return { view: board.view!, said: document.querySelector("main")!.textContent ?? "" };
}

afterEach(() => document.body.replaceChildren());

test("the page for a class says nothing below the board if all words can be played", () => {
  const { view, said } = open(scriptWith({}));
  expect([view.players.length, view.ruleset.noRepeats, said.trim()]).toEqual([2, true, ""]);
});

test("the page for a class shows the words that it left out, and why", () => {
  const { said } = open(scriptWith({ words: "farm\nAnna\nice cream\ncan't" }));
  expect(said).toContain("Left out: capitalised: Anna; unknown-letter: ice cream; apostrophe: can't");
});

test("the line of rules of the page for a class makes a small board, for teams, up to fifty points", () => {
  const { ruleset } = open(scriptWith({ rules: otherRules })).view;
  expect(ruleset.layout).toBe(tilewright.layout11);
  expect([ruleset.players, ruleset.end.targets, ruleset.wordCheck]).toEqual([{ min: 1, max: 16 }, [50], "on-play"]);
});

test("tiles made of the words of a class are their letters, as often as the words have them, and two blanks", () => {
  const { ruleset } = open(scriptWith({ words: "ñandú\ncan't\nana", tiles: ownTiles })).view;
  expect(ruleset.tileSet.letters.map(({ letter, points, count }) => [letter, points, count])).toEqual([
    ["A", 1, 4],
    ["C", 1, 1],
    ["D", 1, 1],
    ["N", 1, 3],
    ["T", 1, 1],
    ["Ñ", 1, 1],
    ["Ú", 1, 1],
  ]);
  expect(ruleset.tileSet.blanks).toEqual({ count: 2, points: 0 });
});
