// Frameworks that render a page on a server, and take it over in the browser: the board must be in the page as it came,
// and take a play. The components are those that docs/recipes/show-a-board.md gives.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, transform } from "esbuild";
import { openChromium } from "../../browser/hands/chromium.mjs";
import { serveFolder } from "../../browser/serve.mjs";
import { versionOf } from "../projects.mjs";
import { runCommand, withServer } from "../run-command.mjs";
import { openIn } from "./browsers.mjs";

/** The components of the recipe: the board, a table that holds the game, and a page of Next that deals when it is asked for. */
const recipe = readFileSync(new URL("../../../docs/recipes/show-a-board.md", import.meta.url), "utf8");
const [board, table, dealt] = [...recipe.matchAll(/```tsx\n(.*?)```/gs)].map(([, block]) => block);

const racks = '[["H", "O", "R", "N"], ["F", "A", "M", "E"]]';
const game = `createGame({ players: ["Ann", "Ben"], racks: ${racks}, first: 0, seed: "a page" })`;

async function writeFiles(folder, files) {
  for (const [file, text] of Object.entries({ ...files, "board.jsx": board, "table.jsx": table })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const { code } = await transform(text, { loader: "tsx", jsx: "preserve" });
    writeFileSync(join(folder, file), code);
  }
}

/** Opens a page with a board, does something there, and fails if the page has complained. */
async function onBoard(chromium, url, use) {
  const html = await (await fetch(url)).text();
  if (!html.includes("<tilewright-board")) throw new Error("there is no board in the page as the server sent it");
  const context = await (await chromium()).newContext();
  try {
    const page = await context.newPage();
    const problems = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && problems.push(message.text()));
    await page.goto(url);
    await use(page);
    if (problems.length > 0) throw new Error(`PROBLEMS ${JSON.stringify(problems)}`);
  } finally {
    await context.close();
  }
}

/** Ann types a play that is refused, and one that is made. */
async function playHorn(page) {
  const type = async (text) => {
    await page.getByLabel("Type a play").fill(text);
    await page.keyboard.press("Enter");
    await page.locator("[data-action=finish]").click();
  };
  await type("1A HORN");
  await page.getByText("The first play must cover 8H.").first().waitFor();
  await page.locator("[data-action=takeBack]").click();
  await type("8F HORN");
  await page.getByText("Ann played HORN for 14 points.").waitFor();
}

const react = async ({ project, node, chromium, signal }) => {
  const cwd = await project("react");
  const app = `import { createGame } from "tilewright"; import { Table } from "./table";
export const app = <main><Table start={${game}} /></main>;`;
  await writeFiles(cwd, {
    "app.jsx": app,
    "server.jsx":
      'import { renderToString } from "react-dom/server"; import { app } from "./app.jsx"; console.log(renderToString(app));',
    "client.jsx":
      'import { hydrateRoot } from "react-dom/client"; import { app } from "./app.jsx"; hydrateRoot(document.body, app);',
  });
  const bundle = (name, platform) =>
    build({
      ...{ entryPoints: [join(cwd, name)], bundle: true, platform, jsx: "automatic", logLevel: "silent" },
      ...{ outfile: join(cwd, "dist", name.replace("jsx", "js")), format: platform === "node" ? "cjs" : "esm" },
    });
  await bundle("server.jsx", "node");
  await bundle("client.jsx", "browser");
  const rendered = await runCommand(await node(), ["dist/server.js"], { cwd, signal });
  const script = '<script type="module" src="/client.js"></script>';
  const head = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Board</title>${script}`;
  writeFileSync(join(cwd, "dist/index.html"), `${head}<body>${rendered.trim()}</body></html>`);
  const { origin, close } = await serveFolder(join(cwd, "dist"), "/");
  try {
    await onBoard(chromium, `${origin}/`, playHorn);
  } finally {
    close();
  }
};

const nextFiles = {
  "layout.jsx": `export default ({ children }) => (
  <html lang="en"><head><link rel="icon" href="data:," /></head><body>{children}</body></html>
);
`,
  // The engine: on the server while the page is built, and once more in the browser.
  "page.jsx": `import { findProblems } from "../program.mjs";
import { Player } from "./player.jsx";
export default () => {
  const problems = findProblems();
  if (problems.length > 0) throw new Error("PROBLEMS " + JSON.stringify(problems));
  return <Player />;
};
`,
  "player.jsx": `"use client";
import { useEffect } from "react";
import { findProblems } from "../program.mjs";
export const Player = () => {
  useEffect(() => { globalThis.problems = findProblems(); }, []);
  return <p>A game</p>;
};
`,
  "board/page.jsx": `import { createGame } from "tilewright";
import { Table } from "../table";
export default () => <Table start={${game}} />;
`,
  // A game by chance, dealt for each request. The recipe has both components beside its page.
  "dealt/page.jsx": dealt.replace('"./table"', '"../table"'),
};

const next = async ({ project, node, chromium, signal }) => {
  const cwd = await project("next");
  await writeFiles(join(cwd, "app"), nextFiles);
  // What the template of Next sets: it makes every page ahead that asks for nothing of its reader.
  const config = "{ cacheComponents: true, partialPrefetching: true, turbopack: { root: import.meta.dirname } }";
  writeFileSync(join(cwd, "next.config.mjs"), `export default ${config};\n`);
  const program = "node_modules/next/dist/bin/next";
  const env = { NEXT_TELEMETRY_DISABLED: "1" };
  await runCommand(await node(), [program, "build"], { cwd, signal, env });
  const args = [program, "start", "--hostname", "127.0.0.1", "--port", "0"];
  await withServer(await node(), args, { cwd, signal, env }, async (origin) => {
    await openIn(openChromium(await chromium()), origin, signal);
    await onBoard(chromium, `${origin}/board`, playHorn);
    await onBoard(chromium, `${origin}/dealt`, async (page) => {
      await page.locator("[data-action=pass]").click();
      await page.getByText(/passed\. It's your turn\./).waitFor();
    });
  });
};

export const frameworks = [
  {
    row: `React ${versionOf("react", "react")}`,
    how: "`renderToString`, `hydrateRoot`, and plays on the board",
    short: true,
    run: react,
  },
  {
    row: `Next ${versionOf("next", "next")}`,
    how: "the engine on the server and in the browser; `cacheComponents`, and plays on the board",
    seconds: 360,
    run: next,
  },
];
