// Fails when what is shipped has changed and neither a changeset nor, before the first release, CHANGELOG.md can say so.
// The last release is the newest tag `v<version>`; a clone has its tags, and needs no remote.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pendingChangesets } from "./pending.mjs";

const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout.trim();
const fail = (message) => {
  console.error(`changeset check: ${message}`);
  process.exit(1);
};

if (git("rev-parse", "--is-shallow-repository") !== "false") fail("needs the full history (git fetch --unshallow)");
const changesets = pendingChangesets();
const release = git("describe", "--tags", "--abbrev=0", "--match=v[0-9]*");
if (release === "") beforeFirstRelease();
else sinceRelease();

/** Nobody has a version yet, so CHANGELOG.md has one entry, which says what there is. */
function beforeFirstRelease() {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  if (changesets.length > 0)
    fail(
      `${changesets.join(", ")}: nothing is released yet (no tag v${version}), so changes go into CHANGELOG.md; ` +
        "if it was released, git fetch --tags",
    );
  const entries = readFileSync("CHANGELOG.md", "utf8").match(/^## .*$/gm) ?? [];
  if (entries.join() !== `## ${version}`)
    fail(`CHANGELOG.md: expected one entry, ## ${version}, before the first release; found ${entries.join(", ")}`);
  console.log(`changeset check: nothing is released yet; CHANGELOG.md has its one entry, ${version}`);
}

/** What counts as shipped is said in config.json, `changedFilePatterns`. */
function sinceRelease() {
  const status = spawnSync(process.execPath, ["node_modules/@changesets/cli/bin.js", "status", `--since=${release}`], {
    encoding: "utf8",
  });
  if (status.status !== 0) fail(`${status.stdout}${status.stderr}`);
  console.log(`changeset check: ${changesets.length} changesets since ${release}`);
}
