// What keyboards send, in Chromium: words typed key by key into the board are the tiles of the word in a list. Dead keys
// are compositions there, which the browser is told to make as an input method does.
import { strict as assert } from "node:assert";
// biome-ignore lint/correctness/useImportExtensions: Node loads this file; layouts.d.mts has nothing but its types.
import { keysOf, layouts } from "../support/layouts.mjs";

/** A page with a board, and nothing on it yet. */
export const keyboardPage = (imports) => `<!doctype html><html lang="en"><title>keyboards</title>
<link rel="icon" href="data:,">
<tilewright-board></tilewright-board>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">import "tilewright/element";</script>`;

/** How many words of each language: among them one from right to left, and one with letters of two characters. */
const count = 50;
const languages = ["french", "hebrew", "hungarian", "czech", "turkish"];

/** The same words in every run. */
function* random(seed) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Gives the page two functions: `begin` puts the tiles of a word on the rack, `laid` says what lies on the board. */
async function prepare(name) {
  const entries = ["", "/rulesets", "/tile-sets", "/compose", "/dictionary"].map((entry) => `tilewright${entry}`);
  const [core, rulesets, sets, compose, dictionary] = await Promise.all(entries.map((entry) => import(entry)));
  const tileSet = sets.tileSets[name];
  const ruleset = core.defineRuleset(rulesets.us2021, { tileSet });
  const game = core.createGame({ players: 2, ruleset, first: 0, seed: "keys" });
  const board = document.querySelector("tilewright-board");
  board.view = core.viewFor(game, 0);
  window.begin = (text) => {
    const list = dictionary.wordList([text], { tileSet });
    const [word] = list.words();
    // Two letters may be one tile: that is no word.
    if (word === undefined) return list.leftOut[0].reason;
    window.expected = core.parseLetters(word, tileSet).letters;
    const draft = compose.newDraft({ ruleset, rack: window.expected });
    board.draft = { ...draft, cursor: { row: 7, col: 0 } };
    board.shadowRoot.querySelector(".typer").focus();
    return null;
  };
  window.laid = () => board.draft.laid.map(({ letter }) => letter);
  return tileSet.letters.map(({ letter }) => letter);
}

export async function typeOnKeyboards(browser, url) {
  for (const name of languages) {
    const page = await browser.newPage();
    await page.goto(url);
    const session = await page.context().newCDPSession(page);
    const letters = await page.evaluate(prepare, name);
    const small = (text) => (name === "turkish" ? text.toLocaleLowerCase("tr") : text.toLowerCase());
    const plain = letters.map((letter) => ({ shown: [...small(letter)], isComposed: false }));
    const marked = keysOf(layouts[name]).map(({ shown }) => ({ shown, isComposed: shown.length > 1 }));
    const numbers = random(1);
    const pick = (list) => list[Math.floor(numbers.next().value * list.length)];
    for (let i = 0; i < count; ) {
      const pieces = Array.from({ length: 2 + Math.floor(numbers.next().value * 3) }, () =>
        pick(numbers.next().value < 0.5 ? plain : marked),
      );
      const text = pieces.map(({ shown, isComposed }) => (isComposed ? shown.at(-1) : shown.join(""))).join("");
      const reason = await page.evaluate((word) => window.begin(word), text);
      assert.ok([null, "too-short"].includes(reason), `${name}: ${text}: ${reason}`);
      if (reason !== null) continue;
      i++;
      for (const { shown, isComposed } of pieces) {
        if (isComposed)
          await session.send("Input.imeSetComposition", { text: shown[0], selectionStart: 1, selectionEnd: 1 });
        for (const key of isComposed ? [shown.at(-1)] : shown) await session.send("Input.insertText", { text: key });
      }
      const [laid, expected] = await page.evaluate(() => [window.laid(), window.expected]);
      assert.deepEqual(laid, expected, `${name}: ${text}`);
    }
    console.log(`keyboard: ${count} words of ${name}, key by key`);
    await page.context().close();
  }
}
