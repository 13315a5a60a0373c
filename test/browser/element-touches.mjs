// How much of the page a board touches: squares are nodes that stay, and only what differs is changed. And what is left
// of boards that are gone.
import { strict as assert } from "node:assert";
import { elementUrl } from "./element-page.mjs";

/** The most nodes that a change may touch. */
const most = {
  "a step of the cursor": 12,
  "a tile is laid": 60,
  "a tile is taken back": 60,
  "a turn of seven tiles": 200,
};

/** Runs in the page. Counts the nodes that were changed, put in or taken out, each with all that is in it. */
async function touched(change) {
  const nodes = new Set();
  const all = (node) => {
    nodes.add(node);
    for (const child of node.childNodes) all(child);
  };
  const observer = new MutationObserver(() => {});
  const { shadowRoot } = document.querySelector("tilewright-board");
  observer.observe(shadowRoot, { subtree: true, childList: true, attributes: true, characterData: true });
  window.changes[change]();
  for (const { type, target, addedNodes, removedNodes } of observer.takeRecords())
    if (type === "childList") for (const node of [...addedNodes, ...removedNodes]) all(node);
    else nodes.add(target);
  observer.disconnect();
  return nodes.size;
}

/** Runs in the page. Each change with the keys, taps and views that bring it about. */
function defineChanges() {
  const board = document.querySelector("tilewright-board");
  const root = board.shadowRoot;
  const at = (selector) => root.querySelector(selector);
  const typer = at(".typer");
  typer.focus();
  const middle = board.draft.cursor.row * board.view.ruleset.layout.cols + board.draft.cursor.col;
  const press = (key) => typer.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  window.changes = {
    "a step of the cursor": () => press("ArrowUp"),
    "a tile is laid": () => {
      at('[data-place="0"]').click();
      at(`[data-square="${middle}"]`).click();
    },
    "a tile is taken back": () => at(`[data-square="${middle}"]`).click(),
    "a turn of seven tiles": () => window.sevenTiles(),
  };
}

/** Holds the numbers, on a usual board and on the largest, with all that can be added to a board and without it. */
export async function countTouches(browser, url) {
  const page = await browser.newPage();
  for (const layout of [15, 21])
    for (const lively of [false, true]) {
      await page.goto(elementUrl(url, { alone: "", layout, seven: "" }));
      await page.waitForFunction("window.ready === true");
      if (lively) await page.evaluate("liven(board)");
      await page.evaluate(defineChanges);
      for (const [change, limit] of Object.entries(most)) {
        const count = await page.evaluate(touched, change);
        assert.ok(count > 0 && count <= limit, `${change}, ${layout} squares, lively ${lively}: ${count} nodes`);
      }
    }
  await leavesNothing(page, url);
  await page.close();
  console.log(
    "element: a step touches 12 nodes at most, a tile 60, a turn of seven tiles 200; 200 boards leave nothing, nor do additions that are never stopped",
  );
}

/** Adds and removes boards with all that can be added to them, and counts what the browser still holds. */
async function leavesNothing(page, url) {
  await page.goto(elementUrl(url, { alone: "" }));
  await page.waitForFunction("window.ready === true");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const held = async () => {
    await page.waitForTimeout(500); // tiles that glide hold their boards until they arrive
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.filter(({ name }) => /^(?:Nodes|JSEventListeners)$/.test(name)).map(({ value }) => value);
  };
  const addAndRemove = (count) => page.evaluate((boards) => window.addAndRemove(boards), count);
  await addAndRemove(5);
  const before = await held();
  await addAndRemove(200);
  const after = await held();
  // A board has more than a thousand nodes.
  assert.ok(
    after.every((count, i) => count <= before[i] + 100),
    `nodes and listeners: ${before} and then ${after}`,
  );
}
