// The packed package in real browsers. Chromium loads it by a plain <script> (the global build) and by
// <script type=module> with an import map. The board is played on in Chromium, Firefox and WebKit. Needs `npm run build`
// and a Chromium, at /usr/bin/chromium or where CHROMIUM says. Firefox and WebKit are left out where they are missing,
// unless BROWSERS=all. `--drags` drags tiles in every situation instead, and prints a table; `--drags=WebKit` does so in
// one browser. Names of parts, such as "screen reader", run these alone.
import { strict as assert } from "node:assert";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";
import { withPackedPackage } from "../package/unpack.mjs";
import { stopwatch } from "../support/slowest.mjs";
import { accountPage, openGameOnPage } from "./account.mjs";
import { checks } from "./checks.mjs";
import { playOnClassPage } from "./class-page.mjs";
import { axeFindsNothing } from "./element-axe.mjs";
import { dragEverywhere, dragTiles, framePage } from "./element-drags.mjs";
import { embedBoards, embedPages } from "./element-embeds.mjs";
import { fitElement } from "./element-fit.mjs";
import { playOnElement } from "./element-game.mjs";
import { lookAtElement } from "./element-look.mjs";
import { playAllMovesOnElement } from "./element-moves.mjs";
import { elementPage } from "./element-page.mjs";
import { compareElement, picturePage } from "./element-pictures.mjs";
import { listenToElement } from "./element-spoken.mjs";
import { countTouches } from "./element-touches.mjs";
import { chromiumPointers, openChromium } from "./hands/chromium.mjs";
import { firefox, firefoxPointers, withFirefox } from "./hands/firefox.mjs";
import { screen, webkit, webkitPointers, withWebKit } from "./hands/webkit.mjs";
import { keyboardPage, typeOnKeyboards } from "./keyboards.mjs";
import { comparePictures } from "./pictures.mjs";
import { policyFor } from "./policy.mjs";
import { readReplayPage } from "./replay.mjs";

const types = { ".html": "text/html", ".js": "text/javascript", ".map": "application/json" };

const globalPage = `<!doctype html><title>global</title>
<script src="/node_modules/tilewright/dist/tilewright.global.js"></script>
<script>window.entries = new Proxy({}, { get: () => window.tilewright }); window.ready = true;</script>`;

const nameOf = (subpath) => (subpath === "." ? "core" : subpath.slice(2));

/** Where the page finds each entry point: subpath -> path on the server. */
function filesOf(manifest) {
  const subpaths = Object.keys(manifest.exports).filter((subpath) => !subpath.endsWith(".json"));
  return new Map(
    subpaths.map((subpath) => [
      subpath,
      `/node_modules/tilewright/${manifest.exports[subpath].import.default.slice(2)}`,
    ]),
  );
}

/** The import map of a page: specifier -> path on the server. */
const importsOf = (files) =>
  Object.fromEntries([...files].map(([subpath, file]) => [`tilewright${subpath.slice(1)}`, file]));

function modulePage(files) {
  const imports = importsOf(files);
  const entries = [...files.keys()].map((subpath) => [nameOf(subpath), `tilewright${subpath.slice(1)}`]);
  return `<!doctype html><title>modules</title>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
window.entries = {};
for (const [name, specifier] of ${JSON.stringify(entries)}) window.entries[name] = await import(specifier);
window.ready = true;
</script>`;
}

/** What the server has been asked for. */
const requests = [];

/** `strict` are pages that are served with the policy of docs/security.md. */
function serve(folder, pages, strict, scripts) {
  const server = createServer((request, response) => {
    requests.push(request.url);
    const path = normalize(new URL(request.url, "http://localhost").pathname);
    const page = pages[path] ?? strict[path];
    try {
      const body = page ?? readFileSync(scripts[path] ?? join(folder, path));
      response.writeHead(200, {
        "content-type": page ? "text/html" : (types[extname(path)] ?? "text/plain"),
        ...(path in strict && { "content-security-policy": policyFor(page) }),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

/** What is asked of a page. What asks the modules, wherever it stands, is asked once. */
const checksOf = (path) => checks.filter(({ ofModules = false }) => !ofModules || path === "/module.html");

async function checkPage(browser, origin, path, files) {
  const urls = Object.fromEntries([...files].map(([subpath, file]) => [nameOf(subpath), origin + file]));
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("requestfailed", (request) => errors.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.url().endsWith("favicon.ico"))
      errors.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${origin}${path}`);
  await page.waitForFunction("window.ready === true", undefined, { timeout: 20_000 }).catch(() => {
    throw new Error(`${path} did not load: ${errors.join("; ")}`);
  });
  for (const { name, run, expected } of checksOf(path)) {
    const found = await page.evaluate(`(async () => (${run})(window.entries, ${JSON.stringify(urls)}))()`);
    assert.deepEqual(found, expected, `${path}: ${name}`);
    console.log(`${path}: ${name}`);
  }
  assert.deepEqual(errors, [], path);
  await page.close();
}

/** The virtual screen reader, as browsers load it: path on the server -> file. */
const reader = {
  "/reader.js": createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js"),
};

/** Gives Chromium to `use`, and ends it. */
async function withChromium(use) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

/** Plays in a browser that need not be there: then a line says so. */
async function playIn(name, programs, run, url, pointers) {
  const missing = programs.filter((program) => !existsSync(program));
  if (missing.length === 0)
    return run(async (open, version) => {
      await playOnElement(`${name} ${version}`, open, url, requests);
      await dragTiles(name, open, new URL(url).origin, pointers, 2);
      await embedBoards(name, open, new URL(url).origin);
      const hands = await open(url, false);
      await axeFindsNothing(hands, name);
      await hands.close();
      console.log(`element in ${name}: axe-core finds nothing`);
    });
  const line = `element in ${name}: LEFT OUT, there is no ${missing.join(" and no ")}`;
  assert.ok(process.env.BROWSERS !== "all", line);
  console.log(line);
}

/** Drags in every situation, in each browser with each of its pointers, and prints what has arrived as a table. */
async function dragInEachBrowser(origin, only) {
  console.log("| browser | pointer | situation | arrived | the first that did not |\n| --- | --- | --- | --- | --- |");
  let lost = 0;
  const tryIn = {
    Chromium: (tryWith) => withChromium((browser) => tryWith(openChromium(browser), chromiumPointers)),
    Firefox: (tryWith) => withFirefox((open) => tryWith(open, firefoxPointers)),
    WebKit: (tryWith) => withWebKit((open) => tryWith(open, webkitPointers)),
  };
  for (const [name, withBrowser] of Object.entries(tryIn))
    if (only === undefined || only === name)
      await withBrowser(async (open, pointers) => {
        lost += await dragEverywhere(name, open, origin, pointers);
      });
  assert.equal(lost, 0, `${lost} drags have not arrived`);
}

const { timed, told } = stopwatch();
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));

/** Runs the parts of this test, or those that the command names, and notes how long each takes. */
async function timeAll(parts) {
  for (const [name, part] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) await timed(name, part);
}

await withPackedPackage(async (folder, home) => {
  const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const files = filesOf(manifest);
  const pages = { "/global.html": globalPage, "/module.html": modulePage(files) };
  const imports = importsOf(files);
  const strict = { "/element.html": elementPage(imports) };
  const framed = { "/drags.html": elementPage(imports), "/frame.html": framePage, ...embedPages(imports) };
  const more = { "/account.html": accountPage(imports), "/keyboards.html": keyboardPage(imports) };
  more["/pictures.html"] = picturePage(imports);
  const server = await serve(folder, { ...pages, ...more, ...framed }, strict, reader);
  try {
    const origin = `http://127.0.0.1:${server.address().port}`;
    const url = `${origin}/element.html`;
    const drags = process.argv.find((argument) => argument.startsWith("--drags"));
    if (drags !== undefined) return await dragInEachBrowser(origin, drags.split("=")[1]);
    await withChromium(async (browser) => {
      const update = process.argv.includes("--update");
      const parts = {
        "replay page": () => readReplayPage(browser, folder, home),
        "account page": () => openGameOnPage(browser, `${origin}/account.html`, folder, home),
        "class page": () => playOnClassPage(browser, folder, home),
        pictures: () => comparePictures(browser, update),
        "pictures of the element": () => compareElement(browser, `${origin}/pictures.html`, update),
        "looks of the element": () => lookAtElement(browser, url),
        "fit of the element": () => fitElement(browser, url),
        drags: () => dragTiles("Chromium", openChromium(browser), origin, chromiumPointers, 12),
        embeds: () => embedBoards("Chromium", openChromium(browser), origin),
        touches: () => countTouches(browser, url),
        "all moves": () => playAllMovesOnElement(browser, url),
        "screen reader": () => listenToElement(browser, url, "/reader.js"),
        keyboards: () => typeOnKeyboards(browser, `${origin}/keyboards.html`),
        "games in Chromium": () => playOnElement(`Chromium ${browser.version()}`, openChromium(browser), url, requests),
      };
      const loads = Object.keys(pages).map((path) => [path, () => checkPage(browser, origin, path, files)]);
      await timeAll({ ...Object.fromEntries(loads), ...parts });
      console.log(`browser: tried in Chromium ${browser.version()}`);
    });
    await timeAll({
      "games in Firefox": () => playIn("Firefox", [firefox], withFirefox, url, firefoxPointers),
      "games in WebKit": () => playIn("WebKit", [webkit, screen], withWebKit, url, webkitPointers),
    });
    console.log(told());
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
