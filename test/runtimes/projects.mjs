// A project for each tool, as somebody has it who uses both: the tool and the packed package in its node_modules, and the
// program beside them. The tools are pinned by tools/<name>/package.json and its lock file, so nothing of them is among the
// packages of the repository.
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeProgram } from "./program.mjs";
import { runCommand } from "./run-command.mjs";

const tools = fileURLToPath(new URL("./tools/", import.meta.url));
const install = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];

/** The version that is installed of a package; an alias names the package and its version. */
export function versionOf(tool, name) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${tools}${tool}/package.json`, "utf8"));
  return { ...dependencies, ...devDependencies }[name].replace(/^npm:.*@/, "");
}

/**
 * Gives what makes projects, each once. What a short run needs of a tool are its `dependencies`; all of it, with
 * `devDependencies`, is for the full run.
 */
export function projectsIn(folder, { home, entries, short, signal }) {
  const made = new Map();
  const make = async (tool) => {
    const project = join(folder, tool);
    mkdirSync(project);
    for (const file of ["package.json", "package-lock.json"]) cpSync(`${tools}${tool}/${file}`, join(project, file));
    await runCommand("npm", short ? [...install, "--omit=dev"] : install, { cwd: project, signal });
    cpSync(home, join(project, "node_modules/tilewright"), { recursive: true });
    await writeProgram(project, entries);
    return project;
  };
  return (tool) => {
    if (!made.has(tool)) made.set(tool, make(tool));
    return made.get(tool);
  };
}
