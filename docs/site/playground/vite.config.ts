import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { languageNames } from "./src/language-names.ts";

const built = fileURLToPath(new URL("../../../dist/", import.meta.url));

/**
 * `languages:` loads each language as a file of its own, though all are one file of the package: `language:german` is
 * German alone. What it lacks is said in English.
 */
const languageModules: Plugin = {
  name: "language-modules",
  resolveId: (id) => (/^languages?:/.test(id) ? `\0${id}` : undefined),
  load: (id) => {
    const [, name] = /^\0languages?:(\w*)$/.exec(id) ?? [];
    if (name === undefined) return undefined;
    if (name === "") {
      const names = Object.keys(languageNames).filter((each) => each !== "english");
      const load = (each: string): string => `${each}: async () => (await import("language:${each}")).messages`;
      return `export const loaders = { ${names.map(load).join(", ")} };`;
    }
    return (
      `import * as all from "${built}messages.js?${name}";` +
      `export const messages = { ...all.${name}Messages, ...all.${name}Records };`
    );
  },
};

// Static files that work under any path. The library is the built one: run `npm run build` at the root first.
export default defineConfig({
  base: "./",
  plugins: [languageModules],
  resolve: {
    alias: [
      { find: /^tilewright$/, replacement: `${built}index.js` },
      { find: /^tilewright\/(.+)$/, replacement: `${built}$1.js` },
    ],
  },
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
