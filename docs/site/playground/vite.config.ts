import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { languageNames } from "./src/language-names.ts";

const built = fileURLToPath(new URL("../../../dist/", import.meta.url));

/** A module that is written while the page is bundled, and imported by its id. */
const written = (id: string, write: () => string): Plugin => ({
  name: id,
  resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
  load: (asked) => (asked === `\0${id}` ? write() : undefined),
});

/** Loads each language of messages when it is asked for: `loaders.german()`. */
const languageModules = written("languages:", () => {
  const names = Object.keys(languageNames).filter((each) => each !== "english");
  const load = (name: string): string =>
    `${name}: async () => (await import("tilewright/messages/${name}")).${name}Messages`;
  return `export const loaders = { ${names.map(load).join(", ")} };`;
});

/** The text of the script that puts the board and the rules on a page: a file of its own, loaded to save a page. */
const libraryText = written("library:", () => {
  return `export default ${JSON.stringify(readFileSync(`${built}tilewright.board.global.js`, "utf8"))}`;
});

// A program for the page that Eleventy writes, below the site: static files that work under any path. The library is the
// built one: run `npm run build` at the root first.
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  plugins: [languageModules, libraryText],
  resolve: {
    alias: [
      { find: /^tilewright$/, replacement: `${built}index.js` },
      { find: /^tilewright\/(.+)$/, replacement: `${built}$1.js` },
    ],
  },
  worker: { format: "es", plugins: () => [languageModules] },
  build: {
    target: "es2022",
    outDir: fileURLToPath(new URL("../dist/playground/assets/", import.meta.url)),
    assetsInlineLimit: 0,
    assetsDir: "",
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    rollupOptions: {
      input: { playground: fileURLToPath(new URL("src/main.ts", import.meta.url)) },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", assetFileNames: "[name][extname]" },
    },
  },
});
