// A version from the registry, in programs of users: README's first example in Node as a module and as CommonJS, in
// strict TypeScript, bundled by Vite, and on Linux in Bun.
import { strict as assert } from "node:assert";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const vite = fileURLToPath(new URL("bin/vite.js", import.meta.resolve("vite/package.json")));
/** The package of Bun is one for each kind of machine. */
const hasBun = process.platform === "linux" && process.arch === "x64";
const tsc = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));

/** Installs `version` in the new folder `cwd`, and runs the example. Returns where it ran; throws if it fails there. */
export async function tryVersion(version, { cwd, env, run, readme }) {
  const [, program, output] = /```ts\n([\s\S]*?)```[\s\S]*?```text output\n([\s\S]*?)```/.exec(readme);
  mkdirSync(cwd);
  const write = (file, text) => writeFileSync(join(cwd, file), text);
  write("package.json", '{ "name": "user", "private": true }\n');
  await run("npm", ["install", `tilewright@${version}`], { cwd, env });
  assert.equal(JSON.parse(readFileSync(join(cwd, "node_modules/tilewright/package.json"), "utf8")).version, version);

  write("main.mjs", program);
  write("main.cjs", asCommonJs(program));
  write("main.mts", program);
  write("main.cts", program);
  write(
    "vite.config.mjs",
    'export default { build: { ssr: "main.mjs", outDir: "built" }, ssr: { noExternal: true } };\n',
  );
  const strict = ["--strict", "--noEmit", "--target", "es2022", "--module", "nodenext"];
  await run(process.execPath, [tsc, ...strict, "main.mts", "main.cts"], { cwd });
  await run(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd });
  const runs = {
    "Node, import": [process.execPath, "main.mjs"],
    "Node, require": [process.execPath, "main.cjs"],
    Vite: [process.execPath, "built/main.mjs"],
    ...(hasBun ? { Bun: [require.resolve("@oven/bun-linux-x64-baseline/bin/bun"), "main.mjs"] } : {}),
  };
  for (const [where, [command, file]] of Object.entries(runs))
    assert.equal(await run(command, [file], { cwd }), output, `${version} in ${where}`);
  return [...Object.keys(runs), "strict TypeScript"];
}

/** The same program with `require`. */
function asCommonJs(program) {
  return program.replace(
    /^import \{(.*?)\} from (".*?");$/gm,
    (_, names, from) => `const {${names.replaceAll(" as ", ": ")}} = require(${from});`,
  );
}
