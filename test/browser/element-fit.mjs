// Whether <tilewright-board> fits its place, in Chromium: nothing ends outside of the window, everything that is touched
// is large enough, and nothing moves while people play. The same measure is taken inside the templates (test/apps).
import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../package/unpack.mjs";
import { elementUrl } from "./element-page.mjs";

/** Screens of a laptop, an old tablet, a telephone upright and lying, and the laptop at 200 %. */
export const screens = [
  [1280, 800],
  [1024, 768],
  [390, 844],
  [844, 390],
  [640, 400],
];

/** Telephones that are smaller than these. */
const smallScreens = [
  [320, 568],
  [360, 640],
  [375, 667],
];

/** What is seen of a board of 15 x 15 squares there at least, in pixels. */
const leastHeight = 280;

/** Runs in the page. What ends outside of the window or is too small to be touched, in words. */
function misfits() {
  const root = document.querySelector("tilewright-board").shadowRoot;
  const scroll = root.querySelector(".scroll");
  const found = [];
  for (const node of root.querySelectorAll("[part],.scroll")) {
    // What is larger than its place may lie in a place that fits, and is moved there.
    if (scroll.contains(node) && node !== scroll) continue;
    if (!node.checkVisibility({ visibilityProperty: true })) continue;
    const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
    const name = node.part.value || node.className;
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      found.push(`${name} at ${[left, top, right, bottom].map(Math.round)}`);
    if (node.matches("button,input") && (width < 44 || height < 44)) found.push(`${name} of ${width} x ${height}`);
  }
  for (const node of root.querySelectorAll(".table,.side"))
    if (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth)
      found.push(`${node.className} scrolls`);
  const { width } = root.querySelector(".cell").getBoundingClientRect();
  if (width < 20) found.push(`squares of ${width}`);
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push("the page scrolls");
  return found;
}

/** Runs in the page. Where everything is that people touch or look at. */
function places() {
  const root = document.querySelector("tilewright-board").shadowRoot;
  const nodes = [
    ...root.querySelectorAll(".scroll,.rack,[data-place],[part~=button]:not(dialog *),[part=field],[part=player]"),
  ];
  return nodes.map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [node.dataset.action ?? node.part.value, x, y, width, height].join(" ");
  });
}

/** Measures a page where it is the viewer's turn: as it is, and while four tiles are laid and taken back. */
export async function fits(page, what) {
  assert.deepEqual(await page.evaluate(misfits), [], what);
  const before = await page.evaluate(places);
  for (let i = 0; i < 4; i++) {
    assert.equal(await page.evaluate(layTile, i), i + 1);
    assert.deepEqual(await page.evaluate(places), before, `${what}, ${i + 1} tiles laid`);
    assert.deepEqual(await page.evaluate(misfits), [], `${what}, ${i + 1} tiles laid`);
  }
  assert.equal(await page.evaluate(layTile, null), 0);
  assert.deepEqual(await page.evaluate(places), before, `${what}, taken back`);
}

/** Runs in the page. Taps a tile and its square, or takes all back; gives how many tiles are laid. */
function layTile(i) {
  const board = document.querySelector("tilewright-board");
  const root = board.shadowRoot;
  if (i === null) root.querySelector("[data-action=takeBack]").click();
  else {
    const { starts, cols } = board.view.ruleset.layout;
    root.querySelectorAll("[data-place]:not([aria-label^=Blank])")[i].click();
    root.querySelector(`[data-square="${starts[0].row * cols + starts[0].col + i}"]`).click();
  }
  return board.draft.laid.length;
}

/** Measures a page in the window of each screen. */
export async function fitsScreens(page, what) {
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await fits(page, `${what}, ${width} x ${height}`);
  }
}

/** The board alone on a page, for each screen, and where room is scarce each size of a board; and a whole game. */
export async function fitElement(browser, url) {
  const page = await browser.newPage();
  const open = async (layout, [width, height]) => {
    await page.setViewportSize({ width, height });
    await page.goto(elementUrl(url, { alone: "", layout }));
    await page.waitForFunction("window.ready === true");
  };
  for (const screen of screens) {
    const what = `15 x 15 squares, ${screen.join(" x ")}`;
    await open(15, screen);
    await fits(page, what);
    assert.deepEqual(await shiftOfAGame(page), [], `${what}: what shifts in a whole game`);
  }
  for (const screen of smallScreens) {
    const what = `15 x 15 squares, ${screen.join(" x ")}`;
    await open(15, screen);
    await fits(page, what);
    const height = await page.evaluate("board.shadowRoot.querySelector('.scroll').clientHeight");
    assert.ok(height >= leastHeight, `${what}: ${height} px of the board`);
  }
  for (const layout of [11, 21]) {
    await open(layout, screens[0]);
    await fitsScreens(page, `${layout} x ${layout} squares`);
  }
  await page.close();
  console.log(`element: fits ${screens.length} screens, and nothing shifts`);
  await fitsInEachLanguage(browser, url);
  await saysHowItEnded(browser, url);
  await takesWhatItNeeds(browser, url);
}

/** A page that gives no height, or that shows the tag as a block: the board is as large as its width lets it be. */
async function takesWhatItNeeds(browser, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(elementUrl(url, { width: "360px" }));
  await page.waitForFunction("window.ready === true");
  const sizes = (style) =>
    page.evaluate((style) => {
      const board = document.querySelector("tilewright-board");
      board.style.cssText = style;
      const root = board.shadowRoot;
      return [board, root.querySelector(".box"), root.querySelector(".frame")].map((node) => {
        const { width, height } = node.getBoundingClientRect();
        return { width, height };
      });
    }, style);
  const [host, , frame] = await sizes("");
  assert.ok(frame.width > host.width - 10 && host.height < 800, `${frame.width} of ${host.width}, ${host.height} high`);
  for (const style of ["height: 600px", "display: block; height: 600px", "max-height: 600px"]) {
    const [host, box] = await sizes(style);
    assert.deepEqual([host.height, box.height], [600, 600], style);
  }
  await page.close();
}

/** Buttons and sentences of each language, where room is scarce. */
async function fitsInEachLanguage(browser, url) {
  const page = await browser.newPage();
  await page.goto(elementUrl(url, { alone: "" }));
  await page.waitForFunction("window.ready === true");
  for (const [width, height] of [...screens.slice(2), ...smallScreens, [320, 640]]) {
    await page.setViewportSize({ width, height });
    for (const language of languages) {
      await page.evaluate(speak, language);
      assert.deepEqual(await page.evaluate(misfits), [], `${language}, ${width} x ${height}`);
    }
  }
  await page.close();
  console.log(`element: fits in ${languages.length} languages`);
}

/** The entry points of all languages. */
const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const languages = Object.keys(exports)
  .filter((entry) => entry.startsWith("./messages/"))
  .map((entry) => `tilewright${entry.slice(1)}`);

/** Runs in the page. Lets the board speak a language. */
async function speak(entry) {
  const messages = Object.values(await import(entry)).find(({ element }) => element !== undefined);
  document.querySelector("tilewright-board").messages = messages;
}

/**
 * The result of a game: on the page as a whole, below a log of any length, with the page's own button beside it, and
 * without whatever has no use any more.
 */
async function saysHowItEnded(browser, url) {
  const page = await browser.newPage();
  const windows = [...smallScreens, [390, 780], [1280, 800]];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await page.goto(elementUrl(url, { alone: "" }));
    await page.waitForFunction("window.ready === true");
    await page.evaluate(endTheGame);
    for (const language of languages) {
      await page.evaluate(speak, language);
      const { cut, seen } = await page.evaluate(endSeen);
      const what = `${language}, ${width} x ${height}`;
      assert.deepEqual([cut, seen], [[], ["again"]], what);
      assert.deepEqual(await page.evaluate(misfits), [], what);
    }
  }
  await page.close();
  console.log(`element: says how a game has ended in ${languages.length} languages and ${windows.length} windows`);
}

/** Runs in the page. Ends a game of players with long names, who have all won, and puts a button into the slot. */
function endTheGame() {
  const board = document.querySelector("tilewright-board");
  window.liven(board);
  const again = document.createElement("button");
  Object.assign(again, { slot: "over", id: "again", textContent: "New game" });
  again.style.height = "44px";
  board.append(again);
  const players = board.view.players.map((player, i) => ({ ...player, name: `Wilhelmina Featherstonehaugh ${i}` }));
  const status = { kind: "over", turn: null, reason: "out", winners: [0, 1] };
  const lost = { player: 0, type: "adjusted", reason: "rack", points: -14, note: null };
  board.view = { ...board.view, players };
  board.view = { ...board.view, players, status, history: [...board.view.history, ...Array(6).fill(lost)] };
}

/** Runs in the page. Which texts are cut off, and which buttons and fields can be seen. */
function endSeen() {
  const board = document.querySelector("tilewright-board");
  const root = board.shadowRoot;
  const result = root.querySelector("[part=result]");
  const range = document.createRange();
  range.selectNodeContents(result);
  const text = range.getBoundingClientRect();
  const box = result.getBoundingClientRect();
  const lies = text.height > 0 && text.top >= box.top - 1 && text.bottom <= box.bottom + 1 && text.right <= innerWidth;
  const sees = (node) => node.checkVisibility({ visibilityProperty: true });
  const nodes = [...root.querySelectorAll("[data-action],[part~=button],input"), ...board.children];
  const seen = nodes.filter((node) => !node.closest("dialog") && sees(node)).map((node) => node.id || node.outerHTML);
  return { cut: lies && text.bottom <= innerHeight ? [] : [result.textContent, text.toJSON(), box.toJSON()], seen };
}

/** Plays a game to its end, refusals, an exchange and both challenges among its turns, and lists what shifts. */
function shiftOfAGame(page) {
  return page.evaluate(async () => {
    const root = document.querySelector("tilewright-board").shadowRoot;
    const shifted = [];
    const note = (entries) => {
      for (const { value, sources } of entries)
        shifted.push(`${value}: ${sources.map(({ node }) => node?.outerHTML ?? node?.textContent).join(" ")}`);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift" });
    const press = (action) => root.querySelector(`[data-action=${action}]`).click();
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const field = root.querySelector("[part=field]");
    const steps = [
      () => press("finish"),
      () => press("exchange"),
      () => root.querySelector("[data-place]").click(),
      () => press("exchange"),
      ...window.plays.flatMap((play) => [
        () => {
          field.value = play;
          root.querySelector("[part~=lay]").click();
        },
        () => press("finish"),
      ]),
      () => press("accept"),
    ];
    for (const step of steps) {
      step();
      await drawn();
    }
    if (window.game.status.kind !== "over")
      throw new Error(`the game is not over: ${root.querySelector("[part=log]").textContent}`);
    await drawn();
    note(observer.takeRecords());
    return shifted;
  });
}
