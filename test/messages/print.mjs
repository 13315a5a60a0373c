// `npm run messages` says how complete each language is; `npm run messages -- czech` lists what that language lacks.
import { build } from "esbuild";

const { outputFiles } = await build({
  entryPoints: ["test/messages/completeness.ts"],
  alias: { "tilewright/messages": "./src/messages/index.ts" },
  bundle: true,
  format: "esm",
  write: false,
});
const { completenessReport } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
console.log(completenessReport(process.argv[2]));
