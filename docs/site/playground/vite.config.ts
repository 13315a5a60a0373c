import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const built = fileURLToPath(new URL("../../../dist/", import.meta.url));

/** `language:german` is German alone: all languages are one file of the package, and here each is one of its own. */
const oneLanguage: Plugin = {
  name: "one-language",
  resolveId: (id) => (id.startsWith("language:") ? `\0${id}` : undefined),
  load: (id) => {
    const [, name] = /^\0language:(\w+)$/.exec(id) ?? [];
    if (name === undefined) return undefined;
    return (
      `import { ${name}Messages, ${name}Records } from "${built}messages.js?${name}";` +
      `export const messages = { ...${name}Messages, ...${name}Records };`
    );
  },
};

// Static files that work under any path. The library is the built one: run `npm run build` at the root first.
export default defineConfig({
  base: "./",
  plugins: [oneLanguage],
  resolve: {
    alias: [
      { find: /^tilewright$/, replacement: `${built}index.js` },
      { find: /^tilewright\/(.+)$/, replacement: `${built}$1.js` },
    ],
  },
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
