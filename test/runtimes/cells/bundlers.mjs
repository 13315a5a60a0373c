// Bundlers: each builds the program as its users do, and Chromium runs what was built.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openChromium } from "../../browser/hands/chromium.mjs";
import { versionOf } from "../projects.mjs";
import { runCommand, withServer } from "../run-command.mjs";
import { expectNoProblemsIn, openIn } from "./browsers.mjs";

const page = (script) => `<!doctype html><title>bundle</title><script type="module" src="${script}"></script>\n`;

/** Builds with a program of the tool's interface, which writes dist/page.js, and opens the page that loads it. */
const built =
  (tool, text) =>
  async ({ project, node, chromium, signal }) => {
    const cwd = await project(tool);
    writeFileSync(join(cwd, "build.mjs"), text);
    await runCommand(await node(), ["build.mjs"], { cwd, signal });
    writeFileSync(join(cwd, "dist/index.html"), page("/page.js"));
    await expectNoProblemsIn(chromium, join(cwd, "dist"), signal);
  };

const esbuild = `import { build } from "esbuild";
await build({ entryPoints: ["page.mjs"], bundle: true, format: "esm", outfile: "dist/page.js" });
`;

const rollup = `import { rollup } from "rollup";
import { nodeResolve } from "@rollup/plugin-node-resolve";
const bundle = await rollup({ input: "page.mjs", plugins: [nodeResolve()] });
await bundle.write({ dir: "dist", format: "es", entryFileNames: "[name].js" });
`;

const webpack = `import webpack from "webpack";
const output = { path: import.meta.dirname + "/dist", filename: "page.js" };
webpack({ mode: "production", entry: "./page.mjs", output, performance: { hints: false } }, (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(String(error ?? stats.toString({ all: false, errors: true })));
  process.exit(1);
});
`;

/** Parcel reads `exports` only where package.json of the project says so. */
const parcel =
  (settings) =>
  async ({ project, node, chromium, signal }) => {
    const cwd = join(await project("parcel"), settings === null ? "plain" : "with-exports");
    mkdirSync(cwd);
    writeFileSync(join(cwd, "package.json"), JSON.stringify({ private: true, ...settings }));
    writeFileSync(join(cwd, "index.html"), page("../page.mjs"));
    const args = ["../node_modules/parcel/lib/bin.js", "build", "index.html", "--dist-dir", "dist", "--no-cache"];
    await runCommand(await node(), args, { cwd, signal });
    await expectNoProblemsIn(chromium, join(cwd, "dist"), signal);
  };

const viteBuild = async ({ project, node, chromium, signal }) => {
  const cwd = await project("vite");
  writeFileSync(join(cwd, "index.html"), page("/page.mjs"));
  await runCommand(await node(), ["node_modules/vite/bin/vite.js", "build"], { cwd, signal });
  await expectNoProblemsIn(chromium, join(cwd, "dist"), signal);
};

const viteServer = async ({ project, node, chromium, signal }) => {
  const cwd = await project("vite");
  writeFileSync(join(cwd, "index.html"), page("/page.mjs"));
  const args = ["node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", "0"];
  await withServer(await node(), args, { cwd, signal }, async (origin) =>
    openIn(openChromium(await chromium()), origin, signal),
  );
};

export const bundlers = [
  {
    row: `esbuild ${versionOf("esbuild", "esbuild")}`,
    how: "as it comes",
    short: true,
    run: built("esbuild", esbuild),
  },
  {
    row: `Rollup ${versionOf("rollup", "rollup")}`,
    how: "with its resolver for packages",
    run: built("rollup", rollup),
  },
  { row: `webpack ${versionOf("webpack", "webpack")}`, how: "as it comes", run: built("webpack", webpack) },
  { row: `Vite ${versionOf("vite", "vite")}, build`, how: "as it comes", run: viteBuild },
  { row: `Vite ${versionOf("vite", "vite")}, server`, how: "as it comes", run: viteServer },
  { row: `Parcel ${versionOf("parcel", "parcel")}`, how: "as it comes", run: parcel(null) },
  {
    row: `Parcel ${versionOf("parcel", "parcel")}, which reads \`exports\``,
    how: "`packageExports`",
    run: parcel({ "@parcel/resolver-default": { packageExports: true } }),
  },
];
