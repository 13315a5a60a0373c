// React Native: Metro makes a bundle with React Native's Babel preset, and Hermes runs it. The newest Hermes that can be
// installed as a program is 0.12; of newer ones there is the compiler alone.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { versionOf } from "../projects.mjs";
import { runCommand } from "../run-command.mjs";
import { expectNoProblems } from "./programs.mjs";

/** What React Native gives to Hermes before the program begins, and `at`, which Hermes 0.12 is too old for. */
const native = `globalThis.console ??= { log: print };
const at = { value(index) { return this[index < 0 ? this.length + index : index]; } };
for (const type of [Array, String, Object.getPrototypeOf(Int8Array)])
  if (!("at" in type.prototype)) Object.defineProperty(type.prototype, "at", at);
const { findProblems } = require("./program.mjs");
console.log("PROBLEMS " + JSON.stringify(findProblems()));
`;

/** As React Native sets Metro up. */
const bundle = `import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const { loadConfig, mergeConfig, runBuild } = require("metro");
const [out, withExports] = process.argv.slice(2);
const projectRoot = import.meta.dirname;
const config = mergeConfig(await loadConfig({ cwd: projectRoot, resetCache: true }, {}), {
  projectRoot,
  watchFolders: [projectRoot],
  resolver: {
    resolverMainFields: ["react-native", "browser", "main"],
    sourceExts: ["js", "mjs", "cjs", "json"],
    unstable_enablePackageExports: withExports === "exports",
    useWatchman: false,
  },
  transformer: { babelTransformerPath: require.resolve("@react-native/metro-babel-transformer") },
  reporter: { update() {} },
  maxWorkers: 1,
});
await runBuild(config, { entry: "native.js", out, dev: false, minify: false, platform: "android" });
`;

/** Makes the bundle, and gives its file. */
async function makeBundle({ project, node, signal }, exports) {
  const cwd = await project("metro");
  const files = {
    "native.js": native,
    "bundle.mjs": bundle,
    "babel.config.json": '{ "presets": ["module:@react-native/babel-preset"] }',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(cwd, file), text);
  const out = join(cwd, `${exports}.bundle.js`);
  await runCommand(await node(), ["bundle.mjs", out, exports], { cwd, signal });
  return out;
}

const runs = (exports) => async (context) => {
  const bundle = await makeBundle(context, exports);
  const cwd = await context.project("hermes");
  const hermes = join(cwd, "node_modules/hermes-engine-cli/linux64-bin/hermes");
  // -w: it warns of each global name that it does not know.
  expectNoProblems(await runCommand(hermes, ["-w", bundle], { cwd, signal: context.signal }));
};

const compiles = async (context) => {
  const bundle = await makeBundle(context, "exports");
  const cwd = await context.project("hermes");
  const compiler = join(cwd, "node_modules/hermes-compiler/hermesc/linux64-bin/hermesc");
  await runCommand(compiler, ["-w", "-O", "-emit-binary", "-out", "bundle.hbc", bundle], {
    cwd,
    signal: context.signal,
  });
};

const hermes = `Hermes ${versionOf("hermes", "hermes-engine-cli")}`;
const metro = `Metro ${versionOf("metro", "metro")}`;

export const reactNative = [
  { row: `${hermes}, ${metro}`, how: "package exports read; `at` added by hand", short: true, run: runs("exports") },
  { row: `${hermes}, ${metro}, no exports`, how: "package exports not read; `at` added by hand", run: runs("none") },
  {
    row: `Hermes of React Native ${versionOf("metro", "@react-native/babel-preset")}, ${metro}`,
    how: "compiled only: its compiler can be installed, its engine cannot",
    run: compiles,
  },
];
