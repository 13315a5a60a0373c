// Programs that run JavaScript without a page: Node, Bun, Deno, workerd.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { allIsWell } from "../program.mjs";
import { versionOf } from "../projects.mjs";
import { runCommand } from "../run-command.mjs";

/** The program has run and found nothing wrong, or else what it said is the reason. */
export function expectNoProblems(said) {
  if (!said.includes(allIsWell)) throw new Error(/^PROBLEMS .*/m.exec(said)?.[0] ?? said);
}

/** Runs the program as a module and as CommonJS. */
async function runBoth(command, args, { cwd, signal, env }) {
  for (const file of ["main.mjs", "main.cjs"])
    expectNoProblems(await runCommand(command, [...args, file], { cwd, signal, env }));
}

const nodes = ["20", "22", "24", "26"].map((major) => ({
  row: `Node ${versionOf("node", `node-${major}`)}`,
  how: "`import` and `require`",
  short: major === "24",
  run: async ({ project, signal }) => {
    const cwd = await project("node");
    await runBoth(join(cwd, `node_modules/node-${major}/bin/node`), [], { cwd, signal });
  },
}));

const bun = {
  row: `Bun ${versionOf("bun", "@oven/bun-linux-x64-baseline")}`,
  how: "`import` and `require`",
  short: true,
  run: async ({ project, signal }) => {
    const cwd = await project("bun");
    await runBoth(join(cwd, "node_modules/@oven/bun-linux-x64-baseline/bin/bun"), [], { cwd, signal });
  },
};

const deno = {
  row: `Deno ${versionOf("deno", "@deno/linux-x64-glibc")}`,
  how: "`import` and `require`",
  run: async ({ project, signal }) => {
    const cwd = await project("deno");
    const env = { DENO_DIR: join(cwd, "deno"), DENO_NO_UPDATE_CHECK: "1" };
    // To read node_modules is the one permission that `require` takes.
    const args = ["run", "--no-prompt", "--node-modules-dir=manual", "--allow-read"];
    await runBoth(join(cwd, "node_modules/@deno/linux-x64-glibc/deno"), args, { cwd, signal, env });
  },
};

const workerConfig = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(name = "main", worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "2025-01-01",
))]);
`;

const workerd = {
  row: `workerd ${versionOf("workerd", "@cloudflare/workerd-linux-64")}`,
  how: "one file, bundled as its tools do",
  short: true,
  run: async ({ project, signal }) => {
    const cwd = await project("workerd");
    const contents = `import { findProblems } from "./program.mjs";
      export default { test() { console.log("PROBLEMS " + JSON.stringify(findProblems())); } };`;
    await build({
      stdin: { contents, resolveDir: cwd },
      bundle: true,
      format: "esm",
      conditions: ["workerd", "worker", "browser"],
      outfile: join(cwd, "worker.js"),
      logLevel: "silent",
    });
    writeFileSync(join(cwd, "config.capnp"), workerConfig);
    const program = join(cwd, "node_modules/@cloudflare/workerd-linux-64/bin/workerd");
    expectNoProblems(await runCommand(program, ["test", "config.capnp"], { cwd, signal }));
  },
};

export const programs = [...nodes, bun, deno, workerd];
