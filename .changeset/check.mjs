// Fails when what is shipped changed since the last release and no changeset says so. Needs neither a remote nor tags:
// the last release is the last commit that changed "version" in package.json.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";

const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout.trim();
const fail = (message) => {
  console.error(`changeset check: ${message}`);
  process.exit(1);
};

if (git("rev-parse", "--is-shallow-repository") !== "false") fail("needs the full history (git fetch --unshallow)");
const release = git("log", "-1", "--format=%H", "-G", '^ *"version":', "--", "package.json");
if (release === "") fail("package.json is not committed yet");

const changesets = readdirSync(".changeset").filter((name) => name.endsWith(".md") && name !== "README.md");
const commits = git("log", "--format=%H", `${release}..HEAD`, "--", "src", "package.json").split("\n").filter(Boolean);
if (commits.length > 0 && changesets.length === 0) {
  fail(`${commits.length} commits changed src or package.json since ${release.slice(0, 7)}; run npx changeset`);
}

const status = spawnSync(process.execPath, ["node_modules/@changesets/cli/bin.js", "status", `--since=${release}`], {
  encoding: "utf8",
});
if (status.status !== 0) fail(`${status.stdout}${status.stderr}`);
console.log(`changeset check: ${changesets.length} changesets for ${commits.length} commits since the last release`);
