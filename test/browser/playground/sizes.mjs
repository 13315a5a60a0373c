// How large the board is in windows of every size, and that nothing but lists scrolls.
import { strict as assert } from "node:assert";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { beside, open, panel, tab } from "./hands.mjs";

const pictures = process.env.PICTURES;

/** Windows, and the least the board must measure there. `rows`: all of them are seen, and not only all columns. */
const windows = [
  { width: 320, height: 568, least: 170 },
  { width: 390, height: 844, least: 380 },
  { width: 844, height: 390, least: 230 },
  { width: 1024, height: 768, least: 520 },
  { width: 1280, height: 800, least: 600 },
  { width: 1920, height: 1080, least: 860 },
];

/** Where the picture of the board is, and how much of it its place shows; where the rack is. */
const measure = (name) => {
  const board = document.querySelector(`#panel-${name} tilewright-board`);
  const root = board?.shadowRoot;
  const box = (node) =>
    node &&
    (({ left, top, right, bottom, width, height }) => ({ left, top, right, bottom, width, height }))(
      node.getBoundingClientRect(),
    );
  const tiles = root ? [...root.querySelectorAll(".rack > *")] : [];
  return {
    board: box(root ? root.querySelector(".frame svg") : document.querySelector(`#panel-${name} .picture svg`)),
    place: box(root ? root.querySelector(".scroll") : document.querySelector(`#panel-${name} .picture`)),
    rack: box(root?.querySelector(".rack")),
    lines: new Set(tiles.map((tile) => tile.getBoundingClientRect().top)).size,
    page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
  };
};

/** Opens each tab that has a board, with something on it. */
export async function openEachBoard(page) {
  await tab(page, "Step through");
  await beside(page, "Open a game");
  await page.getByRole("button", { name: "Show an example" }).click();
  await panel(page, "step").getByRole("button", { name: "Last" }).click();
  await tab(page, "Play");
  await page.waitForFunction(() => document.querySelector("#panel-bot tilewright-board").view !== null);
}

/** Pictures for whoever wants to look, in both colours. */
async function keepPictures(page, name) {
  if (pictures === undefined) return;
  mkdirSync(pictures, { recursive: true });
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(pictures, `${name}-${colorScheme}.png`) });
  }
}

/** The board is the largest thing on every tab. */
export async function isLarge(browser, url) {
  const { page, done } = await open(browser, url);
  await openEachBoard(page);
  for (const { width, height, least } of windows) {
    await page.setViewportSize({ width, height });
    const where = `in a window of ${width} by ${height}`;
    const sizes = [];
    for (const [words, name] of [
      ["Try a play", "position"],
      ["Play", "bot"],
      ["Step through", "step"],
      ["Keep score", "record"],
    ]) {
      await tab(page, words);
      await page.waitForFunction(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true))));
      const { board, place, rack, lines, page: scrolls } = await page.evaluate(measure, name);
      const what = `${words} ${where}: ${JSON.stringify({ board, place, rack })}`;
      assert.deepEqual(scrolls, [width, height], what);
      assert.ok(board.width >= least, what);
      await keepPictures(page, `${name}-${width}x${height}`);
      sizes.push(`${words} ${Math.round(board.width)}`);
      // Every column is seen, and every row, but on the smallest of telephones.
      assert.ok(board.left >= 0 && board.right <= width && board.width <= place.width + 1, what);
      if (width > 320) assert.ok(board.top >= 0 && board.bottom <= height && board.height <= place.height + 1, what);
      if (!rack) continue;
      assert.ok(rack.bottom <= height && lines === 1, `${what}, rack in ${lines} lines`);
      // As wide as the board, or beside it.
      assert.ok(rack.left >= board.right || rack.width >= board.width, what);
    }
    console.log(`playground: the board has so many pixels ${where}: ${sizes.join(", ")}`);
  }
  await done();
}

/** While it opens, with slow scripts and a slow line, nothing on the page jumps. */
export async function nothingJumps(browser, url) {
  const landing = new URL("../index.html", url).href;
  const visits = [
    [landing, 1280, 800],
    [landing, 390, 844],
    [`${url}#show=bot`, 390, 844],
  ];
  for (const [address, width, height] of visits) {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    const slow = { offline: false, latency: 100, downloadThroughput: 250_000, uploadThroughput: 250_000 };
    await line.send("Network.emulateNetworkConditions", slow);
    await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript(() => {
      globalThis.shift = 0;
      globalThis.shifted = [];
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries())
          if (!hadRecentInput) {
            globalThis.shift += value;
            for (const { node } of sources) globalThis.shifted.push(node?.className || node?.nodeName);
          }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address);
    await page.locator(".hero, .room:not([hidden])").waitFor();
    await page.waitForTimeout(1000);
    const { shift, shifted } = await page.evaluate(() => ({ shift: globalThis.shift, shifted: globalThis.shifted }));
    console.log(`playground: ${address.replace(/^.*\//, "")} at ${width} by ${height} shifts by ${shift.toFixed(3)}`);
    assert.ok(shift < 0.05, `${address} at ${width} shifts by ${shift.toFixed(3)}: ${shifted.join(", ")}`);
    await context.close();
  }
}
