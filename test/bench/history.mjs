// The row of docs/performance-history.md that belongs to what is checked out, below the head of the table.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).trim();
const line = (cells) => `| ${cells.join(" | ")} |`;

export function tableOf(results) {
  const head = ["release", "commit", "date", "machine", ...results.map(({ column }) => column)];
  const row = [release(), git("rev-parse", "--short=8", "HEAD"), git("log", "-1", "--format=%cs"), machine()];
  return [
    line(head),
    line(head.map((_, i) => (i < 4 ? "---" : "---:"))),
    line([...row, ...results.map(({ figure }) => figure.toFixed(2))]),
  ].join("\n");
}

/** The version, unless there are changes that have none yet. */
function release() {
  if (readdirSync(".changeset").some((file) => file.endsWith(".md"))) return "unreleased";
  return JSON.parse(readFileSync("package.json", "utf8")).version;
}

/** What figures may depend on, and no more. */
function machine() {
  return `Node ${process.versions.node.split(".")[0]}, ${process.arch}, ${availableParallelism()} cores`;
}
