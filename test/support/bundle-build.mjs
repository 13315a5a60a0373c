// Bundles the library as it stands in a checkout, so that later versions can be tried against it as a client or a server
// that has not been updated: `node test/support/bundle-build.mjs CHECKOUT FILE`. What it writes lies in
// test/fixtures/earlier-builds, named by the commit of the checkout.
import { build } from "esbuild";

const [, , checkout, outfile] = process.argv;
await build({
  stdin: {
    contents: `export * from "./src/index.ts"; export * from "./src/json/index.ts"; export * from "./src/rules/index.ts";`,
    resolveDir: checkout,
    loader: "ts",
  },
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  outfile,
});
