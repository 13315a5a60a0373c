// The packed package in a real browser: by a plain <script> (the global build) and by <script type=module> with an
// import map. Needs `npm run build` and a Chromium, at /usr/bin/chromium or where CHROMIUM says.
import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";
import { withPackedPackage } from "../package/unpack.mjs";
import { checks } from "./checks.mjs";
import { elementPage, playOnElement } from "./element.mjs";
import { comparePictures } from "./pictures.mjs";
import { readReplayPage } from "./replay.mjs";

const types = { ".html": "text/html", ".js": "text/javascript", ".map": "application/json" };

const globalPage = `<!doctype html><title>global</title>
<script src="/node_modules/tilewright/dist/tilewright.global.js"></script>
<script>window.entries = new Proxy({}, { get: () => window.tilewright }); window.ready = true;</script>`;

const nameOf = (subpath) => (subpath === "." ? "core" : subpath.slice(2));

/** Where the page finds each entry point: subpath -> path on the server. */
function filesOf(manifest) {
  const subpaths = Object.keys(manifest.exports).filter((subpath) => subpath !== "./package.json");
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

function serve(folder, pages) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, "http://localhost").pathname);
    const page = pages[path];
    try {
      const body = page ?? readFileSync(join(folder, path));
      response.writeHead(200, { "content-type": page ? "text/html" : (types[extname(path)] ?? "text/plain") });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

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
  for (const { name, run, expected } of checks) {
    const found = await page.evaluate(`(async () => (${run})(window.entries, ${JSON.stringify(urls)}))()`);
    assert.deepEqual(found, expected, `${path}: ${name}`);
    console.log(`${path}: ${name}`);
  }
  assert.deepEqual(errors, [], path);
  await page.close();
}

await withPackedPackage(async (folder, home) => {
  const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const files = filesOf(manifest);
  const pages = { "/global.html": globalPage, "/module.html": modulePage(files) };
  const server = await serve(folder, { ...pages, "/element.html": elementPage(importsOf(files)) });
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
    const origin = `http://127.0.0.1:${server.address().port}`;
    for (const path of Object.keys(pages)) await checkPage(browser, origin, path, files);
    await playOnElement(browser, `${origin}/element.html`);
    await readReplayPage(browser, folder, home);
    await comparePictures(browser, process.argv.includes("--update"));
    console.log(`browser: ${Object.keys(pages).length * checks.length} checks in Chromium ${browser.version()}`);
  } finally {
    await browser.close();
    server.close();
  }
});
