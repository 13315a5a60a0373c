import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const built = fileURLToPath(new URL("../../../dist/", import.meta.url));

// Static files that work under any path. The library is the built one: run `npm run build` at the root first.
export default defineConfig({
  base: "./",
  resolve: {
    alias: [
      { find: /^tilewright$/, replacement: `${built}index.js` },
      { find: /^tilewright\/(.+)$/, replacement: `${built}$1.js` },
    ],
  },
  worker: { format: "es" },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
