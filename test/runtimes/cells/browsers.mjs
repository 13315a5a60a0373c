// Browsers, each with a page that imports the package without a bundler; and a service worker.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openChromium } from "../../browser/hands/chromium.mjs";
import { firefox, withFirefox } from "../../browser/hands/firefox.mjs";
import { screen, webkit, withWebKit } from "../../browser/hands/webkit.mjs";
import { serveFolder } from "../../browser/serve.mjs";
import { asModule, bundleJudge } from "../program.mjs";

/** Waits until the page has set `problems`, which must be none, or `failed`, which is the reason. */
export async function expectNoProblemsOn(hands, signal) {
  for (let found = null; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    signal.throwIfAborted();
    found = await hands.evaluate("globalThis.failed ?? globalThis.problems ?? null");
    if (found === null) continue;
    if (found.length > 0) throw new Error(`PROBLEMS ${JSON.stringify(found)}`);
    return;
  }
}

/** Opens a page of a folder in Chromium: `index.html`, or what `path` names. */
export async function expectNoProblemsIn(chromium, folder, signal, path = "/") {
  const { origin, close } = await serveFolder(folder, "/");
  try {
    await openIn(openChromium(await chromium(), watchErrors), origin + path, signal);
  } finally {
    close();
  }
}

export async function openIn(open, url, signal) {
  const hands = await open(url, false);
  try {
    await expectNoProblemsOn(hands, signal);
  } finally {
    await hands.close();
  }
}

/** Runs in a page before anything else: a script that does not load, or throws, is the reason at once. */
function watchErrors() {
  const fail = ({ message, target, reason }) => {
    globalThis.failed ??= String(message ?? reason ?? `${target.src ?? target.href} does not load`);
  };
  addEventListener("error", fail, true);
  addEventListener("unhandledrejection", fail);
}

const moduleAddress = (entries) => (specifier) =>
  `/node_modules/tilewright/${entries.find((entry) => entry.specifier === specifier).file}`;

/** A folder of the project with the pages: one with an import map, one that asks a service worker. */
async function writePages(folder, entries) {
  const address = moduleAddress(entries);
  const imports = Object.fromEntries(entries.map(({ specifier }) => [specifier, address(specifier)]));
  const files = {
    "page.html": `<!doctype html><title>modules</title>
      <script>(${watchErrors})()</script>
      <script type="importmap">${JSON.stringify({ imports })}</script>
      <script type="module">import { findProblems } from "/pages/program.js"; globalThis.problems = findProblems();</script>`,
    "judge.js": await bundleJudge("esm"),
    "program.js": asModule(entries, { judge: "/pages/judge.js" }),
    "worker.html": `<!doctype html><title>service worker</title><script type="module">
      navigator.serviceWorker.addEventListener("message", ({ data }) => { globalThis.problems = data; });
      try {
        await navigator.serviceWorker.register("/pages/worker.js", { type: "module" });
        const { active } = await navigator.serviceWorker.ready;
        active.postMessage("what is wrong?");
      } catch (error) { globalThis.failed = String(error); }</script>`,
    "worker.js": `${asModule(entries, { judge: "/pages/judge.js", address })}
      addEventListener("message", ({ source }) => source.postMessage(findProblems()));`,
  };
  mkdirSync(join(folder, "pages"), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, "pages", file), text);
}

/** The browsers need no tool of their own: the packed package is served as it is. */
async function onPage({ packed, entries }, path, use) {
  await writePages(packed, entries);
  const { origin, close } = await serveFolder(packed, "/");
  try {
    await use(`${origin}${path}`);
  } finally {
    close();
  }
}

function needs(...programs) {
  const missing = programs.filter((program) => !existsSync(program));
  if (missing.length > 0) throw new Error(`there is no ${missing.join(" and no ")}`);
}

const how = "a page with an import map";

export const browsers = [
  {
    row: "Chromium",
    how,
    short: true,
    run: (context) =>
      onPage(context, "/pages/page.html", async (url) =>
        openIn(openChromium(await context.chromium()), url, context.signal),
      ),
  },
  {
    row: "Firefox",
    how,
    run: async (context) => {
      needs(firefox);
      await onPage(context, "/pages/page.html", (url) => withFirefox((open) => openIn(open, url, context.signal)));
    },
  },
  {
    row: "WebKit",
    how,
    run: async (context) => {
      needs(webkit, screen);
      await onPage(context, "/pages/page.html", (url) => withWebKit((open) => openIn(open, url, context.signal)));
    },
  },
  {
    row: "Service worker",
    how: "of modules, in Chromium",
    short: true,
    run: (context) =>
      onPage(context, "/pages/worker.html", async (url) =>
        openIn(openChromium(await context.chromium()), url, context.signal),
      ),
  },
];
