// A whole game with every kind of move on <tilewright-board>: an exchange, a blank, a challenge of one word of three that
// takes a play off, one that fails, and passes to the end. By the keyboard alone, by the mouse alone, and by touch alone.
import { strict as assert } from "node:assert";
import { until } from "./element-game.mjs";
import { elementUrl } from "./element-page.mjs";
import { openChromium } from "./hands/chromium.mjs";

const board = 'document.querySelector("tilewright-board")';
const tile = (letter) => `.rack [data-place][aria-disabled=false][aria-label^="${letter === "?" ? "Blank" : letter},"]`;
const indexOf = (name) => (Number.parseInt(name, 10) - 1) * 15 + name.charCodeAt(name.length - 1) - 65;

/** What is announced of the two challenges. */
const announced = [
  "Ben's challenge succeeded: CT is not valid. Ann's play was challenged off, and its 10 points were removed. It's your turn.",
  "Ann's challenge failed: the word is valid. Ann lost a turn. It's your turn.",
];

/** What a hand does. Each way has nothing but its own events. */
function handsBy(way, hands) {
  const tap = async (selector) => hands.tap(await hands.evaluate(`spot(${JSON.stringify(selector)})`));
  if (way !== "keyboard")
    return {
      press: tap,
      lay: async (_, letters, squares) => {
        for (const [i, letter] of letters.entries()) {
          await tap(tile(letter));
          await tap(`[data-square="${indexOf(squares[i])}"]`);
          if (letter === "?") await tap("dialog button[value=N]");
          await until(hands, `${board}.draft.laid.length === ${i + 1}`);
          await until(hands, `${board}.draft.laid.every(({ letter }) => letter !== null)`);
        }
      },
    };
  const tabTo = async (selector) => {
    const isThere = `${board}.shadowRoot.activeElement?.matches(${JSON.stringify(selector)}) === true`;
    for (let tabs = 0; !(await hands.evaluate(isThere)); tabs++) {
      assert.ok(tabs < 60, `${selector} cannot be reached with the tab key`);
      await hands.press("Tab");
    }
  };
  return {
    press: async (selector) => {
      await tabTo(selector);
      await hands.press(selector.includes("input") ? " " : "Enter");
    },
    lay: async (start, letters) => {
      await tabTo(".typer");
      await hands.press("Home", "PageUp");
      const index = indexOf(start);
      for (let col = 0; col < index % 15; col++) await hands.press("ArrowRight");
      for (let row = 0; row < Math.floor(index / 15); row++) await hands.press("ArrowDown");
      for (const letter of letters) await hands.press(letter === "?" ? "n" : letter.toLowerCase());
    },
  };
}

async function playAllMoves(browser, url, way) {
  const hands = await openChromium(browser)(elementUrl(url, { moves: "" }), way === "touch");
  await until(hands, "window.ready");
  const { press, lay } = handsBy(way, hands);
  const action = (name) => press(`[data-action=${name}]`);
  const events = (type) => `window.game.history.filter((event) => event.type === "${type}").length`;

  await action("exchange");
  await press(tile("A"));
  await press(tile("E"));
  await action("finish");
  await until(hands, `${events("exchanged")} === 1`);
  await lay("8F", [..."CO?ED"], ["8F", "8G", "8H", "8I", "8J"]);
  await action("finish");
  await until(hands, `${events("played")} === 1`);
  await lay("9F", [..."TO"], ["9F", "9G"]);
  await action("finish");
  await until(hands, `${events("played")} === 2`);
  await action("challenge");
  await press("dialog label:nth-of-type(2) input");
  await press("dialog [part~=confirm]");
  await until(hands, `${events("phony-returned")} === 1`);
  await lay("8K", ["S"], ["8K"]);
  await action("finish");
  await until(hands, `${events("played")} === 3`);
  await action("challenge");
  const asked = await hands.evaluate(`[...${board}.shadowRoot.querySelectorAll("dialog p")].map((p) => p.textContent)`);
  assert.deepEqual(asked, ["Challenge: CONEDS", "If every word you challenge is valid, you lose a turn."], way);
  await press("dialog [part~=confirm]");
  await until(hands, `${events("turn-lost")} === 1`);
  const news = await hands.evaluate(`window.said.filter((words) => words.includes("hallenge"))`);
  assert.deepEqual(news, announced, way);
  for (let passes = 0; !(await hands.evaluate('window.game.status.kind === "over"')); passes++) {
    assert.ok(passes < 8, "the game does not end");
    const { length } = await hands.evaluate("window.game.history");
    await action("pass");
    await press("dialog [part~=confirm]");
    await until(hands, `window.game.history.length > ${length}`);
  }
  const found = await hands.evaluate(`({
    words: window.game.history.find(({ type }) => type === "challenged").words,
    blank: window.game.board.some((tile) => tile?.blank && tile.letter === "N"),
    problems: [...problems, ...leaked],
  })`);
  assert.deepEqual(found, { words: [1], blank: true, problems: [] }, way);
  await hands.close();
}

/** Plays it in each way. */
export async function playAllMovesOnElement(browser, url) {
  const ways = ["keyboard", "mouse", "touch"];
  for (const way of ways) await playAllMoves(browser, url, way);
  console.log(`element: a game with every kind of move by ${ways.join(", ")} alone, and no event has a tile of a rack`);
}
