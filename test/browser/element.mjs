// A whole game of two players on <tilewright-board>, by keyboard, by typed plays, by taps and by drags. Each way must
// lead to the same game; what is said along the way is compared for the keyboard.
import { strict as assert } from "node:assert";

/** A page with one board, which always shows the player on turn. Its game has no bag: whoever lays all tiles is out. */
export const elementPage = (imports) => `<!doctype html><html lang="en"><title>element</title>
<meta name="viewport" content="width=device-width">
<main><h1>Play</h1><tilewright-board></tilewright-board></main>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
import { applyMove, createGame, defineRuleset, defineTileSet, viewFor } from "tilewright";
import "tilewright/element";
import { us2021 } from "tilewright/rulesets";

const letters = [["A", 1, 1], ["E", 1, 2], ["F", 4, 1], ["H", 4, 1], ["M", 3, 1], ["N", 1, 1], ["O", 1, 1], ["S", 1, 1]];
const tileSet = defineTileSet({ id: "few", letters: [...letters, ["R", 1, 0]], blanks: { count: 1, points: 0 } });
const ruleset = defineRuleset(us2021, { tileSet });
const racks = [["H", "O", "?", "N", "S", "E"], ["F", "A", "M", "E"]];
window.game = createGame({ players: ["Ann", "Ben"], ruleset, racks, first: 0, seed: "page" });
const board = document.querySelector("tilewright-board");
const said = board.shadowRoot.querySelector("[role=status]");
window.said = [];
new MutationObserver(() => window.said.push(said.textContent.trim())).observe(said, { childList: true });
const show = () => {
  board.view = viewFor(game, game.status.turn ?? game.status.waitingFor?.[0] ?? 0);
};
board.addEventListener("tilewright-move", ({ detail: { move, at } }) => {
  const result = applyMove(game, move, { by: board.view.viewer, at });
  if (!result.ok) return board.refuse(result.violations);
  window.game = result.state;
  show();
});
show();
window.ready = true;
</script>`;

/** The plays of the game: where each tile goes. The R of HORN is the blank. */
const plays = [
  { text: "8F HOrN", start: "8F", keys: "hor", tiles: [..."HO?N"], squares: ["8F", "8G", "8H", "8I"] },
  { text: "H6 FA.M", start: "6H", down: true, tiles: [..."FAM"], squares: ["6H", "7H", "9H"] },
  { text: "8J S", start: "8J", tiles: ["S"], squares: ["8J"] },
  { text: "H10 E", start: "10H", tiles: ["E"], squares: ["10H"] },
];

const indexOf = (name) => (Number.parseInt(name, 10) - 1) * 15 + name.charCodeAt(name.length - 1) - 65;
const square = (page, name) => page.locator(`[data-square="${indexOf(name)}"]`);
/** The tile on the rack, and not on the board, with this name. */
const rackTile = (page, tile) =>
  page.locator(`[data-place][aria-disabled=false][aria-label^="${tile === "?" ? "Blank" : tile},"]`).first();
const press = (page, action) => page.locator(`[data-action=${action}]`).click();

/** The button that has the focus, an empty text for another part of the element, `null` for the page. */
const focused = (page) =>
  page.evaluate(() => {
    const active = document.querySelector("tilewright-board").shadowRoot.activeElement;
    return active === null ? null : (active.dataset.action ?? "");
  });

/** Each way lays one play and makes it. */
const ways = {
  keyboard: async (page, { start, down, tiles }) => {
    // The square of the cursor is the first thing on the page that takes keys, and stays so from move to move.
    if ((await focused(page)) === null) await page.keyboard.press("Tab");
    await page.keyboard.press("Home");
    await page.keyboard.press("PageUp");
    const index = indexOf(start);
    for (let col = 0; col < index % 15; col++) await page.keyboard.press("ArrowRight");
    for (let row = 0; row < Math.floor(index / 15); row++) await page.keyboard.press("ArrowDown");
    const isDown = await page.evaluate(() => document.querySelector("tilewright-board").draft.direction === "down");
    if (isDown !== (down === true)) await page.keyboard.press(" ");
    for (const tile of tiles) await page.keyboard.type(tile === "?" ? "r" : tile.toLowerCase());
    await page.keyboard.press("Enter");
  },
  typing: async (page, { text }) => {
    await page.getByLabel("Type a play").fill(text);
    await page.keyboard.press("Enter");
    await press(page, "finish");
  },
  tapping: async (page, { tiles, squares }) => {
    for (const [i, tile] of tiles.entries()) {
      await rackTile(page, tile).tap();
      await square(page, squares[i]).tap();
      if (tile === "?") await page.getByRole("dialog").getByRole("button", { name: "R", exact: true }).tap();
    }
    await press(page, "finish");
  },
  dragging: async (page, { tiles, squares }) => {
    const touch = await page.context().newCDPSession(page);
    const middle = async (locator) => {
      const { x, y, width, height } = await locator.boundingBox();
      return { x: x + width / 2, y: y + height / 2 };
    };
    for (const [i, tile] of tiles.entries()) {
      const from = await middle(rackTile(page, tile));
      const to = await middle(square(page, squares[i]));
      const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
      for (const at of [half, to])
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at] });
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      if (tile === "?") await page.getByRole("dialog").getByRole("button", { name: "R", exact: true }).tap();
    }
    await press(page, "finish");
  },
};

const phone = { viewport: { width: 320, height: 900 }, hasTouch: true, isMobile: true };
const devices = { keyboard: {}, typing: {}, tapping: phone, dragging: phone };

/** What is said while the first play is laid with keys, and from then on once a move has been made. */
const spoken = [
  "It is your turn.",
  "H at 8F.",
  "O at 8G.",
  "R, a blank, at 8H. HOR: 10 points.",
  "N at 8I. HORN: 12 points.",
];

export async function playOnElement(browser, url) {
  for (const [way, lay] of Object.entries(ways)) {
    const context = await browser.newContext(devices[way]);
    const page = await context.newPage();
    const errors = [];
    const requests = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(url);
    await page.waitForFunction("window.ready === true", undefined, { timeout: 20_000 });
    page.on("request", (request) => requests.push(request.url()));
    for (const play of plays) {
      await assertNothingHidden(page);
      await lay(page, play);
      assert.deepEqual(errors, [], way);
    }
    if (way === "keyboard") {
      while ((await focused(page)) !== "accept") await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    } else await press(page, "accept");
    const { scores, placed, status } = await page.evaluate(() => ({
      scores: window.game.players.map(({ score }) => score),
      placed: window.game.history.filter(({ type }) => type === "played").map(({ words }) => words[0]),
      status: window.game.status.kind,
    }));
    assert.deepEqual({ way, placed, scores, status }, { way, placed: words, scores: finalScores, status: "over" });
    if (way === "keyboard") {
      const said = await page.evaluate("window.said");
      assert.deepEqual(said.slice(0, spoken.length), spoken);
      assert.equal(said.at(-1), "Ann does not challenge. Ann: -1 point. Ben: +1 point. The game is over. Ann won.");
    }
    assert.deepEqual(requests, [], `${way}: requests`);
    await context.close();
    console.log(`element: a whole game by ${way}`);
  }
}

const words = ["HORN", "FARM", "HORNS", "FARME"];
const finalScores = [18, 18];

/** What the element holds and shows is the viewer's rack and no other. */
async function assertNothingHidden(page) {
  const { held, shown, rack } = await page.evaluate(() => {
    const board = document.querySelector("tilewright-board");
    const { viewer, players, bag } = board.view;
    return {
      held: [bag, ...players.filter((_, seat) => seat !== viewer).map((player) => player.rack)].flatMap(
        ({ tiles }) => tiles,
      ),
      shown: [...board.shadowRoot.querySelectorAll("[data-place]")].map((tile) => tile.firstChild?.data || "?"),
      rack: window.game.players[viewer].rack.tiles,
    };
  });
  assert.deepEqual(held, []);
  assert.deepEqual([...shown].sort(), [...rack].sort());
}
