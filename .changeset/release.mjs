// The two steps of a release that a program can do. docs/contributing.md says when to run which.
//
//   node .changeset/release.mjs version   changesets become a version, CHANGELOG.md by kind, and the lock file follows
//   node .changeset/release.mjs pack      the package as it will be published: built, packed and checked; publishes nothing
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withPublishedLinks } from "./links.mjs";
import { pendingChangesets } from "./pending.mjs";

const git = (...args) => spawnSync("git", args, { encoding: "utf8" }).stdout.trim();
const run = (command, args, cwd = ".") => {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
};
const json = (path) => JSON.parse(readFileSync(path, "utf8"));

const [step] = process.argv.slice(2);
try {
  if (step === "version") version();
  else if (step === "pack") pack();
  else throw new Error(`expected version or pack, found ${step}`);
} catch (error) {
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
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
  const owner = json(".changeset/owner.json");
  const empty = Object.keys(owner).filter((field) => owner[field] === "");
  if (empty.length > 0) throw new Error(`fill ${empty.join(", ")} in .changeset/owner.json first`);
  if (git("status", "--porcelain") !== "")
    throw new Error("commit everything first: what is packed is what is committed");
  const pending = pendingChangesets();
  if (pending.length > 0)
    throw new Error(`run npm run release:version first: ${pending.join(", ")} are in no version yet`);
  const tag = `v${json("package.json").version}`;
  const tagged = git("rev-list", "-n1", tag, "--");
  const head = git("rev-parse", "HEAD");
  if (tagged !== "" && tagged !== head)
    throw new Error(`the tag ${tag} is on another commit, ${tagged.slice(0, 7)}: a version is released once`);

  const folder = mkdtempSync(join(tmpdir(), "tilewright-release-"));
  const copy = join(folder, "tilewright");
  run("git", ["clone", "--quiet", "--no-hardlinks", process.cwd(), copy]);
  const manifest = { ...json("package.json"), ...fieldsOf(owner) };
  writeFileSync(join(copy, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  const readme = readFileSync("README.md", "utf8");
  writeFileSync(join(copy, "README.md"), withPublishedLinks(readme, { ...owner, version: manifest.version }));
  const security = join(copy, "docs/security.md");
  writeFileSync(security, withAddress(readFileSync(security, "utf8"), owner.security));
  run("npm", ["ci", "--no-audit", "--no-fund"], copy);
  for (const script of ["build", "check:package", "test:pack"]) run("npm", ["run", "--silent", script], copy);
  run("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", process.cwd()], copy);
  rmSync(folder, { recursive: true, force: true });
  const file = `tilewright-${manifest.version}.tgz`;
  if (!existsSync(file)) throw new Error(`${file} was not made`);
  console.log(`${file} is ready. The last steps are a person's: README's links lead to the tag.\n`);
  const tagging = tagged === "" ? `git tag ${tag} ${head.slice(0, 12)} && ` : "";
  console.log(`  ${tagging}git push origin ${tag}\n  npm publish ./${file} --access public\n`);
}

function fieldsOf({ repository, homepage, bugs }) {
  return { repository: { type: "git", url: `git+${repository}.git` }, homepage, bugs: { url: bugs } };
}

/** docs/security.md says in words where to report a weakness. The published page links there. */
function withAddress(page, security) {
  const linked = page.replace("security advisories of the repository", (words) => `[${words}](${security})`);
  if (linked === page) throw new Error("docs/security.md does not say where to report a weakness");
  return linked;
}
