// Builds the site into docs/site/dist: `npm run docs` at the root. It needs what package.json names beside it and there.
// `node docs/site/build.mjs pages search` does these steps only, on what the last whole run has left.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const dist = "docs/site/dist";
process.chdir(root);

/** In this order: the pages show what the package says, and the index is made of the pages. */
const steps = {
  package: buildPackage,
  reference: writeReference,
  pages: writePages,
  pictures: writePictures,
  programs: bundlePrograms,
  playground: bundlePlayground,
  search: writeIndex,
};
const wanted = process.argv.slice(2);
for (const name of wanted) if (!(name in steps)) throw new Error(`no step ${name}: ${Object.keys(steps).join(", ")}`);

if (wanted.length === 0) rmSync(dist, { recursive: true, force: true });
for (const [name, action] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const begin = performance.now();
  await action();
  console.log(`${name}: ${((performance.now() - begin) / 1000).toFixed(1)} s`);
}
console.log(`The site is in ${dist}.`);

function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
}

function buildPackage() {
  run("npm", "run", "--silent", "build");
}

function writeReference() {
  rmSync("docs/api", { recursive: true, force: true });
  run(process.execPath, "node_modules/typedoc/bin/typedoc");
}

async function writePages() {
  const { default: Eleventy } = await import("@11ty/eleventy");
  const pages = new Eleventy("docs", dist, { configPath: "docs/site/eleventy.config.mjs", quietMode: true });
  await pages.write();
}

async function writePictures() {
  const { picture } = await import("./picture.mjs");
  mkdirSync(`${dist}/assets`, { recursive: true });
  for (const theme of ["light", "dark"]) writeFileSync(`${dist}/assets/board-${theme}.svg`, picture(theme));
  cpSync("docs/site/client/icon.svg", `${dist}/assets/icon.svg`);
}

/** Fonts that come late stay away until the next page: letters of another width would move all that has been read. */
function steadyFonts() {
  const steady = (text) => text.replaceAll("font-display:swap", "font-display:optional");
  return {
    name: "steady-fonts",
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.fileName.endsWith(".css")) file.source = steady(`${file.source}`);
    },
  };
}

async function bundlePrograms() {
  const { build } = await import("vite");
  await build({
    root: "docs/site/client",
    configFile: false,
    logLevel: "warn",
    base: "./",
    plugins: [steadyFonts()],
    worker: { format: "es", rollupOptions: { output: { entryFileNames: "[name].js" } } },
    build: {
      outDir: `${root}${dist}/assets`,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: {
          site: "docs/site/client/site.js",
          landing: "docs/site/client/landing.js",
          themes: "docs/site/client/themes.js",
        },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", assetFileNames: "[name][extname]" },
      },
    },
  });
}

async function bundlePlayground() {
  const { build } = await import("vite");
  await build({ configFile: "docs/site/playground/vite.config.ts", logLevel: "warn" });
}

async function writeIndex() {
  const { writeSearchIndex } = await import("./search-index.mjs");
  console.log(`The search knows ${await writeSearchIndex(await import("pagefind"), dist)} pages.`);
}
