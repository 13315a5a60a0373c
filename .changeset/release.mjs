// The steps of a release that a program can do. docs/releasing.md says when to run which.
//
//   node .changeset/release.mjs owner     what owner.json says is written where it is shown
//   node .changeset/release.mjs version   changesets become a version, CHANGELOG.md by kind, and the lock file follows
//   node .changeset/release.mjs pack      the package as it will be published: built, packed and checked; publishes nothing
//                                         (--unchecked: for release:dry, which checks one of several)
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withPublishedLinks } from "./links.mjs";
import { filesBehind, readOwner } from "./owner.mjs";
import { pendingChangesets } from "./pending.mjs";

const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout.trim();
const run = (command, args, cwd = ".") => {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
};
const json = (path) => JSON.parse(readFileSync(path, "utf8"));

const steps = { owner, version, pack };
const [step, flag] = process.argv.slice(2);
try {
  if (!Object.hasOwn(steps, step)) throw new Error(`expected ${Object.keys(steps).join(", ")}, found ${step}`);
  steps[step]();
} catch (error) {
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
}

function owner() {
  const behind = filesBehind(readOwner());
  for (const [path, text] of behind) writeFileSync(path, text);
  console.log(behind.length === 0 ? "Nothing has changed." : `Written: ${namesOf(behind)}. Commit them.`);
}

function namesOf(files) {
  return files.map(([path]) => path).join(", ");
}

function version() {
  run(process.execPath, ["node_modules/@changesets/cli/bin.js", "version"]);
  writeFileSync("CHANGELOG.md", byKind(readFileSync("CHANGELOG.md", "utf8")));
  const { version } = json("package.json");
  const lock = json("package-lock.json");
  lock.version = version;
  lock.packages[""].version = version;
  writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`version ${version}: read CHANGELOG.md, then commit`);
}

/**
 * What changed, for readers: breaking, new and fixed instead of major, minor and patch. A changelog function of
 * changesets cannot say so: it writes the lines, and `@changesets/apply-release-plan` has the headings in its code.
 */
function byKind(changelog) {
  return changelog
    .replaceAll("### Major Changes", "### Breaking")
    .replaceAll("### Minor Changes", "### New")
    .replaceAll("### Patch Changes", "### Fixed")
    .replace(/^- [0-9a-f]{7,}: /gm, "- ");
}

function pack() {
  const known = readOwner();
  const behind = filesBehind(known);
  if (behind.length > 0) throw new Error(`run npm run release:owner first, and commit: ${namesOf(behind)}`);
  if (git("status", "--porcelain") !== "")
    throw new Error("commit everything first: what is packed is what is committed");
  const pending = pendingChangesets();
  if (pending.length > 0)
    throw new Error(`run npm run release:version first: ${pending.join(", ")} are in no version yet`);
  requireInstalled();
  const { version } = json("package.json");
  const tag = `v${version}`;
  const head = git("rev-parse", "HEAD");
  const tagged = git("rev-list", "-n1", tag, "--");
  if (tagged !== "" && tagged !== head)
    throw new Error(`the tag ${tag} is on another commit, ${tagged.slice(0, 7)}: a version is released once`);
  const others = git("tag", "--points-at", "HEAD", "--list", "v[0-9]*").split("\n");
  if (tagged === "" && others[0] !== "") throw new Error(`package.json says ${version}, and the tag is ${others[0]}`);

  const folder = mkdtempSync(join(tmpdir(), "tilewright-release-"));
  const copy = join(folder, "tilewright");
  try {
    run("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), copy]);
    publishLinks(copy, { ...known, version });
    symlinkSync(realpathSync("node_modules"), join(copy, "node_modules"));
    const checks = flag === "--unchecked" ? [] : ["check:package", "test:pack"];
    for (const script of ["build", ...checks]) run("npm", ["run", "--silent", script], copy);
    run("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", process.cwd()], copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const file = `tilewright-${version}.tgz`;
  if (!existsSync(file)) throw new Error(`${file} was not made`);
  console.log(`${file} is ready.`);
}

/** What is built depends on the tools: they must be those of the lock file. */
function requireInstalled() {
  const hidden = "node_modules/.package-lock.json";
  const installed = existsSync(hidden) ? json(hidden).packages : {};
  const wrong = Object.entries(json("package-lock.json").packages).filter(
    ([path, { version, optional }]) => path !== "" && !optional && installed[path]?.version !== version,
  );
  if (wrong.length > 0) throw new Error(`run npm ci first: ${wrong.length} packages are not those of the lock file`);
}

/** Makes links of packed pages lead to the tag of the version, where what they lead to is not beside them. */
function publishLinks(copy, { repository, version }) {
  const packing = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const { stdout } = spawnSync("npm", packing, { cwd: copy, encoding: "utf8" });
  const shipped = new Set(JSON.parse(stdout)[0].files.map(({ path }) => path));
  for (const page of shipped) {
    if (!page.endsWith(".md")) continue;
    const path = join(copy, page);
    writeFileSync(path, withPublishedLinks(readFileSync(path, "utf8"), page, { repository, version, shipped }));
  }
}
