// The site that `npm run docs` has built, under a path of some host: links, widths, search, colours, the board of the
// landing page, accessibility; nothing is written to the console, and no request leaves the host. Needs a Chromium, at
// /usr/bin/chromium or where CHROMIUM says. `node test/browser/site.mjs finds playsATurn` tries these parts only.
import { strict as assert } from "node:assert";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { stopwatch } from "../support/slowest.mjs";
import { findings } from "./element-axe.mjs";
import { serveFolder } from "./serve.mjs";
import { checkIndex, checkLinks, checkPages, readPages } from "./site-files.mjs";

const folder = fileURLToPath(new URL("../../docs/site/dist/", import.meta.url));
const under = "/a/b/";
const widths = [320, 390, 1280];
const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** Pages with wide tables, one of each kind of the reference, and the ways in: each is looked at closely. */
const closely = [
  "index.html",
  "start.html",
  "errors.html",
  "rules.html",
  "conformance.html",
  "recipes/show-a-board.html",
  "themes.html",
  "playground/index.html",
  "reference/index.html",
  "reference/tilewright/index.html",
  "reference/tilewright/functions/applyMove.html",
  "reference/tilewright/interfaces/Ruleset.html",
  "reference/tilewright/rulesets/variables/us2021.html",
];

if (!existsSync(`${folder}index.html`)) throw new Error("docs/site/dist is not there: npm run docs builds it");
const pages = readPages(folder);
checkLinks(folder, pages);
checkPages(pages, version);
checkIndex(folder, pages);
console.log(`site: ${pages.size} pages, every link leads somewhere`);

const { origin, close } = await serveFolder(folder, under);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
});
const parts = {
  looksRight,
  finds,
  findsGuides,
  saysThatItCannotSearch,
  keepsColours,
  playsATurn,
  turnsColours,
  opensItsMenu,
};
const wanted = process.argv.slice(2);
try {
  const { timed, told } = stopwatch();
  for (const [name, part] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) await timed(name, part);
  console.log(told());
  console.log(`site: tried in Chromium ${browser.version()}`);
} finally {
  await browser.close();
  close();
}

/** Opens a page in a window of its own, does something there, and asks whether all went well on the way. */
function on(path, action, options) {
  return through([path], action, options);
}

/** Goes from page to page in one window, does something on each, and asks each time whether all went well. */
async function through(paths, action, { width = 1280, ...options } = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const wrong = [];
  page.on("console", (message) => wrong.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("response", (response) => response.status() >= 400 && wrong.push(`${response.status()} ${response.url()}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(origin + under) && !/^(?:data|blob):/.test(request.url()))
      wrong.push(`leaves the site: ${request.url()}`);
  });
  for (const path of paths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(origin + under + path);
    await action(page, path);
    assert.deepEqual(wrong, [], path);
  }
  await context.close();
}

/**
 * Every guide and a part of the reference, in three widths: only tables and code may be wider than the window. axe-core looks
 * at some pages in light colours here, and in dark ones in a window of their own, where they open that way. The playground's
 * panels are given to it in playground.mjs.
 */
async function looksRight() {
  const isMember = (path) => /^reference\/.*\/[a-z-]+\/\w+\.html$/.test(path);
  const some = [...pages.keys()].filter((path, i) => !isMember(path) || i % 20 === 0 || closely.includes(path));
  const given = closely.filter((path) => path !== "playground/index.html");
  const wide = [];
  await through(some, async (page, path) => {
    if (given.includes(path)) await axeFindsNothing(page, `${path}, light`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate("document.documentElement.scrollWidth");
      if (needed > width) wide.push(`${path}: ${needed} px in a window of ${width}`);
    }
  });
  assert.deepEqual(wide, [], "pages that are too wide");
  await through(given, (page, path) => axeFindsNothing(page, `${path}, dark`), { width: 390, colorScheme: "dark" });
  console.log(
    `site: ${some.length} pages in ${widths.length} widths; axe-core finds nothing on ${given.length} of them`,
  );
}

async function axeFindsNothing(page, where) {
  await page.waitForLoadState("networkidle");
  assert.deepEqual(await findings(page), [], where);
}

/** What somebody types, and where the first answer that matches must lead. */
async function finds() {
  const asked = [
    ["applyMove", "reference/tilewright/functions/applyMove.html"],
    ["us2021", "reference/tilewright/rulesets/variables/us2021.html"],
    ["not-your-turn", "errors.html#not-your-turn"],
    // What people typed who knew README only, and had not guessed the name.
    ["premium squares board", "reference/tilewright/layouts/functions/premiumAt.html"],
    ["droppable squares", "recipes/preview-while-dragging.html"],
    ["shuffle rack recall", "reference/tilewright/compose/"],
    ["spectator view", "reference/tilewright/functions/viewFor.html"],
    ["untrusted move JSON", "reference/tilewright/json/variables/parseMove.html"],
    ["undo last move", "recipes/undo-replay-and-saves.html"],
    ["prove fair deal", "recipes/prove-a-fair-deal.html"],
    ["bot strength", "recipes/a-bot.html"],
    ["build word graph KWG", "reference/tilewright/dictionary/functions/buildWordGraph.html"],
    ["every legal play", "reference/tilewright/movegen/"],
    ["adjudicate words", "reference/tilewright/functions/judgeWords.html"],
    ["overtime penalty final", "reference/tilewright/clock/functions/timeRulings.html"],
    ["standings pairings", "will-not-do.html"],
  ];
  await on("start.html", async (page) => {
    await page.keyboard.press("/");
    const link = (target) => page.locator(`dialog a[href*="${target}"]`).first();
    for (const [text, target] of asked) {
      await askAnew(page, text);
      await link(target).waitFor();
      const { href, pathname } = new URL(await link(target).evaluate((found) => found.href));
      assert.ok(href.startsWith(`${origin}${under}${target}`), `${text} leads to ${href}`);
      assert.ok(pages.has(pathname.slice(under.length).replace(/\/$/, "/index.html")), `${href} is no page`);
    }
    const [, [text, target]] = asked;
    await askAnew(page, text);
    await link(target).click();
    await page.waitForURL((url) => url.href.startsWith(`${origin}${under}${target}`));
  });
  await on("index.html", async (page) => {
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("searchbox").fill("vvqplughx");
    await page.getByText("Nothing was found").waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("dialog[open]").count(), 0);
  });
  console.log(`site: the search finds ${asked.map(([text]) => text).join(", ")}`);
}

/** Asks something in the open dialog, where the answers to the question before are gone. */
async function askAnew(page, text) {
  await page.getByRole("searchbox").fill("");
  await page.getByText("Type a name, a code or a few words.").waitFor();
  await page.getByRole("searchbox").fill(text);
}

/** What newcomers type, and the guide that must be among the first three pages. */
async function findsGuides() {
  const asked = {
    ...{ install: "start.html", score: "recipes/scorekeeper-at-a-table.html", board: "recipes/show-a-board.html" },
    ...{ React: "examples/react-board/", server: "recipes/authoritative-server.html", rules: "which-rules.html" },
    ...{ challenge: "at-the-table.html", bingo: "vocabulary.html", exchange: "at-the-table.html", bag: "draw.html" },
    ...{ "word list": "words.html", "own words": "recipes/word-lists-in-other-languages.html" },
    ...{ language: "messages.html", class: "recipes/a-page-for-your-class.html", bot: "recipes/a-bot.html" },
    ...{ "best play": "recipes/a-bot.html", undo: "recipes/undo-replay-and-saves.html", GCG: "formats.html" },
    ...{ save: "recipes/undo-replay-and-saves.html", dark: "themes.html" },
  };
  await on("start.html", async (page) => {
    await page.keyboard.press("/");
    for (const [text, guide] of Object.entries(asked)) {
      await askAnew(page, text);
      await page
        .getByRole("status")
        .getByText(/pages?\b/)
        .waitFor();
      const found = await page.locator("dialog ol > li:not(.part) a").evaluateAll((all) => all.map(({ href }) => href));
      const first = found.slice(0, 3).map((href) => href.replace(`${origin}${under}`, ""));
      assert.ok(first.includes(guide), `${text}: ${first}`);
    }
  });
  console.log(`site: the first three pages for ${Object.keys(asked).join(", ")} have their guide`);
}

/** An index that came empty or did not come: the dialog opens all the same, and says so. */
async function saysThatItCannotSearch() {
  for (const answer of [{ body: "" }, { status: 404 }]) {
    const page = await browser.newPage();
    await page.route("**/pagefind-entry.json*", (route) => route.fulfill(answer));
    await page.goto(`${origin}${under}start.html`);
    await page.keyboard.press("/");
    await page.getByRole("searchbox").fill("board");
    await page.getByRole("status").getByText("The search does not work: its index could not be read.").waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    assert.equal(await page.locator("dialog[open]").count(), 0);
    await page.close();
  }
  console.log("site: a search without its index says that it does not work");
}

/** Dark as the reader's system is; a choice stays from page to page. */
async function keepsColours() {
  const ground = (page) => page.evaluate("getComputedStyle(document.body).backgroundColor");
  const dark = "rgb(23, 25, 29)";
  await on("start.html", async (page) => assert.equal(await ground(page), dark), { colorScheme: "dark" });
  await on("start.html", async (page) => {
    assert.notEqual(await ground(page), dark);
    await page.getByRole("button", { name: "Dark colours" }).click();
    assert.equal(await ground(page), dark);
    await page.goto(`${origin}${under}index.html`);
    assert.equal(await ground(page), dark);
    assert.equal(await page.locator("tilewright-board").getAttribute("theme"), "dark");
  });
  console.log("site: dark colours stay chosen");
}

async function turnsColours() {
  await on("themes.html", async (page) => {
    const lines = () => page.locator(".theme-lines").textContent();
    const tile = () =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector("tilewright-board");
        return getComputedStyle(shadowRoot.querySelector("svg .tile")).fill;
      });
    // The seat called You has the rack.
    const { viewer, players } = await page.evaluate("document.querySelector('tilewright-board').view");
    assert.equal(players[viewer].name, "You");
    await page.getByLabel("Begin with").selectOption("Wood");
    assert.equal(await tile(), "rgb(107, 68, 35)");
    await page.getByLabel("tile", { exact: true }).fill("#204060");
    assert.equal(await tile(), "rgb(32, 64, 96)");
    assert.match(await lines(), /--tilewright-tile: light-dark\(#204060, #e2c290\);/);
    assert.equal(await page.locator(".warnings li").count(), 0);
    await page.getByLabel("tile text").fill("#305070");
    assert.match(await page.locator(".warnings").textContent(), /tile-text on tile, light: 1\.\d to 1/);
    // The colours for dark pages are others, and the corners are the same.
    await page.getByLabel("Colours for").selectOption("dark");
    assert.equal(await tile(), "rgb(226, 194, 144)");
    await page.getByLabel("buttons").fill("0");
    assert.match(await lines(), /--tilewright-radius: 0px;/);
    // And back.
    await page.getByLabel("Begin with").selectOption("Own colours");
    assert.match(await lines(), /own colours/);
  });
  console.log("site: the page of themes turns colours, warns, and gives the lines to copy");
}

async function playsATurn() {
  await on("index.html", async (page) => {
    const log = page.locator(".log li");
    assert.equal(await log.count(), 4);
    const play = async (text) => {
      await page.getByLabel("Type a play").fill(text);
      await page.keyboard.press("Enter");
      await page.locator("tilewright-board [data-action=finish]").click();
    };
    await play("I6 RTES");
    await page.locator("tilewright-board").getByText("RTES is not in the dictionary.").waitFor();
    await page.locator("tilewright-board [data-action=takeBack]").click();
    await play((await page.locator(".play p code").last().textContent()).trim());
    await page.locator(".log li:nth-child(6)").waitFor();
    assert.match(await log.nth(1).textContent(), /^You: 23 points/);
    assert.match(await log.nth(0).textContent(), /^Ben: \d+ points/);
  });
  console.log("site: the board of the landing page takes a play, and Ben answers");
}

async function opensItsMenu() {
  for (const path of ["index.html", "errors.html"])
    await on(
      path,
      async (page) => {
        await page.getByRole("button", { name: "Pages" }).click();
        await page.getByRole("navigation", { name: "Pages" }).getByText("Find every play").click();
        await page.getByRole("link", { name: "A bot", exact: true }).click();
        await page.waitForURL(`${origin}${under}recipes/a-bot.html`);
      },
      { width: 320 },
    );
  console.log("site: the list of pages opens on a small screen");
}
