// A whole game of two players on <tilewright-board>: by keyboard, by typed plays, by taps and by drags. Each way must
// lead to the same game. What a browser is asked to do stands in hands/*.mjs, one file for each browser.
import { strict as assert } from "node:assert";
import { outcome, plays, spoken } from "./element-page.mjs";

const indexOf = (name) => (Number.parseInt(name, 10) - 1) * 15 + name.charCodeAt(name.length - 1) - 65;
/** A square by its name, such as 8F. */
export const square = (name) => `[data-square="${indexOf(name)}"]`;
/** The tile on the rack, and not on the board, with this name. */
export const rackTile = (tile) =>
  `[data-place][aria-disabled=false][aria-label^="${tile === "?" ? "Blank" : tile},"]:not([aria-hidden])`;
const spot = (hands, selector) => hands.evaluate(`spot(${JSON.stringify(selector)})`);
const tap = async (hands, selector) => hands.tap(await spot(hands, selector));

/** Waits until an expression is true in the page. */
export async function until(hands, expression, seconds = 10) {
  for (const end = Date.now() + seconds * 1000; ; ) {
    if ((await hands.evaluate(`Boolean(${expression})`)) === true) return;
    assert.ok(Date.now() < end, `${expression} has not become true`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const laidIs = (count) => `document.querySelector("tilewright-board").draft.laid.length === ${count}`;

/** Says which letter a blank stands for that has been laid by hand. */
async function nameBlank(hands) {
  await until(hands, 'document.querySelector("tilewright-board").shadowRoot.querySelector("dialog").open');
  await tap(hands, "dialog button[value=R]");
  await until(hands, 'document.querySelector("tilewright-board").draft.laid.every(({ letter }) => letter !== null)');
}

/** Each way lays one play and makes it; `accept` presses the button at the end of the game. */
const ways = {
  keyboard: {
    lay: async (hands, { start, down, tiles }) => {
      // The square of the cursor is the first thing on the page that takes keys, and stays so from move to move.
      if ((await hands.evaluate("focused()")) === null) await hands.press("Tab");
      const index = indexOf(start);
      const keys = ["Home", "PageUp"];
      for (let col = 0; col < index % 15; col++) keys.push("ArrowRight");
      for (let row = 0; row < Math.floor(index / 15); row++) keys.push("ArrowDown");
      const isDown = await hands.evaluate('document.querySelector("tilewright-board").draft.direction === "down"');
      if (isDown !== (down === true)) keys.push(" ");
      await hands.press(...keys, ...tiles.map((tile) => (tile === "?" ? "r" : tile.toLowerCase())), "Enter");
    },
    accept: async (hands) => {
      for (let tabs = 0; (await hands.evaluate("focused()")) !== "accept"; tabs++) {
        assert.ok(tabs < 40, "the button cannot be reached with the tab key");
        await hands.press("Tab");
      }
      await hands.press("Enter");
    },
  },
  "typed plays": {
    lay: async (hands, { text }) => {
      await tap(hands, "[part=field]");
      await hands.press(...text, "Enter");
      await tap(hands, "[data-action=finish]");
    },
  },
  taps: {
    phone: true,
    lay: async (hands, { tiles, squares }) => {
      for (const [i, tile] of tiles.entries()) {
        await tap(hands, rackTile(tile));
        await tap(hands, square(squares[i]));
        await until(hands, laidIs(i + 1));
        if (tile === "?") await nameBlank(hands);
      }
      await tap(hands, "[data-action=finish]");
    },
  },
  drags: {
    phone: true,
    lay: async (hands, { tiles, squares }) => {
      for (const [i, tile] of tiles.entries()) {
        const to = await spot(hands, square(squares[i]));
        await hands.drag(await spot(hands, rackTile(tile)), to);
        await until(hands, laidIs(i + 1));
        if (tile === "?") await nameBlank(hands);
      }
      await tap(hands, "[data-action=finish]");
    },
  },
};

/** Plays the whole game with keys. */
export async function playWithKeys(hands) {
  for (const play of plays) await ways.keyboard.lay(hands, play);
  await ways.keyboard.accept(hands);
}

/** A play that touches nothing is laid, refused with its reason, and taken back. */
async function refuseAPlay(hands, name) {
  await tap(hands, "[part=field]");
  await hands.press(..."1A HORN", "Enter");
  await until(hands, laidIs(4));
  await tap(hands, "[data-action=finish]");
  await until(hands, 'said.some((words) => words.includes("must cover 8H"))');
  assert.equal(await hands.evaluate("game.history.some(({ type }) => type === 'played')"), false, name);
  await tap(hands, "[data-action=takeBack]");
  await until(hands, laidIs(0));
}

/**
 * Plays the game in each way. `open(url, phone)` gives the hands for a new page, at the size of a telephone or not;
 * `requests` lists what the server has been asked for.
 */
export async function playOnElement(name, open, url, requests) {
  for (const [way, { phone = false, lay, accept }] of Object.entries(ways)) {
    const begin = performance.now();
    const hands = await open(url, phone);
    await until(hands, "window.ready");
    const loaded = requests.length;
    if (way === "typed plays") await refuseAPlay(hands, name);
    for (const [i, play] of plays.entries()) {
      assert.deepEqual(await hands.evaluate("leaks()"), [], `${name}, ${way}: hidden tiles`);
      await lay(hands, play);
      await until(hands, `game.history.filter(({ type }) => type === "played").length === ${i + 1}`);
    }
    if (accept === undefined) await tap(hands, "[data-action=accept]");
    else await accept(hands);
    await until(hands, 'game.status.kind === "over"');
    const found = await hands.evaluate(`({
      words: game.history.filter(({ type }) => type === "played").map(({ words }) => words[0]),
      scores: game.players.map(({ score }) => score),
      status: game.status.kind,
    })`);
    assert.deepEqual(found, outcome, `${name}, ${way}`);
    if (way === "keyboard") {
      const said = await hands.evaluate("said");
      assert.deepEqual(said.slice(0, spoken.begin.length), spoken.begin, name);
      assert.equal(said.at(-1), spoken.end, name);
      // The button that accepted is gone, and the next key is not lost.
      assert.equal(await hands.evaluate("board.shadowRoot.activeElement.part.value"), "result", name);
    }
    assert.deepEqual(await hands.evaluate("problems"), [], `${name}, ${way}: problems`);
    assert.deepEqual(requests.slice(loaded), [], `${name}, ${way}: requests`);
    await hands.close();
    console.log(`element in ${name}: a whole game by ${way}, ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  }
}
